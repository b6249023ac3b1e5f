package import JSON
import Localization

/// What a pack says in one language: a text, or a list of spellings.
package protocol PackTranslatable: Equatable, Sendable {
  /// From a value that fits the format; nil for an object of languages.
  init?(valid node: JSONNodeIndex, in source: JSONDocument)
  /// As a file has it.
  var json: JSONValue { get }
}

/// What a pack says once, in its own language, or in several by their codes.
package struct PackLocalized<Value: PackTranslatable>: Equatable, Sendable {
  /// How it is written; a list of languages is never empty and names none twice.
  enum Content: Equatable, Sendable {
    case plain(Value)
    case languages([PackTranslation<Value>])
  }

  var content: Content
  var offset: FileOffset

  init(_ content: Content, offset: FileOffset = .unknown) {
    self.content = content
    self.offset = offset
  }

  /// Every language it is in; a plain one is in `fallback`.
  func entries(fallback: String) -> [PackTranslation<Value>] {
    switch content {
    case .plain(let value): [PackTranslation(code: fallback, value: value, offset: offset)]
    case .languages(let entries): entries
    }
  }

  /// What a player of that language reads: in it, else in the pack's own, else in the first.
  func entry(in code: String, fallback: String) -> PackTranslation<Value> {
    let entries = entries(fallback: fallback)
    guard entries.count > 1 else { return entries[0] }
    let all = entries.withBaseLanguages()
    return all.first { $0.code == code } ?? all.first { $0.code == fallback } ?? entries[0]
  }

  // MARK: In a file

  /// From a value that fits the format.
  init?(valid node: JSONNodeIndex, in source: JSONDocument) {
    let offset = FileOffset(of: node, in: source)
    if let value = Value(valid: node, in: source) {
      self.init(.plain(value), offset: offset)
    } else if let members = source.members(of: node) {
      let entries = members.compactMap { PackTranslation<Value>(valid: $1, of: $0, in: source) }
      self.init(.languages(entries), offset: offset)
    } else {
      return nil
    }
  }

  /// As a file has it.
  var json: JSONValue {
    switch content {
    case .plain(let value): value.json
    case .languages(let entries): JSONValue(JSONObject(entries.map { ($0.code, $0.value.json) }))
    }
  }
}

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
