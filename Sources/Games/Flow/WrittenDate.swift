package import Localization

/// A date as people write it, whatever the way: `14 October 1066`, `Oct. 14th, 1066`, `14/10/1066`. What is not said
/// is nil; a year before Christ is negative: `44 BC` is -44.
package struct WrittenDate: Hashable, Sendable {
  var day: Int?
  var month: Int?
  var year: Int?

  /// What a text may mean: nothing where it is no date, two dates where day and month could stand for each other.
  static func readings(of text: String, in language: Language) -> Set<WrittenDate> {
    let vocabulary = DateWords.of(language)
    if let figures = figures(of: text, vocabulary), let date = NumericDate(figures) {
      return date.readings(language.monthMayComeFirst)
    }
    let (words, era) = words(of: text, in: language)
    guard var date = WrittenDate(words, vocabulary, language) else { return [] }
    if era == nil, let year = date.year, (10...99).contains(year), date.month != nil {
      return Set(
        ([0] + centuries).map { century in
          WrittenDate(day: date.day, month: date.month, year: century + year)
        })
    }
    if era == .before {
      guard let year = date.year else { return [] }
      date.year = -year
    }
    return [date]
  }

  /// Whether it says another date, which may say less: « 14 juillet 1789 » for « juillet 1789 », and for « 14 juillet »
  /// where the question says the year.
  func says(_ other: WrittenDate, asked years: Set<Int>) -> Bool {
    let isSameDay = day == other.day || other.day == nil && other.year != nil
    let isSameMonth = month == other.month || other.month == nil && other.day == nil
    let isSameYear =
      year == other.year || other.year == nil && year.map(years.contains) == true
      || year == nil && day != nil && other.year.map(years.contains) == true
    return isSameDay && isSameMonth && isSameYear
  }

  /// What two numbers alone with a stroke between them may mean, which may be a fraction as well: `14/7`, `8/1914`.
  static func shortReadings(of text: String, in language: Language) -> Set<WrittenDate> {
    guard let figures = figures(of: text, .of(language)) else { return [] }
    let digits = figures.split(separator: "/", omittingEmptySubsequences: false)
    guard digits.count == 2,
      digits.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } && $0.count <= 4 })
    else { return [] }
    let numbers = digits.compactMap { Int($0) }
    guard numbers.count == 2 else { return [] }
    if digits[1].count == 4, numbers[1] >= 1_000 {
      return (1...12).contains(numbers[0])
        ? [WrittenDate(month: numbers[0], year: numbers[1])] : []
    }
    let orders = language.monthMayComeFirst ? [[0, 1], [1, 0]] : [[0, 1]]
    let dates = orders.map { WrittenDate(day: numbers[$0[0]], month: numbers[$0[1]]) }
    return Set(
      dates.filter { (1...31).contains($0.day ?? 0) && (1...12).contains($0.month ?? 0) })
  }

  /// A date in figures without blanks round its marks, without what says nothing beside it, and without what ends a
  /// sentence; nil where two numbers meet: `14/7/1789`, of « le 14 / 7 / 1789. ».
  private static func figures(of text: String, _ vocabulary: DateWords) -> String? {
    guard text.utf8.count <= longestFigures else { return nil }
    // `14 10 1066`
    let numbers = text.split(whereSeparator: \.isWhitespace)
    if numbers.map(\.count).elementsEqual([2, 2, 4]),
      numbers.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } })
    {
      return numbers.joined(separator: "/")
    }
    var figures = ""
    for part in text.split(whereSeparator: \.isWhitespace) {
      let word = String(part).folded(as: .word)
      if vocabulary.isFiller(word) || vocabulary.isWeekday(word) { continue }
      let isApart = figures.last?.isNumber != true || part.first?.isNumber != true
      guard isApart else { return nil }
      figures += part
    }
    while let last = figures.last, ".,;!?…".contains(last) { figures.removeLast() }
    return figures
  }

  /// The same for the same date alone.
  var key: String { [day, month, year].map { $0.map(String.init) ?? "" }.joined(separator: "/") }

  /// Whether a text says a month and a day or a year, a year with its era, a decade, or which one: `14 July`, `44 BC`,
  /// `1920s`, `18th`.
  package static func isDateOrOrdinal(_ text: String, in language: Language) -> Bool {
    let (words, era) = words(of: text, in: language)
    guard words.count == 1 else {
      return readings(of: text, in: language).contains { $0.month != nil }
    }
    return era != nil && Int(words[0]) != nil || isDecade(words[0])
      || Int(words[0]) == nil && OrdinalNumber.ofDigits(words[0]) != nil
  }

  /// Whether it may stand for two days, for the month may come first: `1/7/1916`.
  package static func isDayOrMonth(_ text: String, in language: Language) -> Bool {
    Set(readings(of: text, in: language).map { [$0.day, $0.month] }).count > 1
  }

  /// The folded words that say something, none of a text that is too long; and the era that stood among them.
  private static func words(
    of text: String, in language: Language
  ) -> (words: [String], era: DateWords.Era?) {
    let vocabulary = DateWords.of(language)
    var words = NormalizedAnswer.writtenWords(of: text, in: language).map { $0.folded(as: .word) }
    guard words.count <= mostWords else { return ([], nil) }
    if words.count == 2, L10n.Answers.minusWords.resolved(in: language).contains(words[0]) {
      words = ["-" + words[1]]
    }
    let era = vocabulary.removeEra(from: &words)
    words.removeAll(where: vocabulary.isFiller)
    return (words, era)
  }

  /// Whether it is ten years of four digits with an s, such as `1920s`.
  private static func isDecade(_ word: String) -> Bool {
    word.utf8.count == 5 && word.hasSuffix("0s") && Int(word.dropLast()) != nil
  }

  /// A day and a year round the name of a month, or a year alone.
  private init?(_ words: [String], _ vocabulary: DateWords, _ language: Language) {
    if words.count == 1, let year = Int(words[0]), words[0].count <= 5, !words[0].hasPrefix("0") {
      self.init(year: year)
      return
    }
    let month = vocabulary.month(in: words)
    let others = words.indices.filter { $0 != month?.place }.map { words[$0] }
      .filter { !vocabulary.isWeekday($0) }
    let numbers = others.compactMap { Self.number($0, language) }
    guard numbers.count == others.count, numbers.count <= 2, let month = month?.number
    else { return nil }
    let days = 1...31
    switch (numbers.first, numbers.dropFirst().first) {
    case (let day?, nil) where days.contains(day): self.init(day: day, month: month)
    case (let year?, nil): self.init(month: month, year: year)
    case (let day?, let year?) where days.contains(day):
      self.init(day: day, month: month, year: year)
    case (let year?, let day?) where days.contains(day):
      self.init(day: day, month: month, year: year)
    case _: return nil
    }
  }

  fileprivate init(day: Int? = nil, month: Int? = nil, year: Int? = nil) {
    (self.day, self.month, self.year) = (day, month, year)
  }

  /// No date in figures is said in more bytes.
  private static let longestFigures = 100

  /// No date is said in more.
  private static let mostWords = 9

  /// `14`, `14th`, `first` or `two`, of four digits at most.
  private static func number(_ word: String, _ language: Language) -> Int? {
    guard word.prefix(while: \.isNumber).count <= 4 else { return nil }
    let plain = NormalizedAnswer(word, in: language).words.first ?? word
    return Int(plain).flatMap { $0 >= 0 ? $0 : nil } ?? OrdinalNumber.of(word)
  }
}

