import Localization

extension TypedAnswerJudge {
  /// What an answer is taken for that stands in a sentence made of the question’s own words, where the question has its
  /// interrogative: “The Seine flows through Paris”. Nil where other words stand in it, or where it says them of
  /// something else: “Paris flows through the Seine”.
  mutating func matchSentence(_ text: String) -> TypedAnswerEvaluation? {
    let sentence = AnswerSentence(text, in: spoken, exactness: level.exactness)
    let question = wording.words
    let interrogatives = QuestionWords.of(spoken).interrogatives
    guard sentence.folded.count > 2,
      let place = question.firstIndex(where: interrogatives.contains),
      !wording.denies(question.joined(separator: " ")),
      !keys.contains(where: { asks(with: $0.words) })
    else { return nil }
    let answers = framedAnswers(in: sentence, withSlips: false) { !sentence.isFrameWord($0) }
    guard answers.count == 1, let answer = answers.first else { return nil }
    let before = sentence.folded[..<answer.range.lowerBound]
    let behind = sentence.folded[answer.range.upperBound...]
    let rest = question[(place + 1)...]
    let auxiliaries = QuestionWords.of(spoken).auxiliaries
    // “On which continent is Egypt?”, “Which continent is Egypt in?”, “Which gas do plants take in?”: the answer comes
    // last.
    let alternatives = L10n.Answers.alternatives.resolved(in: spoken)
    let endsOpen =
      question.last.map(QuestionWords.of(spoken).nounEnds.contains) == true
      && !sentence.folded.contains(where: alternatives.contains)
    let isObject = place > 0 || endsOpen || rest.contains(where: auxiliaries.contains)
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

  /// What an answer is taken for that says the same as a spelling in another way: `WW2`, « guerre de 100 ans ».
  mutating func matchSynonyms(_ text: String) -> TypedAnswerEvaluation? {
    guard level.exactness.forgivesSlips, level.vocabulary == nil else { return nil }
    let typed = plainWords(of: text)
    let saysSame = { (other: PlainWords) in
      other.plain == typed.plain && other.written != typed.written
    }
    if plainSpellings.contains(where: saysSame) { return .right(spelling: nil) }
    return plainMisses.first { saysSame($0.words) }.map { .nearMiss($0.miss) }
  }

  /// The folded words without an article, as they are and as `AnswerSynonyms` makes them.
  func plainWords(of text: String) -> PlainWords {
    let words = AnswerNormalizationWords.of(spoken).withoutArticle(
      NormalizedAnswer.writtenWords(of: text, in: spoken).map { $0.folded(as: .word) })
    return PlainWords(
      written: words, plain: AnswerSynonyms.of(spoken).plain(words, besides: wording.words))
  }

  /// The same parts in any order, with any articles and links between them, each in the singular or the plural, and of
  /// persons by their last names: “flea & rats” for “rats and fleas”.
  mutating func matchParts(_ text: String) -> TypedAnswerEvaluation? {
    guard level.exactness.forgivesSlips else { return nil }
    let typed = level.key(text, in: spoken).words
    if typed.count > 1, !asks(with: typed),
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
        || right.count > 1 && isRun(typedWords.flatMap(\.words), of: right)
      {
        return .right(spelling: nil)
      }
    }
    return nil
  }

  /// A person who is asked for, with an initial, more names, or the last one first: “C. Darwin”, “Darwin, Charles”.
  mutating func matchName(_ text: String) -> TypedAnswerEvaluation? {
    guard level.exactness.forgivesSlips, wording.isForPerson else { return nil }
    let typed = names(in: text)
    let isMeant = zip(spellings, spelledNames).contains { spelling, names in
      isPerson(typed, names, spelling, in: text)
    }
    return isMeant ? .right(spelling: nil) : nil
  }
}

extension [String] {
  /// Without the first where it is such, and others follow it.
  fileprivate func withoutFirst(where isSuch: (String) -> Bool) -> [String] {
    count > 1 && first.map(isSuch) == true ? Array(dropFirst()) : self
  }
}

extension TypedAnswerJudge {
  /// Whether names that were typed are those of a person who is spelt so.
  private func isPerson(
    _ typed: [String], _ names: [String], _ spelling: String, in text: String
  ) -> Bool {
    if isName(typed, of: names, spelling, in: text) { return true }
    guard let first = names.first, let last = names.last, names.count > 1,
      typed.count > 1, typed.count <= names.count + 2
    else { return false }
    // “Saint-Exupéry, Antoine”
    let links = QuestionWords.of(spoken).links
    if Set(typed).subtracting(links) == Set(names).subtracting(links) { return true }
    let isFirst =
      typed[0] == first || typed[0].count == 1 && first.hasPrefix(typed[0])
      || typed[0].count <= 3 && text.contains("." as Character) && first.hasPrefix(typed[0])
      || first.count > 3 && typed.count == names.count && typed[0].isOneEdit(from: first)
    if isMistyped(typed, names) { return true }
    // “Marie Skłodowska-Curie”
    let isLast =
      typed.last == last
      || String(text.split(separator: "-").last ?? "").folded(as: .word) == last
    return isLast && isFirst
  }

