import Localization

extension ProvedPuzzle where Content: ClosedPuzzle {
  private typealias Text = L10n.DescentDoors

  /// The answer, how it fits, and what each other one would come to: that is easier to follow than the steps that
  /// lead to it.
  var solution: LocalizedText {
    let answer = Text.sentence(text: puzzle.answers[right].text)
    let outcome = puzzle.outcome(ofAnswer: right).text
    return .joined(
      [answer, puzzle.standard, outcome, Text.fits] + others { puzzle.outcome(ofAnswer: $0).text })
  }

  /// Where to begin, of one clue whether it is true, of two more, and the right answer. Why an answer is wrong is
  /// told to whoever tries it, and costs no more.
  var hints: [LocalizedText] {
    let facts = certainFacts
    guard let first = facts.first(where: { $0.value == 0 }) ?? facts.first, facts.count > 1 else {
      return [beginning] + others(puzzle.objection).prefix(2) + [solution]
    }
    let more = facts.filter { $0 != first }.prefix(2).map(puzzle.affirmation)
    return [
      beginning, Text.hintCertain(fact: puzzle.affirmation(of: first)),
      Text.hintCertainToo(facts: .all(of: more)), solution,
    ]
  }

  /// Of the clues that must be true, or must not: their unknowns stand behind the one that is asked for.
  private var certainFacts: [Fact] {
    let (riddle, clues) = (puzzle.riddle, 1...puzzle.clueTexts.count)
    return clues.compactMap { unknown in
      let values = riddle.frame.values[unknown].indices
        .filter { riddle.frame.values[unknown][$0].meets(riddle.solutions) }
      return values.count == 1 ? Fact(unknown: unknown, value: values[0]) : nil
    }
  }

  /// Something about each wrong answer, behind its name.
  private func others(_ text: (_ answer: Int) -> LocalizedText) -> [LocalizedText] {
    puzzle.answers.indices.filter { $0 != right }
      .map { Text.hintObjection(answer: puzzle.answers[$0].text, objection: text($0)) }
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
