import Flow

/// Makes engines of one size: plates that are true of a hidden solution, kept where they leave no other and
/// each is needed.
struct EngineMaker {
  private let frames: [KnownEngineFrame]
  private let skin: EngineSkin
  private let demand: EngineDemand

  init(_ demand: EngineDemand, skin: EngineSkin) {
    frames = EngineFrame.all(of: demand.objectCount).map(KnownEngineFrame.init)
    self.skin = skin
    self.demand = demand
  }

  /// An engine with one solution, no idle plate that asks for the reasoning that is demanded; nil
  /// where many tries in a row made none.
  func engine(
    variety: DescentVariety, using generator: inout SeededGenerator
  ) -> EnginePuzzle? {
    let known = frames[generator.below(frames.count)]
    let solution = UInt64(1) << UInt64(generator.below(known.worldCount))
    let choices = (0..<demand.objectCount).map { object in
      known.plates.filter { $0.worlds & solution != 0 && !$0.plate.objects.contains(object) }
    }
    for _ in 0..<mostTries {
      guard let drawn = draw(from: choices, until: solution, using: &generator),
        drawn.count(where: { $0.plate.objects.count == 1 }) <= demand.mostNevers
      else { continue }
      let plates = drawn.map(\.worlds)
      let engine = EnginePuzzle(skin: skin, frame: known.frame, plates: drawn.map(\.plate))
      guard isMinimal(plates, solution: solution), variety.admits(engine.shape),
        known.reasoning(for: plates) == demand.reasoning,
        demand.suppositions.lowerBound < 2 || known.hasBarrenSupposition(plates)
      else { continue }
      return engine
    }
    return nil
  }

  /// A plate for each object, each with something new to say, the last one such that the solution alone is
  /// left; nil where there is none.
  private func draw(
    from choices: [[KnownPlate]], until solution: UInt64, using generator: inout SeededGenerator
  ) -> [KnownPlate]? {
    let last = generator.below(choices.count)
    var drawn = choices.map { $0[generator.below($0.count)] }
    var left = UInt64.max
    for index in drawn.indices where index != last {
      guard left & drawn[index].worlds != left else { return nil }
      left &= drawn[index].worlds
    }
    let ends = choices[last].filter { $0.worlds & left == solution }
    guard left != solution, !ends.isEmpty else { return nil }
    drawn[last] = ends[generator.below(ends.count)]
    return drawn
  }

  /// Whether none of the plates can be spared.
  private func isMinimal(_ plates: [UInt64], solution: UInt64) -> Bool {
    plates.indices.allSatisfy { idle in
      plates.indices.reduce(UInt64.max) { $1 == idle ? $0 : $0 & plates[$1] } != solution
    }
  }
}

/// How many sets of plates are tried for one solution.
private let mostTries = 400
