import JSON

/// What is said in one language.
struct PackTranslation<Value: PackTranslatable>: Equatable, Sendable {
  let code: String
  let value: Value
  var offset = FileOffset.unknown
}

extension PackTranslation {
  /// A member of an object of languages that fits the format.
  init?(valid node: JSONNodeIndex, of code: JSONNodeIndex, in source: JSONDocument) {
    guard let code = source.string(code), let value = Value(valid: node, in: source) else {
      return nil
    }
    self.init(code: code, value: value, offset: FileOffset(of: node, in: source))
  }
}

extension Array {
  /// Behind them each under the code of its base language: `fr-CA` stands for `fr` where there is no
  /// other French.
  func withBaseLanguages<Value>() -> [PackTranslation<Value>]
  where Element == PackTranslation<Value> {
    guard contains(where: { $0.code.utf8.count > 2 }) else { return self }
    return self
      + map {
        PackTranslation(
          code: String($0.code.prefix { $0 != "-" }), value: $0.value, offset: $0.offset)
      }
  }
}

/// The translations of a text, found at once however many they are.
struct TranslationIndex<Value: PackTranslatable> {
  private let byCode: [String: PackTranslation<Value>]
  /// What stands for a language that is missing.
  private let other: PackTranslation<Value>

  /// `fallback` is the pack's own language.
  init(_ text: PackLocalized<Value>, fallback: String) {
    let entries = text.entries(fallback: fallback).withBaseLanguages()
    byCode = Dictionary(entries.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })
    other = byCode[fallback] ?? entries[0]
  }

  /// What a player of that language reads.
  func entry(in code: String) -> PackTranslation<Value> { byCode[code] ?? other }
}
