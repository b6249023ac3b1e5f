import Localization

/// The dates, times of day and numbers of an answer.
struct AnswerValues {
  private let dates: Set<WrittenDate>
  /// What two numbers alone may mean, which may be a fraction as well: `14/7`.
  private let shortDates: Set<WrittenDate>
  private let time: WrittenTime?
  /// The first year of a decade.
  private let decade: Int?
  /// A fraction or a power of ten.
  private let figure: WrittenFigure?
  /// What it says, word by word.
  private let parts: [Part]
  /// Whether it lies before Christ; nil where it does not say.
  private let era: DateWords.Era?
  /// What stood before a ruler’s name and number, such as `king`; nil without it.
  private let ruler: String?

  init(_ text: String, _ answer: NormalizedAnswer, in language: Language) {
    dates = WrittenDate.readings(of: text, in: language)
    shortDates = WrittenDate.shortReadings(of: text, in: language)
    time = WrittenTime(text, in: language)
    decade = WrittenDecade.firstYear(of: text, in: language)
    figure = WrittenFigure(text)
    let vocabulary = DateWords.of(language)
    var words = answer.words
    era = vocabulary.removeEra(from: &words)
    let articles = AnswerNormalizationWords.of(language)
    var parts = OrdinalNumber.all(in: words).map { Part($0.words, ordinal: $0.number) }
      .withLoneNumeral.withoutArticles(articles)
      .withPlainCenturies(vocabulary).withPlainYears(vocabulary)
    ruler = parts.removeRuler(vocabulary, articles)
    self.parts = parts
  }

  private init(parts: [Part], era: DateWords.Era?, ruler: String?) {
    (dates, shortDates) = ([], [])
    (time, decade, figure) = (nil, nil, nil)
    (self.parts, self.era, self.ruler) = (parts, era, ruler)
  }

  /// Whether there are none.
  var isEmpty: Bool {
    dates.isEmpty && shortDates.isEmpty && time == nil && decade == nil && figure == nil
      && parts.allSatisfy { $0.number == nil }
  }

  /// The same for two answers that say the same, in whatever way; nil where there is nothing of the kind in them.
  var key: String? {
    if isEmpty { return nil }
    if let time { return "at \(time.minutes)" }
    if let decade { return "from \(decade)" }
    if !dates.isEmpty { return dates.map(\.key).sorted().joined(separator: " ") }
    let words = parts.map { $0.number.map(String.init) ?? $0.words.joined() }
    // “King Henry VIII” is Henry VIII.
    return (era == .before ? "-" : "") + words.joined(separator: " ")
  }

  /// The same without words that the question says; its numbers stay.
  func without(_ asked: Set<String>) -> AnswerValues {
    AnswerValues(
      parts: parts.filter { $0.number != nil || !asked.isSuperset(of: $0.words) }, era: era,
      ruler: ruler)
  }

  /// The number alone, where nothing stands behind it but words that the question says; nil of any other answer.
  func count(of asked: Set<String>) -> AnswerValues? {
    guard let number = parts.first, number.number != nil, !number.isOrdinal, parts.count > 1,
      parts.dropFirst().allSatisfy({ $0.number == nil && asked.isSuperset(of: $0.words) })
    else { return nil }
    return AnswerValues(parts: [number], era: era, ruler: nil)
  }

  /// Whether a typed answer says what `spelling` says; either of them may be read in two ways. Where a century is
  /// asked for, 18 is the 18th; with slips, one word beside a number may be mistyped.
  func matches(
    _ spelling: AnswerValues, isCentury: Bool = false, withSlips: Bool = false,
    asked years: Set<Int> = []
  ) -> Bool {
    if isShortSpan(of: spelling) { return true }
    let isSameDate =
      dates.contains { date in
        spelling.dates.union(spelling.shortDates).contains { date.says($0, asked: years) }
      } || !shortDates.isDisjoint(with: spelling.dates)
    if isSameDate { return true }
    if let time, let other = spelling.time, time.says(other) { return true }
    if let decade, decade == spelling.decade || spelling.isCentury(from: decade) { return true }
    if let decade = spelling.decade, self.isCentury(from: decade) { return true }
    if figure != nil, figure == spelling.figure { return true }
    guard ruler == nil || spelling.ruler == nil || ruler == spelling.ruler else { return false }
    guard !parts.isEmpty, parts.count == spelling.parts.count,
      (era == .before) == (spelling.era == .before)
    else { return false }
    // `5 BC` is a year.
    if era != nil, parts.count == 1, parts[0].isOrdinal != spelling.parts[0].isOrdinal {
      return false
    }
    let isCentury = isCentury || parts.contains(where: \.isCentury)
    let others = zip(parts, spelling.parts).filter { !$0.says($1, isCentury: isCentury) }
    guard withSlips, others.count == 1, parts.count > 1, let (typed, proper) = others.first else {
      return others.isEmpty
    }
    return typed.number == nil && proper.number == nil && typed.words.isSlip(of: proper.words)
  }
}

