import Localization

/// The words of a language that make numbers, read from the tables once: `forty-two`, « quatre-vingt-un »,
/// and `fourth`, which counts as `4th` does.
struct NumberWords: Sendable {
  /// 0 to 20, and 30, 40 … 90.
  private var values: [String: Int]
  /// 1st to 20th.
  private var ordinals: [String: Int] = [:]
  private let hundreds: Set<String>
  private let thousands: Set<String>
  /// What may stand inside a number: “two hundred and six”, « vingt et un ».
  private let links: Set<String>
  /// What makes an ordinal of a number in digits: `th`, `ème`.
  private let ordinalEndings: Set<String>

  /// The words of a language as they are written, or without their accents.
  init(_ language: Language, keepsAccents: Bool) {
    func words(_ list: LocalizedList) -> [[String]] {
      list.resolved(in: language).map { entry in
        entry.split(separator: " ").map { word in
          let letters = word.filter(\.isLetter)
          return keepsAccents ? letters : letters.folded(as: .word)
        }
      }
    }
    let small = words(L10n.Answers.numbers).map { $0.joined() }
    values = Dictionary(zip(small, 0...)) { first, _ in first }
    // « quatre-vingts »
    if let twenty = small.last { values[twenty + "s"] = 20 }
    for one in words(L10n.Answers.ones).joined() { values[one] = 1 }
    for (tens, names) in zip(3..., words(L10n.Answers.tens)) {
      for name in names { values[name] = 10 * tens }
    }
    for (number, names) in zip(1..., words(L10n.Answers.ordinals)) {
      for name in names { ordinals[name] = number }
    }
    hundreds = Set(words(L10n.Answers.hundreds).joined())
    thousands = Set(words(L10n.Answers.thousands).joined())
    links = Set(words(L10n.Answers.numberLinks).joined())
    ordinalEndings = Set(words(L10n.Answers.ordinalEndings).joined())
  }

  /// The words with digits for number words, and one form for all ordinals.
  func inDigits(_ words: [String]) -> [String] {
    guard words.contains(where: mayBegin) else { return words }
    var result: [String] = []
    var index = 0
    while index < words.count {
      let (text, count) = number(at: index, of: words) ?? (words[index], 1)
      result.append(text)
      index += count
    }
    return result
  }

  private func mayBegin(with word: String) -> Bool {
    values[word] != nil || ordinals[word] != nil || hundreds.contains(word)
      || thousands.contains(word) || ordinalInDigits(word) != nil
  }

  /// The longest number that begins there, and of how many words it is.
  private func number(at start: Int, of words: [String]) -> (text: String, count: Int)? {
    if let ordinal = ordinalInDigits(words[start]) { return (ordinal, 1) }
    var sum = NumberSum()
    var end = start
    var index = start
    while index < words.count {
      if links.contains(words[index]), index > start {
        index += 1
        continue
      }
      var next = sum
      if let ordinal = ordinals[words[index]], next.add(ordinal) {
        return (Self.ordinal(next.value), index + 1 - start)
      }
      guard add(words[index], to: &next) else { break }
      sum = next
      index += 1
      end = index
    }
    return end > start ? (String(sum.value), end - start) : nil
  }

  private func add(_ word: String, to sum: inout NumberSum) -> Bool {
    if let value = values[word] { return sum.add(value) }
    if hundreds.contains(word) { return sum.multiply(by: 100) }
    return thousands.contains(word) && sum.multiply(by: 1_000)
  }

  private func ordinalInDigits(_ word: String) -> String? {
    guard word.utf8.first.map({ (0x30...0x39).contains($0) }) == true else { return nil }
    let digits = word.prefix { $0.isASCII && $0.isNumber }
    return ordinalEndings.contains(String(word[digits.endIndex...]))
      ? Int(digits).map(Self.ordinal) : nil
  }

  private static func ordinal(_ number: Int) -> String { "\(number)th" }
}

/// A number that grows word by word, up to 999,999.
private struct NumberSum {
  private var thousands = 0
  /// What stands below the thousands so far.
  private var rest = 0
  /// The value of the last word; nil before the first, and behind a hundred or a thousand.
  private var last: Int?
  /// Whether a hundred, a thousand or a nought was said: two numbers in a row are no year then.
  private var isMultiplied = false

  var value: Int { thousands + rest }

  /// Takes in a word from 0 to 90; false where it begins another number.
  mutating func add(_ value: Int) -> Bool {
    let below = rest % 100
    if last == 4, below == 4, value == 20 {
      // « quatre-vingts »
      rest += 76
    } else if last == nil, below == 0, value > 0 || !isMultiplied {
      rest += value
    } else if last != nil, canFollow(below, value) {
      rest += value
    } else if !isMultiplied, (10...99).contains(rest), (10...99).contains(value) {
      // “nineteen forty-five”
      rest = 100 * rest + value
      isMultiplied = true
    } else {
      return false
    }
    last = value
    return true
  }

  /// `twenty` and `one`, « dix » and « sept », « soixante » and « quinze », « quatre-vingt-dix » and « huit ».
  private func canFollow(_ below: Int, _ value: Int) -> Bool {
    switch below {
    case 10, 70, 90: (value > 0 && below != 10 || value > 6) && value < 10
    case 60, 80: (1...19).contains(value)
    case 20, 30, 40, 50: (1...9).contains(value)
    default: false
    }
  }

  /// A hundred or a thousand; false where it begins another number.
  mutating func multiply(by factor: Int) -> Bool {
    guard rest < factor, last != 0, factor == 100 || thousands == 0 else { return false }
    if factor == 100 {
      guard rest < 100, last != nil || rest == 0 else { return false }
      rest = 100 * max(1, rest)
    } else {
      thousands = 1_000 * max(1, rest)
      rest = 0
    }
    last = nil
    isMultiplied = true
    return true
  }
}
