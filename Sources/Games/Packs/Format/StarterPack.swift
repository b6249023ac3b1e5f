import JSON
package import Localization

/// The pack that an author begins with: a level of each kind, playable as it is.
package enum StarterPack {
  /// Its file, with comments for an author of that language.
  package static func write(for language: Language) -> [UInt8] {
    let comments = PackTask.formats.map { JSONValue($0.exampleComment.resolved(in: language)) }
    return JSONWriter.writeIndented(document.json(comments: comments))
  }

  static let document = PackDocument(
    title: PackText(L10n.Starter.title), author: PackText(L10n.Starter.author),
    language: Language.base.code, intro: PackText(L10n.Starter.intro),
    ending: PackText(L10n.Starter.ending),
    chapters: [
      PackChapter(
        id: "roof", title: PackText(L10n.Starter.chapterTitle),
        description: PackText(L10n.Starter.chapterDescription),
        keywords: [PackChapterKeyword(id: "clock", text: PackText(L10n.Starter.keyword))],
        levels: PackTask.formats.map { $0.example })
    ])
}
