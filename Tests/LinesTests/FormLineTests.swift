import Flow
import Localization
import SessionDriver
import Testing

@testable import Lines
@testable import Presentation
@testable import SampleViews
@testable import Session

/// Forms line by line: what fills a row, and what is said of it.
struct FormLineTests {
  private static func level(
    _ style: FormLevel.Style, _ rows: [(id: String, value: String?)], options: [String] = []
  ) -> LevelView {
    var level = LevelView(
      chapter: 1, level: 2, levels: 3, chapterTitle: said("C", "C"), id: "l", kind: .form,
      text: said("Q", "Q"), clues: [],
      answers: options.map { LevelView.Choice(id: $0, text: said($0, $0), isTried: false) },
      elements: [], hintsTaken: [], hintsInAll: 0, attempts: 0, isCompleted: false)
    level.formStyle = style
    level.rows = rows.map { id, value in
      LevelView.Row(id: id, text: said(id, id), value: value.map { said($0, $0) })
    }
    return level
  }

  private static let several = level(
    .several, [("fox", nil), ("sea lion", "marked"), ("sea", nil), ("owl", nil)])
  private static let numbers = level(.several, [("9", nil), ("11", nil), ("2", "marked")])
  private static let match = level(
    .match, [("dog", "chien"), ("cat", nil)], options: ["chien", "chat", "oiseau"])
  private static let letters = level(.match, [("alpha", nil), ("beta", nil)], options: ["b", "a"])
  private static let gaps = level(.gaps, [("Gap 1", "hours"), ("Gap 2", nil)])
  private static let filledGaps = level(.gaps, [("Gap 1", "hours"), ("Gap 2", "days")])

  // MARK: What a line is

  private static func marks(_ rows: [String: String]) -> ExpectedInterpretation {
    .command(.fill(rows))
  }

  private static let noPair = ExpectedInterpretation.reply([
    L10n.Forms.pairAdvice(last: 2, option: echo("c"))
  ])

  @Test func `several pairs may be told by their texts`() {
    let pairs = Self.marks(["dog": "chien", "cat": "oiseau"])
    expect("dog = chien, cat = oiseau", is: pairs, in: Self.match)
    expect("dog chien; cat oiseau", is: pairs, in: Self.match)
    expect("dog = chien, cow = oiseau", is: Self.noPair, in: Self.match)
  }

  /// Where what is to be marked is numbers, letters name it.
  static let typedLetters: [(String, ExpectedInterpretation)] = [
    ("a c", marks(["9": "mark", "2": "mark"])), ("b", marks(["11": "mark"])),
    ("9 11", marks(["9": "mark", "11": "mark", "2": "clear"])), ("2", marks(["2": "clear"])),
    ("1 3", .reply([L10n.Choices.byLetter(last: echo("c"))])),
  ]

  @Test(arguments: typedLetters) func `numbers are marked by their letters`(
    _ line: String, _ expected: ExpectedInterpretation
  ) { expect(line, is: expected, in: Self.numbers) }

  @Test func `numbers to mark stand behind letters`() {
    var voice = voice(.level(Self.numbers))
    let told = voice.render([.level(Self.numbers)])
    #expect(told.contains("a. 9\nb. 11\nc. 2 (marked)\n"))
    #expect(Self.numbers.formInstructions == L10n.Forms.howSeveralByLetter)
  }

  static let typedMarks: [(String, ExpectedInterpretation)] = [
    ("1 3", marks(["fox": "mark", "sea": "mark", "sea lion": "clear"])),
    ("2", marks(["sea lion": "clear"])),
    ("a, c", marks(["fox": "mark", "sea": "mark", "sea lion": "clear"])),
    ("sea lion, owl", marks(["sea lion": "mark", "owl": "mark"])),
    ("1 & 2; 4", marks(["fox": "mark", "sea lion": "mark", "owl": "mark"])),
    ("1 1", marks(["fox": "mark"])),
    ("OWL", marks(["owl": "mark"])), ("sea", marks(["sea": "mark"])),
    ("sea lion", marks(["sea lion": "clear"])), ("lion", marks(["sea lion": "clear"])),
    ("fox owl", marks(["fox": "mark", "owl": "mark", "sea lion": "clear"])),
    ("5", .reply([L10n.Errors.outOfRange(said: echo("5"), last: 4)])),
    ("crab", .reply([L10n.Errors.notAChoiceOf(said: echo("crab"), last: 4)])),
    ("hint", .command(.hint)), ("done", .command(.handIn)),
    ("Hand it in", .command(.handIn)), ("valider", .command(.handIn)),
    ("fox, lion", marks(["fox": "mark", "sea lion": "mark"])), ("fox and owl", onlyFoxAndOwl),
    (
      "fox, owl and sea", marks(["fox": "mark", "owl": "mark", "sea": "mark", "sea lion": "clear"])
    ),
  ]
  private static let onlyFoxAndOwl = marks(["fox": "mark", "owl": "mark", "sea lion": "clear"])

