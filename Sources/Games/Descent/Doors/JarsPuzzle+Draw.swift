import Flow

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
