import Localization

extension TypedAnswerJudge {
  /// What an answer is taken for that stands in a sentence made of the question’s own words: “The Seine flows through
  /// Paris”; nil where other words stand in it, where the question denies, or where it says the answer itself.
  mutating func matchSentence(_ text: String) -> TypedAnswerEvaluation? {
    let sentence = AnswerSentence(text, in: spoken, exactness: level.exactness)
    let asked = level.questionWords(in: spoken)
    guard sentence.folded.count > 2, !level.denies(asked.joined(separator: " "), in: spoken),
      !keys.contains(where: { asks(with: $0.words) })
    else { return nil }
    let answers = framedAnswers(in: sentence, withSlips: false) { !sentence.isFrameWord($0) }
    guard answers.count == 1, let answer = answers.first else { return nil }
    let before = sentence.folded[..<answer.range.lowerBound]
    let behind = sentence.folded[answer.range.upperBound...]
    guard sentence.isOf(asked, before), sentence.isOf(asked, behind),
      [before, behind].contains(where: { $0.sharesTwoWords(with: asked) || sentence.isSaid($0) })
    else { return nil }
    if let miss = answer.miss { return .nearMiss(miss) }
    return .right(spelling: nil)
  }

  /// The same parts in any order, with any articles and links between them: “fleas & rats” for “rats and fleas”.
  mutating func matchParts(_ text: String) -> TypedAnswerEvaluation? {
    guard level.exactness.forgivesSlips else { return nil }
    let typed = parts(of: text)
    guard !typed.isEmpty else { return nil }
    let place = spellings.firstIndex { parts(of: $0) == typed }
    return place == nil ? nil : .right(spelling: nil)
  }

  /// A person who is asked for, with an initial, more names, or the last one first: “C. Darwin”, “Darwin, Charles”.
  mutating func matchName(_ text: String) -> TypedAnswerEvaluation? {
    guard level.exactness.forgivesSlips, level.asksWho(in: spoken) else { return nil }
    let typed = level.key(text, in: spoken).words
    let isMeant = keys.contains { key in
      guard let first = key.words.first, let last = key.words.last, key.words.count > 1,
        typed.count > 1, typed.count <= key.words.count + 2
      else { return false }
      if Set(typed) == Set(key.words) { return true }
      return typed.last == last
        && (typed[0] == first || typed[0].count == 1 && first.hasPrefix(typed[0]))
    }
    return isMeant ? .right(spelling: nil) : nil
  }
}

extension TypedAnswerJudge {
  /// The words of each part of an answer without articles, in the order of the alphabet; none where it has no parts.
  fileprivate func parts(of text: String) -> [String] {
    let vocabulary = AnswerNormalizationWords.of(spoken)
    let links = QuestionWords.of(spoken).conjunctions
    let marks = text.map { ",;&".contains($0) ? " , " : String($0) }.joined()
    let words = marks.split(separator: " ").map {
      links.contains(String($0).folded(as: .word)) ? "," : $0
    }
    let parts = words.split(separator: ",").map { part in
      level.key(part.joined(separator: " "), in: spoken).words.filter { !vocabulary.isArticle($0) }
        .joined()
    }.filter { !$0.isEmpty }
    let hasNumbers = words.contains { $0.contains(where: \.isNumber) }
    if parts.isEmpty || parts.count == 1 && (words.count < 3 || hasNumbers) { return [] }
    // Years have an order.
    return hasNumbers ? parts : parts.sorted()
  }
}

extension ArraySlice<String> {
  /// Whether two of the words stand in a row in the others, too.
  fileprivate func sharesTwoWords(with others: [String]) -> Bool {
    zip(self, dropFirst()).contains { one, next in
      zip(others, others.dropFirst()).contains { $0 == one && $1 == next }
    }
  }
}
