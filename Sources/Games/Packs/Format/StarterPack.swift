import JSON
package import Localization

/// The packs that an author begins with, playable as they are: a story with a level of each kind, and for a class the
/// kinds of question that a school asks.
package enum StarterPack {
  /// The file in that language, its author’s own, with the id that its name gives it.
  package static func write(
    for language: Language, id: String? = nil, isForClass: Bool = false
  ) -> [UInt8] {
    var document = isForClass ? forClass : document
    document.id = id
    document.language = language.code
    let comments =
      isForClass ? classQuestions.map(\.comment) : PackTask.formats.map { $0.exampleComment }
    let json = document.json(comments: comments.map { JSONValue($0.resolved(in: language)) })
      .said(in: language)
    return JSONWriter.writeIndented(isForClass ? json.brief : json)
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
    switch content {
    case .array(let values): return JSONValue(values.map { $0.said(in: language) })
    case .object(let object):
      if Set(object.members.map(\.key)) == Set(Language.allCases.map(\.code)),
        let said = object[language.code]
      {
        return said
      }
      return JSONValue(
        JSONObject(object.members.map { ($0.key, $0.value.said(in: language)) }))
    case .null, .bool, .number, .string: return self
    }
  }
}
