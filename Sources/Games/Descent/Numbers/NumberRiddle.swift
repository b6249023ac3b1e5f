package import Flow

/// The families of number riddles.
package enum NumberFamily: Int, CaseIterable, Sendable {
  case balance, pouring, bridge, nights
}

/// A carving that is answered by a number.
package enum NumberRiddle: Equatable, Sendable {
  case balance(BalanceRiddle)
  case pouring(PouringRiddle)
  case bridge(BridgeRiddle)
  case nights(NightsRiddle)

  /// A riddle of any family, for a difficulty of 1 to 7.
  package static func draw(
    difficulty: Int, using generator: inout SeededGenerator
  ) -> NumberRiddle {
    let families = NumberFamily.allCases
    let family = families[generator.below(families.count)]
    return draw(family, difficulty: difficulty, using: &generator)
  }

  /// A riddle of one family, for a difficulty of 1 to 7.
  package static func draw(
    _ family: NumberFamily, difficulty: Int, using generator: inout SeededGenerator
  ) -> NumberRiddle {
    switch family {
    case .balance: .balance(BalanceRiddle.draw(difficulty: difficulty, using: &generator))
    case .pouring: .pouring(PouringRiddle.draw(difficulty: difficulty, using: &generator))
    case .bridge: .bridge(BridgeRiddle.draw(difficulty: difficulty, using: &generator))
    case .nights: .nights(NightsRiddle.draw(difficulty: difficulty, using: &generator))
    }
  }

  /// The number that is right, found by its reader.
  package var answer: Int { model.answer }

  /// How many steps the proof takes: what difficulty grows with.
  package var steps: Int { model.steps }

  /// About how many words the proof takes.
  package var proofLength: Int { model.proofLength }

  /// Whether its reader, who knows the model alone, finds one answer and nothing idle.
  package var isProved: Bool { model.isProved }

  /// Everything that is said of it; found anew each time.
  package var texts: NumberTexts { model.texts }

  package var family: NumberFamily {
    switch self {
    case .balance: .balance
    case .pouring: .pouring
    case .bridge: .bridge
    case .nights: .nights
    }
  }

  /// The same for two riddles that differ by names or by the order in which things are told alone; the first
  /// number is the family's.
  package var shape: [Int] { [family.rawValue] + model.shape }

  private var model: any NumberModel {
    switch self {
    case .balance(let riddle): riddle
    case .pouring(let riddle): riddle
    case .bridge(let riddle): riddle
    case .nights(let riddle): riddle
    }
  }
}
