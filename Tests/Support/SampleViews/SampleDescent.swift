import Localization

@testable import Flow
@testable import Session

/// A descent as a session would say it.
extension Sample {
  static let clue = said("The stair is near.", "L’escalier est proche.")

  /// A level as a landing of a descent, which can be given up.
  static func landing(_ level: LevelView, clues: [LocalizedText]? = nil) -> LevelView {
    var landing = level
    if let clues { landing.clues = clues }
    landing.isLanding = true
    landing.mayGiveUp = true
    return landing
  }

  static let givenUp = Verdict(
    answer: nil, isCorrect: false, text: said("It was dry.", "Il était sec."), isGivenUp: true,
    stars: 0, level: landing(closed).after(1))

  static let daily = descent(date: "2026-12-01", standing: .counts)

  static let endless = descent(date: nil, standing: .endless)

  static let done = descent(date: "2026-12-01", standing: .practice, knotStars: 7)

  private static func descent(
    date: String?, standing: DescentCard.Standing, knotStars: Int? = nil
  ) -> DescentCard {
    DescentCard(
      date: date, name: said("a day", "un jour"), number: date == nil ? 7 : nil,
      depth: date == nil ? 2 : nil, difficulty: 2, landing: 3,
      landings: (1...4).map { said("Landing \($0)", "Palier \($0)") }, givenUp: [2],
      stars: [3, 0],
      knots: 4, standing: standing, knotStars: knotStars,
      mostKnotStars: knotStars.map { _ in 9 }, fallsLeft: date == nil ? 1 : nil,
      dayBefore: nil, dayAfter: nil)
  }

  static let descentEnd = DescentEnd(
    card: endless, text: said("The rope tightens.", "La corde se tend."),
    solution: said("It was the bear door.", "C’était la porte à l’ours."), deepest: 6)

  static let share = DescentShare(
    text: said("Expedition, descent 2026-12-01: 3 2 0, 5 of 9", "Expédition"),
    time: said("Time: 7 min 17 s.", "Temps"), code: "0600Y-00826-00003-DD867-BNQGB")

  static let rope = KnotsPage(
    knots: 4, month: said("December 2026", "décembre 2026"), days: 31, firstWeekday: 2,
    knotted: [1, 4], perfect: 1, meanTenths: 24, deepest: 6)
}
