import Descent
import Foundation
import Localization
import Reflex
import Testing

@testable import expedition

/// Descents as they are asked for on the command line, of the program itself.
struct DescentProgramTests {
  /// Goes down and gives every landing up.
  private static let down = "\n" + String(repeating: "/skip\n/skip\n", count: 4)

  private func run(
    _ arguments: String, in folder: URL, _ variables: [String: String] = [:], input: String = ""
  ) throws -> Run {
    try Run(
      #""$0" \#(arguments) --lang en --data-dir "$D""#,
      variables.merging(["D": folder.path()]) { _, new in new }, input: input)
  }

  @Test func `a picture is a row a landing`() throws {
    let date = try #require(CalendarDate(daily: "2026-12-01"))
    let landings = [(0, 0, false), (1, 0, false), (0, 1, false), (2, 3, true)].compactMap {
      LandingResult(falls: $0, hints: $1, isGivenUp: $2)
    }
    let result = try #require(
      DescentResult(
        version: 2, date: date, landings: landings, seconds: 1, pace: .climb,
        difficulty: date.difficulty))
    #expect(
      result.picture.map { $0.resolved(in: .en) } == ["★★★", "★★☆ ✗", "★★☆ ~", "☆☆☆ ✗✗~~~"])
  }

  @Test func `today’s descent is shared, and its code says the same`() throws {
    try withFolder { folder in
      let none = try run("descend --share", in: folder)
      #expect(none.status == 1)
      #expect(none.errors.contains("nothing to share"))
      let played = try run("descend --plain", in: folder, input: Self.down)
      #expect(played.output.contains("It is the rope’s first knot."))
      let shared = try run("descend --share", in: folder)
      let lines = shared.output.split(separator: "\n")
      #expect(lines.count == 3)
      #expect(lines[0].contains(": 0 0 0, 0 of 9"))
      let pictured = try run("descend --picture", in: folder)
      #expect(pictured.output == shared.output + String(repeating: "☆☆☆\n", count: 3))
      let code = try #require(lines[2].split(separator: " ").last)
      let checked = try run("descend --check \(code)", in: folder)
      #expect(checked.status == 0)
      #expect(checked.output.hasPrefix(lines[0] + "\n"))
      let date = try #require(lines[0].split(separator: " ").dropFirst(2).first?.dropLast())
      let exported = try run("pack export \"$D/own.json\" --descent \(date)", in: folder)
      #expect(exported.status == 0)
      let packChecked = try run("pack check \"$D/own.json\"", in: folder)
      #expect(packChecked.output.hasSuffix("Every level can be won.\n"))
      let wrong = code.map { $0 == "0" ? "1" : $0 == "1" ? "0" : String($0) }.joined()
      let refused = try run("descend --check \(wrong)", in: folder)
      #expect(refused.status == 1)
      #expect(refused.errors.contains("code of a descent"))
      let table = try run("descend --check -", in: folder, input: "\(code)\n\n\(wrong)\n")
      #expect(table.status == 1)
      #expect(table.output.hasPrefix(lines[0] + " (line 1)\n"))
      #expect(table.errors == "Line 3 is not the code of a descent.\n")
      let long = String(repeating: "0", count: 1 << 20)
      let bounded = try run("descend --check -", in: folder, input: "\(long)\n\(code)")
      #expect(bounded.output.hasPrefix(lines[0] + " (line 2)\n"))
      #expect(bounded.errors == "Line 1 is not the code of a descent.\n")
    }
  }

  /// Of the second version: four landings that win stars.
  @Test func `what another version made is shared as it was, and is no pack`() throws {
    try withFolder { folder in
      let save = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../SessionTests/Saves/descents.1.second.json").standardized
      try FileManager.default.copyItem(at: save, to: folder.appending(path: "descents.json"))
      let pictured = try run("descend --picture 2026-11-30", in: folder)
      let lines = pictured.output.split(separator: "\n").map(String.init)
      #expect(lines.first == "Expedition, descent 2026-11-30: 0 0 0 0, 0 of 12")
      #expect(lines.suffix(4) == ["☆☆☆ ~~", "☆☆☆", "☆☆☆", "☆☆☆"])
      let code = try #require(lines[2].split(separator: " ").last)
      let checked = try run("descend --check \(code)", in: folder)
      #expect(checked.output.hasPrefix(lines[0] + "\n"))
      let export = try run("pack export \"$D/own.json\" --descent 2026-11-30", in: folder)
      #expect(export.status == 1)
      #expect(export.errors.contains("by an earlier version"))
    }
  }

  @Test func `what cannot be read is told where something is to be shared`() throws {
    try withFolder { folder in
      try Data("{".utf8).write(to: folder.appending(path: "descents.json"))
      let checked = try run("descend --check nonsense", in: folder)
      #expect(!checked.errors.contains("descents.json"))
      let shared = try run("descend --share", in: folder)
      #expect(shared.status == 1)
      #expect(shared.errors.contains("descents.json"))
      #expect(shared.errors.contains("nothing to share"))
    }
  }

  /// Between the first places on Earth to see a date and the last lie twenty-five hours.
  @Test func `the date is the player’s own`() throws {
    func date(in zone: String) throws -> Date {
      try withFolder { folder in
        let run = try run("descend --ui json", in: folder, ["TZ": zone])
        let card = try #require(run.output.split(separator: "\n").dropFirst().first)
        let object = try JSONSerialization.jsonObject(with: Data(card.utf8)) as? [String: Any]
        let text = try #require(object?["date"] as? String)
        return try Date(text + "T00:00:00Z", strategy: .iso8601)
      }
    }
    let days = try date(in: "AHEAD-14").timeIntervalSince(date(in: "BEHIND+11")) / 86_400
    #expect([1, 2].contains(days))
  }

  @Test(arguments: [
    "descend 2026-13-01", "descend tomorrow", "descend 2026-10-31", "descend 2199-01-01",
  ]) func `a date without a descent is named`(_ arguments: String) throws {
    try withFolder { folder in
      let run = try run(arguments + " --plain", in: folder)
      #expect(run.status == 1)
      #expect(run.errors.contains("date of a descent") || run.errors.contains("yet to come"))
    }
  }
}
