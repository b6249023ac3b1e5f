package import JSON
import Localization

/// Spellings of an answer in a pack.
typealias PackSpellings = PackLocalized<[SafeText]>

extension [SafeText]: PackTranslatable {
  /// A string or a list of strings that fits the format; nil for another value.
  package init?(valid node: JSONNodeIndex, in source: JSONDocument) {
    if let elements = source.elements(of: node) {
      self = elements.compactMap { SafeText(valid: $0, in: source) }
    } else if let text = SafeText(valid: node, in: source) {
      self = [text]
    } else {
      return nil
    }
  }

  /// As a file has them.
  package var json: JSONValue { JSONValue(map(\.json)) }
}

extension PackSpellings {
  // MARK: In a game

  /// The spellings for the flow, chosen as a text is.
  func localized(fallback: String) -> LocalizedList {
    LocalizedList(
      lists: entries(fallback: fallback).withBaseLanguages().map { ($0.code, $0.value) },
      own: fallback)
      ?? LocalizedList(verbatim: [])
  }

  /// A list of the program.
  init(_ list: LocalizedList) {
    self.init(
      .languages(
        Language.allCases.map { language in
          let words = list.resolved(in: language)
          return PackTranslation(
            code: language.code, value: words.map { SafeText(cleaning: $0, limit: 4_096) })
        }))
  }
}
