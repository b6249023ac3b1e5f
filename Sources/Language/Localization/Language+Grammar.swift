/// The forms a counted noun has in both languages.
package enum PluralForm: Sendable {
  case one, other
}

extension Language {
  /// CLDR: English has `one` for 1, French for 0 and 1.
  package func pluralForm(of count: Int) -> PluralForm {
    switch self {
    case .en: count.magnitude == 1 ? .one : .other
    case .fr: count.magnitude <= 1 ? .one : .other
    }
  }

  /// Digits in groups of three: `1,234` in English, `1 234` with U+202F in French.
  package func formatted(_ number: Int) -> String {
    let digits = String(number.magnitude)
    var result = number < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { result.append(groupSeparator) }
      result.append(digit)
    }
    return result
  }

  private var groupSeparator: Character {
    switch self {
    case .en: ","
    case .fr: "\u{202F}"
    }
  }
}
