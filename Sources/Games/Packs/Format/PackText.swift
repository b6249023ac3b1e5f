package import JSON
package import Localization

/// A text of a pack.
package typealias PackText = PackLocalized<SafeText>

extension SafeText: PackTranslatable {
  /// A string that fits the format; nil for another value.
  package init?(valid node: JSONNodeIndex, in source: JSONDocument) {
    guard let text = source.string(node).flatMap({ try? SafeText(lines: $0) }) else { return nil }
    self = text
  }

  /// As a file has it.
  package var json: JSONValue { JSONValue(string) }
}

extension PackText {
  /// A text in the pack's own language.
  init(_ text: SafeText) { self.init(.plain(text)) }

  // MARK: In a game

  /// The text for a voice: the wanted language, else `fallback`, else the first.
  func localized(fallback: String) -> LocalizedText {
    switch content {
    case .plain(let text): LocalizedText(verbatim: text)
    case .languages(let entries):
      LocalizedText(texts: entries.withBaseLanguages().map { ($0.code, $0.value) }, own: fallback)
        ?? LocalizedText(cleaning: "")
    }
  }

  /// A text of the program; one without letters that is the same everywhere is written once.
  init(_ text: LocalizedText) {
    let entries = Language.allCases.map { language in
      let said = text.resolved(in: language)
      let safe = (try? SafeText(lines: said)) ?? SafeText(cleaning: said, limit: 4_096)
      return PackTranslation(code: language.code, value: safe)
    }
    let isPlain = entries.allSatisfy {
      $0.value == entries[0].value && !$0.value.string.contains(where: \.isLetter)
    }
    self.init(isPlain ? .plain(entries[0].value) : .languages(entries))
  }
}

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
