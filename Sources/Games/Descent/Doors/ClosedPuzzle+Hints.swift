import Localization

extension ProvedPuzzle where Content: ClosedPuzzle {
  private typealias Text = L10n.DescentDoors

  /// The answer, how it fits, and of each other one why it is wrong: that is easier to follow than the steps that
  /// lead to it.
  var solution: LocalizedText {
    let answer = Text.sentence(text: puzzle.answers[right].text)
    return ([puzzle.objection(toAnswer: right)] + objections).reduce(answer) { $0.followed(by: $1) }
  }

  /// Where to begin, of one clue whether it is true, of each, and the right answer. Why an answer is wrong is
  /// told to whoever tries it, and costs no more.
  var hints: [LocalizedText] {
    let facts = certainFacts
    guard let first = facts.first(where: { $0.value == 0 }) ?? facts.first, facts.count > 1 else {
      return [beginning] + objections.prefix(2) + [solution]
    }
    return [beginning, certain([first]), certain(facts), solution]
  }

  private func certain(_ facts: [Fact]) -> LocalizedText {
    Text.hintCertain(facts: .all(of: facts.map(puzzle.affirmation)))
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
