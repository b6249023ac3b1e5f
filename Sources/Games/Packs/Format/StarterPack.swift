import JSON
package import Localization

/// The pack that an author begins with: a level of each kind, playable as it is.
package enum StarterPack {
  /// The file in that language, its author’s own, with comments, and with the id that its name gives it.
  package static func write(for language: Language, id: String? = nil) -> [UInt8] {
    var document = document
    document.id = id
    document.language = language.code
    let comments = PackTask.formats.map { JSONValue($0.exampleComment.resolved(in: language)) }
    return JSONWriter.writeIndented(document.json(comments: comments).said(in: language))
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

extension JSONValue {
  /// Each object of languages replaced by what it says in that one.
  fileprivate func said(in language: Language) -> JSONValue {
    if let array { return JSONValue(array.map { $0.said(in: language) }) }
    guard let object else { return self }
    let isOfLanguages = Set(object.members.map(\.key)) == Set(Language.allCases.map(\.code))
    if isOfLanguages, let said = object[language.code] { return said }
    return JSONValue(JSONObject(object.members.map { ($0.key, $0.value.said(in: language)) }))
  }
}
