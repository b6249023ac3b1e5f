import Flow
import JSON
import Localization

/// A level of a pack: what all kinds have, and its task.
struct PackLevel: Equatable, Sendable {
  var id: String
  var text: PackText
  /// A ladder, asked for one rung at a time; the last one gives the answer away.
  var hints: [PackText] = []
  /// What the notebook keeps once the level is won.
  var notes: [PackText] = []
  /// Ids of the chapter's keywords that winning lights.
  var keywords: [String] = []
  var task: PackTask
  var offset = FileOffset.unknown
}

// MARK: In a file

extension PackLevel {
  /// From a text that fits the format; `id` where the file gives none.
  init?(valid node: JSONNodeIndex, in source: JSONDocument, id: String) {
    guard let text = source.text("text", of: node), let task = PackTask(valid: node, in: source)
    else { return nil }
    self.init(
      id: source.string("id", of: node) ?? id, text: text,
      hints: source.texts("hints", of: node), notes: source.texts("notes", of: node),
      keywords: source.list("keywords", of: node) { word, _ in source.string(word) }, task: task,
      offset: FileOffset(of: node, in: source))
  }

  /// As a file has it, with a comment for its author.
  func json(comment: JSONValue?) -> JSONValue {
    let kind = type(of: task.format).kind.rawValue
    let head = comment.map { [("comment", $0)] } ?? []
    var object = JSONObject(
      head + [("kind", JSONValue(kind)), ("id", JSONValue(id)), ("text", text.json)])
    task.format.write(to: &object)
    object["hints"] = nonEmptyList(hints.map(\.json))
    object["notes"] = nonEmptyList(notes.map(\.json))
    object["keywords"] = nonEmptyList(keywords.map { JSONValue($0) })
    return JSONValue(object)
  }
}

// MARK: Looked over

extension PackLevel {
  /// Calls `visit` for every text that a player reads.
  func visitTexts(_ visit: (PackText, PackTextRole) -> Void) {
    for text in [text] + hints + notes { visit(text, .passage) }
    task.format.visitTexts(visit)
  }
}

// MARK: In a game

extension PackLevel {
  /// A level of the program; clues beside its question stand in its text.
  init(_ level: Level) {
    let content = level.content
    self.init(
      id: content.id,
      text: PackText(content.clues.reduce(content.text) { $0.followed(by: $1) }),
      hints: content.hints.map(PackText.init),
      notes: content.notes.map(PackText.init), keywords: content.keywords, task: PackTask(level))
  }

  /// The level as it is played; throws where it breaks a rule.
  func level(in document: PackDocument) throws(LevelError) -> Level {
    let content = LevelContent(
      id: id, text: document.localized(text), hints: hints.map { document.localized($0) },
      notes: notes.map { document.localized($0) }, keywords: keywords)
    return try task.format.level(content, in: document)
  }
}
