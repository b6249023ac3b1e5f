import Flow
import Localization
import Session
import Testing

@testable import Lines
@testable import Presentation
@testable import SampleViews

/// What a line turns out to be; replies are given as the texts they are made of.
enum ExpectedInterpretation: Sendable {
  case command(Command)
  case reply([LocalizedText])

  static func answer(_ answer: String) -> Self { .command(.answer([answer])) }
  static func notAChoice(_ said: String, of last: Int) -> Self {
    .reply([L10n.Errors.notAChoiceOf(said: echo(said), last: last)])
  }
  static func outOfRange(_ said: String, of last: Int) -> Self {
    .reply([L10n.Errors.outOfRange(said: echo(said), last: last)])
  }
  static func notOnDial(_ said: String) -> Self {
    .reply([L10n.Errors.notOnDial(said: echo(said))])
  }
  static func unknown(_ said: String) -> Self {
    .reply([L10n.Errors.unknownCommand(said: echo(said))])
  }
  static func unknown(_ said: String, near: String) -> Self {
    .reply([L10n.Errors.unknownCommandNear(said: echo(said), near: echo(near))])
  }

  func interpretation(in language: Language) -> LineInterpretation {
    switch self {
    case .command(let command): .command(command)
    case .reply(let texts): .reply(texts.map { $0.resolved(in: language) + "\n" }.joined())
    }
  }
}

/// A line that is answered by these texts.
func replied(_ texts: [LocalizedText], in language: Language = .en) -> LineInterpretation {
  ExpectedInterpretation.reply(texts).interpretation(in: language)
}

extension LineInterpretation {
  var reply: String? { if case .reply(let reply) = self { reply } else { nil } }
}

/// A voice that has just told an event.
func voice(_ event: Event, _ language: Language = .en) -> LineVoice {
  var voice = LineVoice(language: language)
  _ = voice.render([event])
  return voice
}

/// What a line is taken for, in the order: /command, exact text, number, letter, bare command.
struct LineParsingTests {
  // MARK: Commands

  static let commands: [(String, Command)] = [
    ("/hint", .hint), ("/indice", .hint), ("/HINT", .hint), ("  /hint  ", .hint),
    ("/repeat", .repeat), ("/again", .repeat), ("/répéter", .repeat), ("/repeter", .repeat),
    ("/RE\u{301}PE\u{301}TER", .repeat), ("/encore", .repeat),
    ("/notes", .notes), ("/notebook", .notes), ("/carnet", .notes),
    ("/levels", .levels), ("/map", .levels), ("/niveaux", .levels), ("/carte", .levels),
    ("/level 2 3", .level(chapter: 2, level: 3)), ("/niveau 2 3", .level(chapter: 2, level: 3)),
    ("/level  02   3 ", .level(chapter: 2, level: 3)), ("/menu", .menu),
    ("/night 2 3", .level(chapter: 2, level: 3, night: .second)),
    ("/nuit 2.3", .level(chapter: 2, level: 3, night: .second)),
    ("/settings", .settings), ("/réglages", .settings), ("/reglages", .settings),
    ("/lang fr", .language(.fr)), ("/langue FR", .language(.fr)),
    ("/language english", .language(.en)), ("/langue français", .language(.fr)),
    ("/langue francais", .language(.fr)),
    ("/restart", .restart), ("/recommencer", .restart),
    ("/brief", .set(setting: "places", value: "brief")),
    ("/détaillé", .set(setting: "places", value: "full")),
    ("/quit", .quit), ("/exit", .quit), ("/quitter", .quit),
  ]

  @Test(arguments: commands, Language.allCases)
  func `a command is taken everywhere, in both languages`(
    _ example: (typed: String, command: Command), _ language: Language
  ) {
    for event in [Event.menu(Sample.menu), .intro(said("a", "b")), .chapter(Sample.card)]
      + [Sample.closed, Sample.rotor, Sample.wheels, Sample.open, Sample.search].map(Event.level)
    {
      var voice = voice(event, language)
      #expect(voice.parse(.text(example.typed)) == .command(example.command))
    }
  }

  @Test(arguments: commands, Language.allCases)
  func `a command needs no stroke where no text is asked`(
    _ example: (typed: String, command: Command), _ language: Language
  ) {
    let bare = example.typed.filter { $0 != "/" }
    for level in [Sample.closed, Sample.rotor, Sample.wheels, Sample.search] {
      var voice = voice(.level(level), language)
      #expect(voice.parse(.text(bare)) == .command(example.command))
    }
  }

  // MARK: Closed questions, menus and pages

  static let sayLanguage = L10n.Errors.languageCode(
    choices: Language.codes(each: L10n.Errors.languageChoice))

  private static let standing = L10n.Guidance.closed(
    place: L10n.Guidance.levelPlace(number: L10n.Levels.number(chapter: 1, level: 1)), last: 3)

