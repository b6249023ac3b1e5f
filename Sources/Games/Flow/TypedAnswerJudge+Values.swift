import Localization

extension TypedAnswerJudge {
  /// The same for an answer behind words that say nothing: “It was on the 14th of October 1066”.
  mutating func matchFramedValues(_ text: String) -> TypedAnswerEvaluation? {
    guard level.exactness.forgivesSlips, let rest = behindFrame(text) else { return nil }
    return matchValues(rest, level.key(rest, in: spoken))
  }

  /// What stands behind words that say nothing: `COD`, of « c’est un COD »; nil where none do.
  func behindFrame(_ text: String) -> String? {
    let words = text.split(whereSeparator: \.isWhitespace)
    let frames = AnswerNormalizationWords.of(spoken).frames
    let count = words.indices.dropFirst().last { end in
      let before = NormalizedAnswer.writtenWords(
        of: words[..<end].joined(separator: " "), in: spoken)
      return frames.mayPrecede(before.map { $0.folded(as: .word) }[...])
    }
    return count.map { words[$0...].joined(separator: " ") }
  }

  /// What an answer is taken for that says the same date, time or number as a spelling does, written in another way;
  /// nil where none says it.
  mutating func matchValues(_ text: String, _ typed: NormalizedAnswer)
    -> TypedAnswerEvaluation?
  {
    let plain = text.withPlainMinus
    if plain != text { return matchValues(plain, level.key(plain, in: spoken)) }
    let said = AnswerValues(text, typed, in: spoken)
    // Who copies 14 out of the question has not written it in Roman numerals.
    guard !said.isEmpty, !asks(with: typed.words) else { return nil }
    let years = Set(wording.words.compactMap { Int($0) })
    if spelledValues.contains(where: { said.matches($0, asked: years) }) {
      return .right(spelling: nil)
    }
    // Who is asked for a century need not say the word, and may.
    var question = Set(level.key(level.content.text.resolved(in: language), in: spoken).words)
    let centuries = DateWords.of(spoken).centuries
    // What is short for the word may be anything in a question.
    let isCentury = !question.isDisjoint(with: centuries.filter { $0.count > 1 })
    if isCentury { question.formUnion(centuries) }
    let unasked = isCentury ? said.without(centuries) : said
    if spelledValues.contains(where: { unasked.matches($0.without(question), isCentury: isCentury) }
    ) {
      return .right(spelling: nil)
    }
    // `7 continents`, where the question says what is counted.
    if let count = said.count(of: question), spelledValues.contains(where: { count.matches($0) }) {
      return .right(spelling: nil)
    }
    if let meant = missedValues.first(where: { said.matches($0.values) }) {
      return .nearMiss(meant.miss)
    }
    let meant = spelledValues.firstIndex { said.matches($0, withSlips: true) }
    return meant.map { .right(spelling: spellings[$0]) }
  }
}
