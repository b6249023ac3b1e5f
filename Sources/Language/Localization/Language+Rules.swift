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

  /// What parts the groups of three digits in a number that a player types: `1,234` in English.
  package var typedGroupSeparator: Character? { rules.typedGroupSeparator }

  /// `3.5` in English, `3,5` in French.
  package var decimalMark: Character { rules.decimalMark }

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
