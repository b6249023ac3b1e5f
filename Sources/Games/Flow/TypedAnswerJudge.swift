import Localization

/// Judges typed answers to an open question in one language; what of its spellings makes a difference is
/// found once, however many answers come.
struct TypedAnswerJudge {
  let level: OpenQuestionLevel
  let language: Language
  /// The language that the spellings are in.
  let spoken: Language
  let wording: OpenQuestionWording
  /// What is right; again where the noun that the question asks for may be left out: `Atlantic`, of “Which ocean … ?”
  /// for “Atlantic Ocean”.
  let spellings: [String]
  let keys: [NormalizedAnswer]
  /// The spellings without that noun.
  let shortTexts: [String]
  /// By their joined keys, the place of the first spelling.
  let places: [String: Int]
  /// The spellings, accents and all; made when a right answer is given.
  lazy var exactSpellings: Set<String> = Set((spellings + shortTexts).map(exact))
  /// Made when no right answer is given.
  lazy var misses: [(key: NormalizedAnswer, miss: ForeseenWrongAnswer)] = level.nearMisses
    .flatMap { miss in
      miss.texts.resolved(in: language).map { (key: level.key($0, in: spoken), miss: miss) }
    }

  /// Of each spelling, dates, times and numbers; made when an answer that has some is not among them.
  lazy var spelledValues = zip(spellings, keys).map { AnswerValues($0, $1, in: spoken) }
  lazy var missedValues = level.nearMisses.flatMap { miss in
    miss.texts.resolved(in: language).map { text in
      (values: AnswerValues(text, level.key(text, in: spoken), in: spoken), miss: miss)
    }
  }

  /// Of each spelling, its parts; of a person, the names; and its words without what can be said in other ways.
  lazy var spelledParts = spellings.map { parts(of: $0) }
  lazy var spelledNames = spellings.map { names(in: wording.nameBehindTitle($0) ?? $0) }
  lazy var plainSpellings = (spellings + shortTexts).map { plainWords(of: $0) }
  lazy var asksForPreposition = spellings.contains { wording.withoutPreposition($0) != nil }
  /// “I don’t know”, and what else says nothing: as it is judged, and letter by letter.
  private lazy var unknowing = L10n.Answers.unknowing.resolved(in: language)
    .map { (joined: level.key($0, in: spoken).joined, exact: exact($0)) }
  /// The folded words of each spelling.
  lazy var spelledWords: [[String]] = spellings.map { foldedWords(of: $0) }
  lazy var plainMisses = level.nearMisses.flatMap { miss in
    miss.texts.resolved(in: language).map { (words: plainWords(of: $0), miss: miss) }
  }

  init(_ level: OpenQuestionLevel, in language: Language) {
    self.level = level
    self.language = language
    let spoken = level.accepted.language(for: language)
    self.spoken = spoken
    let wording = OpenQuestionWording(level, in: spoken)
    self.wording = wording
    let whole = level.accepted.resolved(in: language)
    let mayLeaveOut =
      level.number == nil && level.exactness.allowsFrames
      && whole.contains { $0.contains(" " as Character) }
    let short = (mayLeaveOut ? whole : []).flatMap { text in
      wording.shortSpellings(of: text).map {
        (spelling: text, text: $0, key: level.key($0, in: spoken))
      }
    }.filter { $0.key.joined.count >= 3 && !$0.key.words.contains(where: \.beginsWithNumber) }
      .filter { !level.foreseesAsWrong($0.key, in: language) }
    spellings = whole + short.map(\.spelling)
    keys = whole.map { level.key($0, in: spoken) } + short.map(\.key)
    shortTexts = short.map(\.text)
    places = Dictionary(keys.enumerated().map { ($1.joined, $0) }) { first, _ in first }
  }

  /// As `OpenQuestionLevel.match` says, of a text that is no spelling. Who is not sure of a year that is asked for is to
  /// say it, whichever it is.
  mutating func match(_ text: String) -> TypedAnswerEvaluation {
    let evaluation = matchWhole(text)
    return switch evaluation {
    case .right where isAbout(text): .extraWords
    case .unforeseen where leavesUnjudged(text): .extraWords
    case _: evaluation
    }
  }

