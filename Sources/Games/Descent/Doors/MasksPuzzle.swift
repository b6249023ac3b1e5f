import Flow
import Localization

/// Masks over a row of doors; so many always lie, and the others never.
struct MasksPuzzle: Equatable, Sendable {
  private typealias Text = L10n.DescentDoors

  /// From the left.
  let signs: [DoorSign]
  /// Places are the doors, speakers the masks.
  let testimony: Testimony

  /// A puzzle of a difficulty, 3 to 7.
  static func draw(
    difficulty: Int, variety: DescentVariety = .any, using generator: inout SeededGenerator
  ) -> ProvedPuzzle<MasksPuzzle> {
    let plan = TestimonyPlan.masks(difficulty)
    let signs = DoorSign.drawn(plan.speakers, of: DoorSign.animals, using: &generator)
    let testimony = plan.draw(variety: variety, using: &generator)
    return ProvedPuzzle(
      puzzle: MasksPuzzle(signs: signs, testimony: testimony.puzzle), proof: testimony.proof)
  }
}

extension MasksPuzzle: ClosedPuzzle {
  var name: LocalizedText { L10n.Descent.nameMasks }

  var riddle: Riddle { testimony.riddle }

  var shape: [Int] { testimony.shape }

  private var liarCount: Int { testimony.frame.speakers - testimony.frame.trueCount }

  var text: LocalizedText {
    let number = Text.number(testimony.frame.places, atStart: true)
    let masks = Text.number(testimony.frame.speakers)
    let names = LocalizedText.row(of: signs.map(\.name))
    return testimony.speaksOfTouching
      ? Text.masksTextTouching(number: number, masks: masks, names: names, liars: liarsText)
      : Text.masksText(number: number, masks: masks, names: names, liars: liarsText)
  }

  private var liarsText: LocalizedText {
    if liarCount == 1 { return Text.oneLies }
    if testimony.frame.trueCount == 1 { return Text.allButOneLie }
    return Text.someLie(number: Text.number(liarCount))
  }

  var clueTexts: [LocalizedText] {
    testimony.statements.indices.map { Text.clue(name: name(ofClue: $0), says: says($0)) }
  }

  /// What a mask says.
  private func says(_ mask: Int) -> LocalizedText {
    switch testimony.statements[mask] {
    case .at(let place): Text.at(door: door(place))
    case .notAt(let place): Text.notAt(door: door(place))
    case .leftOf(let place): Text.leftOf(door: door(place))
    case .touches(let place): Text.touches(door: door(place))
    case .isTrue(let other): Text.isHonest(mask: signs[other].maskAtStart)
    case .isFalse(let other): Text.lies(mask: signs[other].maskAtStart)
    case .alike(let one, let other):
      Text.alikeMasks(one: signs[one].maskOfTwoAtStart, other: signs[other].maskOfTwo)
    case .exactlyOne(let one, let other):
      Text.exactlyOneMask(one: signs[one].maskOfTwo, other: signs[other].maskOfTwo)
    }
  }

  private func door(_ place: Int) -> LocalizedText { LocalizedText(Text.places, at: place) }

  var answers: [ClosedAnswer] {
    let ids = ["first", "second", "third", "fourth"]
    return (0..<testimony.frame.places).map {
      ClosedAnswer(
        id: ids[$0], text: LocalizedText(Text.placesAtStart, at: $0), name: door($0))
    }
  }

  var rightReply: LocalizedText { Text.won }

  func wrongReply(_ objection: LocalizedText) -> LocalizedText { Text.rock(objection: objection) }

  func note(ofAnswer answer: Int) -> LocalizedText {
    Text.placeNote(place: LocalizedText(Text.placesFromTheLeft, at: answer))
  }
}

extension MasksPuzzle {
  func name(ofClue clue: Int) -> LocalizedText { signs[clue].title }
}

extension MasksPuzzle {
  private var masks: Int { testimony.frame.speakers }

  func outcome(ofAnswer answer: Int) -> AnswerOutcome {
    switch testimony.outcome(ofPlace: answer) {
    case .readings(let readings):
      let liars = readings.map { honest in
        (0..<masks).filter { !honest.contains($0) }.map { signs[$0].name }
      }
      return AnswerOutcome(text: Text.liarsWouldCount(numbers: counted(liars)), isCounted: true)
    case .contradiction(let masks):
      return AnswerOutcome(
        text: Text.masksWouldContradict(names: .all(of: masks.map { signs[$0].name })),
        isCounted: false)
    }
  }

  var standard: LocalizedText {
    LocalizedText(Text.liarsSay, at: masks - testimony.frame.trueCount - 1)
  }
}
