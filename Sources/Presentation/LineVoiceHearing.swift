import Localization
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
    case .page: return hearBareCommand(text) ?? unknown(text)
    case .menu(let items):
      if let index = choice(text, among: items.map(\.text)) {
        return .command(.choose(items[index].id))
      }
      return hearBareCommand(text) ?? complain(about: text, last: items.count)
    case .level(let level): return hear(text, in: level)
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
      }
    }
  }

  private mutating func hear(_ text: String, in level: LevelView) -> Heard {
    switch level.kind {
    case .open: return .command(.answer([text]))
    case .search: return hearSearch(text, in: level)
    case .closed:
      if let index = choice(text, among: level.answers.map(\.text)) {
        return .command(.answer([level.answers[index].id]))
      }
      return hearBareCommand(text) ?? complain(about: text, last: level.answers.count)
    case .rotor: return hearRotor(text, in: level)
    }
  }

  /// On the answers' face a number chooses; on the others it turns the dial to that item.
  private mutating func hearRotor(_ text: String, in level: LevelView) -> Heard {
    let texts = level.answers.map(\.text)
    if let index = exact(text, among: texts) {
      return .command(.answer([level.answers[index].id]))
    }
    if dial.face == .answers, let index = choice(text, among: texts) {
      return .command(.answer([level.answers[index].id]))
    }
    let count = dial.face == .answers ? texts.count : count(of: level)
    if dial.face != .answers, let number = Int(text), (1...max(1, count)).contains(number) {
      dial.item = number - 1
      return .reply(said(item(of: level)))
    }
    return hearBareCommand(text) ?? complain(about: text, last: count)
  }

  /// `2` looks at object 2; `2 1` or `2 a` does its first action.
  private mutating func hearSearch(_ text: String, in level: LevelView) -> Heard {
    if let index = exact(text, among: level.elements.map(\.name)) {
      return .reply(said(look(at: level.elements[index])))
    }
    let words = text.split(separator: " ").map(String.init)
    guard let first = words.first, PlainText.isNumber(first), words.count <= 2 else {
      return hearBareCommand(text) ?? reply(L10n.Errors.objectThenAction)
    }
    guard let number = Int(first), (1...level.elements.count).contains(number) else {
      return outOfRange(first, last: level.elements.count)
    }
    let element = level.elements[number - 1]
    guard words.count == 2 else { return .reply(said(look(at: element))) }
    guard let action = choice(words[1], among: element.actions.map(\.text)) else {
      return complain(about: words[1], last: element.actions.count)
    }
    return .command(.act(element: element.id, action: element.actions[action].id))
  }

  private func look(at element: LevelView.Element) -> [LocalizedText] {
    [L10n.Line.lookedAt(name: element.name, text: element.text)]
      + numbered(element.actions.map(\.text))
  }

  // MARK: Commands

  private mutating func hearBareCommand(_ text: String) -> Heard? {
    let words = text.split(separator: " ")
    guard let word = words.first, LineCommand(String(word)) != nil else { return nil }
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
    case .levels: return .command(.levels)
    case .level: return level(arguments)
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
    return .reply(said([heading(of: level)] + choices(of: level) + standing(of: level)))
  }

  private func level(_ arguments: [String]) -> Heard {
    guard arguments.count == 2, let chapter = PlainText.number(arguments[0]),
      let level = PlainText.number(arguments[1])
    else { return reply(L10n.Errors.levelNumbers) }
    return .command(.level(chapter: chapter, level: level))
  }

  private func settings(_ arguments: [String]) -> Heard {
    switch arguments.count {
    case 0: .command(.settings)
    case 2: .command(.set(setting: arguments[0].lowercased(), value: arguments[1].lowercased()))
    default: reply(L10n.Errors.settingWords)
    }
  }

  private func language(_ arguments: [String]) -> Heard {
    guard arguments.count == 1, let language = Language(rawValue: arguments[0].lowercased())
    else { return reply(L10n.Errors.languageCode) }
    return .command(.language(language))
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
    let said = LocalizedText(verbatim: SafeText(cleaning: text))
    return reply(L10n.Errors.notAChoiceOf(said: said, last: last))
  }

  private func outOfRange(_ number: String, last: Int) -> Heard {
    let said = LocalizedText(verbatim: SafeText(cleaning: number, limit: 12))
    return reply(L10n.Errors.outOfRange(said: said, last: last))
  }

  /// A word that is neither an answer nor near a command.
  private func unknown(_ text: String) -> Heard {
    let said = LocalizedText(verbatim: SafeText(cleaning: text))
    guard let near = nearestCommand(to: text) else {
      return reply(L10n.Errors.unknownCommand(said: said))
    }
    let command = LocalizedText(verbatim: SafeText(cleaning: "/" + near))
    return reply(L10n.Errors.unknownCommandNear(said: said, near: command))
  }

  private func nearestCommand(to text: String) -> String? {
    let word = text.drop { $0 == "/" }.prefix { $0 != " " }
    return LineCommand.nearest(to: String(word), in: language)
  }

  private func reply(_ text: LocalizedText) -> Heard { .reply(said([text])) }

  private func said(_ texts: [LocalizedText]) -> String {
    texts.map { $0.resolved(in: language) + "\n" }.joined()
  }
}
