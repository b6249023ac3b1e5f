import Flow
import JSON
import Localization
import Testing

@testable import Packs

/// Rotors of packs: wheels, and wrong answers that are always shown.
@Suite struct WheelPackTests {
  private static func pack(_ members: String) -> [UInt8] {
    Array(
      """
      {"version": 1, "title": "T", "language": "en", "chapters": [{"title": "C", "levels": [
      {"kind": "rotor", "text": "Q", "hints": ["H"], "clues": ["one"], \(members)}]}]}
      """.utf8)
  }

  private static func reasons(_ members: String) -> [PackFindingReason] {
    let (document, findings) = PackReader.read(pack(members))
    return findings.map(\.reason)
      + (document.map { PackRuleChecker($0).findings.map(\.reason) } ?? [])
  }

  private static func safe(_ text: String) -> SafeText { SafeText(cleaning: text) }
  private static let dialled = #""wheels": true, "right": {"text": "153"}"#
  private static let printed = #""right": {"text": "red"}"#

  static let broken: [(String, [PackFindingReason])] = [
    (dialled + #", "wrong": [{"text": "315"}]"#, []),
    (dialled + #", "wrong": []"#, []),
    (printed + #", "wrong": []"#, [.tooFewAnswers(1, shown: 2)]),
    (dialled + #", "wrong": [{"text": {"en": "315", "fr": "315"}}]"#, []),
    (dialled + #", "wrong": [{"text": "31"}]"#, [.notACode(safe("31"))]),
    (dialled + #", "wrong": [{"text": "3 1"}]"#, [.notACode(safe("3 1"))]),
    (dialled + #", "wrong": [{"text": "３１５"}]"#, [.notACode(safe("３１５"))]),
    (
      dialled + #", "wrong": [{"text": {"en": "315", "fr": "351"}}]"#, [.notACode(safe("351"))]
    ),
    (dialled + #", "wrong": [{"id": "x", "text": "153"}]"#, [.duplicateChoice(safe("153"))]),
    (dialled + #", "wrong": [{"text": "315"}], "shown": 2"#, [.notOnWheels(key: "shown")]),
    (
      dialled + #", "wrong": [{"text": "315", "always": true}]"#, [.notOnWheels(key: "always")]
    ),
    (
      #""wheels": true, "right": {"text": "1"}, "wrong": [{"text": "2"}]"#,
      [.notACode(safe("1")), .notACode(safe("2"))]
    ),
    (
      #""wheels": true, "right": {"text": "red"}, "wrong": [{"text": "blu"}]"#,
      [.notACode(safe("red")), .notACode(safe("blu"))]
    ),
    (#""wheels": false, \#(printed), "wrong": [{"text": "blue"}]"#, []),
    (printed + #", "wrong": [{"text": "blue", "always": true}]"#, []),
    (
      printed + #", "wrong": [{"text": "blue"}], "otherwise": "No.""#,
      [.onlyOnWheels(key: "otherwise")]
    ),
    (
      printed
        + #", "wrong": [{"text": "blue", "always": true}, {"text": "teal", "always": true}]"#
        + #", "shown": 2"#, [.tooManyAlwaysShown(2, shown: 2)]
    ),
  ]

  @Test(arguments: broken)
  func `a rotor breaks these rules`(_ members: String, _ reasons: [PackFindingReason]) {
    #expect(Self.reasons(members) == reasons)
  }

  private func level(_ members: String) throws -> Level {
    let document = try #require(PackReader.read(Self.pack(members)).document)
    let check = PackCheck(document)
    #expect(check.findings.isEmpty)
    #expect(check.solutionCount == 1)
    return try #require(try PackLevelFactory(document: document).chapters().first?.levels.first)
  }

  @Test func `wheels of a pack are played, and known by their codes`() throws {
    let members =
      Self.dialled + #", "wrong": [{"id": "hour", "text": "315"}], "otherwise": "Not {answer}.""#
    let level = try level(members)
    #expect(level.mishaps.map(\.id) == ["315"])
    guard case .rotor(let rotor) = level.task, let wheels = rotor.wheels else {
      Issue.record("no wheels")
      return
    }
    #expect(wheels.count == 3)
    #expect(wheels.misreadings.map(\.formerID) == ["hour"])
    let reply = wheels.otherwise.filling(typed: Self.safe("999"))
    #expect(reply.resolved(in: .fr) == "Not 999.")
  }

  @Test func `a rotor of an older pack plays as before`() throws {
    let level = try level(
      Self.printed + #", "wrong": [{"text": "blue"}, {"text": "teal"}, {"text": "grey"}]"#)
    #expect(level.choices(seed: 1, entry: 1).count == 4)
  }
}
