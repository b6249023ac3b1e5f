import Localization
import Reflex
import Testing

@testable import Lines
@testable import Presentation
@testable import SampleViews
@testable import Session

/// `/repeat` and `/where` say enough to go on, wherever they are asked.
struct WhereaboutsTests {
  /// Lines that lead somewhere, and what both answers hold there, by their words in English.
  static let places: [(String, Command.StartingPoint, [String], [String])] = [
    ("the title", .menu, [], ["1. Begin", "0. Quit", "Type a number"]),
    ("the intro", .menu, ["1"], ["ember", "Press Enter"]),
    ("a card", .menu, ["1", ""], ["Chapter 1: Ice Cave", "Press Enter"]),
    ("a choice", .level(1, 1), [], ["level 1 of 5", "1. ", "3. ", "Answer with a number"]),
    (
      "a clue", .level(2, 2), [""],
      ["Say who sleeps", "4 clues, then 4 answers", "Clue 2 of 4", "Enter: the next clue"]
    ),
    ("a hint", .level(2, 2), ["hints"], ["Say who sleeps", "4 clues", "Clue 1 of 4"]),
    ("the answers", .level(2, 2), ["answers"], ["Say who sleeps", "4 clues", "1. The"]),
    ("wheels", .level(2, 3), ["answers"], ["ought to ring", "a lock of 4 wheels", "4 digits"]),
    ("a riddle", .level(3, 2), [], ["It came in at your heels", "Type your answer"]),
    ("a search", .level(4, 1), [], ["1. First tile", "3. Third tile", "Two numbers"]),
    (
      "a thing in the light", .level(4, 1), ["2"],
      ["1. First tile", "In your light: Second tile. ", "2 1. Step on it", "Two numbers"]
    ),
    (
      "an escape that waits", .level(1, 5), [],
      ["level 5 of 5", "t taps, p pinches, s swipes", "At “Bat!”", "Press Enter when"]
    ),
    (
      "an escape that runs", .level(1, 5), [""],
      ["it!", "t taps, p pinches, s swipes", "At “Bat!”"]
    ),
    (
      "a round that waits", .reflex(mode: .classic), [],
      ["Reflex, classic", "t taps", "One wrong tap or swipe ends it", "Press Enter when"]
    ),
    (
      "a round that runs", .reflex(mode: .classic), [""],
      ["it!"]
    ),
    (
      "a round that is lost", .reflex(mode: .classic), ["", "t", "s", "t", "s", "t"],
      ["t taps", "Press Enter when"]
    ),
    ("the adventure", .adventure(isRestart: false), [], ["Mouth of the cave"]),
  ]

  @Test(arguments: places, ["/repeat", "/where"])
  func `enough is said to go on`(
    _ place: (name: String, start: Command.StartingPoint, lines: [String], held: [String]),
    _ question: String
  ) throws {
    for hasHeardAll in [false, true] {
      var play = try LinePlay(place.start, .en, isWon: place.start.isLate)
      if hasHeardAll { _ = play.say("/brief") }
      for line in place.lines { _ = play.say(line) }
      let answer = play.say(question)
      for words in place.held {
        #expect(answer.contains(words), "\(place.name), \(question): \(answer)")
      }
    }
  }

  @Test func `in a flood hearing where one is takes no breath`() throws {
    var play = try LinePlay(.level(2, 5), .en, isWon: true)
    var answer = play.say("")
    // Past the practice, which nothing is lost in.
    for _ in 0..<20 where !answer.contains("Now it counts") {
      let letter = ["Tap": "t", "Pinch": "p", "Swipe": "s"].first {
        answer.contains($0.key + " it!")
      }
      answer = play.say(letter?.value ?? "")
    }
    _ = play.say("")
    #expect(play.say("/where").hasPrefix("Move 1 of 18, 3 breaths left.\n"))
    #expect(play.say("/where").contains("takes a breath"))
    #expect(!play.say("/where").contains("A breath gone"))
    #expect(play.say("/repeat").contains("A breath gone, 2 left."))
  }

  @Test func `before a round a hint ends with how it is begun`() throws {
    var play = try LinePlay(.level(1, 5), .en, isWon: true)
    #expect(play.say("/hint").hasSuffix("Press Enter when you are ready.\n"))
    _ = play.say("")
    #expect(
      play.say("/hint").hasSuffix(
        "Your turn: t taps, p pinches, s swipes, Enter lets a bat pass.\n"))
  }

  @Test func `in brief a level that is known is its task`() throws {
    var play = try LinePlay(.level(1, 1), .en)
    _ = play.say("/brief")
    _ = play.say("follow your breath")
    let told = play.say("/level 1 1")
    #expect(told.contains("1. ") && told.contains("1 wrong answer so far."))
    #expect(!told.contains("You slide into a pit") && !told.contains("Answer with a number"))
    #expect(play.say("/repeat").contains("You slide into a pit"))
    _ = play.say("/verbose")
    #expect(play.say("/level 1 1").contains("You slide into a pit"))
  }

  @Test(arguments: [("1.1", 1), ("1.2, Bridges", 2), ("/level 1.2", 2)])
  func `a list is taken as it is printed`(_ line: String, _ level: Int) throws {
    var play = try LinePlay(.menu, .en, isWon: true)
    _ = play.say("/levels")
    #expect(play.say(line).contains("Ice Cave, level \(level) of 5"))
  }

  @Test(arguments: ["1.2", "1.2, three bridges"])
  func `a level is taken from its list within any other`(_ line: String) throws {
    for (chapter, level) in [(1, 4), (2, 1), (2, 3), (3, 2), (4, 1), (1, 5)] {
      var play = try LinePlay(.level(chapter, level), .en, isWon: true)
      _ = play.say("/levels")
      #expect(play.say(line).contains("Ice Cave, level 2 of 5"))
    }
    var adventure = try LinePlay(.adventure(isRestart: false), .en, isWon: true)
    #expect(adventure.say("/levels").contains("as in /level 1.2."))
    #expect(adventure.say("/level 1.2").contains("Ice Cave, level 2 of 5"))
  }
}

extension Command.StartingPoint {
  fileprivate static func level(_ chapter: Int, _ level: Int) -> Command.StartingPoint {
    .level(chapter: chapter, level: level)
  }

  /// Whether it must be won before it can be entered.
  fileprivate var isLate: Bool {
    if case .level(let chapter, let level) = self { (chapter, level) != (1, 1) } else { false }
  }
}
