import Flow
import Localization
import Presentation
import Session

extension LineVoice {
  func heading(of level: LevelView) -> LocalizedText {
    level.isCompleted
      ? L10n.Line.levelWon(title: level.chapterTitle, level: level.level, of: level.levels)
      : L10n.Line.level(title: level.chapterTitle, level: level.level, of: level.levels)
  }

  /// The cost so far, and the hints that were taken.
  func progressLines(of level: LevelView) -> [LocalizedText] {
    let hints = level.hintsTaken.enumerated().map { index, text in
      L10n.Line.hint(index: index + 1, of: level.hintsInAll, text: text)
    }
    return hints + (level.attempts > 0 ? [L10n.Line.attempts(count: level.attempts)] : [])
  }

  /// The answers with their numbers; what was tried is marked, never left out.
  func answers(of level: LevelView) -> [LocalizedText] {
    numbered(level.answers.map { $0.isTried ? L10n.Line.tried(text: $0.text) : $0.text })
  }

  func name(of element: LevelView.Element) -> LocalizedText {
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
    let level = verdict.level
    context = level.kind == .reflex ? .round(level) : .level(level)
    var lines = [verdict.text]
    if let spelling = verdict.spelling {
      lines.append(L10n.Line.spelling(spelling: echo(spelling)))
    }
    if let holds = verdict.holds { lines.append(level.wrongListText(holds: holds)) }
    if let stars = verdict.stars { lines.append(L10n.Line.stars(stars: stars)) }
    return lines
  }

  /// What an action led to, then how much of the list stands, or that nothing does any more.
  mutating func lines(for act: ActionResultView) -> [LocalizedText] {
    context = .level(act.level)
    if act.outcome == .setback { return [act.text, act.level.emptyListText] }
    let elements = act.level.elements
    let count = elements.count { $0.chosen != nil }
    let isComplete = count == elements.count
    return [act.text] + (isComplete ? [] : [L10n.Line.listed(count: count, of: elements.count)])
  }
}
