import Flow
import Localization

/// The format of packs: every member that may stand in one.
enum PackFormat {
  /// In a reply to an unforeseen word this becomes that word.
  static let hole = SafeText(cleaning: "{answer}")

  static let document = PackValueSchema.object([
    .optional("$schema", .anything, L10n.PackFormat.schema),
    .required("version", .integer(1...1), L10n.PackFormat.version),
    .required("title", .label, L10n.PackFormat.packTitle),
    .optional("author", .label, L10n.PackFormat.author),
    .optional("id", .id, L10n.PackFormat.packId),
    .required("language", .languageCode, L10n.PackFormat.language),
    .optional("intro", .text, L10n.PackFormat.intro),
    .optional("ending", .text, L10n.PackFormat.ending),
    .required("chapters", .list(chapter, 1...999), L10n.PackFormat.chapters),
    comment,
  ])

  private static let chapter = PackValueSchema.object([
    id,
    .required("title", .label, L10n.PackFormat.chapterTitle),
    .optional("description", .text, L10n.PackFormat.description),
    .optional("keywords", .list(keyword, 0...12), L10n.PackFormat.keywords),
    .required("levels", .list(level, 0...9_999), L10n.PackFormat.levels),
    comment,
  ])

  private static let keyword = PackValueSchema.object([
    .required("id", .id, L10n.PackFormat.keywordId),
    .required("text", .label, L10n.PackFormat.keywordText),
    comment,
  ])

  private static let level = PackValueSchema.kinds(
    PackTask.formats.map { ($0.kind.rawValue, levelFields.and($0.fields)) })

  private static let levelFields: PackObjectFields = [
    id,
    .required("text", .text, L10n.PackFormat.levelText),
    .optional("hints", .list(.text, 0...9), L10n.PackFormat.hints),
    .optional("notes", .list(.text, 0...9), L10n.PackFormat.notes),
    .optional("keywords", .list(.id, 0...12), L10n.PackFormat.lights),
    comment,
  ]

  /// The name of something, which levels and players' progress know it by.
  static let id = PackField.optional("id", .id, L10n.PackFormat.id)

  /// What the author says to himself.
  static let comment = PackField.optional("comment", .anything, L10n.PackFormat.comment)
}