  /// Whether someone is named by more names than are asked for, or by one in one word: “Louis Pasteur” for “Pasteur”,
  /// « Napoléon Ier » for « Napoléon », « Degaulle » for « de Gaulle ».
  private func isName(
    _ typed: [String], of names: [String], _ spelling: String, in text: String
  ) -> Bool {
    let isInOneWord = names.indices.dropLast().contains { names[$0...].joined() == typed.first }
    if typed.count == 1, isInOneWord { return true }
    let vocabulary = QuestionWords.of(spoken)
    let isFirst = { (name: String) in OrdinalNumber.of(name) == 1 }
    let plain = names.count == 2 && isFirst(names[1]) ? [names[0]] : names
    guard let name = plain.last, plain.dropLast().allSatisfy(vocabulary.links.contains),
      spelling.contains(where: \.isUppercase), !OrdinalNumber.isRoman(name),
      (1...3).contains(typed.count - plain.count)
    else { return false }
    if typed[0] == name {
      let rest = typed.dropFirst()
      return rest.allSatisfy(isFirst)
        || vocabulary.mononyms.contains(name) && !rest.contains { OrdinalNumber.of($0) != nil }
    }
    let before = typed.dropLast(plain.count)
    let given = before.filter { !vocabulary.links.contains($0) }
    // « Guy de Maupassant » has a particle, « le père de Maupassant » is another.
    let written = text.split(separator: " ").prefix(before.count)
    let hasNames =
      text.allSatisfy { !$0.isUppercase }
      ? vocabulary.kin.isDisjoint(with: given)
        && !given.contains(where: AnswerNormalizationWords.of(spoken).isArticle)
      : written.allSatisfy {
        $0.first?.isUppercase == true || vocabulary.links.contains(String($0))
      }
    return typed.suffix(plain.count) == plain[...] && (1...2).contains(given.count)
      && (given.count == before.count || hasNames && before.first == given.first)
      && given.allSatisfy { first in
        first.allSatisfy(\.isLetter) && !wording.words.contains(first)
          && !vocabulary.misters.contains(first) && !vocabulary.persons.contains(first)
      }
  }

  /// The folded names of one person, those with a hyphen as one; none where it may be two.
  func names(in text: String) -> [String] {
    let vocabulary = QuestionWords.of(spoken)
    let words = text.split { $0.isWhitespace || $0 == "," || $0 == "." }
      .map { String($0).folded(as: .word) }.filter { !$0.isEmpty }
    let alternatives = L10n.Answers.alternatives.resolved(in: spoken)
    let names = words.filter { !vocabulary.youngers.contains($0) }
    return names.contains {
      vocabulary.conjunctions.contains($0) || alternatives.contains($0) || $0 == "&"
    }
      ? [] : names
  }

  /// Whether of someone’s names all are right but the last, in which one letter is wrong: “Victor Hugot”.
  private func isMistyped(_ typed: [String], _ names: [String]) -> Bool {
    guard typed.dropLast() == names.dropLast(), let last = typed.last, let name = names.last
    else { return false }
    return name.count > 3 && last.first == name.first && last.isOneEdit(from: name)
      && !last.isOtherWord(than: name)
      && !OrdinalNumber.isRoman(last) && !OrdinalNumber.isRoman(name)
  }

  /// Whether an answer is no more than the last name of someone who is asked for by another name, and may be his or
  /// her husband or father: “Mr Curie” for “Marie Curie”.
  func isNamesake(_ text: String) -> Bool {
    let words = NormalizedAnswer.writtenWords(of: text, in: spoken)
    guard words.count == 2, QuestionWords.of(spoken).misters.contains(words[0]),
      wording.isForPerson, mayBeWoman
    else { return false }
    return !spellings.dropLast(shortTexts.count).contains { spelling in
      let right = NormalizedAnswer.writtenWords(of: spelling, in: spoken)
      return right.count == 1 || right == words
    }
  }

  /// Whether an answer begins with the title of a man where every right one begins with that of a woman: « le marquis
  /// de La Fayette » for « Madame de La Fayette ».
  func isMan(_ text: String) -> Bool {
    guard wording.isForPerson else { return false }
    let vocabulary = QuestionWords.of(spoken)
    let first = { (text: String) in
      AnswerNormalizationWords.of(spoken).withoutArticle(
        NormalizedAnswer.writtenWords(of: text, in: spoken).map { $0.folded(as: .word) }
      ).first ?? ""
    }
    let title = first(text)
    return vocabulary.titles.union(vocabulary.misters).contains(title)
      && !vocabulary.women.contains(title)
      && spellings.dropLast(shortTexts.count).allSatisfy {
        vocabulary.titles.contains(first($0)) && vocabulary.women.contains(first($0))
      }
  }

  /// Whether a woman is asked for, by her first name or by the words of the question.
  private var mayBeWoman: Bool {
    let women = QuestionWords.of(spoken).women
    let first = spellings.compactMap { $0.split { !$0.isLetter }.first.map(String.init) }
    return !women.isDisjoint(with: wording.words + first.map { $0.folded(as: .word) })
  }

  /// Whether an answer begins with an initial that no name has which is asked for: “J. Hugo” for “Victor Hugo”. Where no
  /// first name is, any may be.
  func hasOtherInitial(_ text: String) -> Bool {
    let letters = Array(text.prefix(2))
    guard letters.count == 2, letters[0].isUppercase, letters[1] == ".", wording.isForPerson
    else { return false }
    let initial = String(letters[0]).folded(as: .word)
    let titles = L10n.Answers.initialTitles.resolved(in: spoken)
    return !titles.contains(initial)
      && spellings.contains { $0.contains(" " as Character) }
      && !spellings.contains { $0.folded(as: .word).hasPrefix(initial) }
  }

  /// A text among several.
  struct Part {
    /// As it was written.
    let text: String
    /// Folded, without articles.
    let words: [String]
  }

  /// The folded words of a text without an article, as they are and as `AnswerSynonyms` makes them.
  struct PlainWords {
    let written, plain: [String]
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
  private func isRun(_ words: [String], of parts: [Part]) -> Bool {
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
