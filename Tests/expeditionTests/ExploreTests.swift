import Foundation
import Testing

/// The adventure in the built program, through a pipe.
struct ExploreTests {
  @Test func `a script holds what was said, and no file is written over`() throws {
    try withFolder { folder in
      let file = folder.appending(path: "night.txt").path()
      _ = try line("script \(file)\neast\nscript off\neast\n", in: folder)
      let script = try String(contentsOfFile: file, encoding: .utf8)
      #expect(script.contains("\n> east\n"))
      #expect(!script.contains("script off\n\n> east"))
      let again = try line("script \(file)\n", in: folder)
      #expect(again.output.contains("cannot be written"))
      #expect(try String(contentsOfFile: file, encoding: .utf8) == script)
    }
  }

  @Test func `a script that cannot be begun leaves no file`() throws {
    try withFolder { folder in
      let file = folder.appending(path: "night.txt")
      let run = try line("script \(file.path())\n", in: folder, after: "ulimit -f 1; ")
      #expect(run.output.contains("cannot be written"))
      #expect(!FileManager.default.fileExists(atPath: file.path()))
    }
  }

  private func line(
    _ input: String, in folder: URL, after preparation: String = ""
  ) throws -> Run {
    try Run(
      preparation + #""$0" explore --ui line --lang en --seed 1 --data-dir "$D""#,
      ["D": folder.path()], input: input)
  }
}
