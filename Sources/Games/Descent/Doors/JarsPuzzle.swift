/// Jars of which one weighs otherwise, and weighings of which some were misread.
struct JarsPuzzle: Equatable, Sendable {
  /// From the left, by their places in the tables.
  let materials: [Int]
  let weighings: [JarWeighing]
  let table: JarsTable
  let riddle: Riddle

  init(materials: [Int], weighings: [JarWeighing], table: JarsTable) {
    self.materials = materials
    self.weighings = weighings
    self.table = table
    riddle = Riddle(
      frame: table.riddleFrame,
      clues: weighings.indices.map { index in
        WorldSet(of: table.worlds.count) {
          let world = table.worlds[$0]
          return weighings[index].isRight(in: world) == world.isRight(index)
        }
      })
  }

  /// The same for two puzzles that differ in the names of jars only, or in the sides of a weighing.
  var shape: [Int] {
    let ways = (0..<(1 << weighings.count)).map(columns)
    let first = ways.min { $0.lexicographicallyPrecedes($1) } ?? []
    return [materials.count, weighings.count, table.weight.rawValue, table.misreadCount]
      + weighings.map { $0.result == .level ? 1 : 0 } + first
  }

  /// On which side each jar lies each time, the jars in an order that does not depend on their names;
  /// `swaps` has a bit for each weighing.
  private func columns(swaps: Int) -> [Int] {
    materials.indices.map { jar in
      weighings.enumerated().map {
        $0.element.side(of: jar, swappingLevel: swaps >> $0.offset & 1 == 1)
      }
    }.sorted { $0.lexicographicallyPrecedes($1) }.flatMap { $0 }
  }
}

/// What is told of the odd jar.
enum JarWeight: Int, Sendable {
  case heavier, lighter
  /// Heavier or lighter, which is not told.
  case otherwise
}

/// Which jar is the odd one, whether it is heavier or else lighter, and which weighings were read right.
struct JarsWorld: Equatable, Sendable {
  let odd: Int
  let isHeavier: Bool
  /// A bit for each weighing.
  let rights: Int

  func isRight(_ weighing: Int) -> Bool { rights >> weighing & 1 == 1 }
}

/// What is told before any weighing, with all worlds that it allows; made once for many puzzles.
struct JarsTable: Equatable, Sendable {
  let weight: JarWeight
  let misreadCount: Int
  let worlds: [JarsWorld]
  /// The unknowns: the odd jar, which is asked; whether each weighing was read right (0 not, 1 so); and
  /// where it is not told whether the odd jar is lighter (0) or heavier (1).
  let riddleFrame: RiddleFrame

  init(jars: Int, weighings: Int, weight: JarWeight, misreadCount: Int) {
    let rights = (0..<(1 << weighings)).filter { weighings - $0.nonzeroBitCount == misreadCount }
    let heavier = weight == .otherwise ? [false, true] : [weight == .heavier]
    let worlds = (0..<jars).flatMap { odd in
      heavier.flatMap { isHeavier in
        rights.map { JarsWorld(odd: odd, isHeavier: isHeavier, rights: $0) }
      }
    }
    self.weight = weight
    self.misreadCount = misreadCount
    self.worlds = worlds
    let directions = weight == .otherwise ? [2] : []
    riddleFrame = RiddleFrame(
      worldCount: worlds.count,
      valueCounts: [jars] + Array(repeating: 2, count: weighings) + directions, asked: [0],
      value: { unknown, index in
        let world = worlds[index]
        if unknown == 0 { return world.odd }
        return (unknown > weighings ? world.isHeavier : world.isRight(unknown - 1)) ? 1 : 0
      })
  }
}
