import Foundation
import JSON
import SampleWorld
import Testing

/// The adventure in the built program, through a pipe.
struct ExploreTests {
  private static let blanks: Set = ["text", "name", "command"]

  @Test func `both languages win by the same events, turn by turn, but for the texts`() throws {
    let english = try events(walkthrough.map(\.en), "en")
    let french = try events(walkthrough.map(\.fr), "fr")
    #expect(english.count > 300)
    #expect(english.dropFirst().map(blanked) == french.dropFirst().map(blanked))
    let last = english.last { $0["event"] == "room" }
    #expect(last?["score"] == last?["of"])
    #expect(english.last == ["event": "bye"])
  }

  @Test func `every turn is taken back once, and the night is still won`() throws {
    // The first line is refused.
    let lines = walkthrough.map(\.en).enumerated().flatMap { index, line in
      index == 0 ? [line] : [line, "undo", line]
    }
    let told = try events(lines, "en")
    #expect(told.last { $0["event"] == "room" }?["score"] == 200)
  }

  @Test(arguments: ["en", "fr"])
  func `killed after each third line, it goes on where it was`(_ language: String) throws {
    try withFolder { folder in
      let lines = walkthrough.map { language == "en" ? $0.en : $0.fr }
      var last = ""
      for start in stride(from: 0, to: lines.count, by: 3) {
        let some = lines[start..<min(start + 3, lines.count)].joined(separator: "\n")
        last = try line(some + "\n", language, in: folder).output
      }
      let score = try line("score\n", language, in: folder).output
      #expect(score.contains("200"), "\(last)")
    }
  }

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

  @Test func `a saved game that is damaged is told, and nothing changes`() throws {
    try withFolder { folder in
      _ = try line("east\nsave one\neast\n", "en", in: folder)
      let run = try line("restore two\nscore\n", "en", in: folder)
      #expect(run.output.contains("Saved so far: one."))
      #expect(run.output.contains("after 2 turns"))
      #expect(try line("restore one\nscore\n", "en", in: folder).output.contains("after 1 turn."))
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

  @Test func `a script that cannot go on ends with a whole message`() throws {
    let input = "script night.txt\n" + String(repeating: "look\n", count: 20)
    func script(_ limit: String) throws -> String {
      try withFolder { folder in
        _ = try line(input, "en", in: folder, after: #"cd "$D"; \#(limit)"#)
        return try String(contentsOf: folder.appending(path: "night.txt"), encoding: .utf8)
      }
    }
    let whole = try script("")
    let cut = try script("ulimit -f 8; ")
    #expect(cut.count < whole.count)
    #expect(whole.hasPrefix(cut) && cut.hasSuffix("\n"))
  }

  private func line(
    _ input: String, _ language: String, in folder: URL, after preparation: String = ""
  ) throws -> Run {
    try Run(
      preparation + #""$0" explore --ui line --lang "$L" --seed 1 --data-dir "$D""#,
      ["D": folder.path(), "L": language], input: input)
  }

  /// What a new game tells to lines of a player.
  private func events(_ lines: [String], _ language: String) throws -> [JSONValue] {
    try withFolder { folder in
      let said = lines.map { #"{"do":"say","text":"\#($0)"}"# }.joined(separator: "\n")
      let run = try Run(
        #""$0" explore --ui json --lang "$L" --seed 1 --data-dir "$D""#,
        ["D": folder.path(), "L": language], input: said + "\n")
      #expect(run.status == 0 && run.errors == "")
      return try run.output.split(separator: "\n").map { try JSONReader.read(Array($0.utf8)) }
    }
  }

  private func blanked(_ value: JSONValue) -> JSONValue { blanked(value, in: "") }

  private func blanked(_ value: JSONValue, in key: String) -> JSONValue {
    if Self.blanks.contains(key) { return "" }
    if let array = value.array { return JSONValue(array.map { blanked($0, in: "") }) }
    guard let object = value.object else { return value }
    return JSONValue(
      JSONObject(object.members.map { ($0.key, blanked($0.value, in: $0.key)) }))
  }
}
