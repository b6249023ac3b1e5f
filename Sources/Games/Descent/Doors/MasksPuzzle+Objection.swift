import Localization

extension MasksPuzzle {
  private typealias Text = L10n.DescentDoors

  func objection(toAnswer answer: Int) -> LocalizedText {
    let (masks, liars) = (
      testimony.frame.speakers, testimony.frame.speakers - testimony.frame.trueCount
    )
    let count = LocalizedText(Text.liarsSay, at: liars - 1)
    switch testimony.objection(toPlace: answer) {
    case .truths(let honest):
      return liarsText((0..<masks).filter { !honest.contains($0) }, count: count)
    case .counts(let counts):
      let numbers = LocalizedText.list(counts.reversed().map { Text.number(masks - $0) })
      return Text.liarsWouldCount(numbers: numbers ?? Text.number(0), liars: count)
    case .contradiction(let masks):
      return Text.masksWouldContradict(names: Text.row(masks.map { signs[$0].name }))
    }
  }

  private func liarsText(_ liars: [Int], count: LocalizedText) -> LocalizedText {
    guard let first = liars.first else { return Text.noneWouldLie(liars: count) }
    guard liars.count > 1 else { return Text.oneWouldLie(name: signs[first].name, liars: count) }
    return Text.someWouldLie(
      number: Text.number(liars.count), names: Text.row(liars.map { signs[$0].name }),
      liars: count)
  }
}
