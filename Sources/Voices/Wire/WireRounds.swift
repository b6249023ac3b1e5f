import Localization
import Presentation
import Reflex
import Session

private typealias Words = L10n.WireFormat

/// Rounds of the reflex game; what there is not is left out. A bat has no gesture: what is right at it is `still`, a
/// word of the wire alone. A seed is a text, for many readers of JSON keep 53 bits of a number.
enum WireRounds {
  static let events: [WireForm] = [
    ready.form, pitch.form, cue.form, move.form, round.form,
  ]

  static func write(_ event: Event.Round, to writer: inout WireWriter) {
    switch event {
    case .ready(let view): ready.write(view, to: &writer)
    case .pitch(let view): pitch.write(view, to: &writer)
    case .cue(let view): cue.write(view, to: &writer)
    case .move(let view): move.write(view, to: &writer)
    case .ended(let view): round.write(view, to: &writer)
    }
  }

  /// What can be done at a command.
  static let gestures = Gesture.allCases.map(\.rawValue) + ["still"]

  private static let ready = WireShape<WaitingRoundView>(
    "ready", Words.ready, .required("pace", .word, \.mode.pace),
    .required("factor", \.factor.rawValue, Words.factor),
    .optional("allowance_ms", .number, \.allowance.nilIfZero, Words.allowance),
    .optional("goal", .number, \.goal, Words.goal),
    .optional("practice", .number, \.practice.nilIfZero, Words.practice),
    .optional("strands", \.strands, Words.strands),
    .optional("best", \.best, Words.best), .optional("day", \.day, Words.day),
    .optional("counted", \.counted, Words.counted),
    .optional("drill", .word, \.drill, Words.drill), .twists(\.twists),
    .optional("rules", { $0.twists.isEmpty ? nil : $0.twistTexts }, Words.rules))

  private static let pitch = WireShape<PitchView>(
    "pitch", Words.pitch, .optional("name", .word, \.name),
    .optional("number", .number, \.number.nilIfZero, Words.pitchNumber),
    .required("text", \.text), .flag("first", \.isFirst),
    .optional("rest_ms", \.rest, Words.rest), .twists(\.twists),
    .optional("strands", \.strands, Words.strands), .required("knots", \.knots),
    .optional("ghost", .limited(to: .signed), \.ghost, Words.ghost))

  private static let cue = WireShape<CueView>(
    "cue", Words.cue, .required("move", .number, \.move, Words.cueMove),
    .required("gesture", .word(gestures), { $0.gesture?.rawValue ?? "still" }, Words.cueGesture),
    .optional("units", \.units, Words.units),
    .optional("limit_ms", .number, \.limit, Words.limit),
    .flag("practice", \.isPractice, Words.cuePractice), .optional("text", \.story, Words.cueText),
    .twists(\.twists), .flag("swapped", \.isSwapped, Words.swapped),
    .optional("sound", .word, \.sound),
    .optional(
      "breath", .object([.required("left", \.left), .required("of", \.of)]), \.breath,
      Words.breath),
    .optional("index", .number, { $0.of > 1 ? $0.index : nil }, Words.cueIndex),
    .optional("of", .number, { $0.of > 1 ? $0.of : nil }), .optional("left_ms", \.left, Words.left),
    .optional(
      "next", .list(.word(gestures)),
      { $0.next.isEmpty ? nil : $0.next.map { $0?.rawValue ?? "still" } }, Words.next),
    .optional("ghost", \.ghost, Words.ghostKnots),
    .required("call", { Gesture.cueText(of: $0.gesture) }, Words.call),
    .optional("noise", \.soundText, Words.noise))

  private static let move = WireShape<CueResponseView>(
    "move", Words.move, .required("move", .number, \.move), .optional("gesture", .word, \.gesture),
    .required("outcome", .word, \.outcome, Words.outcome), .required("reaction_ms", \.reaction),
    .optional(
      "right", .word(gestures), { $0.twists.isEmpty ? nil : $0.answer?.rawValue ?? "still" },
      Words.right), .optional("breaths", \.breathsLeft, Words.breaths),
    .flag("practice", \.isPractice, Words.cuePractice),
    .optional("strands", { $0.climb?.strands }, Words.strands),
    .optional("change", .word, { $0.climb?.change }, Words.change),
    .optional("score", { $0.climb?.score }, Words.score),
    .optional("multiplier", { $0.climb?.multiplier }, Words.multiplier),
    .optional("rest_ms", { $0.climb?.rest }, Words.rest))

  /// With `seed` and `script` the whole round can be played again. The times are left out without a good move.
  private static let round = WireShape<RoundResultView>(
    "round", Words.round, .required("moves", \.moves, Words.moves),
    .required("pace", .word, \.mode.pace),
    .required("factor", \.factor.rawValue, Words.factor), .optional("best", \.best, Words.best),
    .optional("milestone", .number, \.milestone?.moves, Words.milestone),
    .optional("text", \.milestone?.text), .optional("median_ms", \.times?.median),
    .optional("fastest_ms", \.times?.best), .optional("spread_ms", \.times?.spread, Words.spread),
    .optional(
      "histogram", .list(.object([.required("from_ms", \.from), .required("count", \.count)])),
      \.times?.histogram), .required("mistakes", .object(mistakes), \.mistakes, Words.mistakes),
    .optional("stray_pinches", .number, \.strayPinches.nilIfZero, Words.strayPinches),
    .required("ending", .word, \.ending), .optional("goal", .number, \.goal, Words.goal),
    .required("allowance_ms", \.allowance),
    .optional("day", \.day, Words.day), .required("seed", { String($0.seed) }),
    .required("script", \.script, Words.script), .flag("new_best", \.isBest, Words.newBest),
    .twists(\.twists),
    .optional("climb", .object(climb), \.climb), .optional("drill", .word, \.drill, Words.drill))

  private static let climb: [WireField<ClimbResultView>] = [
    .required("score", \.score, Words.score), .required("pitch", .word, \.name, Words.fellAt),
    .required("number", \.number),
    .required("medals", .list(.word), \.medals, Words.medals),
    .objects(
      "cuts", \.cuts, meaning: Words.cuts, .required("pitch", .word, \.name),
      .required("slips", \.slips, Words.slips), .required("late", \.late, Words.late)),
    .optional("ghost", .limited(to: .signed), \.ghost, Words.ghost),
    .optional("counted", \.counted, Words.counted),
    .optional("days", \.daysInRow, Words.days),
    .optional("tomorrow", .list(.word), { $0.tomorrow.nilIfEmpty }, Words.tomorrow),
  ]

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