/// In which two digits may be a year.
private let centuries = Array(stride(from: 1_000, through: 2_000, by: 100))

/// Three numbers between strokes, hyphens or points, the first or the last of them a year: `14/10/1066`, `9/11/89`.
private struct NumericDate {
  private let numbers: [Int]
  private let yearIsFirst: Bool
  private let isShort: Bool

  init?(_ text: String) {
    let parts = text.split(omittingEmptySubsequences: false) { "/-.".contains($0) }
    let marks = Set(text.filter { "/-.".contains($0) })
    guard parts.count == 3, marks.count == 1,
      parts.allSatisfy({
        (1...4).contains($0.utf8.count) && $0.allSatisfy { $0.isASCII && $0.isNumber }
      })
    else { return nil }
    numbers = parts.compactMap { Int($0) }
    yearIsFirst = parts[0].count > 2
    let year = yearIsFirst ? parts[0] : parts[2]
    isShort = year.count == 2
    let others = yearIsFirst ? parts.dropFirst() : parts.dropLast()
    guard year.count >= 2, others.allSatisfy({ $0.count <= 2 }) else { return nil }
  }

  /// Of two digits, in any century.
  private func years(of year: Int) -> [Int] { isShort ? centuries.map { $0 + year } : [year] }

  func readings(_ monthMayComeFirst: Bool) -> Set<WrittenDate> {
    let orders =
      yearIsFirst
      ? [[2, 1, 0]] : monthMayComeFirst ? [[0, 1, 2], [1, 0, 2]] : [[0, 1, 2]]
    let dates = orders.flatMap { order in
      years(of: numbers[order[2]]).map { year in
        WrittenDate(day: numbers[order[0]], month: numbers[order[1]], year: year)
      }
    }
    return Set(
      dates.filter { (1...31).contains($0.day ?? 0) && (1...12).contains($0.month ?? 0) })
  }
}
