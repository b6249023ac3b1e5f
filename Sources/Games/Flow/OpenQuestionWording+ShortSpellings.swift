import Localization

/// What is right where a spelling says more than is needed.
extension OpenQuestionWording {
  /// A spelling without the nouns that the question asks for, without a preposition that it begins with or brackets with
  /// which it ends, and to who is asked for the last name alone: `Atlantic`, of “Atlantic Ocean”; `Darwin`, of “Charles
  /// Darwin”.
  func shortSpellings(of spelling: String) -> [String] {
    guard spelling.contains(" " as Character) else { return [] }
    let texts = [
      withoutAskedWords(spelling), withoutPreposition(spelling), withoutFirstWords(spelling),
      spelling.withoutBrackets,
    ]
    return texts.compactMap(\.self) + lastNames(of: spelling)
  }

  /// Nil where it begins with none, and where the question says the rest, so that the preposition is what it asks.
  func withoutPreposition(_ spelling: String) -> String? {
    let prepositions = QuestionWords.of(language).prepositions
    let said = NormalizedAnswer.writtenWords(of: spelling, in: language)
    let rest = said.drop { prepositions.contains($0.folded(as: .word)) }
    guard level.exactness.forgivesSlips, rest.count < said.count, !rest.isEmpty,
      !Set(words).isSuperset(of: rest.map { $0.folded(as: .word) })
    else { return nil }
    return rest.joined(separator: " ")
  }

  /// « ils ont faim », of « parce qu’ils ont faim », “seat”, of “her seat”, and “boils”, of “it boils”; nil where a spelling
  /// begins otherwise.
  private func withoutFirstWords(_ spelling: String) -> String? {
    let vocabulary = QuestionWords.of(language)
    let first = String(spelling.prefix(while: \.isLetter)).folded(as: .word)
    guard
      vocabulary.possessives.contains(first) || vocabulary.pronouns.contains(first)
        || vocabulary.causes.contains(where: { $0[0] == first })
    else { return nil }
    let said = NormalizedAnswer.writtenWords(of: spelling, in: language)
    let folded = said.map { $0.folded(as: .word) }
    let cause = vocabulary.causes.first { folded.starts(with: $0) }
    // Who is to translate “my house” is to say whose it is.
    let asksWhose = Language.allCases.contains { language in
      !QuestionWords.of(language).possessives.isDisjoint(with: words)
    }
    let isPossessive = !asksWhose && vocabulary.possessives.contains(first)
    let isPronoun = vocabulary.pronouns.contains(first)
    let count = cause?.count ?? (isPossessive || isPronoun ? 1 : 0)
    guard level.exactness.forgivesSlips, count > 0, count < said.count else { return nil }
    return said.dropFirst(count).joined(separator: " ")
  }

  /// The last of a few names, one or more of them, with the particle before them, and a first name by which one is known;
  /// none unless a person is asked for.
  private func lastNames(of spelling: String) -> [String] {
    guard level.exactness.forgivesSlips, isForPerson else { return [] }
    let vocabulary = QuestionWords.of(language)
    var words = spelling.split(separator: " ").map { String($0) }
    if let name = nameBehindTitle(spelling) {
      return [name] + lastNames(of: name)
    }
    let mononym = words.prefix(1).filter { name in
      vocabulary.mononyms.contains(name.folded(as: .word))
        && words.dropFirst().allSatisfy { (OrdinalNumber.of($0.folded(as: .word)) ?? 1) == 1 }
    }
    let isYounger = words.last.map {
      vocabulary.youngers.contains($0.folded(as: .word).filter(\.isLetter))
    }
    if isYounger == true { words.removeLast() }
    // « Dumas fils » is another than Dumas.
    let generation = words.last.flatMap {
      vocabulary.generations.contains($0.folded(as: .word)) ? $0 : nil
    }
    if generation != nil { words.removeLast() }
    guard (2...5).contains(words.count), let first = words.first, let last = words.last,
      first.first?.isUppercase == true, last.first?.isUppercase == true,
      words.allSatisfy({ $0.allSatisfy { $0.isLetter || "-’'.".contains($0) } }),
      !OrdinalNumber.isRoman(last.folded(as: .word)),
      words.allSatisfy({ !vocabulary.conjunctions.contains($0) }),
      !AnswerNormalizationWords.of(language).isArticle(first)
    else { return mononym }
    let starts = words.indices.dropFirst(isYounger == true ? 0 : 1)
    // Who is the husband of Marie Curie is not told by her name.
    return mononym
      + starts.map { (words[$0...] + [generation].compactMap(\.self)).joined(separator: " ") }
      .filter { name in
        !NormalizedAnswer.writtenWords(of: name, in: language)
          .allSatisfy { self.words.contains($0.folded(as: .word)) }
      }
  }

  /// « Wellington », of « le duc de Wellington »; nil where there is no title, or where no name is behind it.
  func nameBehindTitle(_ spelling: String) -> String? {
    let words = spelling.split(separator: " ").map { String($0) }
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

  /// Whether an answer denies something, or limits it where neither the question does nor a right answer: « plus », of
  /// « plus-que-parfait », limits nothing.
  func denies(_ text: String) -> Bool {
    let vocabulary = QuestionWords.of(language)
    let foldedWords = { (text: String) in
      NormalizedAnswer.writtenWords(of: text, in: self.language).map { $0.folded(as: .word) }
    }
    let denied = foldedWords(text).filter {
      vocabulary.denials.contains($0) || vocabulary.limits.contains($0) && !words.contains($0)
    }
    guard !denied.isEmpty else { return false }
    let right = level.accepted.resolved(in: language).flatMap(foldedWords)
    return denied.contains { !right.contains($0) }
  }
}
