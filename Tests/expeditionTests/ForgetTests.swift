import Foundation
import Testing

/// Deleting what is kept of packs: of one, under a name, or under a name in one pack.
struct ForgetTests {
  private func run(_ arguments: String, in folder: URL, input: String = "") throws -> Run {
    try Run(
      "cd \"$D\" && \"$0\" --data-dir data " + arguments, ["D": folder.path()], input: input)
  }

  /// Two packs, played by Ada, by Ben and, the first, by nobody in particular.
  private func withClass(_ body: (URL) throws -> Void) throws {
    try withFolder { folder in
      for title in ["Capitals", "Rivers"] {
        try Data("question,right,wrong\nWhich?,yes,no\n".utf8)
          .write(to: folder.appending(path: title + ".csv"))
        _ = try run("pack import \(title).csv -o \(title).json", in: folder)
        for name in ["--name Ada", "--name Ben"] + (title == "Capitals" ? [""] : []) {
          _ = try run("play \(title).json \(name)", in: folder, input: "\nno\n/quit\n")
        }
      }
      #expect(try kept(in: folder).count == 10)
      try body(folder)
    }
  }

  private func kept(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path() + "/data/packs")
      .filter { $0 != ".lock" }.sorted()
  }

  static let cases: [(String, [String], left: Int)] = [
    (
      "Capitals.json",
      ["“Capitals”, Ada.", "“Capitals”, Ben.", "“Capitals”, without a name."], left: 4
    ),
    ("--name Ada", ["“Capitals”, Ada.", "“Rivers”, Ada."], left: 6),
    ("--name ' Ben  ' Rivers.json", ["“Rivers”, Ben."], left: 8),
  ]

  @Test(arguments: cases) func `what is meant is deleted and told, and only that`(
    _ arguments: String, _ told: [String], _ left: Int
  ) throws {
    try withClass { folder in
      let run = try run("--lang en pack forget " + arguments, in: folder)
      #expect(run.status == 0 && run.errors.isEmpty)
      let lines = run.output.split(separator: "\n")
      #expect(lines.dropLast().map(String.init).sorted() == told.map { "Forgotten: " + $0 })
      #expect(lines.last?.hasPrefix("If the game is still open there") == true)
      #expect(try kept(in: folder).count == left)
      #expect(try self.run("--lang en pack forget " + arguments, in: folder).status == 1)
    }
  }

  @Test func `copies go too, damaged ones and those without their file`() throws {
    try withClass { folder in
      let packs = folder.appending(path: "data/packs")
      for name in try kept(in: folder) where name.hasSuffix(".json") {
        // Of one pack the copy before is left, of the other nothing that can be read.
        let file = packs.appending(path: name)
        let before = packs.appending(path: name + ".previous")
        try Data("x".utf8).write(to: packs.appending(path: name + ".corrupt-20261121T010203Z"))
        try FileManager.default.removeItem(at: file)
        if try String(contentsOf: before, encoding: .utf8).contains("Rivers") {
          try FileManager.default.removeItem(at: before)
        }
      }
      #expect(try kept(in: folder).count == 8)
      #expect(try run("pack forget --name Ada", in: folder).status == 0)
      #expect(try run("pack forget Capitals.json", in: folder).status == 0)
      #expect(try run("pack forget --name Ben", in: folder).status == 0)
      #expect(try kept(in: folder) == [])
    }
  }

  @Test(arguments: [
    (
      "en",
      "Error: nothing of that is kept here (looked in data)\nNames that are kept here: Ada, Ben"
    ),
    (
      "fr",
      "Erreur\u{A0}: rien n’est gardé ici sous ce nom (cherché dans data)\nNoms gardés ici\u{A0}: Ada, Ben"
    ),
  ]) func `where nothing is meant the names that are there are listed`(
    _ language: String, _ told: String
  ) throws {
    try withClass { folder in
      let noName = language == "en" ? "without a name" : "sans nom"
      for (pack, names) in [("", ", \(noName).\n"), ("Rivers.json", ".\n")] {
        let run = try run("--lang \(language) pack forget --name Zoe " + pack, in: folder)
        #expect(run.status == 1 && run.output.isEmpty)
        #expect(run.errors == told + names)
      }
      #expect(try kept(in: folder).count == 10)
    }
  }

  @Test func `nothing is made where nothing is kept`() throws {
    try withFolder { folder in
      let run = try run("--lang en pack forget --name Ada", in: folder)
      #expect(
        run.status == 1 && run.errors == "Error: nothing of that is kept here (looked in data)\n")
      #expect(!FileManager.default.fileExists(atPath: folder.path() + "/data"))
      #expect(try self.run("pack forget none.json", in: folder).status == 1)
    }
  }

  @Test func `a link in the data folder leads nowhere`() throws {
    try withClass { folder in
      let data = folder.appending(path: "data")
      try FileManager.default.moveItem(
        at: data.appending(path: "packs"), to: folder.appending(path: "out"))
      try FileManager.default.createSymbolicLink(
        at: data.appending(path: "packs"), withDestinationURL: folder.appending(path: "out"))
      #expect(try run("pack forget --name Ada", in: folder).status == 1)
      let left = try FileManager.default.contentsOfDirectory(atPath: folder.path() + "/out")
      #expect(left.filter { $0 != ".lock" }.count == 10)
    }
  }

  @Test func `a test of questions does not sell its answers unless that is asked for`() throws {
    try withFolder { folder in
      try Data("question,right,wrong\nWhich?,yes,no\n".utf8)
        .write(to: folder.appending(path: "q.csv"))
      let test = try run("--lang en pack import q.csv --attempts 2 --answers at-end", in: folder)
      #expect(test.output.contains(#""attempts": 2"#))
      #expect(test.output.contains(#""answers": "at-end""#))
      #expect(!test.output.contains("The answer: yes"))
      for options in ["", "--attempts 2 --hints answer"] {
        let made = try run("--lang en pack import q.csv " + options, in: folder)
        #expect(made.output.contains("The answer: yes"))
      }
    }
  }
}
