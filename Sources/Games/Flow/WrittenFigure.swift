/// A fraction or a power of ten as people write it: `1/2`, `½`, `1 1/2`; `6.02 x 10^23`, `6,02 × 10²³`, `6.02e23`.
enum WrittenFigure: Hashable {
  /// Whole ones, and parts over parts: `1 1/2` is 1, 1 and 2.
  case fraction(whole: Int, over: Int, under: Int)
  /// A decimal number that is written with a power of ten, as its digits without zeros at the ends, the place of the
  /// last one, and a unit.
  case power(digits: String, exponent: Int, isNegative: Bool, unit: String)

  /// Nil for what is neither.
  init?(_ text: String) {
    guard text.utf8.count <= Self.longest else { return nil }
    let plain = text.withPlainFigures
    guard let figure = Self.fraction(plain) ?? Self.power(plain) else { return nil }
    self = figure
  }

  /// No figure is said in more bytes.
  private static let longest = 60

  private static func fraction(_ text: String) -> WrittenFigure? {
    // `3 / 4`
    let text = text.split(separator: "/", omittingEmptySubsequences: false)
      .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
      .joined(separator: "/")
    let parts = text.split(whereSeparator: \.isWhitespace)
    guard (1...2).contains(parts.count), let last = parts.last else { return nil }
    let ends = last.split(separator: "/", omittingEmptySubsequences: false)
    let numbers = ends.compactMap { number($0) }
    guard ends.count == 2, numbers.count == 2 else { return nil }
    guard parts.count == 2 else {
      return .fraction(whole: 0, over: numbers[0], under: numbers[1])
    }
    return number(parts[0]).map { .fraction(whole: $0, over: numbers[0], under: numbers[1]) }
  }

  private static func number(_ text: Substring) -> Int? {
    text.count <= 6 && (text.first != "0" || text.count == 1)
      && text.allSatisfy { $0.isASCII && $0.isNumber } ? Int(text) : nil
  }

  /// A mantissa, or none, before `10^` or `e`, and an exponent behind.
  private static func power(_ text: String) -> WrittenFigure? {
    let letters = Array(text.lowercased().filter { !$0.isWhitespace })
    let isDigit = { (letter: Character) in letter.isASCII && letter.isNumber }
    var place = 0
    func take(while fits: (Character) -> Bool) -> String {
      let start = place
      while place < letters.count, fits(letters[place]) { place += 1 }
      return String(letters[start..<place])
    }
    let isNegative = !take(while: { $0 == "-" }).isEmpty
    var mantissa = take { isDigit($0) || $0 == "." || $0 == "," }
    if mantissa == "10", place < letters.count, letters[place] == "^" {
      mantissa = "1"
      place += 1
    } else if place < letters.count, letters[place] == "e" {
      place += 1
    } else if mantissa != "", place < letters.count, "x*·.".contains(letters[place]),
      letters[(place + 1)...].starts(with: "10^")
    {
      place += 4
    } else if mantissa.hasSuffix(".10"), place < letters.count, letters[place] == "^" {
      // `6.02 . 10^23`
      mantissa.removeLast(3)
      place += 1
    } else {
      return nil
    }
    let sign = take { $0 == "-" || $0 == "+" }
    let exponent = take(while: isDigit)
    guard sign.count <= 1, (1...4).contains(exponent.count), let exponent = Int(exponent),
      mantissa.count(where: { !isDigit($0) }) <= 1, mantissa.contains(where: isDigit)
    else { return nil }
    let parts = mantissa.split(omittingEmptySubsequences: false) { !isDigit($0) }
    let decimals = parts.count > 1 ? parts[1].count : 0
    let digits = parts.joined().drop { $0 == "0" }
    let zeros = digits.reversed().prefix { $0 == "0" }.count
    return .power(
      digits: String(digits.dropLast(zeros)),
      exponent: (sign == "-" ? -exponent : exponent) - decimals + zeros, isNegative: isNegative,
      unit: String(letters[place...]))
  }
}

extension String {
  /// With raised digits behind `^`, lowered ones as they are read, `½` as ` 1/2`, and plain signs.
  var withPlainFigures: String {
    guard !utf8.allSatisfy({ $0 < 0x80 }) else { return self }
    var plain = ""
    var isRaised = false
    for character in self {
      if let raised = Self.raised[character] {
        plain += (isRaised ? "" : "^") + String(raised)
        isRaised = true
        continue
      }
      isRaised = false
      if let lowered = Self.lowered.firstIndex(of: character) {
        plain += String(Self.lowered.distance(from: Self.lowered.startIndex, to: lowered))
      } else {
        plain +=
          Self.fractions[character].map { " " + $0 } ?? Self.signs[character] ?? String(character)
      }
    }
    return plain
  }

  private static let lowered = Array("₀₁₂₃₄₅₆₇₈₉")
  private static let raised: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip("⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻", "0123456789+-"))
  private static let fractions: [Character: String] = [
    "½": "1/2", "⅓": "1/3", "⅔": "2/3", "¼": "1/4", "¾": "3/4", "⅕": "1/5", "⅛": "1/8",
  ]
  private static let signs: [Character: String] = [
    "−": "-", "–": "-", "×": "x", "⋅": "·", "⁄": "/",
  ]
}
