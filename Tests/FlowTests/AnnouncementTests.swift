import Localization
import Testing

@testable import Flow

/// What the flow says of its own accord, beside verdicts and ways.
@Suite struct AnnouncementTests {
  private func flow() throws -> GameFlow {
    let chapters = [
      try chapter("c", [try closed(content("a")), try closed(content("b"))]),
      try chapter("d", [try closed(content("z"))]),
    ]
    var flow = GameFlow(chapters: chapters, progress: Progress(seed: 1))
    _ = flow.restart()
    _ = flow.validateChapter()
    return flow
  }

  private func said(_ effects: [FlowEffect]) -> [Announcement] {
    effects.compactMap { if case .say(let announcement) = $0 { announcement } else { nil } }
  }

  @Test func `a chapter that is left is told with its stars, and the end of all`() throws {
    var flow = try flow()
    #expect(said(flow.validate(["right"], in: .en)).count == 1)
    let left = said(flow.validate(["right"], in: .en))
    #expect(left.last == .chapterLeft(flow.chapters[0], flow.results.chapters[0]))
    #expect(flow.results.chapters[0].stars == 6)
    _ = flow.validateChapter()
    let end = said(flow.validate(["right"], in: .en))
    #expect(
      end.suffix(2) == [
        .chapterLeft(flow.chapters[1], flow.results.chapters[1]), .campaignWon,
      ])
  }

  @Test func `the answers of an entry are drawn once, and gone with it`() throws {
    var flow = try flow()
    let shown = flow.currentChoices
    #expect(shown.map(\.id).contains("right"))
    _ = flow.validate(["wrong-1"], in: .en)
    #expect(flow.currentChoices == shown)
    _ = flow.validate(["right"], in: .en)
    _ = flow.validate(["right"], in: .en)
    #expect(flow.currentChoices.isEmpty)
  }

  @Test func `a verdict knows the answer, and the level as it is with it`() throws {
    var flow = try flow()
    let wrong = flow.validate(["wrong-1"], in: .en)
    guard case .say(.verdict(let verdict))? = wrong.first else {
      Issue.record("no verdict")
      return
    }
    #expect(verdict.answer == "wrong-1")
    #expect(verdict.level.visit.tried == ["wrong-1"])
    #expect(!verdict.level.wasWon)
    let right = flow.validate(["right"], in: .en)
    guard case .say(.verdict(let last))? = right.first else {
      Issue.record("no verdict")
      return
    }
    #expect(last.answer == "right" && last.level.visit.attempts == 1 && !last.level.wasWon)
  }
}
