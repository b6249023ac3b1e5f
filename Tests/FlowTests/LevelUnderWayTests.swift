import Flow
import Testing

/// Whether the level to go on with waits as it was left.
@Suite struct LevelUnderWayTests {
  static let scripts: [(String, Bool)] = [
    ("repeat", false), ("start", false), ("start read", false), ("start read read", true),
    ("start read read lose", true), ("start read read win", true),
    ("start read read win win", false), ("start read read win win read", true),
    ("start read read win win read win", false), ("start read read start", true),
  ]

  @Test(arguments: scripts) func `a level is under way from its entry on`(
    script: String, isUnderWay: Bool
  ) throws {
    let flow = try newGame("ab|c").after(script)
    #expect(flow.isLevelUnderWay == isUnderWay)
  }

  @Test func `a list that is right shows in its verdict what was done`() throws {
    var flow = GameFlow(
      chapters: [try chapter("c", [try search(content("s"))])], progress: Progress(seed: 1))
    let effects = lastEffects(of: "start read read list:hold,hold", on: &flow)
    let verdict = try #require(effects.verdict)
    #expect(verdict.level.elements.map(\.chosen) == ["hold", "hold"])
  }
}
