import Localization

extension TypedAnswerJudge {
  /// What an answer is taken for that says the same date, time or ordinal as a spelling does, written in another way; nil where none says it.
  mutating func matchValues(_ text: String, _ typed: NormalizedAnswer)
    -> TypedAnswerEvaluation?
  {
    let said = AnswerValues(text, typed, in: spoken)
    guard !said.isEmpty else { return nil }
    if spelledValues.contains(where: said.matches) { return .right(spelling: nil) }
    // Who is asked for a century need not say the word.
    var asked = Set(level.key(level.content.text.resolved(in: language), in: spoken).words)
    let centuries = DateWords.of(spoken).centuries
    if !asked.isDisjoint(with: centuries) { asked.formUnion(centuries) }
    let unasked = said.without(asked)
    if spelledValues.contains(where: { said.matches($0.without(asked)) })
      || spelledValues.contains(where: { unasked.matches($0.without(asked)) })
    {
      return .right(spelling: nil)
    }
    for miss in level.nearMisses {
      let isMeant = miss.texts.resolved(in: language).contains { text in
        said.matches(AnswerValues(text, level.key(text, in: spoken), in: spoken))
      }
      if isMeant { return .nearMiss(miss) }
    }
    return nil
  }
}
