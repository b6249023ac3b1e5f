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
