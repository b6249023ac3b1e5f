import Localization

extension TypedAnswerJudge {
  /// What an answer is taken for that stands in a sentence made of the question’s own words, where the question has its
  /// interrogative: “The Seine flows through Paris”. Nil where other words stand in it, or where it says them of
  /// something else: “Paris flows through the Seine”.
  mutating func matchSentence(_ text: String) -> TypedAnswerEvaluation? {
    let sentence = AnswerSentence(text, in: spoken, exactness: level.exactness)
    let asked = level.questionWords(in: spoken)
    let interrogatives = QuestionWords.of(spoken).interrogatives
    guard sentence.folded.count > 2, let place = asked.firstIndex(where: interrogatives.contains),
      !level.denies(asked.joined(separator: " "), in: spoken),
      !keys.contains(where: { asks(with: $0.words) })
    else { return nil }
    let answers = framedAnswers(in: sentence, withSlips: false) { !sentence.isFrameWord($0) }
    guard answers.count == 1, let answer = answers.first else { return nil }
    let before = sentence.folded[..<answer.range.lowerBound]
    let behind = sentence.folded[answer.range.upperBound...]
    let rest = asked[(place + 1)...]
    let auxiliaries = QuestionWords.of(spoken).auxiliaries
    // “On which continent is Egypt?”, “Which gas do plants take in?”: the answer comes last.
    let isObject = place > 0 || rest.contains(where: auxiliaries.contains)
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
    let typed = names(in: text)
    let isMeant = spellings.contains { spelling in
      let names = names(in: spelling)
      guard let first = names.first, let last = names.last, names.count > 1,
        typed.count > 1, typed.count <= names.count + 2
      else { return false }
      if Set(typed) == Set(names) { return true }
      return typed.last == last
        && (typed[0] == first || typed[0].count == 1 && first.hasPrefix(typed[0]))
    }
    return isMeant ? .right(spelling: nil) : nil
  }
}

extension TypedAnswerJudge {
  /// The folded names of one person, those with a hyphen as one; none where it may be two.
  private func names(in text: String) -> [String] {
    let vocabulary = QuestionWords.of(spoken)
    let words = text.split { $0.isWhitespace || $0 == "," || $0 == "." }
      .map { String($0).folded(as: .word) }.filter { !$0.isEmpty }
    let alternatives = L10n.Answers.alternatives.resolved(in: spoken)
    return words.contains {
      vocabulary.conjunctions.contains($0) || alternatives.contains($0) || $0 == "&"
    }
      ? [] : words
  }

  /// Whether an answer begins with an initial that no name has which is asked for: “J. Hugo” for “Victor Hugo”.
  func hasOtherInitial(_ text: String) -> Bool {
    let letters = Array(text.prefix(2))
    guard letters.count == 2, letters[0].isUppercase, letters[1] == ".", level.asksWho(in: spoken)
    else { return false }
    let initial = String(letters[0]).folded(as: .word)
    let titles = L10n.Answers.initialTitles.resolved(in: spoken)
    return !titles.contains(initial)
      && !spellings.contains { $0.folded(as: .word).hasPrefix(initial) }
  }

  /// The words of each part of an answer without articles, in the order of the alphabet; none where it has no parts.
  private func parts(of text: String) -> [String] {
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
