import Flow
import Localization

/// Makes an open question of answers to type.
struct OpenQuestionBuilder {
  let right: [ImportedAnswer]
  let wrong: [ImportedAnswer]
  /// The reply to all other answers.
  var otherwise: LocatedPlainText?

  /// Throws where a player could not say the right thing, or where a wrong one counts as right.
  func makeLevel(with converter: inout LevelConverter) throws(ImportIssue) -> ImportedLevel {
    var open = try makeQuestion(with: &converter) { reply, percent, converter throws(ImportIssue) in
      try converter.wrongReply(reply, percent: percent)
    }
    let replies = Set(right.compactMap(\.reply?.text))
    if replies.count > 1 { converter.addIssue(.surplusReplies) }
    let reply = right.lazy.compactMap(\.reply).first
    open.success = try converter.rightReply(reply).map { PackText($0) }
    return converter.makeLevel(task: .open(open), answer: right[0].text.text)
  }

  /// The same as a gap of a text: what is said of the whole text is not said of it.
  func makeGap(with converter: inout LevelConverter) throws(ImportIssue) -> PackOpenQuestion {
    try makeQuestion(with: &converter) { reply, _, _ in reply?.text }
  }

  /// `saying` gives what is said to a wrong answer, by its own reply and what it is worth.
  private func makeQuestion(
    with converter: inout LevelConverter,
    saying: (LocatedPlainText?, Double, LevelConverter) throws(ImportIssue) -> SafeText?
  ) throws(ImportIssue) -> PackOpenQuestion {
    guard !right.isEmpty else { throw converter.makeIssue(.noRightAnswer) }
    let exactness = converter.question.exactness
    try check(exactness.within(converter.settings.wholeExactness))
    let limit = QuestionLimits.spellings
    if right.count > limit { converter.addIssue(.surplusSpellings(right.count - limit)) }
    if wrong.count > limit { converter.addIssue(.surplusSpellings(wrong.count - limit)) }
    var misses: [PackForeseenWrongAnswer] = []
    for (number, miss) in zip(1..., wrong.prefix(limit)) {
      let reply = try saying(miss.reply, miss.percent, converter)
      misses.append(
        PackForeseenWrongAnswer(
          id: "wrong-\(number)", words: PackSpellings(.plain([miss.text.text])),
          reply: reply.map { PackText($0) }))
    }
    return PackOpenQuestion(
      right: PackSpellings(.plain(right.prefix(limit).map(\.text.text))), wrong: misses,
      otherwise: try saying(otherwise, 0, converter).map { PackText($0) }, exactness: exactness)
  }

  private func check(_ exactness: PackExactness) throws(ImportIssue) {
    for answer in right where keys(of: answer, exactness.answers).contains(where: \.isEmpty) {
      throw ImportIssue(.unusableAnswer(answer.text.text), at: answer.text.offset)
    }
    guard let (right, wrong) = alikeAnswers(exactness.answers) else { return }
    let exact = PackExactness.strict.first { member in
      let more = member.exactness.within(exactness).answers
      return zip(keys(of: right, more), keys(of: wrong, more)).allSatisfy { $0 != $1 }
    }
    throw ImportIssue(
      .rightAndWrong(
        right: right.text.text, wrong: wrong.text.text,
        exact: exact.map { SafeText(cleaning: $0.key) }),
      at: wrong.text.offset)
  }

  /// A right and a wrong answer that count as the same; nil where none do.
  private func alikeAnswers(
    _ exactness: AnswerExactness
  ) -> (right: ImportedAnswer, wrong: ImportedAnswer)? {
    var rights = Language.allCases.map { _ in [String: ImportedAnswer]() }
    for answer in right {
      for (index, key) in keys(of: answer, exactness).enumerated() {
        rights[index][key] = answer
      }
    }
    for miss in wrong {
      let alike = zip(rights, keys(of: miss, exactness)).lazy.compactMap { $0[$1] }.first
      if let alike { return (alike, miss) }
    }
    return nil
  }

  /// What of an answer counts, by language of the player.
  private func keys(of answer: ImportedAnswer, _ exactness: AnswerExactness) -> [String] {
    Language.allCases.map {
      NormalizedAnswer(answer.text.string, in: $0, exactness: exactness).joined
    }
  }
}
