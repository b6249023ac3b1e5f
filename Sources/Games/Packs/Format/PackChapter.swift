import Flow
import JSON
import Localization

/// A chapter: its card and its levels.
struct PackChapter: Equatable, Sendable {
  var id: String
  var title: PackText
  var description: PackText?
  var keywords: [PackChapterKeyword] = []
  var levels: [PackLevel]
  var offset = FileOffset.unknown
}

/// A word that stands dark on a chapter's card until a level that names it is won.
struct PackChapterKeyword: Equatable, Sendable {
  var id: String
  var text: PackText
}

// MARK: In a file

extension PackChapter {
  /// From a text that fits the format; `number`, from 1, gives the id where the file does not.
  init?(valid node: JSONNodeIndex, in source: JSONDocument, number: Int) {
    guard let title = source.text("title", of: node),
      let levels = source.member("levels", of: node).flatMap(source.elements)
    else { return nil }
    let stem = "level-\(number)-"
    self.init(
      id: source.string("id", of: node) ?? "chapter-\(number)", title: title,
      description: source.text("description", of: node),
      keywords: source.list("keywords", of: node) { word, _ in
        source.text("text", of: word).map {
          PackChapterKeyword(id: source.string("id", of: word) ?? "", text: $0)
        }
      },
      levels: source.list(levels) { PackLevel(valid: $0, in: source, id: stem + String($1)) },
      offset: FileOffset(of: node, in: source))
  }

  /// As a file has it; each of the first levels takes a comment.
  func json(comments: inout ArraySlice<JSONValue>) -> JSONValue {
    var object: JSONObject = ["id": JSONValue(id), "title": title.json]
    object["description"] = description?.json
    object["keywords"] = nonEmptyList(
      keywords.map { ["id": JSONValue($0.id), "text": $0.text.json] })
    object["levels"] = JSONValue(levels.map { $0.json(comment: comments.popFirst()) })
    return JSONValue(object)
  }
}

// MARK: Looked over

extension PackChapter {
  /// Calls `visit` for every text that a player reads.
  func visitTexts(_ visit: (PackText, PackTextRole) -> Void) {
    visit(title, .label)
    if let description { visit(description, .passage) }
    for keyword in keywords { visit(keyword.text, .label) }
    for level in levels { level.visitTexts(visit) }
  }
}

// MARK: In a game

extension PackChapter {
  /// A chapter of the program.
  init(_ chapter: Chapter) {
    self.init(
      id: chapter.id, title: PackText(chapter.title), description: PackText(chapter.description),
      keywords: chapter.keywords.map { PackChapterKeyword(id: $0.id, text: PackText($0.text)) },
      levels: chapter.levels.map(PackLevel.init))
  }

  /// The chapter as it is played; throws where it breaks a rule.
  func chapter(in document: PackDocument) throws(LevelError) -> Chapter {
    try Chapter(
      id: id, title: document.localized(title),
      description: document.localized(
        description, else: LocalizedText(cleaning: "")),
      keywords: keywords.map { ChapterKeyword(id: $0.id, text: document.localized($0.text)) },
      levels: try levels.map { level throws(LevelError) in try level.level(in: document) })
  }
}
