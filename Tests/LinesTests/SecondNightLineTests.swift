import Flow
import Localization
import Session
import Testing

@testable import Lines
@testable import Presentation
@testable import SampleViews

/// The second night by ear.
struct SecondNightLineTests {
  static let told: [(Event, String)] = [
    (.level(Sample.secondNight), "Hidden Valley, level 2 of 4, second night."),
    (.act(Sample.silentAct), "First tile: Step on it. Silence.\nThings done: 1 of 2."),
    (
      .verdict(Sample.judgedList),
      "Not that. It bears you.\nIt tips.\nSo be it.\n1 of 2 held. All 2 things wait for you again."
    ),
    (.verdict(Sample.fourthStar), "So be it.\nThe fourth star."),
    (
      .results(Sample.secondNightResults), "Second night: 1 of 4 fourth stars, 2 of 11 mishaps."
    ),
    (
      .levels(Sample.secondNightMap),
      "1.1, The pit: won, 2 of 3 stars, mishaps 1 of 2, second night won."
    ),
    (.levels(Sample.secondNightMap), "/night 1.2, or any other level that is won."),
  ]

  @Test(arguments: told) func `it is told in words`(_ event: Event, _ lines: String) {
    var voice = LineVoice(language: .en)
    #expect(voice.render([event]).contains(lines))
  }

  @Test func `without numbers the level that is played is meant`() {
    var played = voice(.level(Sample.closed))
    #expect(
      played.parse(.text("/night"))
        == .command(.level(chapter: 1, level: 1, night: .second)))
    var menu = voice(.menu(Sample.menu))
    #expect(menu.parse(.text("night")) == .reply("\(L10n.SecondNight.numbers.resolved(in: .en))\n"))
  }

  @Test(arguments: [
    "/night 1", "/night .", "/night 1.", "/night 1..2", "/night 1 2 3", "/night x y",
  ])
  func `what is no two numbers is asked for again`(_ line: String) {
    var played = voice(.level(Sample.closed))
    #expect(played.parse(.text(line)) == .reply("\(L10n.SecondNight.numbers.resolved(in: .en))\n"))
  }

  @Test(arguments: [("night", Language.en), ("nuit", .fr)])
  func `its word is an answer where one is typed`(_ word: String, _ language: Language) {
    var voice = voice(.level(Sample.open), language)
    #expect(voice.parse(.text(word)) == .command(.answer([word])))
  }
}
