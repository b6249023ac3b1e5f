import Flow
import Localization

extension DoorsPuzzle {
  private typealias Text = L10n.DescentDoors

  func outcome(ofAnswer answer: Int) -> AnswerOutcome {
    switch testimony.outcome(ofPlace: answer) {
    case .truths(let doors): return .number(truthsText(doors))
    case .counts(let counts):
      return .number(Text.wouldCount(numbers: .any(of: counts.map { Text.number($0) })))
    case .contradiction(let doors):
      return .contradiction(Text.wouldContradict(names: .all(of: doors.map { signs[$0].name })))
    }
  }

  private func truthsText(_ doors: [Int]) -> LocalizedText {
    guard let first = doors.first else { return Text.wouldNone }
    guard doors.count > 1 else { return Text.wouldOne(name: signs[first].name) }
    return Text.wouldSome(
      number: Text.number(doors.count), names: .all(of: doors.map { signs[$0].name }))
  }

  var standard: LocalizedText { LocalizedText(Text.sillSays, at: testimony.frame.trueCount - 1) }
}

extension DoorsPuzzle {
  /// A puzzle of a difficulty, 1 to 7.
  static func draw(
    difficulty: Int, variety: DescentVariety = .any, using generator: inout SeededGenerator
  ) -> ProvedPuzzle<DoorsPuzzle> {
    let plan = TestimonyPlan.doors(difficulty)
    let signs = DoorSign.drawn(plan.speakers, of: DoorSign.allCases, using: &generator)
    let testimony = plan.draw(variety: variety, using: &generator)
    return ProvedPuzzle(
      puzzle: DoorsPuzzle(signs: signs, testimony: testimony.puzzle), proof: testimony.proof)
  }
}

extension L10n.DescentDoors {
  /// 0 to 6 in words.
  static func number(_ number: Int, atStart: Bool = false) -> LocalizedText {
    LocalizedText(atStart ? numbersAtStart : numbers, at: number)
  }
}
