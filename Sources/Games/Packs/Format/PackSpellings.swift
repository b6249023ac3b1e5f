import Flow
import JSON
import Localization

/// Spellings of a pack: a list in its own language, or one for each language.
struct PackSpellings: Equatable, Sendable {
  /// What spellings are written as; a list of languages is never empty and names none twice.
  enum Content: Equatable, Sendable {
    case plain([SafeText])
    case languages([PackTranslation<[SafeText]>])
  }

  var content: Content
  var offset: FileOffset

  init(_ content: Content, offset: FileOffset = .unknown) {
    self.content = content
    self.offset = offset
  }

  /// Every language they are in; plain ones are in `fallback`.
  func entries(fallback: String) -> [PackTranslation<[SafeText]>] {
    switch content {
    case .plain(let texts): [PackTranslation(code: fallback, value: texts, offset: offset)]
    case .languages(let entries): entries
    }
  }

  /// The spellings for the flow, chosen as a text is.
  func localized(fallback: String) -> LocalizedList {
    LocalizedList(
      lists: entries(fallback: fallback).withBaseLanguages().map { ($0.code, $0.value) },
      own: fallback)
      ?? LocalizedList(verbatim: [])
  }
}

// MARK: In a file

extension PackSpellings {
  /// From spellings that fit the format.
  init(valid node: JSONNode, in source: ParsedJSON) {
    let offset = FileOffset(of: node, in: source)
    if let members = source.members(of: node) {
      self.init(
        .languages(members.compactMap { source.entry($0, $1, source.spellings) }), offset: offset)
    } else {
      self.init(.plain(source.spellings(node)), offset: offset)
    }
  }

  /// As a file has them.
  var json: JSONValue {
    switch content {
    case .plain(let texts): JSONValue(texts.map { JSONValue($0.string) })
    case .languages(let entries):
      JSONValue(
        JSONObject(entries.map { ($0.code, JSONValue($0.value.map { JSONValue($0.string) })) }))
    }
  }
}

// MARK: In a game

extension PackSpellings {
  /// A list of the program.
  init(_ list: LocalizedList) {
    self.init(
      .languages(
        Language.allCases.map { language in
          PackTranslation(
            code: language.code,
            value: list.resolved(in: language).map { SafeText(cleaning: $0, limit: 4_096) })
        }))
  }
}
