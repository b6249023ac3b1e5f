package import Localization

/// A time of day as people write it, whatever the way: `14:30`, `14h30`, `14.30`, `2.30 pm`, `at 2 p.m.`
package struct WrittenTime: Hashable {
  /// From midnight.
  let minutes: Int

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
    let words = ClockWords.of(language)
    var tokens = Self.tokens(of: text).filter { !words.fillers.contains($0) }
      .map { NormalizedAnswer($0, in: language).words.first ?? $0 }[...]
    guard let first = tokens.popFirst(), var hour = Self.number(first, digits: 1...2) else {
      return nil
    }
    let mark = tokens.first
    let isSplit = mark == ":" || mark == "."
    let isNamed = mark.map(words.hours.contains) ?? false
    if isSplit || isNamed { tokens = tokens.dropFirst() }
    var minute = 0
    if let number = tokens.first.flatMap({ Self.number($0, digits: 2...2) }), isSplit || isNamed {
      minute = number
      tokens = tokens.dropFirst()
      if isNamed, tokens.first.map(words.minutes.contains) ?? false { tokens = tokens.dropFirst() }
    } else if isSplit {
      return nil
    }
    let half = tokens.filter { $0 != "." }.joined(separator: " ")
    let (isMorning, isAfternoon) = (words.morning.contains(half), words.afternoon.contains(half))
    guard half.isEmpty ? isNamed || isSplit : isMorning || isAfternoon,
      half.isEmpty || (1...12).contains(hour), (0...24).contains(hour), (0...59).contains(minute)
    else { return nil }
    if isMorning || isAfternoon { hour %= 12 }
    minutes = (hour + (isAfternoon ? 12 : 0)) * 60 + minute
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

  private static func number(_ token: String, digits: ClosedRange<Int>) -> Int? {
    digits.contains(token.utf8.count) && token.utf8.allSatisfy { (48...57).contains($0) }
      ? Int(token) : nil
  }
}

/// The words of a language that make a time of day; read from the tables once, then shared.
private final class ClockWords: Sendable {
  let fillers, hours, minutes, morning, afternoon: Set<String>

  static func of(_ language: Language) -> ClockWords { all[language.index] }

  private static let all = Language.allCases.map { ClockWords($0) }

  private init(_ language: Language) {
    fillers = Set(L10n.Answers.timeFillers.resolved(in: language))
    hours = Set(L10n.Answers.hours.resolved(in: language))
    minutes = Set(L10n.Answers.minutes.resolved(in: language))
    morning = Set(L10n.Answers.morning.resolved(in: language))
    afternoon = Set(L10n.Answers.afternoon.resolved(in: language))
  }
}
