import Flow

extension EnginePuzzle {
  /// An engine of a difficulty, 1 to 7; its skin is drawn where none is given.
  static func draw(
    difficulty: Int, skin: EngineSkin? = nil, variety: DescentVariety = .any,
    using generator: inout SeededGenerator
  ) -> ProvedPuzzle<EnginePuzzle> {
    let drawn = EngineSkin.allCases[generator.below(EngineSkin.allCases.count)]
    let demand = EngineDemand.of(difficulty)
    let maker = EngineMaker(demand, skin: skin ?? drawn)
    return draw(
      candidates: demand.candidates, using: &generator,
      propose: { maker.engine(variety: variety, using: &$0) }, suits: { demand.suits($1) })
  }
}
