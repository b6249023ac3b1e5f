import JSON
package import Localization

private typealias Words = L10n.Starter

/// The pack that an author begins with: a level of each kind, playable as it is.
package enum PackStarter {
  /// Its file, with comments for an author of that language.
  package static func write(for language: Language) -> [UInt8] {
    PackWriter.write(
      document,
      comments: PackTask.formats.map { JSONValue($0.exampleComment.resolved(in: language)) })
  }

  static let document = PackDocument(
    title: PackText(Words.title), author: PackText(Words.author), language: Language.base.code,
    intro: PackText(Words.intro), ending: PackText(Words.ending),
    chapters: [
      PackChapter(
        id: "roof", title: PackText(Words.chapterTitle),
        description: PackText(Words.chapterDescription),
        keywords: [PackKeyword(id: "clock", text: PackText(Words.keyword))],
        levels: PackTask.formats.map { $0.example })
    ])
}
