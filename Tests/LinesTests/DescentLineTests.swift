import Flow
import Localization
import Testing

@testable import Lines
@testable import Presentation
@testable import Session

/// A descent line by line: that of a Monday whose day is over, 2026-11-16.
@Suite struct DescentLineTests {
  private func play(_ language: Language = .en) throws -> LinePlay {
    try LinePlay(.descent(.day("2026-11-16")), language)
  }

  @Test func `the card says which it is, how deep, and how it counts`() throws {
    let opening = try play().opening
    #expect(opening.hasPrefix("The descent, Monday 16 November 2026\n"))
    #expect(opening.contains("Difficulty 1 of 7"))
    #expect(opening.contains(L10n.Descent.past.resolved(in: .en)))
    #expect(opening.hasSuffix("Press Enter to go down.\n"))
  }

  @Test func `a clue by its number is told again, and is no answer`() throws {
    var play = try play()
    let level = play.say("")
    let clues = play.say("clues").split(separator: "\n")
    #expect(clues.count == 3)
    for (number, clue) in clues.enumerated() {
      #expect(level.contains(clue))
      #expect(play.say("clue \(number + 1)") == clue + "\n")
      #expect(play.say("/clue \(number + 1)") == clue + "\n")
    }
    #expect(play.say("clue 4").contains("Choose from 1 to 3"))
    #expect(play.say("hint 2").contains("is not a command"))
    #expect(!play.say("mask 2").contains("Not that"))
  }

  @Test func `hints are listed before one is asked for`() throws {
    var play = try play(.fr)
    _ = play.say("")
    #expect(play.say("indices").contains("encore scell"))
    #expect(play.say("/indice").hasPrefix("Coup de pouce 1 sur 2."))
  }

  @Test func `the slate keeps what the player thinks, until the next landing`() throws {
    var play = try play()
    _ = play.say("")
    #expect(play.say("mark").hasPrefix("The slate is empty."))
    #expect(play.say("mark bear no") == "Slate: bear no.\n")
    #expect(play.say("mark the wolf yes") == "Slate: bear no, the wolf yes.\n")
    #expect(play.say("mark Bear yes") == "Slate: Bear yes, the wolf yes.\n")
    #expect(play.say("mark bear") == "Slate: the wolf yes.\n")
    for _ in 0..<2 { _ = play.say("skip") }
    #expect(play.say("mark").hasPrefix("The slate is empty."))
  }

  @Test func `giving up is asked about, and tells the solution without stars`() throws {
    var play = try play()
    _ = play.say("")
    #expect(play.say("skip").contains("/skip once more does it."))
    #expect(play.say("/hint").hasPrefix("Hint 1 of 2."))
    #expect(play.say("skip").contains("once more"))
    let solution = play.say("skip")
    #expect(solution.hasPrefix("You give the landing up.\n"))
    #expect(!solution.contains("star"))
    #expect(solution.contains("Landing 2 of 4."))
  }

  @Test func `practice is to be shared at its end, without a code`() throws {
    var play = try play()
    _ = play.say("")
    let lines = (0..<8).map { _ in play.say("/skip") }
    let shared = "Expedition, descent 2026-11-16: 0 0 0, 0 of 9 (practice)"
    #expect(lines.last?.contains(shared) == true)
    #expect(lines.last?.contains("Code") == false)
  }

  @Test func `other descents are had by a word`() throws {
    var play = try play()
    #expect(play.say("descent 2026-11-17").contains("Tuesday 17 November 2026"))
    #expect(play.say("descent 2026-12-31").contains("yet to come"))
    #expect(play.say("descent tomorrow").contains("not the date of a descent"))
    #expect(play.say("descent endless 7").contains("number 7"))
    #expect(play.say("descent endless seven").contains("is not a number"))
    #expect(play.say("descente sans fin").contains("number 7"))
    #expect(play.say("knots").contains("no knot"))
    #expect(play.say("share").contains("nothing to share"))
  }
}