  private mutating func matchWhole(_ text: String) -> TypedAnswerEvaluation {
    if level.number == nil, level.exactness.forgivesSlips,
      hasOtherInitial(text) || isNamesake(text) || hasMansTitle(text)
    {
      return .unforeseen
    }
    let evaluation = matchSigns(text)
    if case .unforeseen = evaluation, let form = matchForm(text) { return form }
    guard case .unforeseen = evaluation, level.number == nil, level.exactness.allowsFrames,
      text.utf8.count <= Self.longest, !wording.denies(text)
    else { return evaluation }
    let place = withoutPreposition(text)
    let shorter = [
      place, place.flatMap(wording.withoutAskedWords), wording.withoutAskedWords(text),
      wording.withoutAskedPlace(text), wording.withoutAskedOwner(text), wording.withoutMount(text),
      wording.withoutTrade(text),
      text.withoutBrackets, text.withoutTimes, text.withoutListNumbers,
    ].compactMap(\.self)
    for rest in shorter {
      let further = matchSigns(rest)
      if case .empty = further { return evaluation }
      guard case .unforeseen = further else { return further }
      if let same = matchSynonyms(rest) ?? matchParts(rest) { return same }
    }
    if let text = AnswerSynonyms.of(spoken).withSaints(text) {
      if case .right = matchSigns(text) { return .right(spelling: nil) }
      if let found = matchName(text) { return found }
    }
    let other = matchInOtherWords(text)
    if case .right = other, !hasSigns(text) { return evaluation }
    if let other { return other }
    for text in [text] + shorter where hasExtraWords(text) || hasWordInside(text) {
      return .extraWords
    }
    return evaluation
  }

  /// What an answer is taken for that says the same as a spelling by some rule; nil of any other.
  private mutating func matchInOtherWords(_ text: String) -> TypedAnswerEvaluation? {
    if let found = matchFramedValues(text) ?? matchSynonyms(text) { return found }
    if let rest = behindFrame(text), let found = matchSynonyms(rest) ?? matchParts(rest) {
      return found
    }
    if let found = matchSentence(text) ?? matchParts(text) ?? matchName(text) { return found }
    if let found = matchInitials(text) ?? matchPossessive(text) ?? matchUnit(text) { return found }
    // « les deux ordres étaient le clergé et la noblesse »
    if let list = wording.withoutAskedBeginning(text), parts(of: list).count > 1,
      let found = matchParts(list)
    {
      return found
    }
    return matchFraction(text) ?? matchAbbreviation(text) ?? matchSeveral(text)
  }

  /// « est », of « à l’est », where no right answer says a preposition, so that none is asked for.
  private mutating func withoutPreposition(_ text: String) -> String? {
    guard !text.contains(where: \.isNumber), let rest = wording.withoutPreposition(text),
      rest.count > 2, !asksForPreposition
    else { return nil }
    return rest
  }

  /// Whether a number is said with “about” before it, which neither the question nor what is right says.
  func isAbout(_ text: String) -> Bool {
    guard level.number?.isExact ?? spellings.contains(where: { $0.contains(where: \.isNumber) }),
      text.contains(where: \.isNumber), text.first?.isLetter == true
    else { return false }
    let abouts = QuestionWords.of(spoken).abouts
    let begins = { (text: String) in
      let words = foldedWords(of: text)
      return abouts.contains { words.starts(with: $0) }
    }
    return begins(text) && !spellings.contains(where: begins)
      && !abouts.contains { Set($0).isSubset(of: wording.words) }
  }

  /// The words of a text as it is written, folded.
  func foldedWords(of text: String) -> [String] {
    NormalizedAnswer.writtenWords(of: text, in: spoken).map { $0.folded(as: .word) }
  }

  /// In so many bytes an answer is looked for among words of the question; who writes more tells a story.
  static let longest = 400

  private mutating func matchSigns(_ text: String) -> TypedAnswerEvaluation {
    let evaluation = matchLetters(text)
    guard level.number == nil, case .right = evaluation, !hasSigns(text) else { return evaluation }
    return .unforeseen
  }

  /// Whether the signs are right in which a spelling is more than its letters.
  private func hasSigns(_ text: String) -> Bool {
    let signs = AnswerSigns(text)
    let joined = level.key(text, in: spoken).joined
    let alike = zip(keys, spellings).filter { $0.0.joined == joined }.map(\.1)
    return (alike.isEmpty ? spellings : alike).contains {
      signs.agree(
        with: AnswerSigns($0), of: $0, isAlike: !alike.isEmpty,
        withAll: !level.exactness.forgivesSlips)
    }
  }

