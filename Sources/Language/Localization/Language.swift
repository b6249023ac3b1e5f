/// A language the program speaks; the raw value is its ISO 639-1 code.
package enum Language: String, CaseIterable, Sendable {
  case en, fr

  /// The code in two letters: `en`, `fr`.
  package var code: String { rawValue }

  /// The language that a switch leads to.
  package var other: Language { self == .en ? .fr : .en }
}