  @Test(arguments: typedMarks) func `numbers, letters and words turn marks`(
    _ line: String, _ expected: ExpectedInterpretation
  ) {
    expect(line, is: expected, in: Self.several)
  }

  static let typedPairs: [(String, ExpectedInterpretation)] = [
    ("1 b", marks(["dog": "chat"])), ("1B", marks(["dog": "chat"])),
    ("1 b 2 a", marks(["dog": "chat", "cat": "chien"])),
    ("1b2a", marks(["dog": "chat", "cat": "chien"])),
    ("1-b, 2:c", marks(["dog": "chat", "cat": "oiseau"])),
    ("dog = chat", marks(["dog": "chat"])), ("cat: c", marks(["cat": "oiseau"])),
    ("Dog chien", marks(["dog": "chien"])), ("cow chien", noPair),
    ("2 oiseau", marks(["cat": "oiseau"])), ("2. CHAT", marks(["cat": "chat"])),
    ("3 a", noPair), ("1 d", noPair), ("1", noPair), ("b", noPair), ("1 b 2", noPair),
    ("menu", .command(.menu)), ("rendre", .command(.handIn)),
  ]

  @Test(arguments: typedPairs) func `a number and a letter or a word are a pair`(
    _ line: String, _ expected: ExpectedInterpretation
  ) {
    expect(line, is: expected, in: Self.match)
  }

  @Test(arguments: [("1 2", "a"), ("1 b", "b"), ("1 1", "b")])
  func `options that are letters are named by numbers`(_ line: String, _ option: String) {
    expect(line, is: Self.marks(["alpha": option]), in: Self.letters)
  }

  static let typedGaps: [(String, ExpectedInterpretation)] = [
    ("minutes", marks(["Gap 2": "minutes"])), ("1 days", marks(["Gap 1": "days"])),
    ("2) so", marks(["Gap 2": "so"])), ("2: so long", marks(["Gap 2": "so long"])),
    ("2.72", marks(["Gap 2": "2.72"])), ("2so", marks(["Gap 2": "2so"])),
    ("3 x", marks(["Gap 2": "3 x"])),
    ("days, weeks", marks(["Gap 1": "days", "Gap 2": "weeks"])),
    ("2", marks(["Gap 2": "2"])), ("/menu", .command(.menu)),
    ("menu", .reply([L10n.Line.commandWord(word: echo("menu"))])),
  ]

  @Test(arguments: typedGaps) func `words fill the first empty gap, or the one of a number`(
    _ line: String, _ expected: ExpectedInterpretation
  ) {
    expect(line, is: expected, in: Self.gaps)
  }

  @Test(arguments: [
    ("1789, 1792", ["Gap 1": "1789", "Gap 2": "1792"]), ("a b;c", ["Gap 1": "a b", "Gap 2": "c"]),
    ("3,5", ["Gap 1": "3,5"]), ("a, b, c", ["Gap 1": "a, b, c"]), ("a, ", ["Gap 1": "a,"]),
  ]) func `a list of as many words as there are gaps fills them all`(
    _ line: String, _ rows: [String: String]
  ) {
    expect(line, is: Self.marks(rows), in: Self.level(.gaps, [("Gap 1", nil), ("Gap 2", nil)]))
  }

  @Test func `words that begin with a number and are foreseen fill the first empty gap`() {
    var level = Self.gaps
    level.foreseenWords = [LocalizedList(verbatim: [SafeText(cleaning: "1 Room")])]
    expect("1 room", is: Self.marks(["Gap 2": "1 room"]), in: level)
    expect("1 rooms", is: Self.marks(["Gap 1": "rooms"]), in: level)
  }

  @Test func `a command's word said again fills a gap`() {
    var voice = voice(.level(Self.gaps))
    _ = voice.parse(.text("menu"))
    #expect(voice.parse(.text("menu")) == .command(.fill(["Gap 2": "menu"])))
  }

  static let typedInFull: [(String, ExpectedInterpretation)] = [
    ("weeks", .reply([L10n.Forms.whichGap])), ("2 weeks", marks(["Gap 2": "weeks"])),
    ("days, weeks", marks(["Gap 1": "days", "Gap 2": "weeks"])),
    ("menu", .command(.menu)),
  ]

