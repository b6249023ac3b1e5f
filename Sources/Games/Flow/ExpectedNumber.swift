package import Localization

/// A number that is to be typed: exactly, or near enough, with its unit or without.
package struct ExpectedNumber: Equatable, Sendable {
  /// What is right beside the number itself.
  package enum Range: Equatable, Sendable {
    /// What is no farther from it than that.
    case tolerance(DecimalNumber)
    /// What lies between the two.
    case between(DecimalNumber, DecimalNumber)
  }

  /// What is right.
  package let value: DecimalNumber
  /// What else is.
  package let range: Range
  /// Spellings of a unit that may stand behind it, per language; nil for none.
  package let units: LocalizedList?

  /// So much, in that range, and what may stand behind it.
  package init(_ value: DecimalNumber, range: Range, units: LocalizedList?) {
    self.value = value
    self.range = range
    self.units = units
  }

  /// Whether the number is right.
  package func contains(_ number: DecimalNumber) -> Bool {
    switch range {
    case .tolerance(let slack): number.isWithin(slack, of: value)
    case .between(let least, let most): number.isBetween(least, most)
    }
  }

  /// Whether a text is a number in words, and nothing besides.
  package static func isNumberWords(_ text: String, in language: Language) -> Bool {
    let words = NormalizedAnswer.writtenWords(of: text, in: language).map { $0.folded(as: .word) }
    return NumberWords.of(language).reading(words[...])?.count == words.count
  }

  /// Whether no other number is near enough.
  package var isExact: Bool {
    if case .tolerance(let slack) = range { slack.steps == 0 } else { false }
  }

  /// The numbers that are right, with as many decimals as make no more of them, two at most behind those of its ends;
  /// none where whole steps make more.
  package func contained(most: Int) -> [DecimalNumber] {
    switch range {
    case .tolerance(let slack): DecimalNumber.numbers(within: slack, of: value, most: most)
    case .between(let least, let greatest):
      DecimalNumber.numbers(from: least, to: greatest, most: most)
    }
  }

  /// The number that was typed, in digits or in words, or of `3.1 million`; nil where there is none, more than one,
  /// another unit behind it, or before it words that are no frame and that the question does not say. A number without a
  /// unit may be a year: `44 BC` is -44.
  package func number(
    in text: String, _ language: Language, asked: Set<String> = []
  ) -> DecimalNumber? {
    let isPlain = text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    if isPlain, text.utf8.first != UInt8(ascii: "0") { return DecimalNumber(text) }
    let text = text.withPlainDegrees
    if let number = fraction(text) ?? year(in: text, language) { return number }
    guard !text.hasFraction, hasOwnSigns(text, language), !hasOtherUnit(text, language) else {
      return nil
    }
    if let hours = hours(in: text, language) { return hours }
    let plain = text.withoutPowers
    let words =
      plain.contains(where: \.isNumber)
      ? withUnitInOneWord(
        NormalizedAnswer(plain.withPlainMinus.withLeadingZeros.withUnitApart, in: language).words,
        language
      ).withTens(in: language).withHundreds(in: language)
      : withUnitInOneWord(withDigits(text, language), language)
    guard let first = words.firstIndex(where: \.beginsWithNumber),
      isFrame(words[..<first], language, asked)
    else { return nil }
    let figures = words[first].prefix { $0.isASCII && $0.isNumber || $0 == "-" || $0 == "." }
    var digits = String(figures)
    let minus = L10n.Answers.minusWords.resolved(in: language)
    let large = L10n.Answers.largeNumbers.resolved(in: language)
    if first > 0, large.contains(words[first - 1]) { return nil }
    if first > 0, minus.contains(words[first - 1]), digits.first != "-" { digits = "-" + digits }
    var rest = String(words[first].dropFirst(figures.count))
    var behind = words[(first + 1)...]
    let frames = AnswerNormalizationWords.of(language).frames
    if let end = behind.indices.first(where: { frames.mayFollow(behind[$0...]) }) {
      behind = behind[..<end]
    }
    while rest.isEmpty, !digits.contains("."), let group = behind.first, group.isGroupOfThree {
      digits += group
      behind.removeFirst()
    }
    rest += behind.joined()
    if rest.isEmpty || isUnit(rest, in: language) { return DecimalNumber(digits) }
    if units == nil, let era = DateWords.of(language).era(joined: rest) {
      return DecimalNumber(era == .before ? "-" + digits : digits)
    }
    return rest == behind.joined() ? scaled(digits, by: behind, language) : nil
  }

  /// The words of a text without digits, with digits for a number in it; `million` alone is one million.
  private func withDigits(_ text: String, _ language: Language) -> [String] {
    let words = NormalizedAnswer.writtenWords(of: text, in: language).map {
      $0.folded(as: .word)
    }
    let numbers = NumberWords.of(language)
    let isArticle = AnswerNormalizationWords.of(language).isArticle
    let places = words.indices.filter { numbers.reading(words[$0...]) != nil }
    // « un hexagone a six côtés »
    let place = places.first { !isArticle(words[$0]) } ?? places.first
    guard let place, let reading = numbers.reading(words[place...]) else {
      return words.withOneBeforeMagnitude(in: language)
    }
    return words[..<place] + [reading.digits] + words[(place + reading.count)...]
  }

  /// Whether words before a number say nothing of their own: “I think it is about”, and what the question says. What
  /// denies or limits it does, as in « pas 1789 », « avant 1789 ».
  private func isFrame(
    _ words: ArraySlice<String>, _ language: Language, _ asked: Set<String>
  ) -> Bool {
    let questions = QuestionWords.of(language)
    let isNegative =
      words.last.map(L10n.Answers.minusWords.resolved(in: language).contains) ?? false
    var known = Set(
      L10n.Answers.abouts.resolved(in: language).flatMap { about in
        about.split { !$0.isLetter }.map(String.init)
      })
    known.formUnion(L10n.Answers.dateFillers.resolved(in: language))
    known.formUnion(L10n.Answers.afterChrist.resolved(in: language))
    known.formUnion(asked)
    known.subtract(questions.denials.union(questions.limits))
    let frames = AnswerNormalizationWords.of(language).frames
    let others = (isNegative ? words.dropLast() : words).filter { !known.contains($0) }
    return frames.mayPrecede(others[...]) || isSentence(words, asked, others: others, language)
  }

  /// Whether words before a number are a sentence about what is asked, with one word of its own, its verb: “the Wall fell
  /// in”, « elle mesure ».
  private func isSentence(
    _ words: ArraySlice<String>, _ asked: Set<String>, others: [String], _ language: Language
  ) -> Bool {
    let questions = QuestionWords.of(language)
    let unknown = others.filter {
      !AnswerNormalizationWords.of(language).isArticle($0) && !questions.subjects.contains($0)
        && !questions.prepositions.contains($0) && !questions.places.contains($0)
    }
    let isAbout = words.dropLast().contains {
      questions.subjects.contains($0) || $0.count > 3 && asked.contains($0)
    }
    return unknown.count == 1 && isAbout && words.count <= 8
      && questions.denials.union(questions.limits).isDisjoint(with: words)
  }

  /// A fraction that is a decimal number: 0.5 for `1/2`.
  private func fraction(_ text: String) -> DecimalNumber? {
    guard case .fraction(let whole, let over, let under)? = WrittenFigure(text), under > 0,
      1_000_000 % under == 0
    else { return nil }
    let millionths = (whole * under + over) * (1_000_000 / under)
    let decimals = String(1_000_000 + millionths % 1_000_000).dropFirst()
    let zeros = decimals.reversed().prefix { $0 == "0" }.count
    return DecimalNumber("\(millionths / 1_000_000)." + decimals.dropLast(min(zeros, 5)))
  }

  /// A time of day where hours or minutes are asked for: 11.5 or 690 for `11:30`; nil where they are not, or where it is
  /// none.
  private func hours(in text: String, _ language: Language) -> DecimalNumber? {
    guard units != nil, text.utf8.contains(where: { ":hH".utf8.contains($0) }),
      let hour = L10n.Answers.hours.resolved(in: language).first,
      let minute = L10n.Answers.minutes.resolved(in: language).first,
      let time = WrittenTime(text, in: language)
    else { return nil }
    // 1:30 may be a minute and a half.
    if isUnit(minute, in: language) {
      return text.contains(":" as Character) ? nil : DecimalNumber(whole: time.minutes)
    }
    guard isUnit(hour, in: language) else { return nil }
    let (hours, minutes) = time.minutes.quotientAndRemainder(dividingBy: 60)
    // A third of an hour is no decimal number.
    guard minutes % 3 == 0 else { return nil }
    let hundredths = minutes * 100 / 60
    let decimals =
      hundredths % 10 == 0 ? "\(hundredths / 10)" : (hundredths < 10 ? "0" : "") + "\(hundredths)"
    return DecimalNumber(hundredths == 0 ? "\(hours)" : "\(hours).\(decimals)")
  }

  /// The year of a day where a number without a unit is asked for: 1789, of « 14 juillet 1789 »; nil of any other text.
  private func year(in text: String, _ language: Language) -> DecimalNumber? {
    let dates = WrittenDate.readings(of: text, in: language)
    // 9/11/1989 is in that year, whatever its month.
    guard units == nil, let date = dates.first, date.month != nil, let year = date.year,
      dates.allSatisfy({ $0.year == year })
    else { return nil }
    return DecimalNumber(String(year))
  }

  /// What so many millions are, with a unit behind them or without: `68.4 million`, `2 milliards d’euros`.
  private func scaled(
    _ digits: String, by words: ArraySlice<String>, _ language: Language
  ) -> DecimalNumber? {
    guard let word = words.first, let magnitude = NumberMagnitude(word, in: language) else {
      return shortlyScaled(digits, by: words)
    }
    let links = L10n.Answers.unitLinks.resolved(in: language)
    let unit = words.dropFirst().drop(while: links.contains).joined()
    guard unit.isEmpty || isUnit(unit, in: language) else { return nil }
    return DecimalNumber(magnitude.applied(to: digits))
  }

  /// What so many millions are by a letter that may be anything else, where that is right: `67m`.
  private func shortlyScaled(_ digits: String, by words: ArraySlice<String>) -> DecimalNumber? {
    guard words.count == 1, let letters = words.first,
      let magnitude = NumberMagnitude(letters: letters),
      let number = DecimalNumber(magnitude.applied(to: digits))
    else { return nil }
    return contains(number) ? number : nil
  }
}
