import Localization
import Screen
import Session

/// A level as it stands after what was said since it was entered.
struct LevelPlay {
  private(set) var level: LevelView
  /// The answer that was right.
  private(set) var right: String?

  init(_ level: LevelView) {
    self.level = level
  }

  var heading: Heading {
    Heading(
      title: level.chapterTitle, level: (level.level, level.levels), isWon: level.isCompleted)
  }

  /// `answer`: the one that a verdict is about.
  mutating func receive(_ event: Event, about answer: String? = nil) {
    switch event {
    case .verdict(let verdict): apply(verdict, about: answer)
    case .act(let act): apply(act)
    case .hint(let hint):
      if level.hintsTaken.count < hint.index { level.hintsTaken.append(hint.text) }
    case .hello, .pack, .menu, .intro, .chapter, .level, .ready, .cue, .move, .round, .results,
      .levels,
      .notes, .settings, .scores, .adventure, .notice, .error, .bye:
      break
    }
  }

  private mutating func apply(_ verdict: VerdictView, about answer: String?) {
    level.attempts = verdict.attempts
    if verdict.isCorrect { right = answer } else { markTried(answer) }
    if verdict.holds != nil { clearList() }
  }

  private mutating func markTried(_ answer: String?) {
    for index in level.answers.indices where level.answers[index].id == answer {
      level.answers[index].isTried = true
    }
  }

  private mutating func apply(_ act: ActView) {
    if act.outcome == .setback { return clearList() }
    for index in level.elements.indices where level.elements[index].id == act.element {
      level.elements[index].chosen = act.action
    }
  }

  private mutating func clearList() {
    for index in level.elements.indices { level.elements[index].chosen = nil }
  }
}

extension PageWriter {
  /// The answers as items; what was tried is marked, never left out.
  mutating func answers(of play: LevelPlay) {
    for (index, answer) in play.level.answers.enumerated() {
      item(
        label: ChoiceKeys.name(index), text: answer.text, note: note(on: answer, in: play))
    }
  }

  private func note(on answer: LevelView.Choice, in play: LevelPlay) -> Span? {
    if answer.id == play.right {
      return Span(column: 0, text: "\(Symbol.right) \(texts(L10n.Full.right))", style: .good)
    }
    guard answer.isTried else { return nil }
    return Span(column: 0, text: "\(Symbol.wrong) \(texts(L10n.Full.tried))", style: .bad)
  }

  /// The hints that were taken, the newest as news.
  mutating func hints(of level: LevelView) {
    if !level.hintsTaken.isEmpty { gap() }
    for hint in level.hintsTaken {
      let first = row
      text(hint, sign: Sign(symbol: Symbol.rope, style: .accent))
      markLatest(from: first)
    }
  }
}
