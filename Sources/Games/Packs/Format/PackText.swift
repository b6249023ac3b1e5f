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
