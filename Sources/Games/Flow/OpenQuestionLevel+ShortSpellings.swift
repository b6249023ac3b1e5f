import Localization

/// What is right where a spelling says more than is needed.
extension OpenQuestionLevel {
  /// A spelling without the nouns that the question asks for, without a preposition that it begins with, and to who is
  /// asked for the last name alone: `Atlantic`, of “Atlantic Ocean”; `Darwin`, of “Charles Darwin”.
  func shortSpellings(of spelling: String, in language: Language) -> [String] {
    guard spelling.contains(" " as Character) else { return [] }
    let texts = [
      withoutAskedWords(spelling, nouns: askedNouns(in: language), in: language),
      withoutPreposition(spelling, in: language),
    ]
    return texts.compactMap(\.self) + lastNames(of: spelling, in: language)
  }

  /// Nil where it begins with none, and where the question says the rest, so that the preposition is what it asks.
  private func withoutPreposition(_ spelling: String, in language: Language) -> String? {
    let prepositions = QuestionWords.of(language).prepositions
    let words = NormalizedAnswer.writtenWords(of: spelling, in: language)
    let rest = words.drop { prepositions.contains($0.folded(as: .word)) }
    let asked = Set(questionWords(in: language))
    guard exactness.forgivesSlips, rest.count < words.count, !rest.isEmpty,
      !asked.isSuperset(of: rest.map { $0.folded(as: .word) })
    else { return nil }
    return rest.joined(separator: " ")
  }

  /// The last of a few names, one or more of them, with the particle before them, and a first name by which one is known;
  /// none unless a person is asked for.
  private func lastNames(of spelling: String, in language: Language) -> [String] {
    guard exactness.forgivesSlips, asksWho(in: language) else { return [] }
    let vocabulary = QuestionWords.of(language)
    var words = spelling.split(separator: " ").map { String($0) }
    if let name = nameBehindTitle(words, in: language) {
      return [name] + lastNames(of: name, in: language)
    }
    let mononym = words.prefix(1).filter { name in
      vocabulary.mononyms.contains(name.folded(as: .word))
        && words.dropFirst().allSatisfy { (OrdinalNumber.of($0.folded(as: .word)) ?? 1) == 1 }
    }
    let isYounger = words.last.map {
      vocabulary.youngers.contains($0.folded(as: .word).filter(\.isLetter))
    }
    if isYounger == true { words.removeLast() }
    guard (2...5).contains(words.count), let first = words.first, let last = words.last,
      first.first?.isUppercase == true, last.first?.isUppercase == true,
      words.allSatisfy({ $0.allSatisfy { $0.isLetter || "-’'.".contains($0) } }),
      !OrdinalNumber.isRoman(last.folded(as: .word)),
      words.allSatisfy({ !vocabulary.conjunctions.contains($0) }),
      !AnswerNormalizationWords.of(language).isArticle(first)
    else { return mononym }
    let starts = words.indices.dropFirst(isYounger == true ? 0 : 1)
    // Who is the husband of Marie Curie is not told by her name.
    let asked = questionWords(in: language)
    return mononym
      + starts.map { words[$0...].joined(separator: " ") }.filter { name in
        !NormalizedAnswer.writtenWords(of: name, in: language)
          .allSatisfy { asked.contains($0.folded(as: .word)) }
      }
  }

  /// « Wellington », of « le duc de Wellington »; nil where there is no title, or where no name is behind it.
  private func nameBehindTitle(_ words: [String], in language: Language) -> String? {
    let vocabulary = QuestionWords.of(language)
    let isArticle = AnswerNormalizationWords.of(language).isArticle
    let title = words.first.map(isArticle) == true ? 1 : 0
    guard title < words.count, vocabulary.titles.contains(words[title].folded(as: .word)) else {
      return nil
    }
    let name = words[(title + 1)...].drop {
      vocabulary.links.contains($0.folded(as: .word)) || isArticle($0)
    }
    guard let first = name.first, first.first?.isUppercase == true else { return nil }
    return name.joined(separator: " ")
  }

  /// Whether the question begins with “who” or « qui », or asks for a king, a scientist, a writer.
  func asksWho(in language: Language) -> Bool {
    if !askedNouns(in: language).isDisjoint(with: QuestionWords.of(language).persons) {
      return true
    }
    return questionWords(in: language).prefix(3).contains(
      where: QuestionWords.of(language).who.contains)
  }

  /// Whether an answer denies something, or limits it where the question does not.
  func denies(_ text: String, in language: Language) -> Bool {
    let vocabulary = QuestionWords.of(language)
    let limits = vocabulary.limits.subtracting(questionWords(in: language))
    let said = NormalizedAnswer.writtenWords(of: text, in: language).map { $0.folded(as: .word) }
    return said.contains { vocabulary.denials.contains($0) || limits.contains($0) }
  }
}
