import Localization

/// A text of a pack: in the pack's own language, or in several by their codes.
package struct PackText: Equatable, Sendable {
  /// What a text is written as; a list of languages is never empty and names none twice.
  enum Content: Equatable, Sendable {
    case plain(SafeText)
    case languages([PackEntry<SafeText>])
  }

  var content: Content
  var place: PackPlace

  init(_ content: Content, place: PackPlace = PackPlace()) {
    self.content = content
    self.place = place
  }

  /// A text in the pack's own language.
  init(_ text: SafeText) { self.init(.plain(text)) }

  /// Every language it is in; a plain one is in `own`.
  func entries(own: String) -> [PackEntry<SafeText>] {
    switch content {
    case .plain(let text): [PackEntry(code: own, value: text, place: place)]
    case .languages(let entries): entries
    }
  }

  /// What a player of that language reads.
  func text(in code: String, own: String) -> SafeText {
    if case .plain(let text) = content { text } else { entry(in: code, own: own).value }
  }

  /// The same, with its language and its place.
  func entry(in code: String, own: String) -> PackEntry<SafeText> {
    switch content {
    case .plain(let text): PackEntry(code: own, value: text, place: place)
    case .languages(let entries):
      chosen(from: entries, in: code, own: own)
        ?? PackEntry(code: own, value: SafeText(cleaning: ""), place: place)
    }
  }

  /// The text for a voice: the wanted language, else `own`, else the first.
  func localized(own: String) -> LocalizedText {
    switch content {
    case .plain(let text): LocalizedText(verbatim: text)
    case .languages(let entries):
      LocalizedText(
        texts: withDialects(entries).map { ($0.code, $0.value) }, own: own)
        ?? LocalizedText(verbatim: SafeText(cleaning: ""))
    }
  }
}

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

/// What is said in one language.
struct PackEntry<Value: Equatable & Sendable>: Equatable, Sendable {
  let code: String
  let value: Value
  let place: PackPlace

  init(code: String, value: Value, place: PackPlace = PackPlace()) {
    self.code = code
    self.value = value
    self.place = place
  }
}

/// The wanted language, else `own`, else the first; nil without one.
func chosen<Value>(
  from entries: [PackEntry<Value>], in code: String, own: String
) -> PackEntry<Value>? {
  guard entries.count > 1 else { return entries.first }
  let entries = withDialects(entries)
  return entries.first { $0.code == code } ?? entries.first { $0.code == own } ?? entries.first
}

/// `fr-CA` stands for `fr` where there is no other French.
private func withDialects<Value>(_ entries: [PackEntry<Value>]) -> [PackEntry<Value>] {
  guard entries.contains(where: { $0.code.utf8.count > 2 }) else { return entries }
  return entries
    + entries.map {
      PackEntry(code: String($0.code.prefix { $0 != "-" }), value: $0.value, place: $0.place)
    }
}
