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
