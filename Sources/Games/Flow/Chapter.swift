package import Localization

/// A word that stands dark on a chapter's card until a level that names it is won.
package struct ChapterKeyword: Equatable, Sendable {
  /// Known to levels, and never shown.
  package let id: String
  /// The word that is shown.
  package let text: LocalizedText

  /// A keyword under its id.
  package init(id: String, text: LocalizedText) {
    self.id = id
    self.text = text
  }
}

/// A chapter: its card and its levels, in order.
package struct Chapter: Equatable, Sendable {
  /// Unique in the campaign; the name on the wire and in packs.
  package let id: String
  /// The card's heading.
  package let title: LocalizedText
  /// The card's text.
  package let description: LocalizedText
  /// The words on the card.
  package let keywords: [ChapterKeyword]
  /// The levels, in order.
  package let levels: [Level]
  /// What the levels are on the second night, by their indexes; nil where one has no such form.
  package internal(set) var secondForms: [Level?]
  /// Whether its levels are the landings of a descent, and no chapter’s of a campaign.
  package let isDescent: Bool

  /// Throws where an id is malformed or stands twice, or where a level names no keyword of it.
  package init(
    id: String, title: LocalizedText, description: LocalizedText, keywords: [ChapterKeyword],
    levels: [Level], isDescent: Bool = false
  ) throws(LevelError) {
    try checkID(id)
    try checkIDs(keywords.map(\.id))
    try checkIDs(levels.map(\.id))
    let known = Set(keywords.map(\.id))
    for word in levels.flatMap(\.content.keywords) where !known.contains(word) {
      throw .unknownKeyword(word)
    }
    self.id = id
    self.title = title
    self.description = description
    self.keywords = keywords
    self.levels = levels
    self.isDescent = isDescent
    secondForms = Array(repeating: nil, count: levels.count)
  }
}

extension Chapter {
  /// The chapter with a second form of its levels, in their order; nil where a level has none.
  ///
  /// Throws where there are more or fewer of them than levels, where one is of another kind than its level,
  /// where an id stands twice or where one names a keyword: those are lit on the first night.
  package func withSecondNight(_ forms: [Level?]) throws(LevelError) -> Chapter {
    try checkCount(forms.count, allowed: levels.count...levels.count)
    try checkIDs(levels.map(\.id) + forms.compactMap { $0?.id })
    for case (let level, let form?) in zip(levels, forms) {
      guard form.kind == level.kind else { throw .otherKind(form.id) }
      if let word = form.content.keywords.first { throw .unknownKeyword(word) }
    }
    var chapter = self
    chapter.secondForms = forms
    return chapter
  }

  /// The level of that index, from 0, as it is on that night; nil where there is none.
  package func level(_ index: Int, on night: Night) -> Level? {
    guard levels.indices.contains(index) else { return nil }
    return switch night {
    case .first: levels[index]
    case .second: secondForms[index]
    }
  }
}

/// Where chapters come from: built in, or a stranger's file.
package protocol LevelFactory {
  /// The chapters in order; throws where one of their levels is illegal.
  func chapters() throws(LevelError) -> [Chapter]
}
