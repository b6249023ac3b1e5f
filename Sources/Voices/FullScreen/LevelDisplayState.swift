import Localization
import Presentation
import Screen
import Session

/// A level on the screen, as the session last told it.
struct LevelDisplayState {
  private(set) var view: LevelView
  /// The id of the answer that was right; nil until it is given.
  private(set) var rightAnswer: String?

  init(_ view: LevelView) {
    self.view = view
  }

  var heading: Heading {
    Heading(title: view.chapterTitle, level: (view.level, view.levels), isWon: view.isCompleted)
  }

  mutating func receive(_ event: Event) {
    if let level = event.changedLevel { view = level }
    if case .campaign(.verdict(let verdict)) = event, verdict.isCorrect {
      rightAnswer = verdict.answer
    }
  }
}

extension PageWriter {
  /// The answers as items; what was tried is marked, never left out.
  mutating func addAnswers(of shown: LevelDisplayState) {
    for (index, answer) in shown.view.answers.enumerated() {
      addItem(
        label: ChoiceKeys.name(index), text: answer.text, note: note(on: answer, in: shown))
    }
  }

  private func note(on answer: LevelView.Choice, in shown: LevelDisplayState) -> Span? {
    if answer.id == shown.rightAnswer {
      return Span(column: 0, text: "\(Symbol.right) \(texts(L10n.Full.right))", style: .good)
    }
    guard answer.isTried else { return nil }
    return Span(column: 0, text: "\(Symbol.wrong) \(texts(L10n.Full.tried))", style: .bad)
  }

  /// The hints that were taken, the newest as news.
  mutating func addHints(of level: LevelView) {
    if !level.hintsTaken.isEmpty { addGap() }
    for hint in level.hintsTaken {
      let first = row
      addText(hint, sign: StyledSymbol(symbol: Symbol.rope, style: .accent))
      markLatest(from: first)
    }
  }
}
