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

  /// The number that was typed, in digits or in a word, or of `3.1 million`; nil where there is none, more than one,
  /// or another unit behind it. A number without a unit may be a year: `44 BC` is -44.
  package func number(in text: String, _ language: Language) -> DecimalNumber? {
    guard !text.hasFraction, !text.contains("%") || isUnit("%", in: language) else { return nil }
    let words = NormalizedAnswer(text.withPlainMinus.withLeadingZeros.withUnitApart, in: language)
      .words.withTens(in: language).withHundreds(in: language).withOneBeforeMagnitude(in: language)
    guard let first = words.firstIndex(where: \.beginsWithNumber) else { return nil }
    let figures = words[first].prefix { $0.isASCII && $0.isNumber || $0 == "-" || $0 == "." }
    var digits = String(figures)
    let minus = L10n.Answers.minusWords.resolved(in: language)
    let large = L10n.Answers.largeNumbers.resolved(in: language)
    if first > 0, large.contains(words[first - 1]) { return nil }
    if first > 0, minus.contains(words[first - 1]), digits.first != "-" { digits = "-" + digits }
    var rest = String(words[first].dropFirst(figures.count))
    var behind = words[(first + 1)...]
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

  /// What so many millions are, with a unit behind them or without: `68.4 million`, `2 milliards d’euros`.
  private func scaled(
    _ digits: String, by words: ArraySlice<String>, _ language: Language
  ) -> DecimalNumber? {
    guard let magnitude = words.first.flatMap({ NumberMagnitude($0, in: language) }) else {
      return nil
    }
    let links = L10n.Answers.unitLinks.resolved(in: language)
    let unit = words.dropFirst().drop(while: links.contains).joined()
    guard unit.isEmpty || isUnit(unit, in: language) else { return nil }
    return DecimalNumber(magnitude.applied(to: digits))
  }

  private func isUnit(_ text: String, in language: Language) -> Bool {
    guard let units else { return false }
    let names = Set(
      units.resolved(in: language).flatMap {
        let joined = NormalizedAnswer($0, in: units.language(for: language)).joined
        // The s of `km/s` is no plural’s.
        let isPer = $0.contains("/" as Character)
        return isPer ? [$0, joined] : [$0.singular, joined.singular]
      })
    let said: Set = [text, text.singular]
    return !names.isDisjoint(with: said)
      || Self.sameUnits.contains { !$0.isDisjoint(with: said) && !names.isDisjoint(with: $0) }
  }

  /// Whether that is a sign or name of a common unit in some language, in however many words.
  package static func isCommonUnit(_ name: String) -> Bool {
    let words = name.folded(as: .word).split(separator: " ")
    let text = words.joined()
    return sameUnits.contains { $0.contains(text) || $0.contains(text.singular) }
  }

  /// The signs and names of common units, folded and in the singular: those of one unit each, in all languages.
  private static let sameUnits: [Set<String>] = Language.allCases.flatMap { language in
    L10n.Answers.units.resolved(in: language).map { Set($0.split(separator: " ").map(String.init)) }
  }
}

extension String {
  /// Without the s of a plural.
  fileprivate var singular: String { count > 2 && hasSuffix("s") ? String(dropLast()) : self }

  var beginsWithNumber: Bool {
    let digits = hasPrefix("-") ? dropFirst() : self[...]
    return digits.first.map { $0.isASCII && $0.isNumber } ?? false
  }

  /// Whether it says a fraction, such as 2/3: digits on either side of a stroke.
  fileprivate var hasFraction: Bool {
    let signs = filter { $0 != " " }
    return zip(signs, zip(signs.dropFirst(), signs.dropFirst(2))).contains { first, rest in
      first.isNumber && rest.0 == "/" && rest.1.isNumber
    }
  }

  /// With a blank between a digit and the letter behind it: `742 km` for `742km`.
  fileprivate var withUnitApart: String {
    var result = ""
    for letter in self {
      if letter.isLetter, result.last?.isNumber == true { result += " " }
      result.append(letter)
    }
    return result
  }

  /// With a hyphen for a sign of print before a number, or for one with a blank behind it: `– 7` is -7.
  fileprivate var withPlainMinus: String {
    let text = drop(while: \.isWhitespace)
    guard let sign = text.first, "-−–—".contains(sign) else { return self }
    let rest = text.dropFirst().drop(while: \.isWhitespace)
    let isNumber = rest.first.map { $0.isNumber || $0 == "." || $0 == "," } ?? false
    return isNumber ? "-" + rest : self
  }

  /// With a 0 before a decimal mark that stands at the start of a word: 0.5 for .5.
  fileprivate var withLeadingZeros: String {
    var result = ""
    var last: Character = " "
    for letter in self {
      if letter == "." || letter == ",", last == " " || last == "-" || last == "−" { result += "0" }
      result.append(letter)
      last = letter
    }
    return result
  }

  /// Three digits, or three before a decimal mark.
  fileprivate var isGroupOfThree: Bool {
    let digits = prefix { $0.isASCII && $0.isNumber }
    let rest = dropFirst(digits.count)
    return digits.count == 3
      && (rest.isEmpty || rest.first == "." && DecimalNumber(String(self)) != nil)
  }
}
