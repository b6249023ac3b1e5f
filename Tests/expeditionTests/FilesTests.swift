import Flow
import Foundation
import JSON
import Session
import Testing

/// Files that are damaged, foreign, newer or out of reach: said once, and play goes on.
struct FilesTests {
  /// The intro, the card, and an answer that is wrong.
  private static let moves = "\n\n/lang en\nclimb back the way you fell\n/where\n"

  private func play(in folder: String, _ variables: [String: String] = [:]) throws -> Run {
    let variables = variables.merging(["D": folder]) { _, new in new }
    return try Run(
      #""$0" play --plain --seed 1 --clock script --lang en --data-dir "$D""#, variables,
      input: Self.moves)
  }

  /// How often the first level was answered wrong, as the file tells.
  private func attempts(in folder: URL) throws -> Int? {
    let bytes = Array(try Data(contentsOf: folder.appending(path: "progress.json")))
    return try SealedDocument(opening: bytes).data["visits"]?["trap"]?["attempts"]?.int
  }

  /// How often a text was said.
  private func count(_ text: String, in run: Run) -> Int {
    run.output.components(separatedBy: text).count - 1
  }

  @Test(arguments: ["", "garbage", "{}", "[1,2,3]\n", "\u{0}\u{1}", "{\"schema\":1}"])
  func `a file that is not ours is set aside, and a new game begins`(_ bytes: String) throws {
    try withFolder { folder in
      let file = folder.appending(path: "progress.json")
      try Data(bytes.utf8).write(to: file)
      let run = try play(in: folder.path())
      #expect(run.status == 0)
      #expect(count("was damaged", in: run) == 1)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path())
      let kept = try #require(names.first { $0.hasPrefix("progress.json.corrupt-") })
      #expect(try Data(contentsOf: folder.appending(path: kept)) == Data(bytes.utf8))
      #expect(count("1 wrong answer so far.", in: run) == 1)
      #expect(try attempts(in: folder) == 1)
      _ = try play(in: folder.path())
      #expect(try attempts(in: folder) == 2)
    }
  }

  @Test(arguments: ["--help", "--nonsense", "pack check -"])
  func `a command that plays nothing repairs nothing`(_ words: String) throws {
    try withFolder { folder in
      let file = folder.appending(path: "settings.json")
      try Data("garbage".utf8).write(to: file)
      _ = try Run(#""$0" \#(words) --data-dir "$D""#, ["D": folder.path()])
      #expect(try Data(contentsOf: file) == Data("garbage".utf8))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path()).count == 1)
    }
  }

  @Test func `a damaged file is kept, and the copy before it is played from`() throws {
    try withFolder { folder in
      let file = folder.appending(path: "progress.json")
      _ = try play(in: folder.path())
      _ = try play(in: folder.path())
      let whole = try Data(contentsOf: file)
      try whole.dropLast().write(to: file)
      let run = try play(in: folder.path())
      #expect(run.status == 0)
      #expect(count("The previous copy takes its place", in: run) == 1)
      #expect(try attempts(in: folder) == 2)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path())
      let kept = try #require(names.first { $0.hasPrefix("progress.json.corrupt-") })
      #expect(try Data(contentsOf: folder.appending(path: kept)) == whole.dropLast())
      _ = try play(in: folder.path())
      #expect(try attempts(in: folder) == 3)
    }
  }

  @Test func `a file that is gone is played from the copy before it`() throws {
    try withFolder { folder in
      _ = try play(in: folder.path())
      _ = try play(in: folder.path())
      try FileManager.default.removeItem(at: folder.appending(path: "progress.json"))
      let run = try play(in: folder.path())
      #expect(count("was gone.", in: run) == 1)
      #expect(try attempts(in: folder) == 2)
    }
  }

  @Test func `a file of a later version is played from and never written over`() throws {
    try withFolder { folder in
      var progress = Progress(seed: 1)
      progress.hasBegun = true
      progress.frontier = "bridge"
      let later = SealedDocument(schema: Progress.schema + 1, revision: 3, data: progress.data)
      let bytes = Data(try later.sealedBytes())
      let file = folder.appending(path: "progress.json")
      try bytes.write(to: file)
      let run = try play(in: folder.path())
      #expect(run.output.contains("Ice Cave, level 2 of"))
      #expect(count("was written by a newer version", in: run) == 1)
      #expect(try Data(contentsOf: file) == bytes)
      #expect(run.status == 1)
    }
  }

  @Test func `a link in place of the file is refused, and what it names is untouched`() throws {
    try withFolder { folder in
      let other = folder.appending(path: "other")
      try Data("mine".utf8).write(to: other)
      try FileManager.default.createSymbolicLink(
        at: folder.appending(path: "progress.json"), withDestinationURL: other)
      let run = try play(in: folder.path())
      #expect(count("cannot be saved", in: run) == 1)
      #expect(try Data(contentsOf: other) == Data("mine".utf8))
      #expect(run.status == 1)
    }
  }

  @Test func `what a killed save left behind is swept away`() throws {
    try withFolder { folder in
      let gone = Process()
      gone.executableURL = URL(filePath: "/bin/true")
      try gone.run()
      gone.waitUntilExit()
      let left = folder.appending(path: ".progress.json.\(gone.processIdentifier)-1.new")
      try Data("half".utf8).write(to: left)
      #expect(try play(in: folder.path()).status == 0)
      #expect(!FileManager.default.fileExists(atPath: left.path()))
    }
  }

  @Test(arguments: ["000", "277", "777"])
  func `folders are 0700 and files 0600 whatever the umask, below the current folder`(
    _ mask: String
  ) throws {
    try withFolder { folder in
      let run = try Run(
        #"cd "$D" && umask \#(mask) && "$0" play --plain --lang en --data-dir one/two"#,
        ["D": folder.path()], input: Self.moves)
      #expect(run.status == 0)
      let paths = ["one": 0o700, "one/two": 0o700, "one/two/progress.json": 0o600]
      for (path, mode) in paths {
        let attributes = try FileManager.default.attributesOfItem(
          atPath: folder.appending(path: path).path())
        #expect(attributes[.posixPermissions] as? Int == mode, "\(path)")
      }
    }
  }

  @Test func `a language chosen inside stands at the next start; a flag does not`() throws {
    try withFolder { folder in
      _ = try Run(#""$0" --lang en --data-dir "$D""#, ["D": folder.path()], input: "/lang fr\n")
      let next = try Run(#""$0" --data-dir "$D""#, ["D": folder.path(), "LANG": "en_US.UTF-8"])
      #expect(next.output.hasPrefix("Expédition\n"))
    }
    try withFolder { folder in
      _ = try Run(#""$0" --lang fr --data-dir "$D""#, ["D": folder.path()], input: "/notes\n")
      let next = try Run(#""$0" --data-dir "$D""#, ["D": folder.path()])
      #expect(next.output.hasPrefix("Expedition\n"))
    }
  }
}
