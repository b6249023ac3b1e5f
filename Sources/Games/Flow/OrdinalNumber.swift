import Localization

/// Numbers that tell which one: `18th`, `eighteenth`, `XVIIIe`, `18ème`; folded, in any language.
enum OrdinalNumber {
  /// What may stand behind the number, the shortest first: `th`, `e`.
  private static let endings = Set(
    Language.allCases.flatMap { L10n.Answers.ordinalEndings.resolved(in: $0) }
  ).sorted { ($0.count, $0) < ($1.count, $1) }

  /// The numbers of `eighteenth` and its like.
  private static let names: [String: Int] = Dictionary(
    Language.allCases.flatMap { language in
      L10n.Answers.ordinals.resolved(in: language).enumerated().flatMap { index, names in
        names.split(separator: " ").map { (String($0).folded(as: .word), index + 1) }
      }
    }, uniquingKeysWith: { first, _ in first })

  /// The number of `18th`, of `XVIIIe`, `XVIII` or of `eighteenth`; nil of any other word.
  static func of(_ word: String) -> Int? {
    ofDigits(word) ?? names[word] ?? ofRoman(word) ?? (word.count > 1 ? roman(word[...]) : nil)
  }

  /// The numbers of some words, and how many words each takes: « dix-huitième » is 10 and 8th by its words.
  static func all(in words: [String]) -> [(words: ArraySlice<String>, number: Int?)] {
    var result: [(words: ArraySlice<String>, number: Int?)] = []
    for (index, word) in words.enumerated() {
      let (tens, number) = (result.last?.words.last.flatMap { Int($0) }, of(word))
      if let tens, [10, 20].contains(tens), let number = names[word], number < 10 {
        result[result.count - 1] = (words[(index - 1)...index], tens + number)
      } else if let before = result.last?.words.last, endings.contains(word), number == nil,
        let number = Int(before) ?? of(before)
      {
        // `18 ème`
        result[result.count - 1] = (words[(index - 1)...index], number)
      } else {
        result.append((words[index...index], number))
      }
    }
    return result
  }

  /// The number of `18th`; nil for Roman numerals and without an ending.
  static func ofDigits(_ word: String) -> Int? {
    let digits = word.prefix { $0.isASCII && $0.isNumber }
    return endings.contains(String(word[digits.endIndex...])) ? Int(digits) : nil
  }

  /// By the shortest ending: `xviiieme` is 18, though 17 and `ieme` would be in it as well.
  private static func ofRoman(_ word: String) -> Int? {
    for ending in endings where word.hasSuffix(ending) {
      if let value = roman(word.dropLast(ending.count)) { return value }
    }
    return nil
  }

  /// Whether it is a Roman numeral, with an ending or without, which no other one is a slip of.
  static func isRoman(_ word: String) -> Bool { roman(word[...]) != nil || ofRoman(word) != nil }

  /// The value of a Roman numeral in small letters; nil where it is not written as it should be.
  static func roman(_ text: Substring) -> Int? {
    var rest = text
    var value = 0
    for (sign, worth) in signs {
      // At most three of a kind; a pair such as `iv` stands once.
      for _ in 0..<(sign.count == 1 ? 3 : 1) where rest.hasPrefix(sign) {
        rest.removeFirst(sign.count)
        value += worth
      }
    }
    return rest.isEmpty && value > 0 ? value : nil
  }

  private static let signs = [
    ("m", 1_000), ("cm", 900), ("d", 500), ("cd", 400), ("c", 100), ("xc", 90), ("l", 50),
    ("xl", 40), ("x", 10), ("ix", 9), ("v", 5), ("iv", 4), ("i", 1),
  ]
}
