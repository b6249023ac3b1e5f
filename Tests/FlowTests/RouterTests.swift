import Flow
import Localization
import Testing

/// Writes down what it is told to carry out.
private struct Diary: Router {
  var lines: [String] = []

  mutating func routeToChapter(_ chapter: Chapter, isNewChapter: Bool) {
    lines.append("\(chapter.id) \(isNewChapter)")
  }

  mutating func routeToLevel(_ level: Level) { lines.append("\(level.id) \(level.kind)") }

  mutating func routeToResults(_ results: Results) {
    lines.append("results \(results.total.stars)")
  }

  mutating func say(_ announcement: Announcement) {
    if case .verdict(let verdict) = announcement { lines.append("verdict \(verdict.isCorrect)") }
  }
}

/// A factory of one small chapter.
private struct SmallFactory: LevelFactory {
  func chapters() throws(LevelError) -> [Chapter] {
    [
      try chapter(
        "c", [try closed(content("a")), try rotor(content("b")), try search(content("s"))])
    ]
  }
}

@Suite struct RouterTests {
  @Test func `a router carries out every effect in order`() throws {
    var flow = GameFlow(chapters: try SmallFactory().chapters(), progress: Progress(seed: 1))
    var diary = Diary()
    diary.carryOut(flow.restart())
    diary.carryOut(flow.validateChapter())
    diary.carryOut(flow.validate(["wrong-1"], in: .en))
    diary.carryOut(flow.validate(["right"], in: .en))
    diary.carryOut(flow.validate(["right"], in: .en))
    diary.carryOut(flow.validate(["hold", "hold"], in: .en))
    #expect(
      diary.lines == [
        "c true", "a closed", "verdict false", "verdict true", "b rotor", "verdict true",
        "s search", "verdict true", "results 8",
      ])
  }
}
