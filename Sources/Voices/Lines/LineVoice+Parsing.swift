import Flow
import Localization
package import Presentation
import Session

extension LineVoice {
  /// Takes a line in this order: /command, exact text, number, letter, bare command.
  package mutating func parse(_ line: TypedLine) -> LineInterpretation {
    switch line {
    case .tooLong: return reply(L10n.Errors.tooLong)
    case .notText: return reply(L10n.Errors.notText)
    case .controlCharacters: return reply(L10n.Errors.controlCharacters)
    case .text(let text): return parse(TypedText.trimmed(text))
    }
  }

  /// A line without blanks at its ends.
  private mutating func parse(_ text: String) -> LineInterpretation {
    if text.isEmpty { return parseEmptyLine() }
    if text.hasPrefix("/") { return parseCommand(String(text.dropFirst())) }
    switch context {
    case .page: return parseBareCommand(text) ?? unknown(text, then: L10n.Line.pressEnter)
    case .menu(let items):
      if let index = choice(text, among: items.map(\.text)) {
        return .command(.choose(items[index].id))
      }
      return parseBareCommand(text) ?? invalidChoice(text, last: items.count)
    case .level(let level): return parse(text, in: level)
    case .round: return parseRound(text)
    case .adventure: return .command(.say(text))
    }
  }

  /// Goes on, turns the dial of a rotor, or says what is awaited.
  private mutating func parseEmptyLine() -> LineInterpretation {
    switch context {
    case .page: return .command(.proceed)
    case .menu(let items): return reply(L10n.Errors.chooseItem(last: items.count))
    case .level(let level): return parseEmptyLine(in: level)
    case .round: return isCueRunning ? reply(L10n.Reflex.gestureNow) : .command(.proceed)
    case .adventure: return .reply("")
    }
  }

  /// A command's word without its slash is asked about once, before it counts as an answer.
  mutating func parseFreeText(_ text: String) -> LineInterpretation {
    guard LineCommand(text) != nil, unconfirmedAnswer != text else {
      unconfirmedAnswer = nil
      return .command(.answer([text]))
    }
    unconfirmedAnswer = text
    return reply(L10n.Line.commandWord(word: echo(text)))
  }

  /// On the answers' face a number chooses; on the others it turns the dial to that item.
  mutating func parseRotor(_ text: String, in level: LevelView) -> LineInterpretation {
    let texts = level.answers.map(\.text)
    guard dial.face != .answers else {
      return answer(choice(text, among: texts), of: level) ?? parseBareCommand(text)
        ?? invalidChoice(text, last: texts.count)
    }
    if let interpretation = answer(exact(text, among: texts), of: level) { return interpretation }
    let count = count(of: level)
    if let number = TypedText.number(text), (1...max(1, count)).contains(number) {
      dial.item = number - 1
      return .reply(resolve(item(of: level)))
    }
    return parseBareCommand(text) ?? invalidItem(text, last: count)
  }

  func answer(_ index: Int?, of level: LevelView) -> LineInterpretation? {
    index.map { .command(.answer([level.answers[$0].id])) }
  }

  /// `2` looks at object 2; `2 1`, `2 a` or the words do its first action; for the object that was
  /// looked at last the words alone do.
  mutating func parseSearch(_ text: String, in level: LevelView) -> LineInterpretation {
    if let index = exact(text, among: level.elements.map(\.name)) {
      return look(at: level.elements[index])
    }
    if let element = level.elements.first(where: { $0.id == selectedElement }),
      let index = exact(text, among: element.actions.map(\.text))
    {
      return act(index, on: element)
    }
    let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
    guard let first = parts.first, TypedText.isNumber(first) else {
      return parseBareCommand(text)
        ?? (nearestCommand(to: text) == nil ? reply(L10n.Errors.objectThenAction) : unknown(text))
    }
    guard let number = TypedText.number(first), (1...level.elements.count).contains(number) else {
      return outOfRange(first, last: level.elements.count)
    }
    let element = level.elements[number - 1]
    guard parts.count == 2 else { return look(at: element) }
    let action = TypedText.trimmed(parts[1])
    guard let index = choice(action, among: element.actions.map(\.text)) else {
      return invalidChoice(action, last: element.actions.count)
    }
    return act(index, on: element)
  }

  /// What the object is, and what can be done to it.
  private mutating func look(at element: LevelView.Element) -> LineInterpretation {
    selectedElement = element.id
    return .reply(
      resolve(
        [L10n.Line.lookedAt(name: element.name, text: element.text)]
          + numbered(element.actions.map(\.text))))
  }

  private func act(_ index: Int, on element: LevelView.Element) -> LineInterpretation {
    .command(.act(element: element.id, action: element.actions[index].id))
  }

  // MARK: Commands

  /// Nil for a sentence that only begins like a command.
  mutating func parseBareCommand(_ text: String) -> LineInterpretation? {
    let words = text.split(separator: " ")
    guard let word = words.first, let command = LineCommand(String(word)),
      words.count == 1 || command.takesMore
    else { return nil }
    return parseCommand(text)
  }

