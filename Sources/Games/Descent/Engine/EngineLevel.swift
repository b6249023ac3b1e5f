import Flow
import Localization

extension EnginePuzzle {
  fileprivate static let objectIDs = ["first", "second", "third", "fourth", "fifth"]

  /// The name of an object in saves and on the wire.
  func objectID(_ object: Int) -> String { Self.objectIDs[object] }

  /// What is said before any plate is read: how many objects, and how many meet each fate.
  var text: LocalizedText {
    let wording = EngineWording(skin)
    let counts = frame.counts.map(wording.number)
    return wording.words.text(
      LocalizedText(L10n.DescentEngine.sizes, at: frame.objectCount - 3), counts[0], counts[1],
      counts[2])
  }

  /// The plates by their names, from the left.
  var clues: [LocalizedText] {
    let wording = EngineWording(skin)
    return plates.enumerated().map { wording.clue($1, of: $0) }
  }

  /// What the notebook keeps of an engine that runs.
  var notes: [LocalizedText] {
    let wording = EngineWording(skin)
    return [wording.words.note(wording.list(of: fates))]
  }

  fileprivate func elements() throws(LevelError) -> [SearchLevel.Element] {
    let fates = fates
    var elements: [SearchLevel.Element] = []
    for object in plates.indices { elements.append(try element(object, right: fates[object])) }
    return elements
  }

  private func element(_ object: Int, right: EngineFate) throws(LevelError) -> SearchLevel.Element {
    let wording = EngineWording(skin)
    return try SearchLevel.Element(
      id: objectID(object), name: LocalizedText(wording.words.names, at: object),
      text: wording.sentence(of: plates[object]),
      actions: EngineFate.allCases.map { fate in
        SearchLevel.Action(
          id: skin.actionID(of: fate),
          text: LocalizedText(wording.words.actions, at: fate.rawValue),
          result: wording.words.hush, outcome: .progress)
      }, right: skin.actionID(of: right))
  }
}

extension ProvedPuzzle<EnginePuzzle> {
  /// The engine as a level, behind a scene; `won` is said to the right list instead of its own text.
  func level(
    id: String, scene: LocalizedText? = nil, won: LocalizedText? = nil
  ) throws(LevelError) -> Level {
    let words = puzzle.skin.words
    let text = puzzle.text
    return try Level.search(
      LevelContent(
        id: id, name: L10n.Descent.nameEngine, text: scene?.followed(by: text) ?? text,
        clues: puzzle.clues, hints: hints, notes: puzzle.notes, keywords: [], solution: solution),
      elements: try puzzle.elements(), failure: words.failure, success: won ?? words.success,
      hush: words.hush, objections: EngineObjections(to: puzzle).all)
  }
}

/// What speaks against a wrong list: first the numbers that the frame gives, then each plate, in order.
struct EngineObjections {
  private typealias Text = L10n.DescentEngine

  private let puzzle: EnginePuzzle
  private let wording: EngineWording

  init(to puzzle: EnginePuzzle) {
    self.puzzle = puzzle
    wording = EngineWording(puzzle.skin)
  }

  var all: [SearchObjection] {
    EngineFate.allCases.flatMap(objections) + puzzle.plates.indices.flatMap(objections)
  }

  // MARK: Of the frame

  /// One for each number of objects that must not meet a fate.
  private func objections(to fate: EngineFate) -> [SearchObjection] {
    let wanted = puzzle.frame.counts[fate.rawValue]
    return (0...puzzle.frame.objectCount).filter { $0 != wanted }.map { given in
      objection(
        to: .count(puzzle.skin.actionID(of: fate), given),
        text: miscount(of: fate, given: given, wanted: wording.number(wanted)))
    }
  }

  private func miscount(of fate: EngineFate, given: Int, wanted: LocalizedText) -> LocalizedText {
    given == 0
      ? wording.words.forms.none(wording.acted(fate), wanted)
      : Text.some(acted: wording.acted(fate), given: wording.number(given), wanted: wanted)
  }

  // MARK: Of the plates

  /// One for each way in which what a plate speaks of may go against it.
  private func objections(ofPlate index: Int) -> [SearchObjection] {
    let plate = puzzle.plates[index]
    return plate.falsifications.map { fates in
      let actions = fates.map { (puzzle.objectID($0.object), puzzle.skin.actionID(of: $0.fate)) }
      return objection(
        to: .actions(Dictionary(uniqueKeysWithValues: actions)),
        text: Text.objection(
          number: index + 1, clue: wording.sentence(of: plate),
          fault: fault(of: fates, against: plate)))
    }
  }

  /// What was done to the objects of a plate, worked out.
  private func fault(of fates: [EnginePlate.Met], against plate: EnginePlate) -> LocalizedText {
    let acted = wording.acted(fates[0].fate)
    return switch plate {
    case .never: Text.it(done: wording.done(fates[0].fate))
    case .unlike: Text.both(acted: acted)
    case .alike:
      Text.each(
        acted: acted, first: wording.later(fates[0].object),
        otherActed: wording.acted(fates[1].fate), second: wording.later(fates[1].object))
    case .one(_, _, let fate):
      fates[0].fate == fate
        ? Text.both(acted: acted) : wording.words.forms.neither(wording.acted(fate))
    }
  }

  private func objection(
    to fault: SearchObjection.Fault, text: LocalizedText
  ) -> SearchObjection {
    SearchObjection(to: fault, text: wording.words.failure.followed(by: text))
  }
}

extension EnginePlate {
  /// An object with the fate that it met.
  struct Met: Equatable, Sendable {
    let object: Int
    let fate: EngineFate
  }

  /// All that its objects must not meet together.
  var falsifications: [[Met]] {
    objects.reduce([[]]) { ways, object in
      ways.flatMap { way in
        EngineFate.allCases.map { way + [Met(object: object, fate: $0)] }
      }
    }.filter { way in
      var fates = Array(repeating: EngineFate.first, count: (objects.max() ?? 0) + 1)
      for met in way { fates[met.object] = met.fate }
      return !holds(for: fates)
    }
  }
}
