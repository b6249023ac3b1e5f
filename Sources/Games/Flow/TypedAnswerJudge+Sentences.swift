import Localization

extension TypedAnswerJudge {
  /// What an answer is taken for that stands in a sentence made of the question’s own words, where the question has its
  /// interrogative: “The Seine flows through Paris”. Nil where other words stand in it, or where it says them of
  /// something else: “Paris flows through the Seine”.
  mutating func matchSentence(_ text: String) -> TypedAnswerEvaluation? {
    let sentence = AnswerSentence(text, in: spoken, exactness: level.exactness)
    let question = wording.words
    let interrogatives = QuestionWords.of(spoken).interrogatives
    guard sentence.folded.count > 2,
      let place = question.firstIndex(where: interrogatives.contains),
      !wording.denies(question.joined(separator: " ")),
      !keys.contains(where: { asks(with: $0.words) })
    else { return nil }
    let answers = framedAnswers(in: sentence, withSlips: false) { !sentence.isFrameWord($0) }
    guard answers.count == 1, let answer = answers.first else { return nil }
    let before = sentence.folded[..<answer.range.lowerBound]
    let behind = sentence.folded[answer.range.upperBound...]
    let rest = question[(place + 1)...]
    let auxiliaries = QuestionWords.of(spoken).auxiliaries
    // “On which continent is Egypt?”, “Which continent is Egypt in?”, “Which gas do plants take in?”: the answer comes
    // last.
    let alternatives = L10n.Answers.alternatives.resolved(in: spoken)
    let endsOpen =
      question.last.map(QuestionWords.of(spoken).nounEnds.contains) == true
      && !sentence.folded.contains(where: alternatives.contains)
    let isObject = place > 0 || endsOpen || rest.contains(where: auxiliaries.contains)
    let isRight =
      isObject
      ? sentence.isFrame(behind) && sentence.saysOnly(rest, before)
        && sentence.repeats(rest, before)
      : sentence.isFrame(before) && sentence.follows(rest, behind) && sentence.repeats(rest, behind)
        || sentence.isFrame(behind) && sentence.isSame(rest, before)
    guard isRight else { return nil }
    if let miss = answer.miss { return .nearMiss(miss) }
    return .right(spelling: nil)
  }

  /// What an answer is taken for that says the same as a spelling in another way: `WW2`, « guerre de 100 ans ».
  mutating func matchSynonyms(_ text: String) -> TypedAnswerEvaluation? {
    guard level.exactness.forgivesSlips, level.vocabulary == nil else { return nil }
    let typed = plainWords(of: text)
    let saysSame = { (other: PlainWords) in
      other.plain == typed.plain && other.written != typed.written
    }
    if plainSpellings.contains(where: saysSame) { return .right(spelling: nil) }
    return plainMisses.first { saysSame($0.words) }.map { .nearMiss($0.miss) }
  }

  /// The folded words without an article, as they are and as `AnswerSynonyms` makes them.
  func plainWords(of text: String) -> PlainWords {
    let words = AnswerNormalizationWords.of(spoken).withoutArticle(
      foldedWords(of: text))
    return PlainWords(
      written: words, plain: AnswerSynonyms.of(spoken).plain(words, besides: wording.words))
  }

  /// The folded words of a text without an article, as they are and as `AnswerSynonyms` makes them.
  struct PlainWords {
    let written, plain: [String]
  }
}
