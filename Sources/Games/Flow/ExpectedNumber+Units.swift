import Localization

/// The unit behind a number.
extension ExpectedNumber {
  /// Whether each sign in it that is a unit is its own: `12 $` is no `12 €`.
  func hasOwnSigns(_ text: String, _ language: Language) -> Bool {
    "%‰€$£".allSatisfy { !text.contains($0) || isUnit(String($0), in: language) }
      && (!text.contains("°" as Character)
        || ["°", "°C", "°F"].contains { isUnit($0, in: language) })
  }

  /// Whether a number with another unit than its own is right: `1000 g` is for 1 kg, `100 °F` for 100 °C is not; nil of a
  /// text that is no number with a unit.
  func isRightInOtherUnit(_ text: String, _ language: Language, asked: Set<String>) -> Bool? {
    guard let units, text.utf8.count <= Self.longestWithUnit else { return nil }
    let text = text.withoutPowers
    let starts = text.indices.dropFirst().filter { index in
      let before = text[text.index(before: index)]
      return (text[index].isLetter || "°%Ω€$£".contains(text[index])) && !before.isLetter
    }
    for start in starts {
      guard let unit = MeasuredUnit(text[start...], in: language),
        let said = number(in: String(text[..<start]), language, asked: asked),
        let typed = Double(said.text)
      else { continue }
      let own = units.resolved(in: language).lazy.compactMap { MeasuredUnit($0, in: language) }
        .first
      guard let own, let number = unit.converted(typed, to: own) else { return false }
      // 373 K are 100 °C, and not 99.85.
      let places = unit.isOfTemperature ? value.places : number.magnitude < 10_000_000 ? 7 : 0
      return DecimalNumber(rounding: number, to: places).map(contains) == true
        || isRounded(said, in: unit, from: own)
    }
    return nil
  }

  /// Whether what was typed in another unit is the number itself, rounded to as many decimal places: 16.1 km for 10 miles.
  /// Two figures say too little.
  private func isRounded(
    _ typed: DecimalNumber, in unit: MeasuredUnit, from own: MeasuredUnit
  ) -> Bool {
    let figures = typed.text.drop { !("1"..."9").contains($0) }.count(where: \.isNumber)
    guard isExact, figures >= 3, !unit.isOfTemperature, let number = Double(value.text) else {
      return false
    }
    let rounded = own.converted(number, to: unit).flatMap {
      DecimalNumber(rounding: $0, to: typed.places)
    }
    return rounded == typed
  }

  /// Who writes more bytes says more than a number with its unit.
  private static var longestWithUnit: Int { 80 }

  /// Whether the unit behind a number is another for its sign or its capital: `ms` for `m/s`, `mW` for `MW`.
  func hasOtherUnit(_ text: String, _ language: Language) -> Bool {
    guard let units else { return false }
    let figures = text.drop { !$0.isNumber }
    let unit = String(figures.drop { !$0.isLetter }.filter { !$0.isWhitespace })
    guard (2...5).contains(unit.count), let first = unit.first else { return false }
    let names = units.resolved(in: language)
    let isPer = names.contains { $0.contains("/" as Character) }
    let marks: [Character] = ["/", "-", "−", "⁻", "·", "*", "."]
    if isPer, !unit.contains(where: marks.contains), !Self.isSign(unit, of: names) { return true }
    let alike = names.filter { $0.lowercased() == unit.lowercased() }
    return "mMpP".contains(first) && !alike.isEmpty
      && alike.allSatisfy { $0.count > 1 && $0.first != first }
  }

  /// Whether that is a sign or name of the same common unit as one of some, just so.
  private static func isSign(_ unit: String, of names: [String]) -> Bool {
    sameUnits.contains { same in same.contains(unit) && names.contains(where: same.contains) }
  }

  /// With a unit of several words at their end as one: `75 pourcent`, of « 75 pour cent ».
  func withUnitInOneWord(_ words: [String], _ language: Language) -> [String] {
    guard units != nil else { return words }
    let counts = (2...5).reversed().filter { $0 < words.count }
    let count = counts.first { isUnit(words.suffix($0).joined(), in: language) }
    return count.map { words.dropLast($0) + [words.suffix($0).joined()] } ?? words
  }

  func isUnit(_ text: String, in language: Language) -> Bool {
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

  /// Whether two words are signs or names of one common unit.
  static func areSameUnit(_ one: String, _ other: String) -> Bool {
    sameUnits.contains { unit in
      [one, other].allSatisfy { unit.contains($0) || unit.contains($0.singular) }
    }
  }

  /// The signs and names of common units, folded and in the singular: those of one unit each, in all languages.
  private static let sameUnits: [Set<String>] = Language.allCases.flatMap { language in
    L10n.Answers.units.resolved(in: language).map { Set($0.split(separator: " ").map(String.init)) }
  }
}
