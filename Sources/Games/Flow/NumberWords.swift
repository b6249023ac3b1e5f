import Localization

/// The words of a language that make numbers; read from the tables once, then shared.
final class NumberWords: Sendable {
  /// What some words say, and how many of them say it.
  struct Reading: Equatable {
    /// In digits: `71`, `3.14`.
    let digits: String
    let count: Int
  }

  /// 0 to 20, by their words; those of two parts are made by adding.
  private let small: [String: Int]
  private let tens: [String: Int]
  private let hundreds, links, points, halves: Set<String>
  private let language: Language

  static func of(_ language: Language) -> NumberWords { all[language.index] }

  private static let all = Language.allCases.map { NumberWords($0) }

  private init(_ language: Language) {
    self.language = language
    let names = L10n.Answers.numbers.resolved(in: language).enumerated()
    let ones = L10n.Answers.ones.resolved(in: language)
    small = Dictionary(
      names.map { ($1.folded(as: .word), $0) } + ones.map { ($0, 1) }, uniquingKeysWith: { $1 })
    let spelled = L10n.Answers.tens.resolved(in: language).enumerated().flatMap { index, names in
      names.split(separator: " ").map { (String($0), 10 * index + 30) }
    }
    tens = Dictionary(spelled) { $1 }
    hundreds = Set(L10n.Answers.hundreds.resolved(in: language))
    links = Set(L10n.Answers.hundredLinks.resolved(in: language))
    points = Set(L10n.Answers.decimalPoints.resolved(in: language))
    halves = Set(L10n.Answers.halves.resolved(in: language))
  }

  /// The number that begins with the first of some folded words; nil where none does.
  func reading(_ words: ArraySlice<String>) -> Reading? {
    var sum = NumberSum()
    var end = words.startIndex
    var index = words.startIndex
    while index < words.endIndex, let next = add(words[index], to: sum) {
      sum = next
      index += 1
      end = index
      // `and`, « et », only where a number goes on.
      if index + 1 < words.endIndex, links.contains(words[index]),
        add(words[index + 1], to: sum) != nil
      {
        index += 1
      }
    }
    guard end > words.startIndex else { return nil }
    let whole = String(sum.value)
    if let decimals = decimals(words[end...]) {
      return Reading(
        digits: whole + "." + decimals.digits, count: end - words.startIndex + decimals.count)
    }
    let isArticle = AnswerNormalizationWords.of(language).isArticle
    let rest = words[end...]
    if let link = rest.first, links.contains(link),
      let half = rest.dropFirst().first(where: { !isArticle($0) }), halves.contains(half),
      let place = rest.firstIndex(of: half)
    {
      return Reading(digits: whole + ".5", count: place + 1 - words.startIndex)
    }
    return Reading(digits: whole, count: end - words.startIndex)
  }

  /// Behind a word for the decimal mark, digit by digit or as a number: `point one four`, « virgule quatorze ».
  private func decimals(_ words: ArraySlice<String>) -> Reading? {
    guard let point = words.first, points.contains(point) else { return nil }
    let digits = words.dropFirst().prefix { small[$0].map { $0 < 10 } ?? false }
    let behind = words.dropFirst(1 + digits.count).first
    if digits.count > 1 || digits.count == 1 && behind.flatMap({ value(of: $0) }) == nil {
      return Reading(
        digits: digits.compactMap { small[$0].map { String($0) } }.joined(), count: 1 + digits.count
      )
    }
    // « virgule zéro cinq » went above; « virgule quatorze » is a number.
    return reading(words.dropFirst()).flatMap { number in
      number.digits.contains(".") ? nil : Reading(digits: number.digits, count: 1 + number.count)
    }
  }

  private func value(of word: String) -> Int? {
    if let value = small[word] ?? tens[word] { return value }
    // « quatre-vingts »
    return word.hasSuffix("s") && small[String(word.dropLast())] == 20 ? 20 : nil
  }

  private func add(_ word: String, to sum: NumberSum) -> NumberSum? {
    var sum = sum
    let isAdded =
      if let value = value(of: word) {
        sum.add(value)
      } else if hundreds.contains(word) {
        sum.multiplyByHundred()
      } else if NumberMagnitude(word, in: language) == .thousand {
        sum.multiplyByThousand()
      } else {
        false
      }
    return isAdded ? sum : nil
  }
}

/// A number that grows word by word.
private struct NumberSum: Equatable {
  private var thousands = 0
  private(set) var rest = 0
  /// The last word, and whether there was one; 0 after a word for hundreds or thousands.
  private var last: Int?
  private var isFull = false

  var value: Int { thousands + rest }

  mutating func add(_ value: Int) -> Bool {
    guard !isFull else { return false }
    let below = rest % 100
    if value == 0 {
      guard last == nil else { return false }
      isFull = true
    } else if last == 4, value == 20 {
      // « quatre-vingts »
      rest += 76
    } else if [60, 80].contains(below), (1...19).contains(value), last != 0 {
      rest += value
    } else if value < 10, below % 10 == 0, below != 10 || value >= 7 {
      rest += value
    } else if value < 100, below == 0 {
      rest += value
    } else if [70, 90].contains(below), (7...9).contains(value) {
      // « soixante-dix-sept »
      rest += value
    } else if thousands == 0, (10...99).contains(rest), value >= 10 {
      // “nineteen forty-five”
      rest = 100 * rest + value
    } else {
      return false
    }
    last = value
    return true
  }

  mutating func multiplyByHundred() -> Bool {
    guard rest < 100, !isFull, last != 0 || rest == 0 else { return false }
    rest = 100 * max(1, rest)
    last = 0
    return true
  }

  mutating func multiplyByThousand() -> Bool {
    guard thousands == 0, !isFull, rest < 1_000 else { return false }
    thousands = 1_000 * max(1, rest)
    rest = 0
    last = 0
    return true
  }
}
