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
        id: id, text: scene?.followed(by: text) ?? text,
        clues: puzzle.clues, hints: hints, notes: puzzle.notes, keywords: [], solution: solution),
      elements: try puzzle.elements(), failure: words.failure, success: won ?? words.success,
      hush: words.hush, objections: EngineObjections(to: puzzle).all)
  }
}
