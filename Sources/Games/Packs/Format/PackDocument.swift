import Flow
package import Localization

/// A pack as its file says it: chapters of a stranger's making. Ids that the file leaves out are given.
package struct PackDocument: Equatable, Sendable {
  /// The version of the format that is written, and the last one that is read.
  static let version = 1

  package var title: PackText
  package var author: PackText?
  /// The code of the language that plain strings are in, and that stands in for a missing one.
  var language: String
  /// Whether accents make a difference in typed answers.
  var accents = Accents.folded
  /// Said once, before the first chapter.
  package var intro: PackText?
  /// Said behind the last level.
  var ending: PackText?
  var chapters: [PackChapter]

  /// A text of the pack for a voice.
  package func localized(_ text: PackText) -> LocalizedText { text.localized(own: language) }

  /// The same; `standard` where the pack says nothing.
  func localized(_ text: PackText?, else standard: LocalizedText) -> LocalizedText {
    text.map { localized($0) } ?? standard
  }

  /// What is said behind the last level.
  package var localizedEnding: LocalizedText {
    localized(ending, else: L10n.Packs.ending(title: localized(title)))
  }

  /// How many levels there are in all.
  package var levelCount: Int { chapters.reduce(0) { $0 + $1.levels.count } }

  /// All levels in order.
  var levels: [PackLevel] { chapters.flatMap(\.levels) }
}

/// A chapter: its card and its levels.
struct PackChapter: Equatable, Sendable {
  var id: String
  var title: PackText
  var description: PackText?
  var keywords: [PackKeyword] = []
  var levels: [PackLevel]
  var place = PackPlace()
}

/// A word that stands dark on a chapter's card until a level that names it is won.
struct PackKeyword: Equatable, Sendable {
  var id: String
  var text: PackText
}
