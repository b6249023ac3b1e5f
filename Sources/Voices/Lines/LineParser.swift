import Flow
import Localization
import Presentation
import Session

/// Makes commands of typed lines. It keeps what was said last, so that a number means what the player
/// just heard.
struct LineParser {
  /// What the line that was parsed last makes of its answer.
  enum AnswerStyle {
    case plain
    /// Everything is told again; then nothing is left out.
    case again
    /// The same, behind where the round is.
    case againWithPosition
    /// Where nothing was there to be let by, the answer has no events.
    case holdingStill
    /// The help of the adventure, with all commands.
    case wholeHelp
  }

  /// The language of the moment.
  private(set) var language: Language
  /// Whether time moves by what the lines say.
  let hasScriptedClock: Bool
  /// Whether a terminal reads the keys of a round one by one.
  var takesKeys = false
  /// What was set inside the program.
  var settings = Settings()
  /// Whose chapters they are; nil for the program’s own.
  private(set) var pack: PackCredits?
  /// What the next line is taken for.
  private(set) var context = InputContext.page(title: nil)
  var answerStyle = AnswerStyle.plain
  /// What the player has turned, looked at and noted in the level that is played.
  var notes = LevelNotes()
  private(set) var round = HeardRound()
  /// Where the player stands in the adventure, as it was said last.
  private(set) var room: RoomView?
  /// Whether a list with the numbers of levels was told last.
  private(set) var hasShownLevels = false

  init(language: Language, hasScriptedClock: Bool) {
    self.language = language
    self.hasScriptedClock = hasScriptedClock
  }

  /// Which letters and keys are gestures.
  var keys: GestureKeyMap { GestureKeyMap(preset: settings.keys) }

  /// Whether nothing is to be left out of the answer.
  var isRepeating: Bool { answerStyle == .again || answerStyle == .againWithPosition }

  // MARK: Events

  /// What the next line is taken for changes with what is said.
  mutating func receive(_ event: Event) {
    if let language = event.newLanguage { self.language = language }
    hasShownLevels = hasShownLevels(after: event)
    if event.leavesRound { round.leave() }
    switch event {
    case .general(.pack(let pack)): self.pack = pack
    case .general(.menu(let title)): context = .menu(title.items)
    case .campaign(.intro), .campaign(.results), .descent(.ended): context = .page(title: nil)
    case .campaign(.chapter(let card)):
      context = .page(title: L10n.Line.chapter(chapter: card.chapter, title: card.title))
    case .descent(.card(let card)):
      context = .page(title: L10n.Descent.heading(name: card.name))
    case .campaign(.level(let level)):
      // Where the same level is said again, as in another language, the notes stay.
      if context.level?.id != level.id {
        notes = LevelNotes()
        // All clues of a descent’s lock were told at once.
        if level.isLanding, level.wheels != nil { notes.dial.turn(to: .answers) }
      }
      context = .level(level)
    case .campaign(.act(let act)): context = InputContext(playing: act.level)
    case .campaign(.verdict(let verdict)): context = InputContext(playing: verdict.level)
    case .campaign(.hint(let hint)):
      if case .level = context { context = .level(hint.level) }
    case .round(let event):
      round.receive(event)
      if case .move = event { return }
      context = .round(context.level)
    case .adventure(let event):
      if event.isPlayed { context = .adventure }
      if case .room(let room) = event { self.room = room }
    case .general, .campaign, .descent: break
    }
  }

  /// A list stays the last one while nothing but remarks follows it.
  private func hasShownLevels(after event: Event) -> Bool {
    switch event {
    case .campaign(.levels), .campaign(.mishaps): true
    case .general(.notice), .general(.error): hasShownLevels
    case .general, .campaign, .round, .adventure, .descent: false
    }
  }

  // MARK: Lines

  /// Takes a line in this order: Enter, /command, the number of a level that a list has printed; then exact
  /// text, number, letter, bare command, part of a text.
  mutating func parse(_ line: DecodedLine) -> LineInterpretation {
    answerStyle = .plain
    let interpretation: LineInterpretation =
      switch line {
      case .tooLong: reply(L10n.Errors.tooLong)
      case .notText: reply(L10n.Errors.notText)
      case .controlCharacters: reply(L10n.Errors.controlCharacters)
      case .text(let text): parse(text.trimmedBlanks)
      }
    if interpretation == .command(.repeat), !isRepeating { answerStyle = .again }
    if interpretation == .still { answerStyle = .holdingStill }
    return interpretation
  }

  /// A line without blanks at its ends.
  private mutating func parse(_ text: String) -> LineInterpretation {
    if text.isEmpty { return parseEmptyLine() }
    if text.hasPrefix("/") { return parseCommand(String(text.dropFirst())) }
    if takesLevelNumbers, let level = Command.level(numbers: text) { return .command(level) }
    switch context {
    case .page:
      return parseBareCommand(text) ?? replyNothingAsked(text)
    case .menu(let items): return parseMenu(text, of: items)
    case .level(let level): return parse(text, in: level)
    case .round: return parseRound(text)
    case .adventure: return parseAdventure(text)
    }
  }

