import Flow
import Localization
import Testing

@testable import Descent

/// What a course draws from, by difficulty and by place.
struct CoursePlanTests {
  @Test func `only a shift can be read off the wheel`() {
    for seed in 0..<30 {
      for thread in [nil, 2] {
        var generator = SeededGenerator(seed: UInt64(seed))
        let plan = CarvingPlan(difficulty: 5, thread: thread, using: &generator)
        #expect(plan.isByThread == (plan.method == .inTurnShifted(2) && thread != nil), "\(seed)")
      }
    }
  }

  @Test func `no word is asked for again within three weeks`() throws {
    let first = try #require(CalendarDate(daily: "2026-12-01"))
    var words: [LocalizedText] = []
    for day in 0..<21 {
      let date = try #require(first.adding(days: day))
      let course = DescentCourse.daily(date, difficulty: date.difficulty)
      var generator = SeededGenerator(seed: UInt64(day))
      let puzzle = CarvingGenerator.puzzle(
        difficulty: date.difficulty, thread: nil, variety: DescentVariety(course, apart: .all),
        answers: DescentVariety(threeWeeksOf: course), using: &generator)
      words.append(try #require(puzzle).answer.word)
    }
    #expect(Set(words.map { $0.resolved(in: .en) }).count == 21)
  }

  @Test func `what is said beside the moves is chosen by the place of the course`() {
    let scenes = DescentScenes(.endless(number: 17, depth: 1))
    #expect(
      scenes.escapeBeats == [
        3: LocalizedText(L10n.DescentScenes.escapeBeats3, at: 18 % 12),
        6: LocalizedText(L10n.DescentScenes.escapeBeats6, at: (18 + 1) % 12),
        9: LocalizedText(L10n.DescentScenes.escapeBeats9, at: (18 + 5) % 12),
      ])
  }
}
