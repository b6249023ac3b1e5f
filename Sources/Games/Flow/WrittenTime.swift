package import Localization

/// A time of day as people write it, whatever the way: `14:30`, `14h30`, `14.30`, `2.30 pm`, `half past two`.
package struct WrittenTime {
  /// From midnight.
  let minutes: Int
  /// Whether it has no digit.
  private let isSpelled: Bool

  /// Whether a text is one, and no number of hours such as `3 h`.
  package static func isTime(_ text: String, in language: Language) -> Bool {
    guard !text.utf8.contains(UInt8(ascii: ".")) else { return false }
    return WrittenTime(text, in: language).map {
      $0.minutes % 60 != 0 || text.utf8.contains(UInt8(ascii: ":"))
    } ?? false
  }

  /// Nil for what is no time: a number alone is none.
  init?(_ text: String, in language: Language) {
    guard text.utf8.count <= Self.longest else { return nil }
    isSpelled = !text.contains(where: \.isNumber)
    let words = ClockWords.of(language)
    let said = isSpelled ? words.spelledTokens(of: text) : Self.tokens(of: text)
    let tokens = said.filter { !words.fillers.contains($0) }
      .map { NormalizedAnswer($0, in: language).words.first ?? $0 }[...]
    let minutes =
      Self.clockTime(tokens, words, isSpelled: isSpelled)
      ?? Self.timeFromHour(tokens, words, isSpelled: isSpelled)
    guard let minutes else { return nil }
    self.minutes = minutes
  }

  /// Whether it is the same: digits do for digits, but for words only words, which may be what is asked.
  func says(_ other: WrittenTime) -> Bool {
    minutes == other.minutes && (isSpelled || !other.isSpelled)
  }

  /// Hours and minutes in a row: `14:30`, `14 h`, `2 pm`, `two thirty`, `noon`.
  private static func clockTime(
    _ tokens: ArraySlice<String>, _ words: ClockWords, isSpelled: Bool
  ) -> Int? {
    var tokens = tokens
    let half = words.takeHalf(from: &tokens)
    guard let (hour, isNamed) = words.takeHour(from: &tokens) else { return nil }
    let isSplit = [":", "."].contains(tokens.first)
    if isSplit { tokens = tokens.dropFirst() }
    let digits = isSpelled && isNamed ? 1...2 : 2...2
    let minute = tokens.first.flatMap { Self.number($0, digits: digits) }
    if minute != nil {
      tokens = tokens.dropFirst()
      if isNamed { words.skip(words.minutes, of: &tokens) }
      // No seconds, and the word for hours behind all of it: `14:30:00`, `14:30 h`.
      if isSplit, tokens.starts(with: [":", "00"]) || tokens.starts(with: [":", "0"]) {
        tokens = tokens.dropFirst(2)
      }
      if isSplit { words.skip(words.hours, of: &tokens) }
    }
    let hasMinutes = minute != nil && (isSplit || isNamed || isSpelled)
    guard tokens.isEmpty, minute == nil ? !isSplit && (isNamed || half != nil) : hasMinutes,
      (0...59).contains(minute ?? 0)
    else { return nil }
    return words.hour(hour, of: half).map { 60 * $0 + (minute ?? 0) }
  }

  /// What is past an hour, or left to it: `half past two`, « huit heures moins le quart ».
  private static func timeFromHour(
    _ tokens: ArraySlice<String>, _ words: ClockWords, isSpelled: Bool
  ) -> Int? {
    var tokens = tokens
    let half = words.takeHalf(from: &tokens)
    let links = words.past.union(words.left)
    guard let link = tokens.firstIndex(where: links.contains) else { return nil }
    let isLeft = words.left.contains(tokens[link])
    let (before, after) = (tokens[..<link], tokens[(link + 1)...])
    // Of two plain numbers the first is the minutes.
    for (minutes, hours) in [(before, after), (after, before)] {
      var rest = hours
      // `5 to 3` may be anything.
      guard let minute = words.minute(minutes),
        let (hour, isNamed) = words.takeHour(from: &rest), rest.isEmpty,
        isSpelled || isNamed || half != nil || minutes.last.flatMap({ Int($0) }) == nil,
        let hour = words.hour(hour, of: half)
      else { continue }
      return (24 * 60 + 60 * hour + (isLeft ? -minute : minute)) % (24 * 60)
    }
    return nil
  }

  /// No time is said in more bytes.
  private static let longest = 60

  /// Runs of digits, runs of folded letters, colons and points.
  private static func tokens(of text: String) -> [String] {
    var tokens: [String] = []
    var last: Character?
    for character in text.folded(as: .word) {
      if character.isNumber || character.isLetter {
        let goesOn =
          last.map { $0.isNumber == character.isNumber && $0.isLetter == character.isLetter }
        if goesOn == true {
          tokens[tokens.count - 1].append(character)
        } else {
          tokens.append(String(character))
        }
      } else if character == ":" || character == "." {
        tokens.append(String(character))
      } else if !character.isWhitespace, !"’'-".contains(character) {
        return []
      }
      last = character
    }
    return tokens
  }

  fileprivate static func number(_ token: String, digits: ClosedRange<Int>) -> Int? {
    digits.contains(token.utf8.count) && token.utf8.allSatisfy { (48...57).contains($0) }
      ? Int(token) : nil
  }
}

