import Flow
import JSON
import Localization

/// Spellings of a pack: a list in its own language, or one for each language.
struct PackWords: Equatable, Sendable {
  /// What spellings are written as; a list of languages is never empty and names none twice.
  enum Content: Equatable, Sendable {
    case plain([SafeText])
    case languages([PackEntry<[SafeText]>])
  }

  var content: Content
  var place: PackPlace

  init(_ content: Content, place: PackPlace = PackPlace()) {
    self.content = content
    self.place = place
  }

  /// Every language they are in; plain ones are in `own`.
  func entries(own: String) -> [PackEntry<[SafeText]>] {
    switch content {
    case .plain(let texts): [PackEntry(code: own, value: texts, place: place)]
    case .languages(let entries): entries
    }
  }

  /// The spellings for the flow, chosen as a text is.
  func localized(own: String) -> LocalizedList {
    LocalizedList(
      lists: withDialects(entries(own: own)).map { ($0.code, $0.value) }, own: own)
      ?? LocalizedList(verbatim: [])
  }
}

// MARK: In a file

extension PackWords {
  /// From spellings that fit the format.
  init(valid node: JSONNode, in source: JSONText) {
    let place = PackPlace(offset: source.offset(of: node))
    if let members = source.members(of: node) {
      self.init(
        .languages(members.compactMap { source.entry($0, $1, source.spellings) }), place: place)
    } else {
      self.init(.plain(source.spellings(node)), place: place)
    }
  }

  /// As a file has them.
  var value: JSONValue {
    switch content {
    case .plain(let texts): JSONValue(texts.map { JSONValue($0.string) })
    case .languages(let entries):
      JSONValue(
        JSONObject(entries.map { ($0.code, JSONValue($0.value.map { JSONValue($0.string) })) }))
    }
  }
}

// MARK: In a game

extension PackWords {
  /// A list of the program.
  init(_ list: LocalizedList) {
    self.init(
      .languages(
        Language.allCases.map { language in
          PackEntry(
            code: language.code,
            value: list.resolved(in: language).map { SafeText(cleaning: $0, limit: 4_096) })
        }))
  }
}