  static let closed: [(String, Language, ExpectedInterpretation)] = [
    ("Lean on it", .en, .answer("lean")), ("LEAN ON IT.", .en, .answer("lean")),
    ("lean  on it", .en, .answer("lean")), ("climb : back up", .en, .answer("climb")),
    ("1", .en, .answer("climb")), ("3", .en, .answer("wait")), ("02", .en, .answer("lean")),
    ("a", .en, .answer("climb")), ("C", .en, .answer("wait")), (" b ", .en, .answer("lean")),
    ("hint", .en, .command(.hint)), ("indice", .en, .command(.hint)),
    ("L'ete sur le coeur", .fr, .answer("lean")), ("L’ÉTÉ SUR LE CŒUR", .fr, .answer("lean")),
    ("remonter: en haut", .fr, .answer("climb")),
    ("Lean on it", .fr, .notAChoice("Lean on it", of: 3)), ("0", .en, .outOfRange("0", of: 3)),
    ("4", .en, .outOfRange("4", of: 3)),
    (String(repeating: "9", count: 30), .en, .outOfRange("99999999999…", of: 3)),
    ("-1", .en, .notAChoice("-1", of: 3)), ("+1", .en, .notAChoice("+1", of: 3)),
    ("٣", .en, .notAChoice("٣", of: 3)), ("d", .en, .notAChoice("d", of: 3)),
    ("door 3", .en, .notAChoice("door 3", of: 3)),
    ("z", .en, .notAChoice("z", of: 3)), ("hnit", .en, .notAChoice("hnit", of: 3)),
    ("hin", .en, .unknown("hin", near: "/hint")),
    ("/indise", .fr, .unknown("/indise", near: "/indice")), ("/", .en, .unknown("/")),
    ("/1", .en, .unknown("/1")), ("/bogus", .en, .unknown("/bogus")),
    ("exit by the rope", .en, .unknown("exit by the rope", near: "/exit")),
    ("", .en, .reply([L10n.Errors.chooseAnswer(last: 3)])),
    (" \u{A0} ", .fr, .reply([L10n.Errors.chooseAnswer(last: 3)])),
    ("clues", .en, .reply([L10n.Errors.notNow, standing])),
    ("answers", .en, .reply([L10n.Errors.notNow, standing])), ("hints", .en, .command(.hint)),
    ("/level", .en, .reply([L10n.Errors.levelNumbers])),
    ("/level 2", .en, .reply([L10n.Errors.levelNumbers])),
    ("/level 2 x", .en, .reply([L10n.Errors.levelNumbers])), ("/lang", .en, .reply([sayLanguage])),
    ("/lang de", .en, .reply([sayLanguage])),
  ]

  @Test(arguments: closed)
  func `a closed question hears`(
    _ typed: String, _ language: Language, _ expected: ExpectedInterpretation
  ) {
    var voice = voice(.level(Sample.closed), language)
    #expect(voice.parse(.text(typed)) == expected.interpretation(in: language))
  }

  static let menu: [(String, Language, ExpectedInterpretation)] = [
    ("1", .en, .command(.choose("begin"))), ("q", .en, .command(.choose("quit"))),
    ("0", .en, .command(.choose("quit"))), ("g", .en, .command(.choose("begin"))),
    ("E", .fr, .command(.choose("language"))),
    ("a", .en, .reply([L10n.Errors.notOnMenu(said: echo("a"), last: 2)])),
    ("1.3", .en, .command(.level(chapter: 1, level: 3))),
    ("/level 1.3", .en, .command(.level(chapter: 1, level: 3))),
    ("level 1 3", .fr, .command(.level(chapter: 1, level: 3))),
    ("chutes", .en, .command(.mishaps)), ("mesaventures", .fr, .command(.mishaps)),
    ("/falls", .en, .command(.mishaps)), ("begin", .en, .command(.choose("begin"))),
    ("commencer", .fr, .command(.choose("begin"))),
    ("francais", .en, .command(.choose("language"))), ("quit", .en, .command(.choose("quit"))),
    ("/quit", .en, .command(.quit)), ("exit", .en, .command(.quit)),
    ("levels", .en, .command(.levels)), ("", .en, .reply([L10n.Errors.chooseItem(last: 2)])),
    ("4", .fr, .reply([L10n.Errors.outOfMenu(said: echo("4"), last: 2)])),
    ("dance", .en, .reply([L10n.Errors.notOnMenu(said: echo("dance"), last: 2)])),
  ]

  /// After the list of levels its numbers are what the player just heard; before it an answer is.
  @Test(arguments: [Sample.closed, Sample.rotor, Sample.open, Sample.search])
  func `a level's numbers may be typed behind the list of levels`(_ level: LevelView) {
    var voice = voice(.level(level), .en)
    let named = LineInterpretation.command(.level(chapter: 1, level: 3))
    #expect(voice.parse(.text("1.3")) != named)
    _ = voice.render([.levels(Sample.map)])
    #expect(voice.parse(.text("1.3")) == named)
    _ = voice.render([.verdict(Sample.verdict(level: level))])
    #expect(voice.parse(.text("1.3")) != named)
  }

  @Test func `the head of an item chooses it`() {
    var english = voice(.menu(Sample.laterMenu), .en)
    #expect(english.parse(.text("go on")) == .command(.choose("continue")))
    var french = voice(.menu(Sample.laterMenu), .fr)
    #expect(french.parse(.text("continuer")) == .command(.choose("continue")))
  }

