import Localization

/// Tells the first steps of a proof: a ladder of hints.
struct StepTexts {
  private typealias Text = L10n.DescentProof

  let frame: RiddleFrame
  /// Some clues in a sentence, by their indices: “clues 2 and 4”.
  let clues: (_ indices: [Int]) -> LocalizedText
  /// That an unknown has one of some values, without a stop: “the first is 2 or 4”.
  let fact: (_ unknown: Int, _ values: [Int]) -> LocalizedText
  /// The unknown that says whether a clue is true, of clues that may be false.
  var truth: (_ clue: Int) -> Int? = { _ in nil }
  /// Why what is supposed cannot be, where that is known in one sentence.
  var objection: (_ fact: Fact) -> LocalizedText? = { _ in nil }

  /// The first three steps with their reasons.
  func hints(_ steps: [ProofStep]) -> [LocalizedText] {
    var open = frame.values.map { Array($0.indices) }
    return steps.prefix(3).map { tell($0, leaving: &open) }
  }

  /// A step, and what its unknowns may still be after it; `open` are the values that each may have.
  private func tell(_ step: ProofStep, leaving open: inout [[Int]]) -> LocalizedText {
    let before = open
    for fact in step.ruledOut { open[fact.unknown].removeAll { $0 == fact.value } }
    let facts = told(step.ruledOut, open)
    if step.clues.count == 1, let own = truth(step.clues[0]),
      step.ruledOut.allSatisfy({ $0.unknown == own })
    {
      return Text.itFollows(fact: facts)
    }
    if let supposition = step.supposition {
      return .joined([tell(supposition, of: before), Text.so(fact: facts)])
    }
    return step.clues.isEmpty
      ? Text.byFrame(fact: facts) : Text.few(clues: clues(step.clues), fact: facts)
  }

  /// What is supposed, what follows, and what cannot hold then.
  private func tell(_ supposition: Supposition, of open: [[Int]]) -> LocalizedText {
    var open = open
    let fact = supposition.fact
    if let objection = objection(fact) {
      let supposed = Text.suppose(fact: self.fact(fact.unknown, [fact.value]))
      return supposed.followed(by: objection)
    }
    open[fact.unknown] = [fact.value]
    let steps = supposition.steps.map { tell($0, leaving: &open) }
    let end =
      supposition.broken.isEmpty
      ? Text.nothingLeft : Text.broken(clues: clues(supposition.broken))
    return .joined(
      [Text.suppose(fact: self.fact(fact.unknown, [fact.value]))] + steps + [end])
  }

  /// What the unknowns of some facts may still be.
  private func told(_ facts: [Fact], _ open: [[Int]]) -> LocalizedText {
    var unknowns: [Int] = []
    for fact in facts where !unknowns.contains(fact.unknown) { unknowns.append(fact.unknown) }
    return .all(of: unknowns.map { fact($0, open[$0]) })
  }
}
