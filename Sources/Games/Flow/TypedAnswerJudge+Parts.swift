import Localization

/// Answers in several parts.
extension TypedAnswerJudge {
  /// The same parts in any order, with any articles and links between them, each in the singular or the plural, and of
  /// persons by their last names: “flea & rats” for “rats and fleas”.
  mutating func matchParts(_ text: String) -> TypedAnswerEvaluation? {
    guard level.exactness.forgivesSlips else { return nil }
    let typed = level.key(text, in: spoken).words
    // The s of « tu cours » is no plural’s.
    let isOfVerb = typed.first.map(QuestionWords.of(spoken).subjects.contains) == true
    if typed.count > 1, !isOfVerb, !asks(with: typed),
      keys.contains(where: { $0.words != typed && typed.isSingularOrPlural(of: $0.words) })
    {
      return .right(spelling: nil)
    }
    let typedParts = parts(of: text)
    lazy var typedWords = parts(of: text, areWords: true)
    for right in spelledParts {
      // “red blue yellow”
      let isOfWords = right.count > 1 && right.allSatisfy { $0.words.count == 1 }
      if areSame(typedParts, right) || isOfWords && areSame(typedWords, right)
        || right.count > 1 && isConcatenation(typedWords.flatMap(\.words), of: right)
      {
        return .right(spelling: nil)
      }
    }
    return nil
  }

  /// Several right answers, of which one is enough: « la raison et la liberté ».
  func matchSeveral(_ text: String) -> TypedAnswerEvaluation? {
    guard level.exactness.forgivesSlips, level.vocabulary == nil else { return nil }
    let parts = text.split(whereSeparator: \.isWhitespace).split { word in
      QuestionWords.of(spoken).conjunctions.contains(String(word).folded(as: .word))
    }
    let said = parts.map { part in
      places[level.key(part.joined(separator: " "), in: spoken).joined]
    }
    let isRight = said.count > 1 && !said.contains(nil) && Set(said).count == said.count
    return isRight ? .right(spelling: nil) : nil
  }

  /// A text among several.
  struct Part {
    /// As it was written.
    let text: String
    /// Folded, without articles.
    let words: [String]
  }

  /// The parts of an answer, or its words, as parts; none where it has no parts.
  func parts(of text: String, areWords: Bool = false) -> [Part] {
    let vocabulary = AnswerNormalizationWords.of(spoken)
    let links = QuestionWords.of(spoken).partLinks
    // 1/2 is a fraction.
    let isFraction = text.hasFraction
    let marks = text.map { sign in
      ",;&".contains(sign) || sign == "/" && !isFraction ? " , " : String(sign)
    }.joined()
    let words = marks.split(separator: " ").map {
      $0 == "+" || links.contains(String($0).folded(as: .word)) ? "," : $0
    }
    let texts =
      areWords
      ? words.filter { $0 != "," }.map(String.init)
      : words.split(separator: ",").map { $0.joined(separator: " ") }
    let parts = texts.map { text in
      Part(
        text: text,
        words: level.key(text, in: spoken).words.filter { !vocabulary.isArticle($0) }
          .withoutFirst(where: QuestionWords.of(spoken).prepositions.contains))
    }.filter { !$0.words.isEmpty }
    let hasNumbers = words.contains { $0.contains(where: \.isNumber) }
    return parts.count == 1 && (words.count < 3 || hasNumbers) ? [] : parts
  }

  /// Whether words are those of all parts, in any order and with nothing between them: « noblesse clergé tiers état ».
  private func isConcatenation(_ words: [String], of parts: [Part]) -> Bool {
    guard !words.contains(where: { $0.contains(where: \.isNumber) }) else { return false }
    var rest = parts.sorted { $0.words.count > $1.words.count }
    var words = words[...]
    while !words.isEmpty {
      guard let place = rest.firstIndex(where: { words.starts(with: $0.words) }) else {
        return false
      }
      words = words.dropFirst(rest.remove(at: place).words.count)
    }
    return rest.isEmpty
  }

  /// Whether each part says what one of the others does; those with years in their order.
  private func areSame(_ typed: [Part], _ right: [Part]) -> Bool {
    guard !right.isEmpty, typed.count == right.count else { return false }
    if right.contains(where: { $0.text.count(where: \.isNumber) > 2 }) {
      return zip(typed, right).allSatisfy { $0.words.joined() == $1.words.joined() }
    }
    var rest = right
    var others: [Part] = []
    for part in typed {
      if let place = rest.firstIndex(where: { says(part, $0) }) {
        rest.remove(at: place)
      } else {
        others.append(part)
      }
    }
    guard let other = others.first, right.count > 1 else { return others.isEmpty }
    return others.count == 1 && other.words.isSlip(of: rest[0].words) && !asks(with: other.words)
  }

  private func says(_ typed: Part, _ right: Part) -> Bool {
    if typed.words.joined() == right.words.joined() { return true }
    if plainWords(of: typed.text).plain == plainWords(of: right.text).plain { return true }
    if let rest = wording.withoutAskedWords(typed.text),
      level.key(rest, in: spoken).words == right.words
    {
      return true
    }
    if wording.isForPerson,
      isPerson(names(in: typed.text), names(in: right.text), right.text, in: typed.text)
    {
      return true
    }
    return typed.words.isSingularOrPlural(of: right.words)
      || wording.shortSpellings(of: right.text).contains {
        level.key($0, in: spoken).words == typed.words
      }
  }
}

extension [String] {
  /// Without the first where it is such, and others follow it.
  fileprivate func withoutFirst(where isSuch: (String) -> Bool) -> [String] {
    count > 1 && first.map(isSuch) == true ? Array(dropFirst()) : self
  }
}