  @Test(arguments: menu)
  func `the title menu hears`(
    _ typed: String, _ language: Language, _ expected: ExpectedInterpretation
  ) {
    var voice = voice(.menu(Sample.menu), language)
    #expect(voice.parse(.text(typed)) == expected.interpretation(in: language))
  }

  static let page: [(String, ExpectedInterpretation)] = [
    ("", .command(.proceed)), ("   ", .command(.proceed)), ("hint", .command(.hint)),
    ("quit", .command(.quit)),
    ("1", .reply([L10n.Errors.nothingAsked(said: echo("1")), L10n.Line.pressEnter])),
    ("sideways", .reply([L10n.Errors.nothingAsked(said: echo("sideways")), L10n.Line.pressEnter])),
    ("qit", .unknown("qit", near: "/quit")),
  ]

  @Test(arguments: page)
  func `an intro, a card and the results hear`(_ typed: String, _ expected: ExpectedInterpretation)
  {
    for event in [
      Event.intro(said("a", "b")), .chapter(Sample.card), .results(Sample.results(isEnd: true)),
    ] {
      var voice = voice(event)
      #expect(voice.parse(.text(typed)) == expected.interpretation(in: .en))
    }
  }

  // MARK: Open questions

  static let answers = [
    "1", "a", "7", "shadow", "L’ombre", "no / yes", "level 2 3", "hint of spring", "hin", "exit 1",
  ]

  @Test(arguments: answers)
  func `an open question takes anything but a command for an answer`(_ typed: String) {
    var voice = voice(.level(Sample.open))
    #expect(voice.parse(.text("  \(typed) ")) == .command(.answer([typed])))
  }

  @Test func `an empty line is an answer that costs nothing, the session says so`() {
    var voice = voice(.level(Sample.open))
    #expect(voice.parse(.text("")) == .command(.answer([""])))
  }

  @Test(arguments: ["hint", "Indice", "quit", "repeter", "MAP", "menu"])
  func `a command's word is an answer only when it is said again`(_ typed: String) {
    var voice = voice(.level(Sample.open))
    let question = replied([L10n.Line.commandWord(word: echo(typed))])
    #expect(voice.parse(.text(typed)) == question)
    #expect(voice.parse(.text(typed)) == .command(.answer([typed])))
    #expect(voice.parse(.text(typed)) == question)
    #expect(voice.parse(.text("shadow")) == .command(.answer(["shadow"])))
    #expect(voice.parse(.text(typed)) == question)
    _ = voice.render([.level(Sample.closed), .level(Sample.open)])
    #expect(voice.parse(.text(typed)) == question)
  }

  @Test(arguments: [("où", true), ("OU", true), ("menu", false)])
  func `a command's word that the level foresees is its answer`(_ typed: String, _ isAnswer: Bool) {
    var level = Sample.open
    level.foreseenWords = [
      LocalizedList(verbatim: [SafeText(cleaning: "où")]),
      LocalizedList(verbatim: [SafeText(cleaning: "là")]),
    ]
    var voice = voice(.level(level), .fr)
    #expect((voice.parse(.text(typed)) == .command(.answer([typed]))) == isAnswer)
    #expect(voice.parse(.text("/menu")) == .command(.menu))
  }

  @Test(arguments: ["help", "?", "aide"], Language.allCases)
  func `help is there where any word may be an answer`(_ typed: String, _ language: Language) {
    var voice = voice(.level(Sample.open), language)
    guard case .reply(let told) = voice.parse(.text(typed)),
      case .reply(let help) = voice.parse(.text("/help"))
    else {
      Issue.record("no help")
      return
    }
    let question = L10n.Line.commandWord(word: echo(typed)).resolved(in: language) + "\n"
    #expect(told.hasSuffix(question))
    #expect(help.hasPrefix(told.dropLast(question.count)) && told.count > 2 * question.count)
    #expect(voice.parse(.text(typed)) == .command(.answer([typed])))
  }

  // MARK: Lines that cannot be read

  static let unreadable: [(DecodedLine, LocalizedText)] = [
    (.tooLong, L10n.Errors.tooLong), (.notText, L10n.Errors.notText),
    (.controlCharacters, L10n.Errors.controlCharacters),
  ]

  @Test(arguments: unreadable, Language.allCases)
  func `a line that cannot be read is refused, and nothing is asked of the session`(
    _ example: (line: DecodedLine, text: LocalizedText), _ language: Language
  ) {
    for level in [Sample.closed, Sample.rotor, Sample.wheels, Sample.open, Sample.search] {
      var voice = voice(.level(level), language)
      #expect(voice.parse(example.line) == replied([example.text], in: language))
    }
  }

  @Test func `what is said back can neither steer a terminal nor hide`() throws {
    var voice = voice(.level(Sample.closed))
    let heard = voice.parse(.text("\u{202E}abc\u{2066}" + String(repeating: "x", count: 900)))
    let text = try #require(heard.reply)
    #expect(text.count < 200)
    #expect(!text.unicodeScalars.contains { $0.properties.generalCategory == .format })
  }
}
