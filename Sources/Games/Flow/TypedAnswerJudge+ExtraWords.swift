import Localization

extension TypedAnswerJudge {
  /// Whether a right answer stands in words that say more than was asked for: « Il est né à Bethléem », « imparfait de
  /// l’indicatif », “Dallas, Texas”. Nobody finds out an answer so: behind a link or a comma nothing is looked for, nor
  /// in words that begin with no subject.
  mutating func hasExtraWords(_ text: String) -> Bool {
    guard level.vocabulary == nil, !keys.contains(where: { asks(with: $0.words) }) else {
      return false
    }
    let sentence = AnswerSentence(text, in: spoken, exactness: level.exactness)
    let vocabulary = QuestionWords.of(spoken)
    let alternatives = L10n.Answers.alternatives.resolved(in: spoken)
    guard (2...Self.mostExtraWords).contains(sentence.folded.count),
      !sentence.folded.contains(where: {
        vocabulary.conjunctions.contains($0) || alternatives.contains($0)
      })
    else { return false }
    let answers = framedAnswers(in: sentence, withSlips: false) { !sentence.isFrameWord($0) }
    guard answers.count == 1, let answer = answers.first, answer.miss == nil, answer.key.count > 2
    else { return false }
    let before = sentence.folded[..<answer.range.lowerBound]
    let behind = sentence.folded[answer.range.upperBound...]
    if sentence.isFrame(before) {
      let isLinked = behind.first.map { vocabulary.mayLink($0, in: spoken) } ?? false
      return isLinked || hasComma(text, behind: answer.range.upperBound)
    }
    return sentence.isFrame(behind)
      && before.first.map(vocabulary.subjects.contains) == true
      && !before.contains { $0.contains(where: \.isNumber) }
  }

  /// Who writes more tells a story.
  private static var mostExtraWords: Int { 12 }

  /// Whether a comma stands behind so many words.
  private func hasComma(_ text: String, behind count: Int) -> Bool {
    guard let comma = text.firstIndex(of: ","), text[comma...].dropFirst().first == " " else {
      return false
    }
    let words = NormalizedAnswer.writtenWords(of: String(text[..<comma]), in: spoken)
    return words.count == count
  }
}

extension QuestionWords {
  /// Whether a folded word may link what was not asked for to an answer: `of`, `in`, `de`.
  fileprivate func mayLink(_ word: String, in language: Language) -> Bool {
    links.contains(word) || prepositions.contains(word) || places.contains(word)
      || AnswerNormalizationWords.of(language).isArticle(word)
  }
}
