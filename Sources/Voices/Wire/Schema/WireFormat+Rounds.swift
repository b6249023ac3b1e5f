import Localization
import Reflex

private typealias Words = L10n.WireFormat

/// Rounds of the reflex game.
extension WireFormat {
  static let roundEvents: [WireShape] = [
    WireShape(
      "ready", Words.ready,
      [
        .required("pace", .word(of: RoundPace.self)), floor,
        .optional("allowance_ms", .number, Words.allowance),
        .optional("goal", .number, Words.goal), .optional("practice", .number, Words.practice),
        .optional("best", .count, Words.best), day,
        .flag("calibration", Words.calibration),
        .flag("offers_calibration", Words.offersCalibration), twists,
        .optional("rules", .list(.text), Words.rules),
      ]),
    WireShape(
      "cue", Words.cue,
      [
        .required("move", .number, Words.cueMove),
        .required("gesture", gesture, Words.cueGesture),
        .optional("units", .number, Words.units), .optional("limit_ms", .number, Words.limit),
        .flag("practice", Words.cuePractice), .optional("text", .text, Words.cueText), twists,
        .flag("swapped", Words.swapped), .optional("sound", .word(of: RoundTwist.self)),
        .optional(
          "breath", .object([.required("left", .count), .required("of", .count)]), Words.breath),
        .optional("index", .number, Words.cueIndex), .optional("of", .number),
        .optional("left_ms", .count, Words.left), .required("call", .text, Words.call),
        .optional("noise", .text, Words.noise),
      ]),
    WireShape(
      "move", Words.move,
      [
        .required("move", .number), .optional("gesture", .word(of: Gesture.self)),
        .required("outcome", .word(["good", "wrong", "ignored", "timeout"]), Words.outcome),
        .required("reaction_ms", .count), .optional("right", gesture, Words.right),
        .optional("breaths", .count, Words.breaths), .flag("practice", Words.cuePractice),
      ]),
    WireShape("round", Words.round, moves + times + end),
  ]

  static let gesture = WireValueSchema.word(Gesture.allCases.map(\.rawValue) + ["still"])
  private static let floor = WireField.optional("floor", .count, Words.floor)
  private static let day = WireField.optional("day", .string, Words.day)
  private static let twists = WireField.optional(
    "twists", .list(.word(of: RoundTwist.self)), Words.twists)

  private static let moves: [WireField] = [
    .required("moves", .count, Words.moves), .required("pace", .word(of: RoundPace.self)),
    .optional("best", .count, Words.best), .optional("milestone", .number, Words.milestone),
    .optional("text", .text),
  ]

  /// Left out without a good move.
  private static let times: [WireField] = [
    .optional("median_ms", .count), .optional("fastest_ms", .count),
    .optional("spread_ms", .count, Words.spread),
    .optional(
      "histogram",
      .list(.object([.required("from_ms", .count), .required("count", .count)]))),
  ]

  private static let end: [WireField] = [
    .required(
      "mistakes", .object(Gesture.allCases.map { .required($0.rawValue, .count) }),
      Words.mistakes),
    .optional("stray_pinches", .number, Words.strayPinches),
    .required("ending", .word(["wrong", "timeout", "goal", "left"])),
    .optional("goal", .number, Words.goal), floor, .required("allowance_ms", .count), day,
    .required("seed", .string), .required("script", .string, Words.script),
    .flag("new_best", Words.newBest), twists,
  ]
}
