import Localization

/// Words of the question that say nothing in an answer to it.
extension OpenQuestionLevel {
  /// What a question asks for, word by word: `longest` and `river`, of “What is the longest river in Asia?”; folded.
  /// None where an answer stands in the question itself.
  func askedNouns(in language: Language) -> Set<String> {
    let vocabulary = QuestionWords.of(language)
    let words = questionWords(in: language)
    // « Comment s’appelle le fleuve … ? »
    let start = words.firstIndex {
      vocabulary.interrogatives.contains($0) || vocabulary.names.contains($0)
    }
    guard let start, !asksAmongAnswers(words, in: language) else { return [] }
    let frames = AnswerNormalizationWords.of(language).frames
    // « le nom du fleuve » asks for a river.
    let rest = words[(start + 1)...].drop {
      frames.mayStandBetween([$0]) || vocabulary.names.contains($0)
        || vocabulary.nounEnds.contains($0)
    }
    // “Which animal eats …” asks for an animal, “What is the largest animal” for one with more words; “who” asks for
    // nothing else but in “Who was the first …”.
    guard let noun = rest.indices.first else { return [] }
    let isWho = vocabulary.who.contains(words[start])
    if isWho, !AnswerNormalizationWords.of(language).isArticle(words[noun - 1]) { return [] }
    let nouns = rest.prefix { !vocabulary.nounEnds.contains($0) && !frames.mayStandBetween([$0]) }
    let others = vocabulary.denials.union(vocabulary.limits)
    return Set(
      nouns.prefix(noun == start + 1 ? 1 : Self.mostNouns)
        .filter { $0.count >= 3 && !others.contains($0) })
  }

  private static let mostNouns = 5

  /// Whether a right answer is among the words of the question, as in “gold or iron?”.
  private func asksAmongAnswers(_ words: [String], in language: Language) -> Bool {
    accepted.resolved(in: language).contains {
      Set(key($0, in: language).words).isSubset(of: words)
    }
  }

  /// An answer without the nouns that the question asks for, and without a year that the question says; nil where it
  /// has neither: `Waterloo`, of “the battle of Waterloo”.
  func withoutAskedWords(_ text: String, nouns: Set<String>, in language: Language) -> String? {
    var words = NormalizedAnswer.writtenWords(of: text, in: language)
    let count = words.count
    let links = QuestionWords.of(language).links
    let nouns = QuestionWords.of(language).withShortNouns(nouns)
    let isNoun = { (word: String) in nouns.contains { word.isSingularOrPlural(of: $0) } }
    // “The battle of Waterloo” is Waterloo, but “the son of Louis” is not Louis.
    let mayBeLinked = !asksWho(in: language)
    while let place = words.firstIndex(where: isNoun) {
      let end = words[(place + 1)...].firstIndex { !links.contains($0) } ?? words.endIndex
      guard mayBeLinked || end == place + 1 else { return nil }
      words.removeSubrange(place..<end)
    }
    let asked = questionWords(in: language)
    if let year = words.last, year.count >= 3, Int(year) != nil, asked.contains(year) {
      words.removeLast()
      let fillers = DateWords.of(language)
      while words.last.map(fillers.isFiller) == true { words.removeLast() }
    }
    return words.isEmpty || words.count == count ? nil : words.joined(separator: " ")
  }

  /// An answer without a place, person or thing that the question names, behind a comma or a preposition: `Bern`, of
  /// “Bern, Switzerland”; nil where there is none.
  func withoutAskedPlace(_ text: String, in language: Language) -> String? {
    let words = text.split(whereSeparator: \.isWhitespace)
    let asked = questionWords(in: language)
    guard (2...8).contains(words.count), !asksAmongAnswers(asked, in: language) else { return nil }
    let names = askedNames(in: language)
    let vocabulary = QuestionWords.of(language)
    let prepositions = vocabulary.nounEnds
      .subtracting(vocabulary.conjunctions)
      .subtracting(L10n.Answers.alternatives.resolved(in: language))
    let rest = words.reversed().drop { word in
      NormalizedAnswer.writtenWords(of: String(word), in: language)
        .allSatisfy { names.contains($0.folded(as: .word)) }
    }
    let answer = rest.drop { prepositions.contains(String($0).folded(as: .word)) }
    guard rest.count < words.count, let last = answer.first,
      answer.count < rest.count || last.hasSuffix(",")
    else { return nil }
    return answer.reversed().joined(separator: " ")
  }

  /// The folded words of the question that have a capital and begin no sentence.
  private func askedNames(in language: Language) -> Set<String> {
    let words = content.text.resolved(in: language).split(whereSeparator: \.isWhitespace)
    let names = zip(words, words.dropFirst()).filter { before, word in
      guard let end = before.last, let letter = word.first(where: \.isLetter) else { return false }
      return (end.isLetter || end == ",") && letter.isUppercase
    }
    return Set(
      names.flatMap { NormalizedAnswer.writtenWords(of: String($1), in: language) }
        .map { $0.folded(as: .word) })
  }