  @Test(arguments: typedInFull) func `where every gap is filled a number says which`(
    _ line: String, _ expected: ExpectedInterpretation
  ) {
    expect(line, is: expected, in: Self.filledGaps)
  }

  private func expect(_ line: String, is expected: ExpectedInterpretation, in level: LevelView) {
    for language in Language.allCases {
      var voice = voice(.level(level), language)
      #expect(voice.parse(.text(line)) == expected.interpretation(in: language))
    }
  }

  @Test func `Enter tells first what was filled before, and hands it in when it is pressed again`()
  {
    for level in [Self.filledGaps, Self.match, Self.several] {
      var voice = voice(.level(level))
      let told = ExpectedInterpretation.reply([level.formStanding])
      #expect(voice.parse(.text("")) == told.interpretation(in: .en))
      #expect(voice.parse(.text("")) == .command(.handIn))
    }
    var voice = voice(.level(Self.level(.gaps, [("Gap 1", nil)])))
    #expect(voice.parse(.text("")) == .command(.handIn))
  }

  // MARK: What is told

  static let told: [(LevelView, [String], String)] = [
    (several, ["1. fox\n2. sea lion (marked)\n"], "mark from 1 to 4; Enter hands it in"),
    (
      match, ["1. dog: chien\n2. cat\nTo choose from:\n", "chien\n", "oiseau\n"],
      "give each number from 1 to 2 its letter, up to c"
    ),
    (letters, ["To choose from:\n"], "up to 2"),
    (gaps, ["Gap 1: hours\nGap 2: empty\n"], "type what goes into gap 2"),
    (filledGaps, ["Gap 1: hours\nGap 2: days\n"], "every gap is filled; Enter hands it in"),
  ]

  @Test(arguments: told) func `a form is told with what it holds, and what is awaited`(
    _ level: LevelView, _ lines: [String], _ standing: String
  ) {
    var voice = LineVoice(language: .en)
    let text = voice.render([.level(level)])
    for line in lines { #expect(text.contains(line)) }
    #expect(level.standingLine.resolved(in: .en).contains(standing))
  }

  // MARK: Games

  /// Lines that play a form, and what each is answered with, in part.
  static let games: [(FormLevel.Style, [(line: String, told: String)])] = [
    (
      .several,
      [
        ("", "Nothing is marked yet."), ("hen", "Marked: hen.\nIt can be handed in.\n"),
        ("hen", "Nothing is marked.\n"), ("hen bat", "It can be handed in.\n"),
        (
          "",
          "Not that. No bat lays eggs.\n1 of 2 right answers are marked. 1 mark does not belong.\nMarked: hen, bat."
        ),
        ("hen bat", "Marked: hen, bat."), ("", "You have answered just this before"),
        ("/repeat", "bat (marked)"), ("hen owl", "Marked: hen, owl."),
        ("done", FormChapter.success),
      ]
    ),
    (
      .match,
      [
        ("1 chien", "dog: chien\n1 more to fill.\n"), ("", "1 more to fill first."),
        ("2 oiseau", "cat: oiseau\nIt can be handed in.\n"),
        ("", "Not that. cat: not oiseau.\n1 of 2 are right."),
        ("/repeat", "1. dog: chien\n2. cat\n"),
        ("2 chat", "cat: chat\n"), ("", FormChapter.success),
      ]
    ),
    (
      .gaps,
      [
        ("hours", "Gap 1: hours\n1 more to fill.\n"),
        ("weeks", "Gap 2: weeks\nIt can be handed in.\n"), ("", "1 of 2 are right."),
        ("/repeat", "Gap 1: hours\nGap 2: empty\n"), ("minutes", "Gap 2: minutes\n"),
        ("submit", FormChapter.success),
      ]
    ),
  ]

  @Test(arguments: games) func `a form is filled, handed in, mended and won`(
    _ style: FormLevel.Style, _ lines: [(line: String, told: String)]
  ) throws {
    var play = try LinePlay(.campaign, .en, chapters: FormChapter.chapters(style))
    var told = play.opening
    for _ in 0..<4 where !told.contains("What belongs here?") { told = play.say("") }
    for (line, expected) in lines { #expect(play.say(line).contains(expected)) }
  }

  @Test func `an answer before its question is shown is told to be none yet`() throws {
    var play = try LinePlay(.campaign, .en, chapters: FormChapter.chapters(.gaps))
    let told = "Nothing is asked here, and “hours” is not a command.\nPress Enter to go on.\n"
    #expect(play.say("hours") == told)
  }
}
