package import Flow
package import Localization

/// Writes chapters of the program as a pack: every text in every language that the program speaks.
package enum PackExport {
  /// The document that plays as `chapters` do.
  package static func document(
    title: LocalizedText, intro: LocalizedText, ending: LocalizedText, chapters: [Chapter]
  ) -> PackDocument {
    PackDocument(
      title: PackText(title), language: Language.base.code, intro: PackText(intro),
      ending: PackText(ending), chapters: chapters.map(PackChapter.init))
  }
}
