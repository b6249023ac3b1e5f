import Localization
import Presentation
import Reflex
import Session

private typealias Words = L10n.WireFormat

/// Rounds of the reflex game; what there is not is left out. A bat has no gesture: what is right at it is `still`, a
/// word of the wire alone. A seed is a text, for many readers of JSON keep 53 bits of a number.
enum WireRounds {
  static let events: [WireForm] = [ready.form, cue.form, move.form, round.form]

  static func write(_ event: Event.Round, to writer: inout WireWriter) {
    switch event {
    case .ready(let view): ready.write(view, to: &writer)
    case .cue(let view): cue.write(view, to: &writer)
    case .move(let view): move.write(view, to: &writer)
    case .ended(let view): round.write(view, to: &writer)
    }
  }

  /// What can be done at a command.
  static let gestures = Gesture.allCases.map(\.rawValue) + ["still"]

  private static let ready = WireShape<WaitingRoundView>(
    "ready", Words.ready, .required("pace", .word, \.pace),
    .optional("floor", \.floor, Words.floor),
    .optional("allowance_ms", .number, \.allowance.nilIfZero, Words.allowance),
    .optional("goal", .number, \.goal, Words.goal),
    .optional("practice", .number, \.practice.nilIfZero, Words.practice),
    .optional("best", \.best, Words.best), .optional("day", \.day, Words.day),
    .flag("calibration", \.isCalibration, Words.calibration),
    .flag("offers_calibration", \.offersCalibration, Words.offersCalibration), .twists(\.twists),
    .optional("rules", { $0.twists.isEmpty ? nil : $0.twistTexts }, Words.rules))

  private static let cue = WireShape<CueView>(
    "cue", Words.cue, .required("move", .number, \.move, Words.cueMove),
    .required("gesture", .word(gestures), { $0.gesture?.rawValue ?? "still" }, Words.cueGesture),
    .optional("units", .number, \.units, Words.units),
    .optional("limit_ms", .number, \.limit, Words.limit),
    .flag("practice", \.isPractice, Words.cuePractice), .optional("text", \.story, Words.cueText),
    .twists(\.twists), .flag("swapped", \.isSwapped, Words.swapped),
    .optional("sound", .word, \.sound),
    .optional(
      "breath", .object([.required("left", \.left), .required("of", \.of)]), \.breath,
      Words.breath),
    .optional("index", .number, { $0.of > 1 ? $0.index : nil }, Words.cueIndex),
    .optional("of", .number, { $0.of > 1 ? $0.of : nil }), .optional("left_ms", \.left, Words.left),
    .required("call", { Gesture.cueText(of: $0.gesture) }, Words.call),
    .optional("noise", \.sound?.soundText, Words.noise))

  private static let move = WireShape<CueResponseView>(
    "move", Words.move, .required("move", .number, \.move), .optional("gesture", .word, \.gesture),
    .required("outcome", .word, \.outcome, Words.outcome), .required("reaction_ms", \.reaction),
    .optional(
      "right", .word(gestures), { $0.twists.isEmpty ? nil : $0.answer?.rawValue ?? "still" },
      Words.right), .optional("breaths", \.breathsLeft, Words.breaths),
    .flag("practice", \.isPractice, Words.cuePractice))

  /// With `seed` and `script` the whole round can be played again. The times are left out without a good move.
  private static let round = WireShape<RoundResultView>(
    "round", Words.round, .required("moves", \.moves, Words.moves),
    .required("pace", .word, \.pace), .optional("best", \.best, Words.best),
    .optional("milestone", .number, \.milestone?.moves, Words.milestone),
    .optional("text", \.milestone?.text), .optional("median_ms", \.times?.median),
    .optional("fastest_ms", \.times?.best), .optional("spread_ms", \.times?.spread, Words.spread),
    .optional(
      "histogram", .list(.object([.required("from_ms", \.from), .required("count", \.count)])),
      \.times?.histogram), .required("mistakes", .object(mistakes), \.mistakes, Words.mistakes),
    .optional("stray_pinches", .number, \.strayPinches.nilIfZero, Words.strayPinches),
    .required("ending", .word, \.ending), .optional("goal", .number, \.goal, Words.goal),
    .optional("floor", \.floor, Words.floor), .required("allowance_ms", \.allowance),
    .optional("day", \.day, Words.day), .required("seed", { String($0.seed) }),
    .required("script", \.script, Words.script), .flag("new_best", \.isBest, Words.newBest),
    .twists(\.twists))

  private static let mistakes: [WireField<[Gesture: Int]>] = Gesture.allCases.map { gesture in
    .required(gesture.rawValue, { $0[gesture] ?? 0 })
  }
}

extension WireField {
  /// The rules of an escape.
  fileprivate static func twists(
    _ twists: @escaping @Sendable (Whole) -> [RoundTwist]
  ) -> WireField {
    .optional("twists", .list(.word), { twists($0).nilIfEmpty }, Words.twists)
  }
}
