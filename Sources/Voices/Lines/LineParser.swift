import Localization
import Presentation
import Session

/// Makes commands of typed lines. It keeps what was said last, so that a number means what the player
/// just heard.
struct LineParser {
  /// What a line is taken for.
  enum InputContext: Equatable {
    /// An intro, a card or results: an empty line goes on.
    case page
    case menu([MenuItem])
    case level(LevelView)
    /// A round that waits, runs or is over; of a level where it is one's.
    case round(LevelView?)
    /// What to do in the adventure, in words.
    case adventure

    var level: LevelView? {
      switch self {
      case .level(let level): level
      case .round(let level): level
      case .page, .menu, .adventure: nil
      }
    }
  }

  /// The language of the moment.
  private(set) var language: Language
  /// Whether time moves by what the lines say.
  let hasScriptedClock: Bool
  /// What the next line is taken for.
  private(set) var context = InputContext.page
  /// Where the dial of the rotor stands that is played.
  var dial = RotorSelection()
  /// A command's word that was typed where an answer was asked.
  var unconfirmedAnswer: String?
  /// The object of a search that was looked at last, by id.
  var selectedElement: String?
  /// Whether the list of levels was the last that was said, so that `1.3` is one of them.
  private var hasShownLevels = false
  /// Whether a command of a round waits for its gesture.
  private var isCueRunning = false
  /// Whether an empty line says that the player holds still.
  private var mayHoldStill = false
  /// Where the player stands in the adventure, as it was said last.
  private var room: RoomView?
  /// Which letters and keys are gestures, by the settings.
  private(set) var keys = GestureKeyMap(preset: .letters)

  init(language: Language, hasScriptedClock: Bool) {
    self.language = language
    self.hasScriptedClock = hasScriptedClock
  }

  // MARK: Events

  /// What the next line is taken for changes with what is said.
  mutating func receive(_ event: Event) {
    if let language = event.newLanguage { self.language = language }
    hasShownLevels = false
    switch event {
    case .campaign(.levels): hasShownLevels = true
    case .general(.menu(let title)):
      isCueRunning = false
      context = .menu(title.items)
    case .campaign(.intro), .campaign(.chapter), .campaign(.results): context = .page
    case .campaign(.level(let level)): begin(level)
    case .campaign(.act(let act)): context = InputContext(playing: act.level)
    case .campaign(.verdict(let verdict)): context = InputContext(playing: verdict.level)
    case .campaign(.hint(let hint)):
      if case .level = context { context = .level(hint.level) }
      if dial.face == .hints { dial.item = hint.index - 1 }
    case .round(let event): receive(event)
    case .general(.notice(.settingChanged(.keys, let value))):
      keys = GestureKeyMap(preset: KeyPreset(rawValue: value) ?? .letters)
    case .adventure(let event):
      if event.isPlayed { context = .adventure }
      if case .room(let room) = event { self.room = room }
    case .general, .campaign: break
    }
  }

  private mutating func receive(_ event: Event.Round) {
    switch event {
    case .move: return
    case .ready(let ready):
      (isCueRunning, keys) = (false, GestureKeyMap(preset: ready.keys))
      mayHoldStill = ready.mayHoldStill
    case .cue: isCueRunning = true
    case .ended: isCueRunning = false
    }
    context = .round(context.level)
  }

  /// Where the same level is said again, as in another language, the dial stays where it was.
  private mutating func begin(_ level: LevelView) {
    if context.level?.id != level.id {
      dial = RotorSelection()
      selectedElement = nil
      unconfirmedAnswer = nil
    }
    context = .level(level)
  }

  // MARK: Lines

  /// Takes a line in this order: /command, exact text, number, letter, bare command, part of a text.
  mutating func parse(_ line: DecodedLine) -> LineInterpretation {
    switch line {
    case .tooLong: reply(L10n.Errors.tooLong)
    case .notText: reply(L10n.Errors.notText)
    case .controlCharacters: reply(L10n.Errors.controlCharacters)
    case .text(let text): parse(text.trimmedBlanks)
    }
  }

  /// A line without blanks at its ends.
  private mutating func parse(_ text: String) -> LineInterpretation {
    if text.isEmpty { return parseEmptyLine() }
    if text.hasPrefix("/") { return parseCommand(String(text.dropFirst())) }
    if takesLevelNumbers, let level = levelCommand(text) { return level }
    switch context {
    case .page:
      return parseBareCommand(text) ?? replyUnknownCommand(text, then: L10n.Line.pressEnter)
    case .menu(let items):
      if let item = menuItem(text, among: items) { return .command(.choose(item.id)) }
      return parseBareCommand(text)
        ?? parsePart(text, of: items.map(\.text)) { .command(.choose(items[$0].id)) }
        ?? replyInvalidChoice(text, last: items.lastNumber)
    case .level(let level): return parse(text, in: level)
    case .round: return parseRound(text)
    case .adventure: return .command(.say(text))
    }
  }

