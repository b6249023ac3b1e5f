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
  /// The entry in the wanted language, else in the pack's own, else the first; nil without one.
  func preferred<Value>(
    in code: String, fallback: String
  ) -> PackTranslation<Value>? where Element == PackTranslation<Value> {
    guard count > 1 else { return first }
    let entries = withBaseLanguages()
    return entries.first { $0.code == code } ?? entries.first { $0.code == fallback }
      ?? entries.first
  }

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
  private static var few: Int { 8 }
  private let entries: [PackTranslation<Value>]
  /// Where they are many.
  private var byCode: [String: PackTranslation<Value>] = [:]
  /// What stands for a language that is missing.
  private let other: PackTranslation<Value>

  /// `fallback` is the pack's own language.
  init(_ text: PackLocalized<Value>, fallback: String) {
    entries = text.entries(fallback: fallback)
    other = entries.preferred(in: fallback, fallback: fallback) ?? entries[0]
    guard entries.count > Self.few else { return }
    for entry in entries.withBaseLanguages() where byCode[entry.code] == nil {
      byCode[entry.code] = entry
    }
  }

  /// What a player of that language reads.
  func entry(in code: String) -> PackTranslation<Value> {
    if entries.count == 1 { return other }
    if !byCode.isEmpty { return byCode[code] ?? other }
    return entries.withBaseLanguages().first { $0.code == code } ?? other
  }
}