  private mutating func parseCommand(_ text: String) -> LineInterpretation {
    let words = text.split(separator: " ").map(String.init)
    guard let word = words.first, let command = LineCommand(word) else {
      return unknown("/" + text)
    }
    let arguments = Array(words.dropFirst())
    switch command {
    case .help: return .reply(resolve(help))
    case .hint: return .command(.hint)
    case .repeat: return repeatItem()
    case .where: return describeLevel()
    case .notes: return .command(.notes)
    case .skip: return .command(.skip)
    case .scores: return .command(.scores)
    case .calibrate: return .command(.calibrate)
    case .levels: return .command(.levels)
    case .level: return parseLevel(arguments)
    case .menu: return .command(.menu)
    case .settings: return parseSetting(arguments)
    case .language: return parseLanguage(arguments)
    case .restart: return .command(.restart)
    case .quit: return .command(.quit)
    case .clues: return turnDial(to: .clues)
    case .hints: return turnDial(to: .hints, else: .hint)
    case .answers: return turnDial(to: .answers)
    }
  }

  /// Only a rotor has faces.
  private mutating func turnDial(to face: DialPosition.Face, else command: Command? = nil)
    -> LineInterpretation
  {
    guard case .level(let level) = context, level.kind == .rotor else {
      return command.map(LineInterpretation.command) ?? reply(L10n.Errors.notNow)
    }
    return .reply(resolve(turnDial(to: face, of: level)))
  }

  /// In a rotor the item of the dial again; elsewhere the whole.
  private func repeatItem() -> LineInterpretation {
    guard case .level(let level) = context, level.kind == .rotor, dial != DialPosition() else {
      return .command(.repeat)
    }
    return .reply(resolve(item(of: level)))
  }

  private func describeLevel() -> LineInterpretation {
    guard case .level(let level) = context else { return .command(.repeat) }
    let task = level.kind == .open ? [level.text] : choices(of: level)
    return .reply(resolve([heading(of: level)] + task + progressLines(of: level)))
  }

  private func parseLevel(_ arguments: [String]) -> LineInterpretation {
    guard arguments.count == 2, let chapter = TypedText.number(arguments[0]),
      let level = TypedText.number(arguments[1])
    else { return reply(L10n.Errors.levelNumbers) }
    return .command(.level(chapter: chapter, level: level))
  }

  // MARK: Choices

  /// The index of the choice that a text, a number or a letter names.
  func choice(_ text: String, among texts: [LocalizedText]) -> Int? {
    if let index = exact(text, among: texts) { return index }
    if let number = TypedText.number(text) {
      return texts.indices.contains(number - 1) ? number - 1 : nil
    }
    guard let index = TypedText.letter(text), index < texts.count else { return nil }
    return index
  }

  /// The index of the choice with that text, whatever its spelling of accents, case and signs.
  private func exact(_ text: String, among texts: [LocalizedText]) -> Int? {
    let typed = text.folded(as: .command)
    return texts.firstIndex { $0.resolved(in: language).folded(as: .command) == typed }
  }

  // MARK: Replies

  func invalidChoice(_ text: String, last: Int) -> LineInterpretation {
    if TypedText.isNumber(text) { return outOfRange(text, last: last) }
    if nearestCommand(to: text) != nil { return unknown(text) }
    let said = echo(text)
    return reply(L10n.Errors.notAChoiceOf(said: said, last: last))
  }

  private func outOfRange(_ number: String, last: Int) -> LineInterpretation {
    let said = echo(number, limit: 12)
    return reply(L10n.Errors.outOfRange(said: said, last: last))
  }

  /// On the faces where nothing is chosen.
  private func invalidItem(_ text: String, last: Int) -> LineInterpretation {
    if TypedText.isNumber(text) {
      return last > 0 ? outOfRange(text, last: last) : reply(L10n.Errors.noHints)
    }
    if nearestCommand(to: text) != nil { return unknown(text) }
    let said = echo(text)
    return reply(L10n.Errors.notOnDial(said: said))
  }

  /// A word that is neither an answer nor a command.
  func unknown(_ text: String, then advice: LocalizedText? = nil) -> LineInterpretation {
    let said = echo(text)
    guard let near = nearestCommand(to: text) else {
      return .reply(
        resolve([L10n.Errors.unknownCommand(said: said), advice].compactMap(\.self)))
    }
    let command = echo("/" + near)
    return reply(L10n.Errors.unknownCommandNear(said: said, near: command))
  }

  /// The command that was probably meant, by its shown word.
  func nearestCommand(to text: String) -> String? {
    let word = text.drop { $0 == "/" }.prefix { $0 != " " }
    return LineCommand.nearest(to: String(word), in: language)
  }

  /// One line.
  func reply(_ text: LocalizedText) -> LineInterpretation { .reply(resolve([text])) }

  /// What the player typed, made safe to say.
  func echo(_ text: String, limit: Int = 60) -> LocalizedText {
    LocalizedText(verbatim: SafeText(cleaning: text, limit: limit))
  }

  /// Lines in the language of the moment, each ended by a line feed.
  func resolve(_ texts: [LocalizedText]) -> String {
    texts.map { $0.resolved(in: language) + "\n" }.joined()
  }
}
