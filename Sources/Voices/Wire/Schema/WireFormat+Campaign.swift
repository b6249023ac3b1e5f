import Flow
import Localization

private typealias Words = L10n.WireFormat

/// Chapters, levels and what comes of playing them.
extension WireFormat {
  static let campaignEvents: [WireShape] =
    [
      WireShape("intro", Words.intro, [.required("text", .text)]),
      WireShape(
        "chapter", Words.chapter,
        [
          .required("chapter", .number), .required("id", .string), .required("title", .text),
          .required("description", .text), .required("keywords", .list(.object(keyword))),
          .required("new", .flag, Words.chapterNew), .required("levels", .count),
        ]),
    ] + levels + outcomes + lists

  private static let keyword: [WireField] = [.required("text", .text), .required("met", .flag)]

  // MARK: Levels

  private static let levels: [WireShape] = [
    level(.closed, Words.closed, [someClues, .required("answers", .list(.object(answer)))]),
    level(.rotor, Words.rotor, [clues, .required("answers", .list(.object(answer)))]),
    level(
      .rotor, form: "wheels", Words.wheels,
      [
        clues, .required("wheels", .number, Words.wheelCount),
        .required("tried", .list(.string), Words.wheelsTried),
      ]),
    level(.open, Words.open, [someClues]),
    level(.search, Words.search, [someClues, .required("elements", .list(.object(element)))]),
    level(.reflex, Words.reflex),
  ]

  private static func level(
    _ kind: Level.Kind, form: String? = nil, _ meaning: LocalizedText, _ fields: [WireField] = []
  ) -> WireShape {
    let place: [WireField] = [
      .required("chapter", .number), .required("level", .number), .required("id", .string),
      .required("kind", .constant(kind.rawValue)), .required("text", .text),
    ]
    let hints = WireValueSchema.object([
      .required("taken", .list(.text)), .required("of", .count),
    ])
    let state: [WireField] = [
      .required("hints", hints), .required("attempts", .count, Words.attempts),
      .required("completed", .flag, Words.completed), free, night,
      .optional("name", .text, Words.levelName), .required("chapter_title", .text),
      .required("levels", .number, Words.levelsOfChapter),
      .optional("may_give_up", .flag, Words.mayGiveUp),
    ]
    return WireShape("level", form: form ?? kind.rawValue, meaning, place + fields + state)
  }

  private static let free = WireField.optional("free", .number, Words.free)
  private static let night = WireField.optional("night", .constant(.number(2)), Words.night)
  private static let someClues = WireField.optional("clues", .list(.text), Words.clues)
  private static let clues = WireField.required("clues", .list(.text))
  private static let answer = choice + [.required("tried", .flag)]
  private static let element: [WireField] = [
    .required("id", .string), .required("name", .text), .required("text", .text),
    .required("actions", .list(.object(choice))), .required("done", .flag),
    .optional("chosen", .string, Words.chosen),
  ]

  // MARK: What comes of them

  private static let outcomes: [WireShape] = [
    WireShape(
      "act", Words.act,
      [
        .required("element", .string), .required("action", .string),
        .required("outcome", .word(["progress", "nothing", "setback", "silent"])),
        .required("text", .text), .required("attempts", .count, Words.attempts), free,
        .required("done", .list(.string), Words.actDone), .required("of", .count),
      ]),
    WireShape(
      "verdict", Words.verdict,
      [
        .required("correct", .flag), .required("text", .text),
        .required("attempts", .count, Words.attempts),
        .optional("spelling", .string, Words.spelling), .optional("holds", .count, Words.holds),
        .optional("stars", .count, Words.verdictStars),
        .optional("answer", .string, Words.verdictAnswer), free, night,
        .optional("given_up", .flag, Words.givenUp),
        .optional("acts", .list(.object(judgedAction)), Words.acts),
      ]),
    WireShape(
      "hint", Words.hint,
      [.required("index", .number), .required("of", .number), .required("text", .text)]),
  ]

  private static let judgedAction: [WireField] = [
    .required("element", .string), .required("action", .string),
    .required("outcome", .word(["progress", "nothing", "setback"])), .required("text", .text),
  ]

  // MARK: Lists

  private static let lists: [WireShape] = [
    WireShape(
      "results", Words.results,
      sums + [
        .required("chapters", .list(.object([.required("chapter", .number)] + sums))),
        .required("falls", tally),
        .optional(
          "second_night",
          .object([
            .required("stars", .count), .required("of", .count), .required("falls", tally),
          ])),
        .flag("preview"),
      ]),
    WireShape("levels", Words.levels, [.required("chapters", .list(.object(mapChapter)))]),
    WireShape(
      "falls", Words.falls,
      [
        .required("found", .count), .required("of", .count),
        .required("chapters", .list(.object(fallsChapter))),
      ]),
    WireShape(
      "notes", Words.notes,
      [
        .required(
          "chapters",
          .list(.object([.required("title", .text), .required("notes", .list(.text))])))
      ]),
  ]

  private static let sums: [WireField] = [
    .required("stars", .count), .required("of", .count), .required("attempts", .count),
    .required("hints", .count), .required("seconds", .count),
  ]

  private static let mapChapter: [WireField] = [
    .required("chapter", .number), .required("title", .text),
    .required("levels", .list(.object(mapPlace))),
  ]

  private static let mapPlace: [WireField] = [
    .required("level", .number), .required("id", .string),
    .required("kind", .word(of: Level.Kind.self)), .required("state", state),
    .required("stars", .count), .optional("name", .text, Words.levelName),
    .required("falls", tally), .optional("second_night", state, Words.levelSecondNight),
  ]

  private static let state = WireValueSchema.word(["completed", "open", "locked"])

  private static let fallsChapter: [WireField] = [
    .required("chapter", .number), .required("title", .text),
    .required(
      "levels",
      .list(
        .object([
          .required("level", .number), .required("id", .string), .optional("name", .text),
          .required("found", .list(.object(fall))), .required("of", .count),
        ]))),
  ]

  private static let fall: [WireField] = [
    .required("id", .string), .optional("object", .text), .required("text", .text),
    .required("reply", .text),
  ]
}
