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
    .optional("id", .id, Words.id),
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

  private static let level = PackShape.kinds([
    (
      "closed",
      story.and([
        .required("right", choice, Words.right),
        .required("wrong", .list(choice, 1...6), Words.wrong),
      ])
    ),
    (
      "rotor",
      story.and([
        .required("clues", .list(.text, 1...99), Words.clues),
        .required("right", choice, Words.right),
        .required("wrong", .list(choice, 1...99), Words.misreadings),
        .optional("shown", .integer(2...7), Words.shown),
      ])
    ),
    (
      "open",
      story.and([
        .required("right", .spellings, Words.spellings),
        .optional("wrong", .list(miss, 0...99), Words.misses),
        .optional("otherwise", .text, Words.otherwise(hole: LocalizedText(verbatim: hole))),
        .optional("success", .text, Words.success),
      ])
    ),
    (
      "search",
      story.and([
        .required("objects", .list(object, 1...9), Words.objects),
        .optional("failure", .text, Words.failure),
        .optional("success", .text, Words.success),
      ])
    ),
    (
      "reflex",
      story.and([
        .required("moves", .integer(1...99), Words.moves),
        .optional("practice", .integer(0...9), Words.practice),
        .optional("beats", .list(beat, 0...99), Words.beats),
        .optional("failures", .list(.text, 1...9), Words.failures),
        .optional("success", .text, Words.success),
        .optional("skipped", .text, Words.skipped),
      ])
    ),
  ])

  private static let story: PackFields = [
    .optional("id", .id, Words.id),
    .required("text", .text, Words.levelText),
    .optional("hints", .list(.text, 0...9), Words.hints),
    .optional("notes", .list(.text, 0...9), Words.notes),
    .optional("keywords", .list(.id, 0...12), Words.lights),
    comment,
  ]

  private static let choice = PackShape.object([
    .optional("id", .id, Words.id),
    .required("text", .text, Words.choiceText),
    .optional("reply", .text, Words.reply),
    comment,
  ])

  private static let miss = PackShape.object([
    .optional("id", .id, Words.id),
    .required("words", .spellings, Words.missWords),
    .optional("reply", .text, Words.reply),
    comment,
  ])

  private static let object = PackShape.object([
    .optional("id", .id, Words.id),
    .required("name", .text, Words.objectName),
    .required("text", .text, Words.objectText),
    .required("actions", .list(action, 2...7), Words.actions),
    comment,
  ])

  private static let action = PackShape.object([
    .optional("id", .id, Words.id),
    .required("text", .text, Words.actionText),
    .optional("result", .text, Words.result),
    .required("feels", .word(["progress", "nothing", "setback"]), Words.feels),
    .optional("right", .flag, Words.rightAction),
    comment,
  ])

  private static let beat = PackShape.object([
    .required("move", .integer(1...99), Words.move),
    .required("text", .text, Words.beatText),
    comment,
  ])

  private static var comment: PackField { .optional("comment", .anything, Words.comment) }
}