  /// Goes on, turns the dial of a rotor, or says what is awaited.
  private mutating func parseEmptyLine() -> LineInterpretation {
    switch context {
    case .page: .command(.proceed)
    case .menu(let items): reply(L10n.Errors.chooseItem(last: items.lastNumber))
    case .level(let level): parseEmptyLine(in: level)
    case .round where round.phase == .running && !round.isResting:
      round.mayHoldStill ? .still : reply(L10n.Reflex.gestureNow(keys: keyNames))
    case .round: .command(.proceed)
    case .adventure: reply(standingLine)
    }
  }

  /// The adventure has words of its own; but its help is told in two parts, and a word that means nothing in the
  /// story may be the program’s.
  private mutating func parseAdventure(_ text: String) -> LineInterpretation {
    if asksForWholeHelp(text) { return parseHelp(isWhole: true) }
    let typed = text.folded(as: .command)
    let isForProgram = [LineCommand.repeat, .where, .settings, .levels].contains {
      firstWord(of: $0.words).folded(as: .command) == typed
    }
    return isForProgram ? parseCommand(text) : .command(.say(text))
  }

  // MARK: Menus

  private mutating func parseMenu(_ text: String, of items: [MenuItem]) -> LineInterpretation {
    if let item = menuItem(text, among: items) { return .command(.choose(item.id)) }
    return parseBareCommand(text)
      ?? parsePart(text, of: items.map(\.text)) { .command(.choose(items[$0].id)) }
      ?? replyInvalidItem(text, of: items)
  }

  /// The item of the menu that a text, the head of one, a number or a letter names.
  func menuItem(_ text: String, among items: [MenuItem]) -> MenuItem? {
    let heads = items.map { item in
      let head = item.text.resolved(in: language).prefix { $0 != ":" }
      return LocalizedText(cleaning: String(head).trimmedBlanks)
    }
    if let index = choices(items.map(\.text)).exactIndex(of: text)
      ?? choices(heads).exactIndex(of: text)
    {
      return items[index]
    }
    let typed = text.folded(as: .command)
    if let number = text.plainNumber { return items.first { $0.number == number } }
    return items.first { $0.letters.resolved(in: language).contains(typed) }
  }

  /// The numbers of a menu begin with 0.
  private func replyInvalidItem(_ text: String, of items: [MenuItem]) -> LineInterpretation {
    if text.isPlainDigits {
      let number = LocalizedText(cleaning: text, limit: 12)
      return reply(L10n.Errors.outOfMenu(said: number, last: items.lastNumber))
    }
    if nearestCommand(to: text) != nil { return replyUnknownCommand(text) }
    return reply(
      L10n.Errors.notOnMenu(said: LocalizedText(cleaning: text), last: items.lastNumber))
  }
}

// MARK: - For all kinds of lines

extension LineInterpretation {
  /// The player holds still, as at a bat.
  static let still = LineInterpretation.command(.still(at: .unknown, move: nil))
}

extension LineParser {
  func choices(_ texts: [LocalizedText]) -> Choices { Choices(texts, in: language) }

  /// What comes of the only choice that the text is a part of; asks for its number where it is a part of
  /// several, nil where of none.
  func parsePart(
    _ text: String, of texts: [LocalizedText], choosing: (Int) -> LineInterpretation
  ) -> LineInterpretation? {
    let indices = choices(texts).indices(ofPart: text)
    return indices.count > 1 ? replyAmbiguous(text, among: indices) : indices.first.map(choosing)
  }

  func reply(_ text: LocalizedText) -> LineInterpretation { reply([text]) }

  /// Lines in the language of the moment, each ended by a line feed.
  func reply(_ texts: [LocalizedText]) -> LineInterpretation {
    .reply(texts.map { $0.resolved(in: language) + "\n" }.joined())
  }

  func replyOutOfRange(_ number: String, last: Int) -> LineInterpretation {
    reply(L10n.Errors.outOfRange(said: LocalizedText(cleaning: number, limit: 12), last: last))
  }

  /// Asks which of the choices is meant that a text is a part of; nil where it is a part of none.
  func replyAmbiguous(_ text: String, among indices: [Int]) -> LineInterpretation? {
    LocalizedText.list(indices.map { LocalizedText(cleaning: "\($0 + 1)") }).map {
      reply(L10n.Choices.ambiguous(said: LocalizedText(cleaning: text), numbers: $0))
    }
  }

  /// A word where only Enter leads on, such as an answer before its question is shown.
  private func replyNothingAsked(_ text: String) -> LineInterpretation {
    guard nearestCommand(to: text) == nil else { return replyUnknownCommand(text) }
    let said = LocalizedText(cleaning: text)
    return reply([L10n.Errors.nothingAsked(said: said), L10n.Line.pressEnter])
  }
}
