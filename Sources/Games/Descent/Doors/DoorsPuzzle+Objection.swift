import Localization

extension DoorsPuzzle {
  private typealias Text = L10n.DescentDoors

  func objection(toAnswer answer: Int) -> LocalizedText {
    let sill = LocalizedText(Text.sillSays, at: testimony.frame.trueCount - 1)
    switch testimony.objection(toPlace: answer) {
    case .truths(let doors): return truthsText(doors, sill: sill)
    case .counts(let counts):
      let numbers = LocalizedText.list(counts.map { Text.number($0) })
      return Text.wouldCount(numbers: numbers ?? Text.number(0), sill: sill)
    case .contradiction(let doors):
      return Text.wouldContradict(names: Text.row(doors.map { signs[$0].name }))
    }
  }

  private func truthsText(_ doors: [Int], sill: LocalizedText) -> LocalizedText {
    guard let first = doors.first else { return Text.wouldNone(sill: sill) }
    guard doors.count > 1 else { return Text.wouldOne(name: signs[first].name, sill: sill) }
    return Text.wouldSome(
      number: Text.number(doors.count), names: Text.row(doors.map { signs[$0].name }), sill: sill)
  }
}
