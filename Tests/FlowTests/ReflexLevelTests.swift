import Flow
import Testing

@Suite struct ReflexLevelTests {
  private func flow() throws -> GameFlow {
    let levels = [try reflex(content("r", keywords: ["k"])), try closed(content("z"))]
    return GameFlow(
      chapters: [try chapter("c", keywords: ["k"], levels)], progress: Progress(seed: 1))
  }

  static let walks: [(String, String)] = [
    ("over:won", "right 3★, z"),
    ("over:lost over:won", "wrong 1 | right 2★, z"),
    ("over:lost over:lost over:lost over:won", "wrong 1 | wrong 2 | wrong 3 | right 1★, z"),
    ("hint over:won", "hint 1/2 | right 2★, z"),
    ("skip over:lost skip", "refused: no skip | wrong 1 | refused: no skip"),
    ("over:lost over:lost skip", "wrong 1 | wrong 2 | right 1★, z"),
    ("over:lost over:lost reload start read skip", "wrong 1 | wrong 2 | - | c | r | right 1★, z"),
    ("win say:anything do:x.hold", "refused: not now | refused: not now | refused: not now"),
    ("load:r over:lost repeat", "r | wrong 1 | r"),
    ("over:won over:won skip", "right 3★, z | refused: not now | refused: not now"),
  ]

  @Test(arguments: walks) func `rounds are won, lost and skipped`(_ script: String, _ trace: String)
    throws
  {
    var flow = try flow().after("load:r")
    #expect(play(script, on: &flow) == trace)
  }

  @Test func `each lost round has its reply, and the last one stays`() throws {
    var flow = try flow().after("load:r")
    let replies = (0..<3).map { _ in flow.finishRound(isWon: false) }.flatMap(\.self).map {
      effect in
      if case .say(.verdict(let verdict)) = effect { verdict.text } else { text("") }
    }
    #expect(replies == [text("lost"), text("lost again"), text("lost again")])
  }

  @Test func `a level that is skipped is completed, and lights its words`() throws {
    var flow = try flow().after("load:r over:lost over:lost")
    #expect(flow.maySkip)
    _ = play("skip", on: &flow)
    #expect(!flow.maySkip)
    #expect(flow.map == "co")
    #expect(flow.isLit(flow.chapters[0].keywords[0], in: flow.chapters[0]))
    #expect(flow.results.mishaps.all == 3)
  }
}