/// The words of a language that make a time of day; read from the tables once, then shared.
private final class ClockWords: Sendable {
  let fillers, hours, minutes, past, left: Set<String>
  private let language: Language
  private let morning, afternoon, noons, midnights, ones, quarters, halves: Set<String>

  static func of(_ language: Language) -> ClockWords { all[language.index] }

  private static let all = Language.allCases.map { ClockWords($0) }

  private init(_ language: Language) {
    self.language = language
    fillers = Set(L10n.Answers.timeFillers.resolved(in: language))
    hours = Set(L10n.Answers.hours.resolved(in: language))
    minutes = Set(L10n.Answers.minutes.resolved(in: language))
    morning = Set(L10n.Answers.morning.resolved(in: language))
    afternoon = Set(L10n.Answers.afternoon.resolved(in: language))

    noons = Set(L10n.Answers.noons.resolved(in: language))
    midnights = Set(L10n.Answers.midnights.resolved(in: language))
    ones = Set(L10n.Answers.ones.resolved(in: language))
    quarters = Set(L10n.Answers.quarters.resolved(in: language))
    halves = Set(L10n.Answers.halves.resolved(in: language))
    past = Set(L10n.Answers.pastWords.resolved(in: language))
    left = Set(L10n.Answers.toWords.resolved(in: language))
  }

  /// The folded words of a text without digits, numbers in digits: « vingt et une heures » is `21`, `heures`.
  func spelledTokens(of text: String) -> [String] {
    let folded = NormalizedAnswer.writtenWords(of: text, in: language).map {
      ones.contains($0) ? "1" : $0.folded(as: .word)
    }
    let words = AnswerNormalizationWords.of(language).withNumerals(folded, .forgiving)
      .withTens(in: language)
    let links = L10n.Answers.hundredLinks.resolved(in: language)
    var tokens: [String] = []
    for (index, word) in words.enumerated() {
      let isBetween =
        links.contains(word) && tokens.last == "20" && index + 1 < words.count
        && words[index + 1] == "1"
      if isBetween { continue }
      if tokens.last == "20", let unit = Int(word), (1...9).contains(unit) {
        tokens[tokens.count - 1] = String(20 + unit)
      } else {
        tokens.append(word)
      }
    }
    return tokens
  }

  /// The halves of a day.
  enum Half { case morning, afternoon }

  /// The half of the day that the end says: `p.m.`, `in the evening`.
  func takeHalf(from tokens: inout ArraySlice<String>) -> Half? {
    for count in 1...4 where count < tokens.count {
      let said = tokens.suffix(count).filter { $0 != "." }.joined(separator: " ")
      let half: Half? =
        morning.contains(said) ? .morning : afternoon.contains(said) ? .afternoon : nil
      guard let half else { continue }
      tokens = tokens.dropLast(count)
      return half
    }
    return nil
  }

  /// The hour that the start says, and whether it says that it is one.
  func takeHour(from tokens: inout ArraySlice<String>) -> (hour: Int, isNamed: Bool)? {
    guard let first = tokens.popFirst() else { return nil }
    if noons.contains(first) { return (12, true) }
    if midnights.contains(first) { return (0, true) }
    guard let hour = WrittenTime.number(first, digits: 1...2) else { return nil }
    return (hour, skip(hours, of: &tokens))
  }

  /// Whether the start is one of these words, which is taken away.
  @discardableResult func skip(_ words: Set<String>, of tokens: inout ArraySlice<String>) -> Bool {
    guard let first = tokens.first, words.contains(first) else { return false }
    tokens = tokens.dropFirst()
    return true
  }

  /// What all of them say of an hour: `quarter`, `ten minutes`.
  func minute(_ tokens: ArraySlice<String>) -> Int? {
    let articles = AnswerNormalizationWords.of(language)
    var tokens = tokens.drop(while: articles.isArticle)
    guard let first = tokens.popFirst() else { return nil }
    let part = quarters.contains(first) ? 15 : halves.contains(first) ? 30 : nil
    guard let minute = part ?? WrittenTime.number(first, digits: 1...2) else { return nil }
    if part == nil { skip(minutes, of: &tokens) }
    return tokens.isEmpty && (1...59).contains(minute) ? minute : nil
  }

  /// From 0 to 24, in a half of the day or in all of it; nil where there is none.
  func hour(_ hour: Int, of half: Half?) -> Int? {
    switch half {
    case nil: (0...24).contains(hour) ? hour : nil
    case .morning: (1...12).contains(hour) ? hour % 12 : nil
    case .afternoon: (1...12).contains(hour) ? hour % 12 + 12 : nil
    }
  }
}
