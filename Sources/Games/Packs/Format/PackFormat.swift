import Flow
import Localization

private typealias Words = L10n.PackFormat

/// The format of packs: every member that may stand in one.
enum PackFormat {
  /// In a reply to an unforeseen word this becomes that word.
  static let hole = SafeText(cleaning: "{answer}")

  static let document = PackShape.object([
    .optional("$schema", .anything, Words.schema),
    .required("version", .integer(1...1), Words.version),
    .required("title", .text, Words.packTitle),
    .optional("author", .text, Words.author),
    .required("language", .languageCode, Words.language),
    .optional("accents", .word(["folded", "exact"]), Words.accents),
    .optional("intro", .text, Words.intro),
    .optional("ending", .text, Words.ending),
    .required("chapters", .list(chapter, 1...999), Words.chapters),
    comment,
  ])

  private static let chapter = PackShape.object([
    id,
    .required("title", .text, Words.chapterTitle),
    .optional("description", .text, Words.description),
    .optional("keywords", .list(keyword, 0...12), Words.keywords),
    .required("levels", .list(level, 0...9_999), Words.levels),
    comment,
  ])

  private static let keyword = PackShape.object([
    .required("id", .id, Words.keywordId),
    .required("text", .text, Words.keywordText),
    comment,
  ])

  private static let level = PackShape.kinds(
    PackTask.formats.map { ($0.kind.rawValue, story.and($0.fields)) })

  private static let story: PackFields = [
    id,
    .required("text", .text, Words.levelText),
    .optional("hints", .list(.text, 0...9), Words.hints),
    .optional("notes", .list(.text, 0...9), Words.notes),
    .optional("keywords", .list(.id, 0...12), Words.lights),
    comment,
  ]

  /// The name of something, which levels and players' progress know it by.
  static var id: PackField { .optional("id", .id, Words.id) }

  /// What the author says to himself.
  static var comment: PackField { .optional("comment", .anything, Words.comment) }
}
