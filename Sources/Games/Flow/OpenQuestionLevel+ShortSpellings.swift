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

  /// Of a few words with capitals the last, also with the particle before it; none unless it is asked who.
  private func lastNames(of spelling: String, in language: Language) -> [String] {
    guard exactness.forgivesSlips, asksWho(in: language) else { return [] }
    let words = spelling.split(separator: " ").map { String($0) }
    guard (2...4).contains(words.count), let first = words.first, let last = words.last,
      first.first?.isUppercase == true, last.first?.isUppercase == true,
      words.allSatisfy({ $0.allSatisfy { $0.isLetter || "-’'.".contains($0) } }),
      !OrdinalNumber.isRoman(last.folded(as: .word)),
      words.allSatisfy({ !QuestionWords.of(language).conjunctions.contains($0) }),
      !AnswerNormalizationWords.of(language).isArticle(first)
    else { return [] }
    let particle = words[words.count - 2]
    return [last] + (particle.first?.isLowercase == true ? [particle + " " + last] : [])
  }

  /// Whether the question begins with “who” or « qui ».
  func asksWho(in language: Language) -> Bool {
    questionWords(in: language).prefix(3).contains(where: QuestionWords.of(language).who.contains)
  }

  /// Whether an answer denies something, or limits it where the question does not.
  func denies(_ text: String, in language: Language) -> Bool {
    let vocabulary = QuestionWords.of(language)
    let limits = vocabulary.limits.subtracting(questionWords(in: language))
    let said = NormalizedAnswer.writtenWords(of: text, in: language).map { $0.folded(as: .word) }
    return said.contains { vocabulary.denials.contains($0) || limits.contains($0) }
  }
}
