import Localization
package import Presentation
import Session

extension LineVoice {
  /// Takes a line in this order: /command, exact text, number, letter, bare command.
  package mutating func hear(_ line: TypedLine) -> Heard {
    let heard = take(line)
    if case .command(.answer(let answers)) = heard { lastAnswer = answers.first }
    return heard
  }

  private mutating func take(_ line: TypedLine) -> Heard {
    switch line {
    case .tooLong: return reply(L10n.Errors.tooLong)
    case .notText: return reply(L10n.Errors.notText)
    case .controlCharacters: return reply(L10n.Errors.controlCharacters)
    case .text(let text): return hear(PlainText.trimmed(text))
    }
  }

  private mutating func hear(_ text: String) -> Heard {
    if text.isEmpty { return hearNothing() }
    if text.hasPrefix("/") { return hearCommand(String(text.dropFirst())) }
    switch asked {
    case .page: return hearBareCommand(text) ?? unknown(text, then: L10n.Line.pressEnter)
    case .menu(let items):
      if let index = choice(text, among: items.map(\.text)) {
        return .command(.choose(items[index].id))
      }
      return hearBareCommand(text) ?? complain(about: text, last: items.count)
    case .level(let level): return hear(text, in: level)
    case .round: return hearRound(text)
    case .adventure: return .command(.say(text))
    }
  }

  private mutating func hearNothing() -> Heard {
    switch asked {
    case .page: return .command(.proceed)
    case .menu(let items): return reply(L10n.Errors.chooseItem(last: items.count))
    case .level(let level):
      switch level.kind {
      case .closed: return reply(L10n.Errors.chooseAnswer(last: level.answers.count))
      case .rotor: return .reply(said(turnOn(level)))
      case .open: return .command(.answer([""]))
      case .search: return reply(L10n.Errors.objectThenAction)
      case .reflex: return .command(.proceed)
      }
    case .round: return isRunning ? reply(L10n.Reflex.gestureNow) : .command(.proceed)
    case .adventure: return .reply("")
    }
  }

  private mutating func hear(_ text: String, in level: LevelView) -> Heard {
    switch level.kind {
    case .open: return hearFreeText(text)
    case .search: return hearSearch(text, in: level)
    case .closed:
      return answer(choice(text, among: level.answers.map(\.text)), of: level)
        ?? hearBareCommand(text) ?? complain(about: text, last: level.answers.count)
    case .rotor: return hearRotor(text, in: level)
    case .reflex: return hearRound(text)
    }
  }

  /// A command's word without its slash is asked about once, before it counts as an answer.
  private mutating func hearFreeText(_ text: String) -> Heard {
    guard LineCommand(text) != nil, doubtful != text else {
      doubtful = nil
      return .command(.answer([text]))
    }
    doubtful = text
    return reply(L10n.Line.commandWord(word: echo(text)))
  }

  /// On the answers' face a number chooses; on the others it turns the dial to that item.
  private mutating func hearRotor(_ text: String, in level: LevelView) -> Heard {
    let texts = level.answers.map(\.text)
    guard dial.face != .answers else {
      return answer(choice(text, among: texts), of: level) ?? hearBareCommand(text)
        ?? complain(about: text, last: texts.count)
    }
    if let heard = answer(exact(text, among: texts), of: level) { return heard }
    let count = count(of: level)
    if let number = PlainText.number(text), (1...max(1, count)).contains(number) {
      dial.item = number - 1
      return .reply(said(item(of: level)))
    }
    return hearBareCommand(text) ?? complainOfDial(about: text, last: count)
  }

  private func answer(_ index: Int?, of level: LevelView) -> Heard? {
    index.map { .command(.answer([level.answers[$0].id])) }
  }

  /// `2` looks at object 2; `2 1`, `2 a` or the words do its first action; for the object that was
  /// looked at last the words alone do.
  private mutating func hearSearch(_ text: String, in level: LevelView) -> Heard {
    if let index = exact(text, among: level.elements.map(\.name)) {
      return look(at: level.elements[index])
    }
    if let element = level.elements.first(where: { $0.id == lookedAt }),
      let index = exact(text, among: element.actions.map(\.text))
    {
      return act(index, on: element)
    }
    let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
    guard let first = parts.first, PlainText.isNumber(first) else {
      return hearBareCommand(text)
        ?? (nearestCommand(to: text) == nil ? reply(L10n.Errors.objectThenAction) : unknown(text))
    }
    guard let number = PlainText.number(first), (1...level.elements.count).contains(number) else {
      return outOfRange(first, last: level.elements.count)
    }
    let element = level.elements[number - 1]
    guard parts.count == 2 else { return look(at: element) }
    let action = PlainText.trimmed(parts[1])
    guard let index = choice(action, among: element.actions.map(\.text)) else {
      return complain(about: action, last: element.actions.count)
    }
    return act(index, on: element)
  }

  private mutating func look(at element: LevelView.Element) -> Heard {
    lookedAt = element.id
    return .reply(
      said(
        [L10n.Line.lookedAt(name: element.name, text: element.text)]
          + numbered(element.actions.map(\.text))))
  }

  private func act(_ index: Int, on element: LevelView.Element) -> Heard {
    .command(.act(element: element.id, action: element.actions[index].id))
  }