  private mutating func matchLetters(_ text: String) -> TypedAnswerEvaluation {
    let typed = level.key(text, in: spoken)
    guard !typed.words.isEmpty else { return .empty }
    if let number = level.number { return match(text, with: number) }
    let joined = typed.joined
    if let place = places[joined] {
      // Nothing is told where every letter stands, accents and all, as in an accepted spelling.
      let isWritten = exactSpellings.contains(exact(text))
      if !isWritten, repeatsQuestion(text) || isOtherByAccent(text) || hasWrongAccents(text) {
        return .unforeseen
      }
      if repeatsApostrophes(text) || isOtherByApostrophe(text) { return .unforeseen }
      let hasWrongArticle = hasWrongArticle(text, joined)
      // « le lionne » is no way to write « la lionne ».
      if hasWrongArticle, level.exactness.isForSpelling { return .unforeseen }
      let isExact = isWritten && !hasWrongArticle
      return .right(spelling: isExact ? nil : spellings[place])
    }
    if let miss = firstMiss(where: { $0.joined == joined }) { return .nearMiss(miss) }
    if level.exactness.forgivesSlips, let evaluation = matchValues(text, typed) {
      return evaluation
    }
    if let evaluation = matchFramed(text, withSlips: false) { return evaluation }
    // An article may be of a language that the pack is not in: `la maison` for `maison`.
    if !level.exactness.articles,
      let place = keys.firstIndex(where: { typed.isSameWithoutArticle(as: $0) })
    {
      let isExact = exactSpellings.contains { exact(text).hasSuffix($0) }
      return .right(spelling: isExact ? nil : spellings[place])
    }
    if level.isInVocabulary(text, in: language) { return .unforeseen }
    if saysNothing(joined, text) || isStrayKey(joined, text) { return .empty }
    guard level.exactness.forgivesSlips else { return .unforeseen }
    if let miss = firstMiss(where: { typed.isSlip(of: $0) }) { return .nearMiss(miss) }
    guard firstMiss(where: { typed.isNear($0) }) == nil else { return .unforeseen }
    if !asks(with: typed.words), let place = keys.firstIndex(where: { isSlip(typed, of: $0) }),
      place < keys.count - shortTexts.count || !hasArticle(text)
    {
      return .right(spelling: spellings[place])
    }
    return matchFramed(text, withSlips: true) ?? .unforeseen
  }

  /// A number is right, foreseen as wrong, or neither.
  private func match(_ text: String, with expected: ExpectedNumber) -> TypedAnswerEvaluation {
    guard let number = wording.typedNumber(in: text) else {
      let isRight =
        expected.isRightInOtherUnit(text, spoken, asked: Set(wording.words)) == true
        && !wording.onlyRepeats(text)
      return isRight ? .right(spelling: nil) : .unforeseen
    }
    if expected.contains(number) {
      return wording.onlyRepeats(text) ? .unforeseen : .right(spelling: nil)
    }
    if let scaled = wording.inAskedMagnitude(text), let number = wording.typedNumber(in: scaled),
      expected.contains(number)
    {
      return .right(spelling: nil)
    }
    // « 300.000 » is said for « 300 000 » where it cannot be meant for 300.
    if let grouped = text.withoutPointsBetweenGroups(in: spoken),
      let number = wording.typedNumber(in: grouped), expected.contains(number)
    {
      return .right(spelling: nil)
    }
    let miss = level.nearMisses.first { miss in
      miss.texts.resolved(in: language).contains { expected.number(in: $0, spoken) == number }
    }
    return miss.map { .nearMiss($0) } ?? .unforeseen
  }

  mutating func firstMiss(where fits: (NormalizedAnswer) -> Bool) -> ForeseenWrongAnswer? {
    misses.first { fits($0.key) }?.miss
  }

  /// Whether the question itself says these words: who repeats them has not mistyped others.
  func asks(with words: [String]) -> Bool {
    let said = level.key(level.content.text.resolved(in: language), in: spoken).words
    return Set(words).isSubset(of: said)
  }

  /// Where articles count, none is a slip of another.
  private func isSlip(_ typed: NormalizedAnswer, of key: NormalizedAnswer) -> Bool {
    guard level.exactness.articles else {
      return typed.isSlip(of: key) || typed.agreesWithoutArticle(with: key) { $0.isSlip(of: $1) }
    }
    let vocabulary = AnswerNormalizationWords.of(spoken)
    let (typedRest, keyRest) = (
      vocabulary.withoutArticle(typed.words), vocabulary.withoutArticle(key.words)
    )
    return typed.words.dropLast(typedRest.count) == key.words.dropLast(keyRest.count)
      && typedRest.isSlip(of: keyRest)
  }

  /// “I don’t know”: that answers nothing, and costs nothing.
  private mutating func saysNothing(_ joined: String, _ text: String) -> Bool {
    // « passé » is no « passe ».
    unknowing.contains {
      $0.joined == joined && (text.utf8.allSatisfy { $0 < 0x80 } || $0.exact == exact(text))
    }
  }

  /// Whether one letter or digit was typed where every right answer is a word: that answers nothing.
  private func isStrayKey(_ joined: String, _ text: String) -> Bool {
    joined.count == 1 && level.vocabulary == nil && level.nearMisses.isEmpty
      && keys.allSatisfy { $0.joined.count > 2 && !$0.joined.contains(where: \.isNumber) }
      && !asks(with: [joined]) && matchUnit(text) == nil
  }
}
