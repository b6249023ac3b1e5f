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
  var name: LocalizedText { L10n.Descent.nameDoors }

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

  var rightReply: LocalizedText { Text.won }

  func wrongReply(_ objection: LocalizedText) -> LocalizedText { Text.rock(objection: objection) }

  func note(ofAnswer answer: Int) -> LocalizedText {
    Text.doorNote(
      door: signs[answer].door, place: LocalizedText(Text.placesFromTheLeft, at: answer))
  }
}

extension DoorsPuzzle {
  func name(ofClue clue: Int) -> LocalizedText { signs[clue].title }
}

extension DoorsPuzzle {
  func outcome(ofAnswer answer: Int) -> AnswerOutcome {
    switch testimony.outcome(ofPlace: answer) {
    case .readings(let readings):
      let names = readings.map { $0.map { signs[$0].name } }
      return AnswerOutcome(text: Text.wouldCount(numbers: counted(names)), isCounted: true)
    case .contradiction(let doors):
      return AnswerOutcome(
        text: Text.wouldContradict(names: .all(of: doors.map { signs[$0].name })),
        isCounted: false)
    }
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

/// What is carved on a door, or what a mask is made after; the raw value is its place in the tables.
enum DoorSign: Int, CaseIterable, Sendable {
  case bear, wolf, bird, goat, fox, fish, snake, spikes

  private typealias Text = L10n.DescentDoors

  /// Those that a mask can be made after.
  static var animals: [DoorSign] { allCases.filter { $0 != .spikes } }

  /// Its name in saves and on the wire.
  var id: AnswerID {
    switch self {
    case .bear: "bear"
    case .wolf: "wolf"
    case .bird: "bird"
    case .goat: "goat"
    case .fox: "fox"
    case .fish: "fish"
    case .snake: "snake"
    case .spikes: "spikes"
    }
  }

  /// “Bear”, as a title.
  var title: LocalizedText { form(Text.signTitles) }
  /// “bear”, in a list.
  var name: LocalizedText { form(Text.signs) }
  /// “the bear door”.
  var door: LocalizedText { form(Text.doors) }
  /// “The bear door”, at the start of a sentence.
  var doorAtStart: LocalizedText { form(Text.doorsAtStart) }
  /// “the bear door”, as one of two; in French what comes after « les portes ».
  var doorOfTwo: LocalizedText { form(Text.doorsOfTwo) }
  /// The same at the start of a sentence.
  var doorOfTwoAtStart: LocalizedText { form(Text.doorsOfTwoAtStart) }
  /// “The bear mask”, at the start of a sentence.
  var maskAtStart: LocalizedText { form(Text.masksAtStart) }
  /// “the bear mask”, as one of two; in French what comes after « les masques ».
  var maskOfTwo: LocalizedText { form(Text.masksOfTwo) }
  /// The same at the start of a sentence.
  var maskOfTwoAtStart: LocalizedText { form(Text.masksOfTwoAtStart) }

  private func form(_ forms: LocalizedList) -> LocalizedText { LocalizedText(forms, at: rawValue) }

  /// So many different ones, in an order of their own.
  static func drawn(
    _ count: Int, of signs: [DoorSign], using generator: inout SeededGenerator
  ) -> [DoorSign] {
    Array(generator.shuffled(signs).prefix(count))
  }
}
