/// What a pack says in languages of its own, by their codes.
struct Carried<Value: Hashable & Sendable>: Hashable, Sendable {
  private let first: Value
  private let own: Value?
  private let values: [String: Value]

  /// Nil without a value; of two with one code the first counts.
  init?(_ values: [(code: String, value: Value)], own: String) {
    guard let first = values.first else { return nil }
    self.first = first.value
    self.values = Dictionary(
      values.map { ($0.code, $0.value) }, uniquingKeysWith: { first, _ in first })
    self.own = self.values[own]
  }

  /// In the wanted language, else in the pack's own, else the first.
  func value(in language: Language) -> Value { values[language.code] ?? own ?? first }
}
