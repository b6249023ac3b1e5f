import Descent
import Flow
import Foundation
import Localization
import Sampling
import Testing

/// Descents in windows that are killed.
struct DescentWindowsTests {
  /// What is typed from the card of 2026-11-02 to its end: the right answers, and the escape given up.
  private func lines() throws -> [String] {
    let date = try #require(CalendarDate(daily: "2026-11-02"))
    let course = DescentCourse.daily(date, difficulty: date.difficulty)
    let answers = try DescentFactory(course).chapters().flatMap(\.levels).flatMap { level in
      switch level.task {
      case .closed(let level): [level.right.text.resolved(in: .en)]
      case .rotor(let level): [try #require(level.wheels).right.code]
      case .way(let level):
        [level.way.map(level.grid.name).joined(separator: " ") + " rope"]
      case .open, .search, .reflex: ["/skip", "/skip"]
      }
    }
    return [""] + answers
  }

  @Test func `killed after any line, a descent goes on from there and ends the same`() throws {
    let lines = try lines()
    // That a landing was asked to be given up is not kept: the second of its two lines goes with the first.
    for count in sampled(1..<(lines.count - 1)) {
      try withFolder { folder in
        let killed = try Window(in: folder, ["descend", "2026-11-02"])
        for line in lines.prefix(count) { try killed.type(line) }
        killed.kill()
        let next = try Window(in: folder, ["descend", "2026-11-02"])
        for line in [""] + lines.dropFirst(count) { try next.type(line) }
        #expect(next.told.contains("Done, for practice."), "killed after line \(count)")
        let stars = (killed.told + next.told).components(separatedBy: "3 of 3 stars.")
        #expect(stars.count == 4, "killed after line \(count)")
        #expect(try next.leave() == 0)
      }
    }
  }
}
