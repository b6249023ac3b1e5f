/// What a pack says in languages of its own, by their codes.
struct PackTranslations<Value: Hashable & Sendable>: Hashable, Sendable {
  private let values: [String: Value]
  /// Which of them stands for a language that is missing: the pack's own, else the first.
  private let other: String
  private let otherValue: Value

  /// Nil without a value; of two with one code the first counts.
  init?(_ values: [(code: String, value: Value)], own: String) {
    guard let first = values.first else { return nil }
    self.values = Dictionary(
      values.map { ($0.code, $0.value) }, uniquingKeysWith: { first, _ in first })
    let ownValue = self.values[own]
    other = ownValue == nil ? first.code : own
    otherValue = ownValue ?? first.value
  }

  /// In the wanted language, else in the pack's own, else the first.
  func value(in language: Language) -> Value { values[language.code] ?? otherValue }

  /// The code of that language.
  func code(in language: Language) -> String {
    values[language.code] == nil ? other : language.code
  }
}
