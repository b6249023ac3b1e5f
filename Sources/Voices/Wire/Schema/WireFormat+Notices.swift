import Localization
import Reflex
import Session

private typealias Words = L10n.WireFormat

/// Notices and errors: a form for each code, with the facts that its text tells.
extension WireFormat {
  static let notices: [WireShape] = [
    notice("hint-offered"), notice("first-fall", [.required("of", .count)]),
    notice("keyword-lit", [.required("keyword", .text)]), notice("chapter-left", chapterLeft),
    notice("second-night"), notice("second-night-left", chapterLeft),
    notice("language-changed", [.required("lang", .word(languages))]),
    notice("restart-asked"), notice("give-up-asked"),
    notice("falls-left", [.required("falls_left", .count)]), notice("restarted"),
    notice(
      "setting-changed",
      [.required("setting", .word(of: Setting.self)), .required("value", .string)]),
    notice("interface-later"), notice("lines-begun"), notice("slower-offered"),
    notice("skip-offered"),
    notice("escape-rule", [.required("twist", .word(of: RoundTwist.self))]),
    notice(
      "calibrated",
      [
        .required("floor", .count, Words.floor), .optional("before", .count),
        .optional("allowance_ms", .count, Words.allowance),
      ]),
    notice("damaged", file + [.required("kept", .string, Words.kept)]),
    notice("replaced", file + [.required("kept", .string, Words.kept)]),
    notice("refilled", file), notice("newer", file),
    notice("unsaved", file + [.required("cause", .text)]), notice("no-folder"),
    notice("played-elsewhere"), notice("other-world", [.required("slot", .string)]),
    notice("adventure-left"), notice("preview"),
  ]

  static let errors: [WireShape] = [
    error("too-long"), error("not-text"), error("control-characters"),
    error("not-json", column), error("beyond-limits", column), error("not-an-object"),
    error("no-command"), error("unknown-command", said), error("missing-field", field),
    error("wrong-type", field), error("not-one-answer"), error("unknown-language", said),
    error("unknown-gesture", said), error("not-a-choice", said), error("empty-answer"),
    error("not-a-code", [.required("wheels", .number)]), error("not-an-element", said),
    error("not-an-action", said), error("locked", place), error("second-night-locked", place),
    error("no-second-night", place),
    error("no-such-level", [.required("chapters", .count), .required("levels", .count)]),
    error("no-hints"), error("no-skip"), error("no-round"),
    error("not-now", [.optional("moment", .word(of: WireMoment.self), Words.moment)]),
    error("not-a-time", [.required("least_ms", .count)]), error("unknown-setting", said),
    error("not-a-date", said), error("later-date", said), error("not-in-descent"),
    error("nothing-to-share"),
    error(
      "not-a-value",
      said + [
        .required("setting", .word(of: Setting.self)), .required("values", .list(.string)),
      ]),
  ]

  private static func notice(_ code: String, _ facts: [WireField] = []) -> WireShape {
    WireShape("notice", form: code, Words.notice, coded(code) + facts)
  }

  private static func error(_ code: String, _ facts: [WireField] = []) -> WireShape {
    WireShape("error", form: code, Words.error, coded(code) + facts)
  }

  private static func coded(_ code: String) -> [WireField] {
    [.required("code", .constant(code)), .required("text", .text)]
  }

  private static let column: [WireField] = [.required("column", .number)]
  private static let field: [WireField] = [.required("field", .string)]
  private static let place: [WireField] = [
    .required("chapter", .number), .required("level", .number),
  ]
  private static let said: [WireField] = [.required("said", .string, Words.said)]
  private static let file: [WireField] = [.required("file", .string)]
  private static let chapterLeft: [WireField] = [
    .required("chapter", .number), .required("title", .text), .required("stars", .count),
    .required("of", .count),
  ]
}
