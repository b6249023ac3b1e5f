package import Flow
package import Localization

/// A pack as its file says it: chapters of a stranger's making. Ids that the file leaves out are given.
package struct PackDocument: Equatable, Sendable {
  /// The version of the format that is written, and the last one that is read.
  package static let version = 1

  package var title: PackText
  package var author: PackText?
  /// The code of the language that plain strings are in, and that stands in for a missing one.
  package var language: String
  /// Whether accents make a difference in typed answers.
  package var accents: Accents
  /// Said once, before the first chapter.
  package var intro: PackText?
  /// Said behind the last level.
  package var ending: PackText?
  package var chapters: [PackChapter]

  package init(
    title: PackText, author: PackText? = nil, language: String, accents: Accents = .folded,
    intro: PackText? = nil, ending: PackText? = nil, chapters: [PackChapter]
  ) {
    self.title = title
    self.author = author
    self.language = language
    self.accents = accents
    self.intro = intro
    self.ending = ending
    self.chapters = chapters
  }

  /// A text of the pack for a voice.
  package func localized(_ text: PackText) -> LocalizedText { text.localized(own: language) }

  /// What is said behind the last level.
  package var localizedEnding: LocalizedText {
    ending.map(localized) ?? L10n.Packs.ending(title: localized(title))
  }

  /// All levels in order.
  package var levels: [PackLevel] { chapters.flatMap(\.levels) }
}

/// A chapter: its card and its levels.
package struct PackChapter: Equatable, Sendable {
  package var id: String
  package var title: PackText
  package var description: PackText?
  package var keywords: [PackKeyword]
  package var levels: [PackLevel]
  package var place: PackPlace

  package init(
    id: String, title: PackText, description: PackText? = nil, keywords: [PackKeyword] = [],
    levels: [PackLevel], place: PackPlace = PackPlace()
  ) {
    self.id = id
    self.title = title
    self.description = description
    self.keywords = keywords
    self.levels = levels
    self.place = place
  }
}

/// A word that stands dark on a chapter's card until a level that names it is won.
package struct PackKeyword: Equatable, Sendable {
  package var id: String
  package var text: PackText

  package init(id: String, text: PackText) {
    self.id = id
    self.text = text
  }
}
