import Localization

extension MasksPuzzle {
  private typealias Text = L10n.DescentDoors

  private var masks: Int { testimony.frame.speakers }

  func outcome(ofAnswer answer: Int) -> AnswerOutcome {
    switch testimony.outcome(ofPlace: answer) {
    case .truths(let honest):
      return .number(liarsText((0..<masks).filter { !honest.contains($0) }))
    case .counts(let counts):
      let numbers = counts.reversed().map { Text.number(masks - $0) }
      return .number(Text.liarsWouldCount(numbers: .any(of: numbers)))
    case .contradiction(let masks):
      return .contradiction(
        Text.masksWouldContradict(names: .all(of: masks.map { signs[$0].name })))
    }
  }

  private func liarsText(_ liars: [Int]) -> LocalizedText {
    guard let first = liars.first else { return Text.noneWouldLie }
    guard liars.count > 1 else { return Text.oneWouldLie(name: signs[first].name) }
    return Text.someWouldLie(
      number: Text.number(liars.count), names: .all(of: liars.map { signs[$0].name }))
  }

  var standard: LocalizedText {
    LocalizedText(Text.liarsSay, at: masks - testimony.frame.trueCount - 1)
  }
}