  /// A person’s name without a title that says nothing of who it is, and a mountain’s without `Mount`: `Curie`, of
  /// “Madame Curie”; nil where there is none.
  func withoutTitle(_ text: String, in language: Language) -> String? {
    let words = NormalizedAnswer.writtenWords(of: text, in: language)
    let name = words.drop(while: AnswerNormalizationWords.of(language).isArticle)
    guard let title = name.first?.folded(as: .word),
      QuestionWords.of(language).mounts.contains(title)
        || asksWho(in: language) && QuestionWords.of(language).titles.contains(title)
          && !DateWords.of(language).rulers.contains(title)
    else { return nil }
    return name.count > 1 ? name.dropFirst().joined(separator: " ") : nil
  }

  /// The number in a typed answer; behind one without a unit may stand what the question counts: `68 million people`.
  func typedNumber(in text: String, _ language: Language) -> DecimalNumber? {
    guard let number else { return nil }
    let asked = questionWords(in: language)
    if let found = number.number(in: text, language, asked: Set(asked)) { return found }
    guard number.units == nil else { return nil }
    let links = QuestionWords.of(language).links
    // “How many metres are 3 kilometres?” wants metres.
    let firstUnit = asked.first(where: ExpectedNumber.isCommonUnit)
    var words = NormalizedAnswer.writtenWords(of: text.withUnitApart, in: language)
      .map { $0.folded(as: .word) }
    while words.count > 1, let last = words.last {
      let isCounted =
        QuestionWords.of(language).people.contains(last)
        || last.count >= 2 && asked.contains { last.isSingularOrPlural(of: $0) }
        || asked.contains { ExpectedNumber.areSameUnit(last, $0) }
      let isOther =
        ExpectedNumber.isCommonUnit(last)
        && firstUnit.map { !ExpectedNumber.areSameUnit(last, $0) } ?? false
      guard isCounted && !isOther || links.contains(last) else { return nil }
      words.removeLast()
      let rest = words.joined(separator: " ")
      if let found = number.number(in: rest, language, asked: Set(asked)) { return found }
    }
    return nil
  }

  /// Whether such an answer is foreseen as a wrong one.
  func foreseesAsWrong(_ key: NormalizedAnswer, in language: Language) -> Bool {
    nearMisses.contains { miss in
      let spoken = miss.texts.language(for: language)
      return miss.texts.resolved(in: language).contains {
        self.key($0, in: spoken).joined == key.joined
      }
    }
  }

  func questionWords(in language: Language) -> [String] {
    NormalizedAnswer.writtenWords(of: content.text.resolved(in: language), in: language)
      .map { $0.folded(as: .word) }
  }
}

extension String {
  /// « Italie », of « l'italie ».
  var withoutElidedArticle: String {
    hasPrefix("l'") || hasPrefix("d'") ? String(dropFirst(2)) : self
  }

  /// Without what stands in brackets at its end: “Peru (South America)”; nil where nothing does.
  var withoutBrackets: String? {
    let text = split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard text.last == ")", let start = text.lastIndex(of: "("), start > text.startIndex else {
      return nil
    }
    return String(text[..<start])
  }

  /// Without points between groups of three digits, where the language has a comma for its decimal mark: `300000`, of
  /// `300.000`; nil where there are none.
  func withoutPointsBetweenGroups(in language: Language) -> String? {
    guard language.decimalMark != ".", contains("." as Character) else { return nil }
    let parts = split(separator: ".", omittingEmptySubsequences: false)
    let areGroups = zip(parts, parts.dropFirst()).allSatisfy { before, behind in
      before.last?.isNumber == true && behind.prefix { $0.isNumber }.count == 3
    }
    return areGroups ? parts.joined() : nil
  }

  /// Whether it is that word but for its ending: `invaded` and `invade`.
  func isForm(of word: String) -> Bool {
    isSingularOrPlural(of: word)
      || abs(count - word.count) <= 3 && count > 5 && prefix(5) == word.prefix(5)
  }

  /// Whether it is that word, or either has an s more.
  func isSingularOrPlural(of word: String) -> Bool {
    let folded = folded(as: .word)
    return folded == word || folded == word + "s" || folded + "s" == word
  }
}

extension [String] {
  /// Whether these are those words, one by one, each in the singular or the plural.
  func isSingularOrPlural(of words: [String]) -> Bool {
    count == words.count && zip(self, words).allSatisfy { $0.isSingularOrPlural(of: $1) }
  }
}
