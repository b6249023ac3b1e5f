import Localization

/// A question in one language, word by word, and what of it says nothing in an answer to it. What is needed of it is
/// found once, however many answers come.
final class OpenQuestionWording {
  let level: OpenQuestionLevel
  let language: Language
  /// The folded words.
  private(set) lazy var words = NormalizedAnswer.writtenWords(
    of: level.content.text.resolved(in: language), in: language
  ).map { $0.folded(as: .word) }
  /// See `findNouns()`.
  private(set) lazy var nouns = findNouns()
  /// Whether it begins with “who” or « qui », or asks for a king, a scientist, a writer.
  private(set) lazy var isForPerson =
    nouns.union(firstNouns).contains(where: QuestionWords.of(language).isPerson)
    || words.prefix(3).contains(where: QuestionWords.of(language).who.contains)

  init(_ level: OpenQuestionLevel, in language: Language) {
    self.level = level
    self.language = language
  }

  /// What a question asks for, word by word: `longest` and `river`, of “What is the longest river in Asia?”; folded.
  /// None where an answer stands in the question itself.
  private func findNouns() -> Set<String> {
    let vocabulary = QuestionWords.of(language)
    // « Comment s’appelle le fleuve … ? »
    let start = words.firstIndex {
      vocabulary.interrogatives.contains($0) || vocabulary.names.contains($0)
    }
    guard let start, !asksAmongAnswers else { return [] }
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

  /// The first words behind “which”, up to what ends a noun: `British`, `prime` and `minister`.
  private var firstNouns: ArraySlice<String> {
    let vocabulary = QuestionWords.of(language)
    guard let start = words.firstIndex(where: vocabulary.interrogatives.contains) else { return [] }
    let rest = words[(start + 1)...]
    // “Which of Henry VIII’s wives”
    if let first = rest.first, vocabulary.links.contains(first) { return rest.prefix(5) }
    return rest.prefix(3).prefix { !vocabulary.nounEnds.contains($0) }
  }

  /// Whether a right answer is among the words of the question, as in “gold or iron?”.
  private var asksAmongAnswers: Bool {
    level.accepted.resolved(in: language).contains {
      Set(level.key($0, in: language).words).isSubset(of: words)
    }
  }

  /// An answer without the nouns that the question asks for, and without a year that the question says; nil where it
  /// has neither: `Waterloo`, of “the battle of Waterloo”.
  func withoutAskedWords(_ text: String) -> String? {
    var said = NormalizedAnswer.writtenWords(of: text, in: language)
    let count = said.count
    let links = QuestionWords.of(language).links
    let nouns = QuestionWords.of(language).withShortNouns(nouns)
    let isNoun = { (word: String) in nouns.contains { word.isSingularOrPlural(of: $0) } }
    // “The battle of Waterloo” is Waterloo, but “the son of Louis” is not Louis.
    let mayBeLinked = !isForPerson
    while let place = said.firstIndex(where: isNoun) {
      let end = said[(place + 1)...].firstIndex { !links.contains($0) } ?? said.endIndex
      guard mayBeLinked || end == place + 1 else { return nil }
      said.removeSubrange(place..<end)
    }
    if let year = said.last, year.count >= 3, Int(year) != nil, words.contains(year) {
      said.removeLast()
      let fillers = DateWords.of(language)
      while said.last.map(fillers.isFiller) == true { said.removeLast() }
    }
    return said.isEmpty || said.count == count ? nil : said.joined(separator: " ")
  }

  /// An answer without a place, person or thing that the question names, behind a comma or a preposition: `Bern`, of
  /// “Bern, Switzerland”; nil where there is none.
  func withoutAskedPlace(_ text: String) -> String? {
    let said = text.split(whereSeparator: \.isWhitespace)
    guard (2...8).contains(said.count), !asksAmongAnswers else { return nil }
    let names = names
    let vocabulary = QuestionWords.of(language)
    let prepositions = vocabulary.nounEnds
      .subtracting(vocabulary.conjunctions)
      .subtracting(L10n.Answers.alternatives.resolved(in: language))
    let rest = said.reversed().drop { word in
      NormalizedAnswer.writtenWords(of: String(word), in: language)
        .allSatisfy { names.contains($0.folded(as: .word)) }
    }
    let answer = rest.drop { prepositions.contains(String($0).folded(as: .word)) }
    guard rest.count < said.count, let last = answer.first,
      answer.count < rest.count || last.hasSuffix(",")
    else { return nil }
    return answer.reversed().joined(separator: " ")
  }

  /// An answer without the words of the question before it: « le clergé et la noblesse », of « les deux ordres étaient le
  /// clergé et la noblesse »; nil where these are fewer than two beside articles.
  func withoutAskedBeginning(_ text: String) -> String? {
    guard !asksAmongAnswers else { return nil }
    let isArticle = AnswerNormalizationWords.of(language).isArticle
    let said = text.split(whereSeparator: \.isWhitespace)
    let before = said.prefix { word in
      let word = String(word).folded(as: .word)
      return isArticle(word) || words.contains(word)
    }
    let asked = before.count { !isArticle(String($0).folded(as: .word)) }
    guard asked > 1, before.count < said.count else { return nil }
    return said.dropFirst(before.count).joined(separator: " ")
  }

  /// An answer without what the question says it is a part of: “nucleus”, of “the nucleus of the cell”; nil where nothing
  /// of the kind is said.
  func withoutAskedOwner(_ text: String) -> String? {
    let said = NormalizedAnswer.writtenWords(of: text, in: language)
    let vocabulary = QuestionWords.of(language)
    // « est » is no « Est ».
    let asked = Set(words.filter { $0.count > 3 })
      .subtracting(vocabulary.denials).subtracting(vocabulary.limits)
    let rest = said.reversed().drop { word in
      !vocabulary.links.contains(word)
        && (asked.contains(word.folded(as: .word))
          || AnswerNormalizationWords.of(language).isArticle(word))
    }
    guard !isForPerson, !asksAmongAnswers, rest.count < said.count, rest.count > 1,
      let link = rest.first, vocabulary.links.contains(link)
    else { return nil }
    return rest.dropFirst().reversed().joined(separator: " ")
  }

  /// The folded words of the question that have a capital and begin no sentence.
  private var names: Set<String> {
    let words = level.content.text.resolved(in: language).split(whereSeparator: \.isWhitespace)
    let names = zip(words, words.dropFirst()).filter { before, word in
      guard let end = before.last, let letter = word.first(where: \.isLetter) else { return false }
      return (end.isLetter || end == ",") && letter.isUppercase
    }
    return Set(
      names.flatMap { NormalizedAnswer.writtenWords(of: String($1), in: language) }
        .map { $0.folded(as: .word) })
  }

  /// The name of a mountain without `Mount`; nil where none is said.
  func withoutMount(_ text: String) -> String? {
    let words = NormalizedAnswer.writtenWords(of: text, in: language)
    let name = words.drop(while: AnswerNormalizationWords.of(language).isArticle)
    guard let mount = name.first?.folded(as: .word), name.count > 1,
      QuestionWords.of(language).mounts.contains(mount)
    else { return nil }
    return name.dropFirst().joined(separator: " ")
  }

  /// A person’s name without what that person is: `Pablo Picasso`, of « le peintre espagnol Pablo Picasso »; nil where
  /// nothing is said, or where a word links it to another: “the father of Napoleon”.
  func withoutTrade(_ text: String) -> String? {
    guard isForPerson else { return nil }
    let vocabulary = QuestionWords.of(language)
    let trades = vocabulary.persons.union(vocabulary.titles).union(vocabulary.misters)
      .union(DateWords.of(language).rulers).subtracting(vocabulary.kin)
    // Of « l’empereur » the word itself.
    let said = text.split(whereSeparator: \.isWhitespace).map { written in
      let word = written.split { "'’".contains($0) }.last ?? written
      return (written: written, word: word, folded: String(word).folded(as: .word))
    }
    // Where names have capitals, what has none is no name.
    let hasCapitals = said.contains { $0.word.first?.isUppercase == true }
    let links = vocabulary.links.union(vocabulary.prepositions).union(vocabulary.places)
      .union(vocabulary.conjunctions).union(vocabulary.subjects)
    let isArticle = AnswerNormalizationWords.of(language).isArticle
    let before = said.prefix { word in
      trades.contains(word.folded) || isArticle(word.folded) && !links.contains(word.folded)
        || hasCapitals && word.word.first?.isLowercase == true && !links.contains(word.folded)
    }
    // “the rebel Wat Tyler”
    let isDescribed =
      hasCapitals && before.count > 1 && !before.contains { vocabulary.kin.contains($0.folded) }
    guard isDescribed || before.contains(where: { trades.contains($0.folded) }),
      before.count < said.count
    else { return nil }
    return said.dropFirst(before.count).map(\.written).joined(separator: " ")
  }

  /// Whether an answer says in the question’s own words what is to be told in others: `2 hours`, where it asks for
  /// minutes; `3/4`, where it asks for a decimal. A right number in figures may stand in the question.
  func onlyRepeats(_ text: String) -> Bool {
    let said = NormalizedAnswer.writtenWords(of: text, in: language).map { $0.folded(as: .word) }
    guard !said.isEmpty, Set(said).isSubset(of: words) else { return false }
    let figures = text.drop { !$0.isNumber }.prefix { $0.isNumber || ".,".contains($0) }
    let isFigure =
      !text.hasFraction && DecimalNumber(String(figures)).map { level.number?.contains($0) } == true
    return !isFigure
  }

  /// A number in millions where the question asks for it so, said in full or by its figures alone: `68` and `68 millions`
  /// where it says « en millions »; nil where it does not, or where the text is no number.
  func inAskedMagnitude(_ text: String) -> String? {
    let vocabulary = QuestionWords.of(language)
    let place = words.indices.dropFirst().first { place in
      let isBehindIn =
        vocabulary.places.contains(words[place - 1])
        || vocabulary.prepositions.contains(words[place - 1])
      return isBehindIn && NumberMagnitude(words[place], in: language) != nil
    }
    guard let place else { return nil }
    let parts = text.split(separator: " ")
    if let last = parts.last, parts.count > 1,
      String(last).folded(as: .word).isSingularOrPlural(of: words[place])
    {
      return parts.dropLast().joined(separator: " ")
    }
    return text.last?.isNumber == true ? text + " " + words[place] : nil
  }

  /// The number in a typed answer; behind one without a unit may stand what the question counts: `68 million people`.
  func typedNumber(in text: String) -> DecimalNumber? {
    guard let number = level.number else { return nil }
    let asked = Set(words)
    if let found = number.number(in: text, language, asked: asked) { return found }
    guard number.units == nil else { return nil }
    let links = QuestionWords.of(language).links
    // “How many metres are 3 kilometres?” wants metres.
    let firstUnit = words.first { $0.count > 1 && ExpectedNumber.isCommonUnit($0) }
    var said = NormalizedAnswer.writtenWords(of: text.withUnitApart, in: language)
      .map { $0.folded(as: .word) }
    while said.count > 1, let last = said.last {
      let isCounted =
        QuestionWords.of(language).people.contains(last)
        || last.count >= 2 && words.contains { last.isSingularOrPlural(of: $0) }
        || words.contains { ExpectedNumber.areSameUnit(last, $0) }
      let isOther =
        ExpectedNumber.isCommonUnit(last)
        && firstUnit.map { !ExpectedNumber.areSameUnit(last, $0) } ?? false
      guard isCounted && !isOther || links.contains(last) else { return nil }
      said.removeLast()
      let rest = said.joined(separator: " ")
      if let found = number.number(in: rest, language, asked: asked) { return found }
    }
    return nil
  }
}
