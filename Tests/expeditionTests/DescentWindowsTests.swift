import Descent
import Flow
import Foundation
import JSON
import Localization
import Sampling
import Session
import Testing

/// Descents in several windows on one folder, and in windows that are killed.
struct DescentWindowsTests {
  private func descents(in folder: URL) throws -> SavedDescents {
    let bytes = Array(try Data(contentsOf: folder.appending(path: "descents.json")))
    return try #require(LoadResult<SavedDescents>(bytes).content)
  }

  private func giveUp(_ landings: Int, in window: Window) throws {
    for _ in 0..<landings {
      try window.type("/skip")
      try window.type("/skip")
    }
  }

  @Test func `two windows finish one day, and it has one knot`() throws {
    try withFolder { folder in
      let windows = try [Window(in: folder, ["descend"]), Window(in: folder, ["descend"])]
      // A card for each day: between the two it was midnight, and there are two days.
      guard windows[0].told == windows[1].told else { return }
      for window in windows { try window.type("") }
      try giveUp(2, in: windows[0])
      try giveUp(2, in: windows[1])
      try giveUp(2, in: windows[0])
      #expect(windows[0].told.contains("It is the rope’s first knot."))
      try giveUp(2, in: windows[1])
      #expect(windows[1].told.contains("for practice"))
      for window in windows { #expect(try window.leave() == 0) }
      #expect(try descents(in: folder).data["finished"]?.array?.count == 1)
    }
  }

  @Test func `an endless descent that is over in one window does not come back from another`()
    throws
  {
    try withFolder { folder in
      let begun = try Window(in: folder, ["descend", "--endless"])
      try begun.type("")
      try giveUp(1, in: begun)
      let other = try Window(in: folder, ["descend", "--endless"])
      try other.type("")
      try giveUp(2, in: other)
      #expect(other.told.contains("The third fall."))
      try begun.type("/hint")
      #expect(try (other.leave(), begun.leave()) == (0, 0))
      let anew = try Window(in: folder, ["descend", "--endless"])
      #expect(anew.told.contains("3 falls left."))
      #expect(try anew.leave() == 0)
    }
  }

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
