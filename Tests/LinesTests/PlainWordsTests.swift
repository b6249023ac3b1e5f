import Flow
import Localization
import Testing

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
    let other = LevelView.Choice(id: "other", text: said("Who?", "Qui ?"), isTried: false)
    let choice = LevelView.Choice(id: "right", text: said(text, text), isTried: false)
    var voice = LineVoice(language: .en)
    let level = LevelView(
      chapter: 1, level: 1, levels: 4, chapterTitle: Sample.card.title, id: "words",
      kind: .closed, text: said("Which?", "Lequel ?"), clues: [], answers: [other, choice],
      elements: [], hintsTaken: [], hintsInAll: 0, attempts: 0, isCompleted: false)
    _ = voice.render([.level(level)])
    #expect(voice.parse(.text(typed)) == .command(.answer(["right"])))
    _ = voice.render([.level(Sample.open)])
    #expect(voice.parse(.text("where am i")) == .command(.answer(["where am i"])))
  }

  @Test func `a value alone is that of the setting that was asked about`() throws {
    var play = try LinePlay(.menu, .en)
    #expect(play.say("calm").contains("“calm” is not one of the choices"))
    #expect(play.say("/settings pace").contains("Choices:"))
    #expect(play.say("calm").contains("Pace: calm."))
    _ = play.say("/settings least time")
    #expect(play.say("1").contains("Press Enter to go on."))
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
    _ = play.say("/menu")
    let again = play.say("1")
    #expect(again.contains("Chapter 1: Ice Cave.\nPress Enter to go on.\n"))
    #expect(play.say("/repeat").contains("It drips, it rings"))
  }

  @Test func `what lies in a known place is one line`() throws {
    var play = try LinePlay(.adventure(isRestart: false), .en)
    let first = ["e", "e", "s", "s"].map { play.say($0) }
    #expect(first[3].contains("Contents of the room:\n    stove\n"))
    _ = play.say("n")
    let again = play.say("s")
    #expect(again.contains("Here: stove, ") && !again.contains("Contents of the room"))
    #expect(play.say("look").contains("Contents of the room:\n    stove\n"))
  }
}
