import JSON
import Localization

/// A text of a pack: in the pack's own language, or in several by their codes.
package struct PackText: Equatable, Sendable {
  /// What a text is written as; a list of languages is never empty and names none twice.
  enum Content: Equatable, Sendable {
    case plain(SafeText)
    case languages([PackTranslation<SafeText>])
  }

  var content: Content
  var offset: FileOffset

  init(_ content: Content, offset: FileOffset = .unknown) {
    self.content = content
    self.offset = offset
  }

  /// A text in the pack's own language.
  init(_ text: SafeText) { self.init(.plain(text)) }

  /// Every language it is in; a plain one is in `fallback`.
  func entries(fallback: String) -> [PackTranslation<SafeText>] {
    switch content {
    case .plain(let text): [PackTranslation(code: fallback, value: text, offset: offset)]
    case .languages(let entries): entries
    }
  }

  /// What a player of that language reads.
  func text(in code: String, fallback: String) -> SafeText {
    if case .plain(let text) = content { text } else { entry(in: code, fallback: fallback).value }
  }

  /// The same, with its language and its offset.
  func entry(in code: String, fallback: String) -> PackTranslation<SafeText> {
    switch content {
    case .plain(let text): PackTranslation(code: fallback, value: text, offset: offset)
    case .languages(let entries):
      entries.preferred(in: code, fallback: fallback)
        ?? PackTranslation(code: fallback, value: SafeText(cleaning: ""), offset: offset)
    }
  }

  /// The text for a voice: the wanted language, else `fallback`, else the first.
  func localized(fallback: String) -> LocalizedText {
    switch content {
    case .plain(let text): LocalizedText(verbatim: text)
    case .languages(let entries):
      LocalizedText(
        texts: entries.withBaseLanguages().map { ($0.code, $0.value) }, own: fallback)
        ?? LocalizedText(verbatim: SafeText(cleaning: ""))
    }
  }
}

// MARK: In a file

extension PackText {
  /// From a text that fits the format.
  init?(valid node: JSONNode, in source: ParsedJSON) {
    let offset = FileOffset(of: node, in: source)
    if let text = source.safe(node) {
      self.init(.plain(text), offset: offset)
    } else if let members = source.members(of: node) {
      self.init(
        .languages(members.compactMap { source.entry($0, $1, source.safe) }), offset: offset)
    } else {
      return nil
    }
  }

  /// As a file has it.
  var json: JSONValue {
    switch content {
    case .plain(let text): JSONValue(text.string)
    case .languages(let entries):
      JSONValue(JSONObject(entries.map { ($0.code, JSONValue($0.value.string)) }))
    }
  }
}

// MARK: In a game

extension PackText {
  /// A text of the program; one without letters that is the same everywhere is written once.
  init(_ text: LocalizedText) {
    let entries = Language.allCases.map { language in
      let safe = SafeText(cleaning: text.resolved(in: language), limit: 4_096)
      return PackTranslation(code: language.code, value: safe)
    }
    let isPlain = entries.allSatisfy {
      $0.value == entries[0].value && !$0.value.string.contains(where: \.isLetter)
    }
    self.init(isPlain ? .plain(entries[0].value) : .languages(entries))
  }
}