  /// Goes on, turns the dial of a rotor, or says what is awaited.
  private mutating func parseEmptyLine() -> LineInterpretation {
    switch context {
    case .page: .command(.proceed)
    case .menu(let items): reply(L10n.Errors.chooseItem(last: items.lastNumber))
    case .level(let level): parseEmptyLine(in: level)
    case .round where isCueRunning:
      mayHoldStill
        ? .command(.still(at: .unknown, move: nil))
        : reply(L10n.Reflex.gestureNow(keys: keys.names))
    case .round: .command(.proceed)
    case .adventure: describeRoom()
    }
  }

  /// Where one is, and the ways out.
  private func describeRoom() -> LineInterpretation {
    guard let room else { return .command(.repeat) }
    let ways = LocalizedText.list(room.exits.map(\.name)) ?? L10n.Adventure.noWays
    return reply(L10n.Comfort.whereYouAre(place: room.name, ways: ways))
  }

  /// Whether `1.3` is a level: where levels were listed, and where nothing else has such a number.
  private var takesLevelNumbers: Bool {
    switch context {
    case .page, .menu: true
    case .level, .round: hasShownLevels
    case .adventure: false
    }
  }

  // MARK: Choices

  /// The item of the menu that a text, the head of one, a number or a letter names.
  private func menuItem(_ text: String, among items: [MenuItem]) -> MenuItem? {
    let heads = items.map { LocalizedText(cleaning: $0.text.resolved(in: language).head) }
    if let index = exactChoiceIndex(text, among: items.map(\.text))
      ?? exactChoiceIndex(text, among: heads)
    {
      return items[index]
    }
    if let number = Int(text), text.isPlainDigits { return items.first { $0.number == number } }
    return items.first { $0.letters.resolved(in: language).contains(text.folded(as: .command)) }
  }

  /// The index of the choice that a text, a number or a letter names.
  func choiceIndex(_ text: String, among texts: [LocalizedText]) -> Int? {
    if let index = exactChoiceIndex(text, among: texts) { return index }
    let index = text.plainNumber.map { $0 - 1 } ?? text.choiceLetterIndex
    return index.flatMap { texts.indices.contains($0) ? $0 : nil }
  }

  /// The index of the choice with that text: the one that is written just so, else one that differs in
  /// case and blanks alone, else one that differs in accents and signs too.
  func exactChoiceIndex(_ text: String, among texts: [LocalizedText]) -> Int? {
    let texts = texts.map { $0.resolved(in: language) }
    return texts.firstIndex(of: text)
      ?? texts.firstIndex(of: text, folding: .choice)
      ?? texts.firstIndex(of: text, folding: .command)
  }

  /// What comes of the only choice that the text is a part of; asks for its number where it is a part of
  /// several, nil where of none.
  func parsePart(
    _ text: String, of texts: [LocalizedText], choosing: (Int) -> LineInterpretation
  ) -> LineInterpretation? {
    let indices = choiceIndices(part: text, of: texts)
    return indices.count > 1 ? replyAmbiguous(text, among: indices) : indices.first.map(choosing)
  }

  func choiceIndices(part text: String, of texts: [LocalizedText]) -> [Int] {
    let texts = texts.map { $0.resolved(in: language) }
    return ChoiceWords(text, in: language).indices(among: texts, in: language)
  }

  // MARK: Replies

  func replyInvalidChoice(_ text: String, last: Int) -> LineInterpretation {
    if text.isPlainDigits { return replyOutOfRange(text, last: last) }
    if nearestCommand(to: text) != nil { return replyUnknownCommand(text) }
    return reply(L10n.Errors.notAChoiceOf(said: LocalizedText(cleaning: text), last: last))
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

  /// A word that is neither an answer nor a command.
  func replyUnknownCommand(_ text: String, then advice: LocalizedText? = nil) -> LineInterpretation
  {
    let said = LocalizedText(cleaning: text)
    guard let near = nearestCommand(to: text) else {
      return reply([L10n.Errors.unknownCommand(said: said)] + (advice.map { [$0] } ?? []))
    }
    let command = LocalizedText(cleaning: "/" + near)
    return reply(L10n.Errors.unknownCommandNear(said: said, near: command))
  }

  /// The command that was probably meant, by its shown word.
  func nearestCommand(to text: String) -> String? {
    let word = text.drop { $0 == "/" }.prefix { $0 != " " }
    return LineCommand.nearest(to: String(word), in: language)
  }

  func reply(_ text: LocalizedText) -> LineInterpretation { reply([text]) }

  /// Lines in the language of the moment, each ended by a line feed.
  func reply(_ texts: [LocalizedText]) -> LineInterpretation {
    .reply(texts.map { $0.resolved(in: language) + "\n" }.joined())
  }
}

extension [MenuItem] {
  /// The highest number of the menu.
  fileprivate var lastNumber: Int { compactMap(\.number).max() ?? 0 }
}

extension String {
  /// What stands before a colon: “Go on” of “Go on: 2.3”.
  fileprivate var head: String { String(prefix { $0 != ":" }).trimmedBlanks }
}

extension [String] {
  fileprivate func firstIndex(of text: String, folding: TextFoldingMode) -> Int? {
    let typed = text.folded(as: folding)
    return firstIndex { $0.folded(as: folding) == typed }
  }
}
