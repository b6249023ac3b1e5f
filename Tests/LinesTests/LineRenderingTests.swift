import Campaign
import Flow
import Localization
import Session
import SessionDriver
import Testing

@testable import Lines
@testable import Presentation
@testable import SampleViews

/// What a player hears of every event, line by line.
struct LineRenderingTests {
  static let events: [Event] = [
    .hello(version: 1, language: .en), .menu(Sample.menu),
    .intro(said("The torch dies.", "La torche meurt.")), .chapter(Sample.card),
    .level(Sample.closed), .level(Sample.rotor), .level(Sample.open),
    .verdict(Sample.verdict()), .verdict(Sample.verdict(attempts: 2, spelling: "écho", stars: 1)),
    .level(Sample.search), .act(Sample.act(.setback)), .act(Sample.act(.progress, after: [:])),
    .verdict(Sample.verdict(holds: 1, level: Sample.search(chosen: [:]))), .hint(Sample.hint),
    .results(Sample.results(isEnd: false)), .results(Sample.results(isEnd: true)),
    .levels(Sample.map), .mishaps(Sample.mishaps), .notice(.mishapFound(of: 9)),
    .menu(Sample.menu, standing: Sample.standing(isWon: true)), .notes(Sample.notes), .notes([]),
    .settings(Sample.settings),
    .notice(.settingChanged(.motion, value: "off")), .error(.notNow), .bye,
  ]

  @Test func `the end is a story, a sky and no number twice`() {
    var voice = LineVoice(language: .en)
    let lines = voice.render([.results(Sample.results(isEnd: true))]).split(separator: "\n")
    #expect(lines.count == 8)
    #expect(lines.dropLast().last == "\(L10n.Story.callDaily.resolved(in: .en))")
    #expect(lines.filter { $0.contains("9 of 12") }.count == 2)
  }

  @Test func `results that the menu follows ask for no Enter`() {
    var voice = LineVoice(language: .en)
    let told = voice.render([.results(Sample.results(isEnd: false)), .menu(Sample.menu)])
    #expect(!told.contains(L10n.Line.pressEnter.resolved(in: .en)))
    #expect(voice.parse(.text("1")) == .command(.choose("begin")))
  }

  @Test(arguments: [Sample.closed, Sample.rotor, Sample.wheels, Sample.open, Sample.search])
  func `how a level is played is told once a kind, and by help`(_ level: LevelView) throws {
    var voice = LineVoice(language: .fr)
    let how = level.instructions.map { $0.resolved(in: .fr) + "\n" }.joined()
    #expect(voice.render([.level(level)]).contains(how))
    #expect(!voice.render([.level(level)]).contains(how))
    let help = try #require(voice.parse(.text("/aide")).reply)
    #expect(help.hasPrefix(level.instructions[0].resolved(in: .fr) + "\n"))
  }

  @Test func `the title explains itself once in each language`() {
    var voice = LineVoice(language: .en)
    let first = voice.render([.menu(Sample.menu)])
    let title = L10n.Story.titleName.resolved(in: .en)
    #expect(
      voice.render([.menu(Sample.menu)])
        == L10n.Guidance.menu(last: 2).resolved(in: .en) + "\n")
    _ = voice.parse(.text("/repeat"))
    let again = voice.render([.menu(Sample.menu)])
    #expect(again.hasPrefix("\n\(title)\n") && again.contains("\n1. Begin\n2. Français\n0. Quit\n"))
    let french = voice.render([.notice(.languageChanged(.fr)), .menu(Sample.menu)])
    #expect(french.split(separator: "\n").count == first.split(separator: "\n").count + 1)
  }

  @Test func `levels that are locked are one line a chapter`() {
    var session = Session(
      chapters: (try? LocalLevelFactory().chapters()) ?? [], progress: Progress(seed: 1),
      language: .en)
    _ = session.perform(.open(.campaign))
    var voice = LineVoice(language: .en)
    let lines = voice.render(session.perform(.levels)).split(separator: "\n")
    #expect(
      lines.prefix(5) == [
        "Levels. You are at 1.1, The pit.", "Chapter 1: Ice Cave.",
        "1.1, The pit: open, you are here.", "1.2 to 1.5: locked.",
        "Chapter 2: The Lost City.",
      ])
    #expect(lines.count == 12)
  }

  @Test func `an empty line parts what begins afresh, and nothing else`() {
    var voice = LineVoice(language: .en)
    #expect(voice.render([.intro(said("a", "b"))]).first == "a")
    #expect(voice.render([.verdict(Sample.verdict()), .level(Sample.open)]).contains("\n\nHidden"))
    #expect(!voice.render([.hint(Sample.hint), .error(.notNow)]).contains("\n\n"))
  }

  @Test(arguments: Language.allCases)
  func `help names every command that this voice takes, and no key that it lacks`(
    _ language: Language
  ) throws {
    var voice = LineVoice(language: language)
    _ = voice.render([.level(Sample.reflex)])
    let help = try #require(voice.parse(.text("/help all")).reply)
    let faces: [LineCommand] = [.help, .clues, .hints, .answers]
    for command in LineCommand.allCases where !faces.contains(command) {
      let word = command.words.resolved(in: language)[0]
      #expect(help.contains("/\(word)"), "\(word)")
    }
    for line in help.split(separator: "\n") where line.hasPrefix("/") {
      let word = line.dropFirst().prefix { $0.isLetter }
      #expect(LineCommand(String(word)) != nil)
    }
    #expect(!help.contains { "↑↓←→⏎★".contains($0) })
  }
}
