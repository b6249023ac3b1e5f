import Localization
import Testing

@testable import Flow
@testable import Lines
@testable import Presentation
@testable import SampleViews
@testable import Session

/// Lines in plain words, and what is told in short to who knows it.
struct PlainWordsTests {
  @Test(arguments: ["what", "Pardon?", "say that again", "quoi ?", "répète"])
  func `who has not understood hears it again`(_ line: String) throws {
    var play = try LinePlay(.level(chapter: 1, level: 1), .en)
    #expect(play.say(line).contains("You slide into a pit"))
  }

  /// A pack that teaches a language has such answers.
  @Test(arguments: [("what", "what"), ("where am i", "Where am I?"), ("comment", "Comment")])
  func `what is an answer just so is no question`(_ typed: String, _ text: String) {
    var voice = voice(.level(closedQuestion([("other", "Who?"), ("right", text)])))
    #expect(voice.parse(.text(typed)) == .command(.answer(["right"])))
    _ = voice.render([.level(Sample.open)])
    #expect(voice.parse(.text("where am i")) == .command(.answer(["where am i"])))
  }

  @Test func `a value alone is that of the setting that was asked about`() throws {
    var play = try LinePlay(.menu, .en)
    #expect(play.say("classic").contains("“classic” is not one of the choices"))
    #expect(play.say("/settings rounds").contains("\n3. classic: The original. From 5\u{A0}s"))
    #expect(play.say("classic").contains("Rounds: classic."))
    _ = play.say("/settings speech allowance")
    #expect(play.say("2").contains("Speech allowance: 2\u{A0}s."))
  }

  @Test func `settings are chosen by the numbers that are told`() throws {
    var play = try LinePlay(.menu, .en)
    #expect(play.say("7").hasSuffix("Settings: choose from 1 to 8. Enter goes back.\n"))
    #expect(play.say("9").contains("Choose from 1 to 8."))
    #expect(play.say("3").hasSuffix("Rounds: choose from 1 to 4. Enter leaves it as it is.\n"))
    let changed = play.say("3")
    #expect(changed.hasPrefix("Rounds: classic.\n"))
    #expect(changed.hasSuffix("Settings: choose from 1 to 8. Enter goes back.\n"))
    #expect(play.say("4").hasSuffix("Time: choose from 1 to 3. Enter leaves it as it is.\n"))
    #expect(play.say("") == "Settings: choose from 1 to 8. Enter goes back.\n")
    #expect(play.say("") == "Title menu: choose from 0 to 7. /repeat lists it.\n")
    #expect(play.say("7").hasPrefix("Settings:\n"))
    // Another word is meant for what is played, and then numbers are again.
    for line in ["/where", "where am i", "what"] {
      #expect(play.say(line).hasPrefix("Settings:\n"), "\(line)")
    }
    #expect(play.say("help").contains("“rounds climb” sets one at once"))
    #expect(play.say("help 6").hasPrefix("Gesture keys: letters.\n"))
    #expect(play.say("back").hasPrefix("Settings: choose"))
    #expect(play.say("hello").hasPrefix("There is no setting “hello”.\nSettings: choose"))
    #expect(play.say("help all").hasSuffix("Settings: choose from 1 to 8. Enter goes back.\n"))
    #expect(play.say("3").hasPrefix("Rounds: classic.\n"))
    #expect(play.say("help").hasPrefix("Rounds: classic.\n"))
    #expect(play.say("help 5").hasPrefix("Speech allowance: automatic.\n"))
    #expect(play.say("help rounds").hasPrefix("Rounds: classic.\n"))
    #expect(play.say("fast").hasPrefix("“fast” is none of these.\nRounds: choose"))
    #expect(play.say("back").hasPrefix("Settings: choose"))
    #expect(play.say("4").hasPrefix("Time: normal.\n"))
    #expect(play.say("1.5").hasPrefix("“1.5” is none of these.\nTime: choose from 1 to 3."))
    #expect(play.say("/levels").hasPrefix("Levels"))
    #expect(play.say("1").contains("ember"))
  }

  @Test func `numbers of settings are for what waits, but never for a command of a round`() throws {
    var night = try LinePlay(.adventure(isRestart: false), .en)
    #expect(night.say("/settings").contains("7. Places you know: in brief.\n"))
    _ = night.say("7")
    #expect(night.say("2").hasPrefix("Places you know: in full.\n"))
    #expect(night.say("n").contains("No way there."))
    _ = night.say("/settings")
    #expect(night.say("back").contains("way back"))
    var round = try LinePlay(.reflex(), .en)
    _ = round.say("/settings keys digits")
    _ = round.say("")
    #expect(round.say("/settings").hasPrefix("Settings:\nLanguage: English.\n"))
    #expect(!round.say("1").contains("Language"))
  }

  @Test func `who goes on where they were hears the level at once`() throws {
    var play = try LinePlay(.menu, .en)
    for (first, again) in [("1", "1"), ("play", "continue")] {
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

  @Test func `what is an answer just so is no value of a setting`() throws {
    var voice = LineVoice(language: .en)
    _ = voice.render([.level(Sample.open)])
    _ = voice.parse(.text("/settings pace"))
    #expect(voice.parse(.text("calm")) == .command(.answer(["calm"])))
  }

  @Test(arguments: [Language.en, .fr])
  func `Esc alone is the word for the title`(_ language: Language) {
    var voice = LineVoice(language: language)
    #expect(voice.escapeLine.map { voice.parse(.text($0)) } == .command(.menu))
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
    for line in ["repeat", "repeat", "say it again", "répète"] {
      #expect(play.say(line) == refusal + place)
    }
    #expect(play.say("where am i").hasPrefix(place))
    let arrival = play.say("east")
    #expect(play.say("/repeat") == arrival)
  }
}
