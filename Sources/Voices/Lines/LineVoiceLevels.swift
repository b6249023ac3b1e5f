import Localization
import Presentation
import Session

extension LevelKind {
  /// How a level of this kind is played in lines.
  var instructions: LocalizedText {
    switch self {
    case .closed: L10n.Line.howClosed
    case .rotor: L10n.Line.howRotor
    case .open: L10n.Line.howOpen
    case .search: L10n.Line.howSearch
    case .reflex: L10n.Line.howReflex
    }
  }
}

extension LineVoice {
  func heading(of level: LevelView) -> LocalizedText {
    level.isCompleted
      ? L10n.Line.levelWon(title: level.chapterTitle, level: level.level, of: level.levels)
      : L10n.Line.level(title: level.chapterTitle, level: level.level, of: level.levels)
  }

  /// What there is to choose from.
  func choices(of level: LevelView) -> [LocalizedText] {
    switch level.kind {
    case .closed: answers(of: level)
    case .rotor: [dialSummary(of: level)] + item(of: level)
    case .open: []
    case .search: numbered(level.elements.map(name))
    case .reflex: []
    }
  }

  /// The cost so far, and the hints that were taken.
  func standing(of level: LevelView) -> [LocalizedText] {
    let hints = level.hintsTaken.enumerated().map { index, text in
      L10n.Line.hint(index: index + 1, of: level.hintsInAll, text: text)
    }
    return hints + (level.attempts > 0 ? [L10n.Line.attempts(count: level.attempts)] : [])
  }

  /// The answers with their numbers; what was tried is marked, never left out.
  func answers(of level: LevelView) -> [LocalizedText] {
    numbered(level.answers.map { $0.isTried ? L10n.Line.tried(text: $0.text) : $0.text })
  }

  private func name(of element: LevelView.Element) -> LocalizedText {
    guard let action = element.actions.first(where: { $0.id == element.chosen }) else {
      return element.name
    }
    return L10n.Line.done(text: element.name, action: action.text)
  }

  func numbered(_ texts: [LocalizedText]) -> [LocalizedText] {
    texts.enumerated().map { L10n.Line.numbered(number: $0 + 1, text: $1) }
  }

  /// The verdict, then what it cost or won.
  mutating func lines(for verdict: VerdictView) -> [LocalizedText] {
    guard var level = context.level else { return [verdict.text] }
    level.attempts = verdict.attempts
    for index in level.answers.indices where level.answers[index].id == lastAnswer {
      level.answers[index].isTried = true
    }
    context = level.kind == .reflex ? .round(level) : .level(level)
    var lines = [verdict.text]
    if let spelling = verdict.spelling {
      lines.append(L10n.Line.spelling(spelling: echo(spelling)))
    }
    if let holds = verdict.holds {
      lines.append(level.wrongListText(holds: holds))
      clearList()
    }
    if let stars = verdict.stars { lines.append(L10n.Line.stars(stars: stars)) }
    return lines
  }

  /// How much of a search list stands, or that nothing does any more.
  mutating func updateSearchList(after act: ActView) -> [LocalizedText] {
    guard case .level(var level) = context else { return [] }
    if act.outcome == .setback {
      level.attempts += 1
      context = .level(level)
      clearList()
      return [level.emptyListText]
    }
    for index in level.elements.indices where level.elements[index].id == act.element {
      level.elements[index].chosen = act.action
    }
    context = .level(level)
    let count = level.elements.count { $0.chosen != nil }
    return count == level.elements.count
      ? [] : [L10n.Line.listed(count: count, of: level.elements.count)]
  }

  private mutating func clearList() {
    guard case .level(var level) = context else { return }
    for index in level.elements.indices { level.elements[index].chosen = nil }
    context = .level(level)
  }
}
