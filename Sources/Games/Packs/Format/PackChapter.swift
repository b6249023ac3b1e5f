import Flow
import JSON
import Localization

/// A chapter: its card and its levels.
struct PackChapter: Equatable, Sendable {
  var id = ""
  var title = PackText.blank
  var description: PackText?
  var keywords: [PackChapterKeyword] = []
  var levels: [PackLevel] = []
  var offset = FileOffset.unknown
}

extension PackChapter: PackShape {
  static let fields: PackFields<PackChapter> = [
    .defaulted("id", \.id, .id, L10n.PackFormat.id),
    .required("title", \.title, .label, L10n.PackFormat.chapterTitle),
    .optional("description", \.description, .text, L10n.PackFormat.description),
    .defaulted("keywords", \.keywords, .list(.shape, 0...12), L10n.PackFormat.keywords),
    .required("levels", \.levels, .list(.level, 0...9_999), L10n.PackFormat.levels),
    .comment,
  ]

  mutating func complete(from node: PackNode) {
    offset = node.offset
    if id.isEmpty { id = "chapter-\(node.number)" }
    for index in levels.indices where levels[index].id.isEmpty {
      levels[index].id = "level-\(node.number)-\(index + 1)"
    }
  }
}

/// A word that stands dark on a chapter's card until a level that names it is won.
struct PackChapterKeyword: Equatable, Sendable {
  var id = ""
  var text = PackText.blank
}

extension PackChapterKeyword: PackShape {
  static let fields: PackFields<PackChapterKeyword> = [
    .required("id", \.id, .id, L10n.PackFormat.keywordId),
    .required("text", \.text, .label, L10n.PackFormat.keywordText),
    .comment,
  ]
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
      description: document.localized(description, else: .said("")),
      keywords: keywords.map { ChapterKeyword(id: $0.id, text: document.localized($0.text)) },
      levels: try levels.map { level throws(LevelError) in try level.level(in: document) })
  }
}

/// A level of a pack: what all kinds have, and its task.
struct PackLevel: Equatable, Sendable {
  var id = ""
  var text = PackText.blank
  /// A ladder, asked for one rung at a time; the last one gives the answer away.
  var hints: [PackText] = []
  /// What the notebook keeps once the level is won.
  var notes: [PackText] = []
  /// Ids of the chapter's keywords that winning lights.
  var keywords: [String] = []
  var task = PackTask.blank
  /// What the starter tells its author here; that of a file is not kept.
  var comment: PackText?
  var offset = FileOffset.unknown
}

extension PackLevel: PackShape {
  /// Those that levels of all kinds have.
  static let fields: PackFields<PackLevel> = [
    .defaulted("id", \.id, .id, L10n.PackFormat.id),
    .required("text", \.text, .text, L10n.PackFormat.levelText),
    .defaulted("hints", \.hints, .list(.text, 0...40), L10n.PackFormat.hints),
    .defaulted("notes", \.notes, .list(.text, 0...9), L10n.PackFormat.notes),
    .defaulted("keywords", \.keywords, .list(.id, 0...12), L10n.PackFormat.lights),
    .comment,
  ]

  /// Every kind, with the members of its levels: those that all have, then its own.
  fileprivate static let kinds = PackTask.formats.map { format in
    (format, PackMembers(fields.members.all + format.members, kind: format.kind.rawValue))
  }
}

extension PackForm where Value == PackLevel {
  /// An object whose members depend on the word of its `kind`.
  static var level: Self {
    Self(
      read: { PackLevel.read($0, &$1) }, json: { $0.levelJSON },
      schema: PackSchema { language in
        let kinds = PackLevel.kinds.map { JSONValue($0.1.jsonSchema(in: language)) }
        return ["oneOf": JSONValue(kinds)]
      },
      visitTexts: { level, visit in
        level.visitTexts(visit)
        level.task.format.visitTexts(visit)
      })
  }
}

extension PackLevel {
  fileprivate static func read(_ node: PackNode, _ findings: inout PackFindings) -> PackLevel? {
    guard node.members != nil else {
      return findings.refuse(L10n.Packs.notA(expected: L10n.Packs.anObject), at: node)
    }
    guard let kind = node.member("kind") else {
      return findings.refuse(node.absent("kind"), at: node)
    }
    guard let word = kind.readString(&findings) else { return nil }
    if let (format, members) = kinds.first(where: { $0.1.kind == word }) {
      return format.readLevel(node, members, &findings)
    }
    let known = kinds.compactMap(\.1.kind)
    return findings.refuse(DepartedWords.kind(word) ?? unknownWord(word, among: known), at: kind)
  }

  /// The members of its task stand behind its id and its text.
  fileprivate var levelJSON: JSONValue {
    let head = comment.map { [("comment", PackForm.text.json($0))] } ?? []
    let kind = ("kind", JSONValue(type(of: task.format).kind.rawValue))
    let own = written
    let all = head + [kind] + own.prefix(2) + task.format.written + own.dropFirst(2)
    return JSONValue(JSONObject(all))
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
