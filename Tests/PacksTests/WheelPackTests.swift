import Flow
import JSON
import Localization
import Testing

@testable import Packs

private typealias Words = L10n.WheelPacks

private func notACode(_ text: String) -> LocalizedText { Words.notACode(text: .said(text)) }

private func notOnWheels(_ key: String) -> LocalizedText { Words.notOnWheels(key: .code(key)) }

/// Rotors of packs: wheels, and wrong answers that are always shown.
@Suite struct WheelPackTests {
  private static func pack(_ members: String) -> [UInt8] {
    Array(
      """
      {"version": 1, "title": "T", "language": "en", "chapters": [{"title": "C", "levels": [
      {"kind": "rotor", "text": "Q", "hints": ["H"], "clues": ["one"], \(members)}]}]}
      """.utf8)
  }

  private static func reasons(_ members: String) -> [LocalizedText] {
    let (document, findings) = PackReader.read(pack(members))
    let broken = document.map { PackRuleChecker($0).findings } ?? []
    return (findings + broken).map(\.text)
  }

  private static let dialled = #""wheels": true, "right": {"text": "153"}"#
  private static let printed = #""right": {"text": "red"}"#

  static let broken: [(String, [LocalizedText])] = [
    (dialled + #", "wrong": [{"text": "315"}]"#, []),
    (dialled + #", "wrong": []"#, []),
    (printed + #", "wrong": []"#, [L10n.Packs.tooFewAnswers(shown: 2, count: 1)]),
    (dialled + #", "wrong": [{"text": {"en": "315", "fr": "315"}}]"#, []),
    (dialled + #", "wrong": [{"text": "31"}]"#, [notACode("31")]),
    (dialled + #", "wrong": [{"text": "3 1"}]"#, [notACode("3 1")]),
    (dialled + #", "wrong": [{"text": "３１５"}]"#, [notACode("３１５")]),
    (dialled + #", "wrong": [{"text": {"en": "315", "fr": "351"}}]"#, [notACode("351")]),
    (
      dialled + #", "wrong": [{"id": "x", "text": "153"}]"#,
      [L10n.Packs.sameChoice(text: .said("153"))]
    ),
    (dialled + #", "wrong": [{"text": "315"}], "shown": 2"#, [notOnWheels("shown")]),
    (dialled + #", "wrong": [{"text": "315", "always": true}]"#, [notOnWheels("always")]),
    (
      #""wheels": true, "right": {"text": "1"}, "wrong": [{"text": "2"}]"#,
      [notACode("1"), notACode("2")]
    ),
    (
      #""wheels": true, "right": {"text": "red"}, "wrong": [{"text": "blu"}]"#,
      [notACode("red"), notACode("blu")]
    ),
    (#""wheels": false, \#(printed), "wrong": [{"text": "blue"}]"#, []),
    (printed + #", "wrong": [{"text": "blue", "always": true}]"#, []),
    (
      printed + #", "wrong": [{"text": "blue"}], "otherwise": "No.""#,
      [Words.onlyOnWheels(key: .code("otherwise"))]
    ),
    (
      printed
        + #", "wrong": [{"text": "blue", "always": true}, {"text": "teal", "always": true}]"#
        + #", "shown": 2"#, [Words.tooManyAlways(shown: 2, count: 2)]
    ),
  ]

  @Test(arguments: broken)
  func `a rotor breaks these rules`(_ members: String, _ reasons: [LocalizedText]) {
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
    let reply = wheels.otherwise.filling(typed: SafeText(cleaning: "999"))
    #expect(reply.resolved(in: .fr) == "Not 999.")
  }
}
