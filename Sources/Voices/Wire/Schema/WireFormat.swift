import Flow
import Localization
import Reflex
import Session

/// The protocol: every event and every command, in every form.
enum WireFormat {
  static let events: [WireShape] =
    generalEvents + campaignEvents + roundEvents + adventureEvents + descentEvents + notices
    + errors

  private typealias Words = L10n.WireFormat

  // MARK: What is said whatever is played

  private static let generalEvents: [WireShape] = [
    WireShape(
      "hello", Words.hello,
      [
        .required("version", .constant(.number(Event.protocolVersion))),
        .required("lang", .word(languages)),
      ]),
    WireShape(
      "pack", Words.pack,
      [
        .required("file", .string), .required("title", .text),
        .required("author", .orNull(.text), Words.author),
      ]),
    WireShape(
      "menu", Words.menu,
      [
        .required("items", .list(.object(choice)), Words.menuItems),
        .optional("stars", .count, Words.menuStars), .optional("of", .count),
        .optional("falls", tally), .optional("won", .flag, Words.menuWon),
        .optional("beacon", .flag, Words.menuBeacon),
      ]),
    WireShape("settings", Words.settings, [.required("settings", .list(.object(setting)))]),
    WireShape("scores", Words.scores, [.required("tables", .list(.object(table)))]),
    WireShape(
      "findings", Words.findings,
      [
        .required("file", .string), .required("playable", .flag),
        .required("findings", .list(.object(finding))),
      ]),
    WireShape("done", Words.done, [.required("tag", .tag)]),
    WireShape("bye", Words.bye),
  ]

  static let languages = Language.allCases.map(\.code)
  static let choice: [WireField] = [.required("id", .string), .required("text", .text)]
  /// So many were found, of how many.
  static let tally = WireValueSchema.object([.required("found", .count), .required("of", .count)])

  private static let setting: [WireField] = [
    .required("setting", .word(of: Setting.self)), .required("value", .string),
    .required("values", .list(.string)), .required("name", .text),
    .required("names", .list(.text), Words.valueNames),
  ]

  private static let finding: [WireField] = [
    .required("severity", .word(["error", "warning"])), .required("line", .number),
    .required("column", .number), .optional("path", .string, Words.path),
    .required("text", .text), .optional("line_text", .string, Words.lineText),
  ]

  private static let table: [WireField] = [
    .required("pace", .word(of: RoundPace.self)), .required("daily", .flag),
    .optional("bursts", .word(of: BurstGrowth.self)),
    .required("rounds", .list(.object(score))),
  ]

  private static let score: [WireField] = [
    .required("moves", .count), .required("median_ms", .count), .required("date", .string),
    .required("floor", .count), .required("allowance_ms", .count),
    .required("seed", .string), .optional("day", .string), .optional("script", .string),
    .optional("genuine", .flag, Words.genuine),
  ]
}
