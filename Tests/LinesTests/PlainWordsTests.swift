import Localization
import Testing

@testable import Flow
@testable import Lines
@testable import Presentation
@testable import SampleViews
@testable import Session

/// What is told in short to who knows it.
struct PlainWordsTests {
  @Test func `who goes on where they were hears the level at once`() throws {
    var play = try LinePlay(.menu, .en)
    for (first, again) in [("1", "1"), ("begin", "go on")] {
      for line in [first, "", "", "/menu"] { _ = play.say(line) }
      #expect(play.say(again).hasPrefix("\nIce Cave, level 1 of 5.\n"))
      _ = play.say("/menu")
    }
  }

  @Test func `the title is told once, and then what is new in it`() throws {
    var play = try LinePlay(.menu, .en)
    for line in ["1", "", ""] { _ = play.say(line) }
    #expect(
      play.say("/menu").hasSuffix(
        """
        New in the title menu:
        1. Go on: 1.1, The pit
        8. Levels
        9. Mishaps
        10. Your stars and results
        Title menu: choose from 0 to 10. /repeat lists it.

        """))
    _ = play.say("2")
    #expect(
      play.say("exit").hasSuffix(
        """

        New in the title menu:
        1. Campaign: 1.1, The pit
        2. Go on: the adventure
        Title menu: choose from 0 to 10. /repeat lists it.

        """))
    #expect(play.say("/repeat").contains("3. Reflex: tap, pinch, swipe\n"))
    #expect(play.say("6").contains("3. Jeu de réflexes"))
  }

  @Test func `after a wrong answer the way on comes last`() throws {
    var play = try LinePlay(.level(chapter: 1, level: 1), .en)
    let told = play.say("climb back")
    #expect(told.hasPrefix("Not that. Three holds up"))
    #expect(
      told.hasSuffix(
        """
        A mishap, the first of 63 to collect: /mishaps.
        Level 1.1: choose from 1 to 3. /repeat says all.

        """))
  }

  @Test func `a card that is known is its name`() throws {
    var play = try LinePlay(.menu, .en)
    _ = play.say("1")
    #expect(play.say("").contains("It drips, it rings"))
    #expect(play.say("/where") == "Chapter 1: Ice Cave.\nPress Enter to go on.\n")
    _ = play.say("/menu")
    let again = play.say("1")
    #expect(again.contains("Chapter 1: Ice Cave.\nPress Enter to go on.\n"))
    #expect(play.say("/repeat").contains("It drips, it rings"))
  }

  @Test func `of a known place what can be taken is one line`() throws {
    var play = try LinePlay(.adventure(isRestart: false), .en)
    let first = ["e", "e", "s", "s"].map { play.say($0) }
    #expect(first[3].hasSuffix("trapdoor down.\nHere: lamp (on the table).\n"))
    _ = play.say("n")
    let again = play.say("s")
    #expect(again.contains("\nHere: lamp (on the table).\n"))
    #expect(!again.contains("stove") && !again.contains("Contents of the room"))
    #expect(play.say("look").contains("Contents of the room:\n    stove\n"))
  }

  @Test func `a word of a choice is no command that does nothing here`() throws {
    var play = try LinePlay(.level(chapter: 1, level: 2), .fr, isWon: true)
    #expect(play.say("sauter").hasPrefix("Non. "))
  }

  @Test func `in the adventure again is the last answer, and where one is`() throws {
    var play = try LinePlay(.adventure(isRestart: false), .en)
    let refusal = play.say("eat rope")
    let ways = "east to the path along the cliff or down to the ledge"
    let place = "Mouth of the cave. From here: \(ways).\n"
    for line in ["repeat", "repeat", "/répéter"] {
      #expect(play.say(line) == refusal + place)
    }
    #expect(play.say("where").hasPrefix(place))
    let arrival = play.say("east")
    #expect(play.say("/repeat") == arrival)
  }
}