  // MARK: Commands

  /// Nil for a sentence that only begins like a command.
  mutating func hearBareCommand(_ text: String) -> Heard? {
    let words = text.split(separator: " ")
    guard let word = words.first, let command = LineCommand(String(word)),
      words.count == 1 || command.takesMore
    else { return nil }
    return hearCommand(text)
  }

  private mutating func hearCommand(_ text: String) -> Heard {
    let words = text.split(separator: " ").map(String.init)
    guard let word = words.first, let command = LineCommand(word) else {
      return unknown("/" + text)
    }
    let arguments = Array(words.dropFirst())
    switch command {
    case .help: return .reply(said(help))
    case .hint: return .command(.hint)
    case .repeat: return repeated()
    case .where: return whereabouts()
    case .notes: return .command(.notes)
    case .skip: return .command(.skip)
    case .scores: return .command(.scores)
    case .calibrate: return .command(.calibrate)
    case .levels: return .command(.levels)
    case .level: return level(arguments)
    case .menu: return .command(.menu)
    case .settings: return settings(arguments)
    case .language: return language(arguments)
    case .restart: return .command(.restart)
    case .quit: return .command(.quit)
    case .clues: return turn(to: .clues)
    case .hints: return turn(to: .hints, else: .hint)
    case .answers: return turn(to: .answers)
    }
  }

  /// Only a rotor has faces.
  private mutating func turn(to face: Dial.Face, else command: Command? = nil) -> Heard {
    guard case .level(let level) = asked, level.kind == .rotor else {
      return command.map(Heard.command) ?? reply(L10n.Errors.notNow)
    }
    return .reply(said(turn(to: face, of: level)))
  }

  /// In a rotor the item of the dial again; elsewhere the whole.
  private func repeated() -> Heard {
    guard case .level(let level) = asked, level.kind == .rotor, dial != Dial() else {
      return .command(.repeat)
    }
    return .reply(said(item(of: level)))
  }

  private func whereabouts() -> Heard {
    guard case .level(let level) = asked else { return .command(.repeat) }
    let asked = level.kind == .open ? [level.text] : choices(of: level)
    return .reply(said([heading(of: level)] + asked + standing(of: level)))
  }

  private func level(_ arguments: [String]) -> Heard {
    guard arguments.count == 2, let chapter = PlainText.number(arguments[0]),
      let level = PlainText.number(arguments[1])
    else { return reply(L10n.Errors.levelNumbers) }
    return .command(.level(chapter: chapter, level: level))
  }

  // MARK: Choices

  /// The index of the choice that a text, a number or a letter names.
  private func choice(_ text: String, among texts: [LocalizedText]) -> Int? {
    if let index = exact(text, among: texts) { return index }
    if let number = PlainText.number(text) {
      return texts.indices.contains(number - 1) ? number - 1 : nil
    }
    guard let index = PlainText.letter(text), index < texts.count else { return nil }
    return index
  }

  private func exact(_ text: String, among texts: [LocalizedText]) -> Int? {
    let typed = PlainText.folded(text)
    return texts.firstIndex { PlainText.folded($0.resolved(in: language)) == typed }
  }

  // MARK: Replies

  private func complain(about text: String, last: Int) -> Heard {
    if PlainText.isNumber(text) { return outOfRange(text, last: last) }
    if nearestCommand(to: text) != nil { return unknown(text) }
    let said = echo(text)
    return reply(L10n.Errors.notAChoiceOf(said: said, last: last))
  }

  private func outOfRange(_ number: String, last: Int) -> Heard {
    let said = echo(number, limit: 12)
    return reply(L10n.Errors.outOfRange(said: said, last: last))
  }

  /// On the faces where nothing is chosen.
  private func complainOfDial(about text: String, last: Int) -> Heard {
    if PlainText.isNumber(text) {
      return last > 0 ? outOfRange(text, last: last) : reply(L10n.Errors.noHints)
    }
    if nearestCommand(to: text) != nil { return unknown(text) }
    let said = echo(text)
    return reply(L10n.Errors.notOnDial(said: said))
  }

  /// A word that is neither an answer nor a command.
  func unknown(_ text: String, then advice: LocalizedText? = nil) -> Heard {
    let said = echo(text)
    guard let near = nearestCommand(to: text) else {
      return .reply(
        self.said([L10n.Errors.unknownCommand(said: said), advice].compactMap(\.self)))
    }
    let command = echo("/" + near)
    return reply(L10n.Errors.unknownCommandNear(said: said, near: command))
  }

  func nearestCommand(to text: String) -> String? {
    let word = text.drop { $0 == "/" }.prefix { $0 != " " }
    return LineCommand.nearest(to: String(word), in: language)
  }

  func reply(_ text: LocalizedText) -> Heard { .reply(said([text])) }

  /// What the player typed, made safe to say.
  func echo(_ text: String, limit: Int = 60) -> LocalizedText {
    LocalizedText(verbatim: SafeText(cleaning: text, limit: limit))
  }

  private func said(_ texts: [LocalizedText]) -> String {
    texts.map { $0.resolved(in: language) + "\n" }.joined()
  }
}
