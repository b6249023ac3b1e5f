/// Objects in a row, each with a plate that speaks of others; what is done to each is asked.
struct EnginePuzzle: Puzzle {
  /// What the objects are.
  let skin: EngineSkin
  let frame: EngineFrame
  /// The plate of each object, from the left.
  let plates: [EnginePlate]

  var riddle: Riddle {
    let worlds = frame.worlds
    let objects = Array(0..<frame.objectCount)
    let frame = RiddleFrame(
      worldCount: worlds.count, valueCounts: objects.map { _ in EngineFate.allCases.count },
      asked: objects, value: { worlds[$1][$0].rawValue })
    let clues = plates.map { plate in
      WorldSet(of: worlds.count) { plate.holds(for: worlds[$0]) }
    }
    return Riddle(frame: frame, clues: clues)
  }

  /// The fate of each object, from the left.
  var fates: [EngineFate] {
    guard
      let fates = frame.worlds.first(where: { world in plates.allSatisfy { $0.holds(for: world) } })
    else { preconditionFailure("an engine that nothing moves") }
    return fates
  }
}
