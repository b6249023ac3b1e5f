import Localization
import Session

private typealias Words = L10n.WireFormat

/// Descents, what is shared of them, and the rope.
enum WireDescent {
  static let events: [WireForm] = [descent.form, shared.form, knots.form]

  static func write(_ event: DescentEvent, to writer: inout WireWriter) {
    switch event {
    case .card(let card): descent.write((card, nil), to: &writer)
    case .ended(let end): descent.write((end.card, end), to: &writer)
    case .shared(let share, _): shared.write(share, to: &writer)
    case .knots(let page): knots.write(page, to: &writer)
    }
  }

  /// Before a landing, or at the end of all. `number` is a text, for many readers of JSON keep 53 bits of one.
  private static let descent = WireShape<(card: DescentCard, end: DescentEnd?)>(
    "descent", Words.descent,
    .required("date", .orNull(String.wireType), \.card.date, Words.descentDate),
    .required("difficulty", .limited(to: .integer(1...7)), \.card.difficulty),
    .required("landing", .number, \.card.landing), .required("of", .number, \.card.landings.count),
    .required("done", { $0.end != nil }, Words.descentDone),
    .required("knots", \.card.knots, Words.descentKnots),
    .required("standing", .word, \.card.standing, Words.descentStanding),
    .required("name", \.card.name),
    .required("stars", .list(.limited(to: .integer(0...3))), \.card.stars, Words.descentStars),
    .optional("knot_stars", \.card.knotStars, Words.descentKnotStars),
    .optional("number", { $0.card.number.map { String($0) } }, Words.descentNumber),
    .optional("depth", .number, \.card.depth, Words.descentDepth),
    .optional("falls_left", \.card.fallsLeft, Words.descentFallsLeft),
    .optional("text", \.end?.text, Words.descentText),
    .optional("solution", \.end?.solution, Words.descentSolution),
    .optional("deepest", \.end?.deepest, Words.descentDeepest))

  private static let shared = WireShape<DescentShare>(
    "shared", Words.shared, .required("text", \.text),
    .optional("time", \.time, Words.sharedTime), .optional("code", \.code, Words.sharedCode))

  private static let knots = WireShape<KnotsPage>(
    "knots", Words.knots, .required("knots", \.knots), .required("month", \.month),
    .required("days", .number, \.days),
    .required(
      "first_weekday", .limited(to: .integer(1...7)), \.firstWeekday, Words.knotsFirstWeekday),
    .required("knotted", .list(.number), \.knotted, Words.knotsKnotted),
    .required("perfect", \.perfect), .optional("mean_tenths", \.meanTenths, Words.knotsMean),
    .optional("deepest", \.deepest, Words.descentDeepest))
}
