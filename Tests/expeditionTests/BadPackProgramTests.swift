import Foundation
import Testing

/// Files that are no packs, on the command line: each is refused with a sentence that names the place.
struct BadPackProgramTests {
  private func run(_ script: String, in folder: URL) throws -> Run {
    try Run("cd \"$D\" && " + script, ["D": folder.path()])
  }

  static let files: [(String, String, String)] = [
    ("mkdir pack", "pack", "pack:1:1: error: This is no ordinary file."),
    ("mkfifo pack", "pack", "pack:1:1: error: This is no ordinary file."),
    ("true", "/dev/zero", "/dev/zero:1:1: error: This is no ordinary file."),
    ("ln -s /etc/hostname pack", "pack", "pack:1:1: error: This is no ordinary file."),
    ("true", "pack", "pack:1:1: error: There is no such file."),
    (": > pack", "pack", "pack:1:1: error: The file ends before its time"),
    ("truncate -s 2G pack", "pack", "pack:1:1: error: The file has more than 8,388,608 bytes"),
    (#"printf '\377\376{\000' > pack"#, "pack", "pack:1:1: error: This is not UTF-8."),
    (#"printf '\357\273\277{}' > pack"#, "pack", "pack:1:1: error: The file begins with a byte"),
    (#"printf '{\n\000}' > pack"#, "pack", "pack:2:1: error: The character U+0000"),
    (#"printf '{"title": "\033[2J"}' > pack"#, "pack", "pack:1:12: error: A line break, a tab"),
  ]

  @Test(arguments: files)
  func `a file that is no pack is refused`(
    _ setUp: String, _ path: String, _ sentence: String
  ) throws {
    try withFolder { folder throws in
      for command in ["play", "levels"] {
        let run = try run(
          "rm -rf pack; \(setUp); \"$0\" \(command) \(path) --lang en --data-dir data", in: folder)
        #expect(run.status == 1)
        #expect(run.output == "")
        #expect(run.errors.hasPrefix(sentence), "\(run.errors)")
      }
      let check = try run("\"$0\" pack check \(path) --lang en --data-dir data", in: folder)
      #expect(check.status == 1)
      #expect(check.output.hasPrefix(sentence))
    }
  }

  /// Sixty-four MiB of memory are enough to refuse what would fill a thousand times that.
  @Test func `a bomb is refused in little memory`() throws {
    try withFolder { folder throws in
      let bomb = "\"chapters\":" + String(repeating: "[", count: 100_000)
      try Data("{\(bomb)".utf8).write(to: folder.appending(path: "deep"))
      try Data(("[" + String(repeating: "1,", count: 4_000_000)).utf8).write(
        to: folder.appending(path: "wide"))
      for name in ["deep", "wide"] {
        let run = try run("\"$0\" play \(name) --lang en --data-dir data", in: folder)
        #expect(run.status == 1)
        #expect(run.errors.hasPrefix("\(name):1:"))
      }
    }
  }

  @Test func `a program is told on the wire`() throws {
    try withFolder { folder throws in
      let run = try run("\"$0\" play none --ui json --lang en --data-dir data", in: folder)
      #expect(run.status == 1)
      #expect(run.errors == "")
      let lines = run.output.split(separator: "\n")
      #expect(lines.first == #"{"event":"hello","version":1,"lang":"en"}"#)
      #expect(lines.last?.hasPrefix(#"{"event":"findings","file":"none","playable":false"#) == true)
      #expect(lines.count == 2)
    }
  }
}
