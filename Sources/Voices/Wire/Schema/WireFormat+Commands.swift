import Localization
import Session

private typealias Words = L10n.WireFormat

/// What a client may send.
extension WireFormat {
  static let commands: [WireShape] = [
    command("continue", Words.doContinue), command("menu", Words.doMenu),
    command("choose", Words.doChoose, [.required("id", .string)]),
    command("answer", Words.doAnswer, [.required("answers", .list(.string), Words.oneAnswer)]),
    command(
      "act", Words.doAct, [.required("element", .string), .required("action", .string)]),
    command("hint", Words.doHint),
    command("gesture", Words.doGesture, [.required("gesture", gesture), after, move]),
    command(
      "gesture", form: "none", Words.doNothing,
      [.required("after_ms", .count, Words.after), move]),
    command("skip", Words.doSkip), command("scores", Words.doScores),
    command("calibrate", Words.doCalibrate), command("repeat", Words.doRepeat),
    command("levels", Words.doLevels), command("falls", Words.doFalls),
    command(
      "level", Words.doLevel,
      [
        .required("chapter", .number), .required("level", .number),
        .optional("night", .integer(1...2), Words.doNight),
      ]),
    command(
      "descend", Words.doDescend,
      [
        .optional("date", .string, Words.doDescendDate),
        .optional("endless", .flag, Words.doDescendEndless),
        .optional("number", .string, Words.doDescendNumber),
      ]), command("knots", Words.doKnots), command("share", Words.doShare),
    command("notes", Words.doNotes), command("settings", Words.doSettings),
    command("language", Words.doLanguage, [.required("lang", .word(languages))]),
    command(
      "set", Words.doSet,
      [.required("setting", .word(of: Setting.self)), .required("value", .string)]),
    command("say", Words.doSay, [.required("text", .string, Words.sayText)]),
    command("restart", Words.doRestart), command("quit", Words.doQuit),
  ]

  private static let after = WireField.optional("after_ms", .count, Words.after)
  private static let move = WireField.optional("move", .number, Words.doMove)

  private static func command(
    _ name: String, form: String? = nil, _ meaning: LocalizedText, _ fields: [WireField] = []
  ) -> WireShape {
    WireShape(name, form: form, meaning, fields + [.optional("tag", .tag, Words.tag)])
  }
}
