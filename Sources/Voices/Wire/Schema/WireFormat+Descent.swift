import Localization
import Session

private typealias Words = L10n.WireFormat

/// Descents, what is shared of them, and the rope.
extension WireFormat {
  static let descentEvents: [WireShape] = [
    WireShape(
      "descent", Words.descent,
      [
        .required("date", .orNull(.string), Words.descentDate),
        .required("difficulty", .integer(1...7)), .required("landing", .number),
        .required("of", .number), .required("done", .flag, Words.descentDone),
        .required("knots", .count, Words.descentKnots),
        .required("standing", .word(of: DescentCard.Standing.self), Words.descentStanding),
        .required("name", .text), .required("stars", .list(.integer(0...3)), Words.descentStars),
        .optional("knot_stars", .count, Words.descentKnotStars),
        .optional("number", .string, Words.descentNumber),
        .optional("depth", .number, Words.descentDepth),
        .optional("falls_left", .count, Words.descentFallsLeft),
        .optional("text", .text, Words.descentText),
        .optional("solution", .text, Words.descentSolution),
        .optional("deepest", .count, Words.descentDeepest),
      ]),
    WireShape(
      "shared", Words.shared,
      [.required("text", .text), .required("time", .text), .required("code", .string)]),
    WireShape(
      "knots", Words.knots,
      [
        .required("knots", .count), .required("month", .text), .required("days", .number),
        .required("first_weekday", .integer(1...7), Words.knotsFirstWeekday),
        .required("knotted", .list(.number), Words.knotsKnotted), .required("perfect", .count),
        .optional("mean_tenths", .count, Words.knotsMean),
        .optional("deepest", .count, Words.descentDeepest),
      ]),
  ]
}
