import Flow
import Localization

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

/// Of how many materials a jar may be.
private let materialCount = 8
/// How many jars may lie on one side of the scales.
private let mostOnOneSide = 2
private let misreadCount = 2
/// How often somebody weighs who weighs no jars twice.
private let mostTries = 12

/// What weighings of a difficulty are like, from 5 on. With one misread alone two weighings at a time would
/// always be enough.
struct JarsPlan: Equatable, Sendable {
  let jars: Int
  let weighings: Int
  let isWeightTold: Bool
  /// How often something has to be supposed.
  let suppositions: ClosedRange<Int>
  /// Of so many puzzles the one with the shortest proof is kept.
  let candidates: Int

  static func of(_ difficulty: Int) -> JarsPlan {
    switch difficulty {
    case ...5:
      JarsPlan(jars: 5, weighings: 4, isWeightTold: true, suppositions: 1...1, candidates: 3)
    case 6: JarsPlan(jars: 5, weighings: 5, isWeightTold: true, suppositions: 2...2, candidates: 2)
    default:
      JarsPlan(jars: 5, weighings: 5, isWeightTold: false, suppositions: 2...3, candidates: 1)
    }
  }

  /// Whether a proof is as hard as planned.
  func suits(_ proof: Proof) -> Bool {
    proof.reasoning == .supposing
      && suppositions.contains(proof.suppositionCount)
  }
}

extension JarsPuzzle {
  /// A puzzle of a difficulty, 5 to 7.
  static func draw(
    difficulty: Int, variety: DescentVariety = .any, using generator: inout SeededGenerator
  ) -> ProvedPuzzle<JarsPuzzle> {
    let plan = JarsPlan.of(difficulty)
    let materials = Array(generator.shuffled(Array(0..<materialCount)).prefix(plan.jars))
    let isHeavier = generator.below(2) == 0
    let weight: JarWeight = !plan.isWeightTold ? .otherwise : isHeavier ? .heavier : .lighter
    let table = JarsTable(
      jars: plan.jars, weighings: plan.weighings, weight: weight, misreadCount: misreadCount)
    return draw(
      candidates: plan.candidates, using: &generator,
      propose: { generator in
        let weighings = table.weighings(plan.weighings, of: plan.jars, using: &generator)
        return weighings.map { JarsPuzzle(materials: materials, weighings: $0, table: table) }
          .flatMap { variety.admits($0.shape) ? $0 : nil }
      }, suits: { plan.suits($1) })
  }
}

extension JarsTable {
  /// Somebody weighs, and misreads; nil where all they find to weigh was weighed before.
  fileprivate func weighings(
    _ count: Int, of jars: Int, using generator: inout SeededGenerator
  ) -> [JarWeighing]? {
    let hidden = worlds[generator.below(worlds.count)]
    var made: [JarWeighing] = []
    for _ in 0..<mostTries where made.count < count {
      let next = weighing(
        of: jars, in: hidden, isRight: hidden.isRight(made.count), using: &generator)
      if !made.contains(where: { $0.jars == next.jars }) { made.append(next) }
    }
    return made.count == count ? made : nil
  }

  private func weighing(
    of jars: Int, in world: JarsWorld, isRight: Bool, using generator: inout SeededGenerator
  ) -> JarWeighing {
    let size = 1 + generator.below(mostOnOneSide)
    let order = generator.shuffled(Array(0..<jars))
    let (one, other) = (order[..<size].sorted(), order[size..<(2 * size)].sorted())
    let real = JarWeighing.result(of: one, other, in: world)
    let wrong = JarWeighing.Result.allCases.filter { $0 != real }
    let result = isRight ? real : wrong[generator.below(wrong.count)]
    return JarWeighing(one: one, other: other, result: result)
  }
}

/// Jars against as many other jars, and what the scales were read to say; jars count from 0.
struct JarWeighing: Equatable, Sendable {
  enum Result: Int, CaseIterable, Sendable {
    case oneSinks, otherSinks, level
  }

  let one: [Int]
  let other: [Int]
  let result: Result

  /// What the scales really say.
  static func result(of one: [Int], _ other: [Int], in world: JarsWorld) -> Result {
    if one.contains(world.odd) { return world.isHeavier ? .oneSinks : .otherSinks }
    if other.contains(world.odd) { return world.isHeavier ? .otherSinks : .oneSinks }
    return .level
  }

  /// Whether the scales really say what was read.
  func isRight(in world: JarsWorld) -> Bool {
    result == JarWeighing.result(of: one, other, in: world)
  }

  /// The side on which a jar lies: 1 where it sinks, 2 on the other, 0 beside the scales. Where neither
  /// sinks, either side may be 1.
  func side(of jar: Int, swappingLevel: Bool) -> Int {
    let isSwapped = result == .otherSinks || (result == .level && swappingLevel)
    if one.contains(jar) { return isSwapped ? 2 : 1 }
    if other.contains(jar) { return isSwapped ? 1 : 2 }
    return 0
  }

  /// The jars on the scales, whatever the side.
  var jars: [Int] { (one + other).sorted() }
}
