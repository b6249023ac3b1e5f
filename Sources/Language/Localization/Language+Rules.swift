/// What the rest of the program asks of a language's rules.
extension Language {
  /// The form that a noun takes of which there are `count`.
  package func pluralForm(of count: Int) -> PluralForm { rules.pluralForm(count) }

  /// Digits in groups of three: `1,234` in English, `1 234` with U+202F in French.
  package func formatted(_ number: Int) -> String {
    if number.magnitude < 1_000 { return String(number) }
    let separator = rules.groupSeparator
    let digits = String(number.magnitude)
    var result = number < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { result.append(separator) }
      result.append(digit)
    }
    return result
  }

  /// A decimal number as it is read: with the language’s own mark, and from five digits on in groups, for of four it
  /// may be a year. What is no number stays as it is.
  package func formatted(decimal text: String) -> String {
    let digits = text.drop { $0 == "-" || $0 == "+" }
    let parts = digits.split(
      maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: { $0 == "." || $0 == "," })
    guard let whole = parts.first.flatMap({ Int($0) }) else { return text }
    let sign = text.dropLast(digits.count)
    let figures = parts[0].count > 4 ? formatted(whole) : String(parts[0])
    return sign + figures + parts.dropFirst().map { String(decimalMark) + $0 }.joined()
  }

  /// What parts the groups of three digits in a number that a player types: `1,234` in English.
  package var typedGroupSeparator: Character? { rules.typedGroupSeparator }

  /// `3.5` in English, `3,5` in French.
  package var decimalMark: Character { rules.decimalMark }

  /// Whether some write the month first in digits: 10/14/1066.
  package var monthMayComeFirst: Bool { rules.monthMayComeFirst }

  /// The quotation marks of print, with the spaces inside of them: “so”, « ainsi ».
  package var quotes: (opening: String, closing: String) { rules.quotes }

  /// The space that stands before a mark, by the mark; none in English.
  package var markSpaces: [Unicode.Scalar: Unicode.Scalar] { rules.markSpaces }

  /// All forms that a player may type for a verb phrase: « préparer », « prépare », « préparez ».
  package func verbForms(of phrase: String) -> [String] { rules.verbForms(phrase) }

  /// The ending of the `NounForms.kind` that a folded pronoun refers to: `fs` for « la »; `s` if it is
  /// not listed.
  package func pronounKind(of pronoun: String) -> String { rules.pronounKinds[pronoun] ?? "s" }

  /// Whether the verb for wearing is the one for putting somewhere: « mettre ».
  package var wearMeansPut: Bool { rules.wearMeansPut }
  package var leaveMeansTakeOut: Bool { rules.leaveMeansTakeOut }

  /// How words that only say in what way end: “warmly”, « chaudement ».
  package var adverbEnding: String { rules.adverbEnding }

  /// Folded words that are often written without their apostrophe: the « l » of « lardoise ».
  package var elidedWords: [String] { rules.elidedWords }
}