extension AnswerValues {
  /// Whether it says the century that begins with a year: the 18th with 1700.
  private func isCentury(from year: Int) -> Bool {
    year % 100 == 0 && era != .before && parts.count == 2 && parts[1].isCentury
      && parts[0].number == year / 100 + 1
  }

  /// Whether it says two years by their last two figures: « 14-18 » for 1914-1918.
  private func isShortSpan(of other: AnswerValues) -> Bool {
    let (short, years) = (parts.compactMap(\.number), other.parts.compactMap(\.number))
    return short.count == 2 && years.count == 2 && parts.count == 2 && other.parts.count == 2
      && zip(short, years).allSatisfy { (10...99).contains($0) && $1 > 999 && $1 % 100 == $0 }
  }

  /// A word, or several that are one number.
  fileprivate struct Part {
    var words: [String]
    /// Of `14`, and of what says which one: `14th`, `XIV`.
    let number: Int?
    let isOrdinal: Bool
    private let isRoman: Bool
    var isCentury = false

    init(_ words: ArraySlice<String>, ordinal: Int?) {
      self.words = Array(words)
      isOrdinal = ordinal != nil
      isRoman = words.count == 1 && words.first.map(OrdinalNumber.isRoman) == true
      number = ordinal ?? words.first.flatMap { $0.first == "0" ? nil : Int($0) }
    }

    /// « Louis 14 » is Louis XIV; five is not the fifth, and `007` is not 7.
    func says(_ other: Part, isCentury: Bool) -> Bool {
      if words == other.words { return true }
      guard let number, number == other.number else { return false }
      return isOrdinal && other.isOrdinal || isRoman || other.isRoman
        || isCentury && (isOrdinal || other.isOrdinal)
    }
  }
}

extension [AnswerValues.Part] {
  /// With a numeral of one letter at the end: “Elizabeth I”.
  fileprivate var withLoneNumeral: Self {
    guard count > 1, let last, last.number == nil, last.words.count == 1,
      let number = OrdinalNumber.roman(last.words[0][...])
    else { return self }
    return dropLast() + [AnswerValues.Part(last.words[...], ordinal: number)]
  }

  /// Without an article before what says which one: “Henry the Eighth”.
  fileprivate func withoutArticles(_ vocabulary: AnswerNormalizationWords) -> Self {
    indices.filter { index in
      let isBeforeOrdinal = index + 1 < count && self[index + 1].isOrdinal
      return !(isBeforeOrdinal && self[index].words.allSatisfy(vocabulary.isArticle))
    }.map { self[$0] }
  }

  /// Takes away what stands before a ruler’s name and number, which it returns: `queen`, of “Queen Mary I”.
  fileprivate mutating func removeRuler(
    _ vocabulary: DateWords, _ articles: AnswerNormalizationWords
  ) -> String? {
    let start = firstIndex { !$0.words.allSatisfy(articles.isArticle) } ?? endIndex
    guard count - start > 2, last?.number != nil, self[start].words.count == 1,
      vocabulary.rulers.contains(self[start].words[0])
    else { return nil }
    let ruler = self[start].words[0]
    removeFirst(start + 1)
    return ruler
  }

  /// With one word for a century, whatever it is called, and without what says nothing before it: « au XVe s. ».
  fileprivate func withPlainCenturies(_ vocabulary: DateWords) -> Self {
    let century = indices.dropFirst().first {
      self[$0 - 1].number != nil && vocabulary.centuries.isSuperset(of: self[$0].words)
    }
    guard let century else { return self }
    var parts = self
    parts[century].words = vocabulary.centuries.sorted().prefix(1).map(\.self)
    parts[century].isCentury = true
    return Array(parts.drop { vocabulary.centuryFillers.isSuperset(of: $0.words) })
  }

  /// Two years alone, where nothing else stands with them than what links them: “from 1914 to 1918”.
  fileprivate func withPlainYears(_ vocabulary: DateWords) -> Self {
    let years = compactMap(\.number)
    guard years.count == 2, (100...9_999).contains(years[0]), years[1] >= 10,
      allSatisfy({ $0.number != nil || vocabulary.yearLinks.isSuperset(of: $0.words) })
    else { return self }
    // `1914-18` ends in the century in which it begins.
    let last = years[1] < 100 ? years[0] / 100 * 100 + years[1] : years[1]
    return [years[0], last].map { AnswerValues.Part([String($0)][...], ordinal: nil) }
  }
}
