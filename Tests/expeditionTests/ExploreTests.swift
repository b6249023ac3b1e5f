import Foundation
import Testing

/// The adventure in the built program, through a pipe.
struct ExploreTests {

  @Test(arguments: [("en", "get wombat"), ("fr", "prendre le wombat")])
  func `bad input is answered, and no turn is lost`(_ language: String, _ wombat: String) throws {
    try withFolder { folder in
      let long = String(repeating: "a", count: 4_000)
      let bad = [
        wombat, "", "   ", "...", "the the", "le la", "take take", "get", long, "😀",
        "save a/b", "save ..", "restore nowhere", "script /nowhere/at/all.txt", "undo", "g",
        "\u{1B}[2J",
      ]
      let run = try line(bad.joined(separator: "\n") + "\nscore\n", language, in: folder)
      #expect(run.status == 0 && run.errors == "")
      #expect(run.output.contains(language == "en" ? "after 0 turns" : "en 0 tour"))
      #expect(!run.output.contains("\u{1B}"))
    }
  }

  @Test func `a script holds what was said, and no file is written over`() throws {
    try withFolder { folder in
      let file = folder.appending(path: "night.txt").path()
      _ = try line("script \(file)\neast\nscript off\neast\n", "en", in: folder)
      let script = try String(contentsOfFile: file, encoding: .utf8)
      #expect(script.contains("\n> east\n"))
      #expect(!script.contains("script off\n\n> east"))
      let again = try line("script \(file)\n", "en", in: folder)
      #expect(again.output.contains("cannot be written"))
      #expect(try String(contentsOfFile: file, encoding: .utf8) == script)
    }
  }

  @Test func `a script that cannot be begun leaves no file`() throws {
    try withFolder { folder in
      let file = folder.appending(path: "night.txt")
      let run = try line("script \(file.path())\n", "en", in: folder, after: "ulimit -f 1; ")
      #expect(run.output.contains("cannot be written"))
      #expect(!FileManager.default.fileExists(atPath: file.path()))
    }
  }

  private func line(
    _ input: String, _ language: String, in folder: URL, after preparation: String = ""
  ) throws -> Run {
    try Run(
      preparation + #""$0" explore --ui line --lang "$L" --seed 1 --data-dir "$D""#,
      ["D": folder.path(), "L": language], input: input)
  }
}
