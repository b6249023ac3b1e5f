import Flow
import Localization

/// A row of doors, each with a sign and an inscription; of the inscriptions so many are true.
struct DoorsPuzzle: Equatable, Sendable {
  private typealias Text = L10n.DescentDoors

  /// From the left.
  let signs: [DoorSign]
  /// Places and speakers are the doors.
  let testimony: Testimony
}

extension DoorsPuzzle: ClosedPuzzle {
  var riddle: Riddle { testimony.riddle }

  var shape: [Int] { testimony.shape }

  var text: LocalizedText {
    let names = LocalizedText.row(of: signs.map(\.name))
    let number = Text.number(signs.count, atStart: true)
    return testimony.speaksOfTouching
      ? Text.doorsTextTouching(number: number, names: names, truth: countText)
      : Text.doorsText(number: number, names: names, truth: countText)
  }

  /// How many of the inscriptions are true.
  private var countText: LocalizedText {
    let of = Text.number(signs.count)
    let count = testimony.frame.trueCount
    return count == 1 ? Text.oneTrue(of: of) : Text.someTrue(of: of, number: Text.number(count))
  }

  var clueTexts: [LocalizedText] {
    testimony.statements.indices.map { Text.clue(name: name(ofClue: $0), says: says($0)) }
  }

  /// What stands on a door.
  func says(_ door: Int) -> LocalizedText {
    switch testimony.statements[door] {
    case .at(door): Text.atThis
    case .notAt(door): Text.notAtThis
    case .leftOf(door): Text.leftOfThis
    case .touches(door): Text.touchesThis
    case .at(let place): Text.at(door: signs[place].door)
    case .notAt(let place): Text.notAt(door: signs[place].door)
    case .leftOf(let place): Text.leftOf(door: signs[place].door)
    case .touches(let place): Text.touches(door: signs[place].door)
    case .isTrue(let other): Text.isTrue(door: signs[other].door)
    case .isFalse(let other): Text.isFalse(door: signs[other].door)
    case .alike(let one, let other):
      Text.alike(one: signs[one].doorOfTwoAtStart, other: signs[other].doorOfTwo)
    case .exactlyOne(let one, let other):
      Text.exactlyOne(one: signs[one].doorOfTwo, other: signs[other].doorOfTwo)
    }
  }

  var answers: [ClosedAnswer] {
    signs.map { ClosedAnswer(id: $0.id, text: $0.doorAtStart, name: $0.door) }
  }

  func reference(toClue clue: Int) -> LocalizedText { signs[clue].inscription }

  var reminder: LocalizedText { Text.hintSill }

  var rightReply: LocalizedText { Text.won }

  func wrongReply(_ objection: LocalizedText) -> LocalizedText { Text.rock(objection: objection) }

  func note(ofAnswer answer: Int) -> LocalizedText {
    Text.doorNote(
      door: signs[answer].door, place: LocalizedText(Text.placesFromTheLeft, at: answer))
  }
}

extension DoorsPuzzle {
  func name(ofClue clue: Int) -> LocalizedText { signs[clue].title }

  func affirmation(of fact: Fact) -> LocalizedText {
    guard fact.unknown > 0 else { return Text.factAt(door: signs[fact.value].door) }
    let inscription = signs[fact.unknown - 1].inscription
    return fact.value == 1
      ? Text.factTrue(inscription: inscription) : Text.factFalse(inscription: inscription)
  }
}
