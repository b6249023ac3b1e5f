import Localization
import Testing

@testable import Lines
@testable import Presentation
@testable import SampleViews
@testable import Session

/// The adventure in lines.
struct AdventureLineTests {
  private func voice(_ language: Language) -> LineVoice {
    var voice = LineVoice(language: language)
    _ = voice.render([.adventure(.text(Sample.room.name, .title)), .adventure(.room(Sample.room))])
    return voice
  }

  static let emptyLines: [(Language, String)] = [
    (.en, "Hall. From here: north or down.\n"), (.fr, "Salle. D’ici\u{A0}: au nord ou en bas.\n"),
  ]

  @Test(arguments: emptyLines) func `an empty line says where one is, and the ways`(
    _ language: Language, _ reply: String
  ) {
    var voice = voice(language)
    for line in ["", "   "] {
      let answer = voice.parse(.text(line))
      #expect(answer == .reply(reply))
    }
  }

  static let helps: [(Language, String, String)] = [
    (.en, "/help", "help"), (.en, "/?", "help"), (.en, "/aide", "help"), (.fr, "/aide", "aide"),
    (.fr, "/help", "aide"), (.en, "help", "help"), (.en, "?", "?"),
  ]

  @Test(arguments: helps) func `there is one help, however it is asked for`(
    _ language: Language, _ line: String, _ said: String
  ) {
    var voice = voice(language)
    let answer = voice.parse(.text(line))
    #expect(answer == .command(.say(said)))
  }

  @Test(arguments: Language.allCases)
  func `help is short, and everything where everything is asked for`(_ language: Language) {
    var voice = voice(language)
    func told(_ line: String) -> [Substring] {
      let answer = voice.parse(.text(line))
      #expect(answer == .command(.say(language == .en ? "help" : "aide")))
      return voice.render([.adventure(.help(AdventureHelp.rows))]).split(separator: "\n")
    }
    let short = told("/help")
    #expect(short.count == 12 + 1)
    let all = told(language == .en ? "help all" : "aide tout")
    #expect(all.count == AdventureHelp.rows.count + 1)
    #expect(short.prefix(12) == all.prefix(12))
    #expect(told("/help") == short)
  }

  @Test func `the help of every adventure of this kind stands first, to the letter`() {
    var voice = voice(.en)
    let told = voice.render([.adventure(.help(AdventureHelp.rows))]).split(separator: "\n")
    #expect(
      told.prefix(12) == [
        "look: display the name of the current room and its contents", "north: move north",
        "east: move east", "south: move south", "west: move west", "up: move up",
        "down: move down", "inventory: list what items you’re currently carrying",
        "get item: pick up an item currently in the room",
        "drop item: drop an item you’re currently carrying", "help: print this list",
        "exit: quit the game",
      ])
  }

  @Test func `who carries nothing is told so in a list`() {
    var voice = voice(.en)
    let told = voice.render([
      .adventure(.text(L10n.Adventure.carrying, .heading)),
      .adventure(.text(L10n.Adventure.nothing, .item)),
    ])
    #expect(told == "You are currently carrying:\n    nothing.\n")
  }

  @Test func `what a place shows is not told twice`() {
    var voice = voice(.en)
    let told = voice.render([.adventure(.room(Sample.room))])
    #expect(told == "")
  }

  @Test func `points are a line`() {
    var voice = voice(.en)
    let told = voice.render([.adventure(.points(Sample.points))])
    #expect(told == "3 points more: 5 of 8.\n")
  }
}
