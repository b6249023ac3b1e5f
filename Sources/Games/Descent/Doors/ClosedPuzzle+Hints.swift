import Localization

extension ProvedPuzzle where Content: ClosedPuzzle {
  private typealias Text = L10n.DescentDoors

  /// The answer, how it fits, and of each other one why it is wrong: that is easier to follow than the steps that
  /// lead to it.
  var solution: LocalizedText {
    let answer = Text.sentence(text: puzzle.answers[right].text)
    return ([puzzle.objection(toAnswer: right)] + objections).reduce(answer) { $0.followed(by: $1) }
  }

  /// Where to begin, why two answers are wrong, and the right one.
  var hints: [LocalizedText] { [beginning] + objections.prefix(2) + [solution] }

  /// Why each wrong answer is wrong.
  private var objections: [LocalizedText] {
    let wrong = puzzle.answers.indices.filter { $0 != right }
    return wrong.map {
      Text.hintObjection(
        answer: puzzle.answers[$0].text, objection: puzzle.objection(toAnswer: $0))
    }
  }

  /// The clues of the first step, and of the frame what is easily forgotten.
  private var beginning: LocalizedText {
    guard let first = proof.steps.first.flatMap(beginning) else { return puzzle.reminder }
    return first.followed(by: puzzle.reminder)
  }

  private func beginning(of step: ProofStep) -> LocalizedText? {
    if let supposition = step.supposition {
      return Text.hintSuppose(fact: puzzle.affirmation(of: supposition.fact))
    }
    let clues = step.clues.map(puzzle.reference)
    guard let one = clues.first else { return nil }
    return clues.count > 1
      ? Text.hintBeginTwo(one: one, other: clues[1]) : Text.hintBegin(clue: one)
  }
}
