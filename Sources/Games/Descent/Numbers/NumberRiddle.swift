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
  package var answer: Int {
    switch self {
    case .balance(let riddle): riddle.answer
    case .pouring(let riddle): riddle.answer
    case .bridge(let riddle): riddle.answer
    case .nights(let riddle): riddle.answer
    }
  }

  /// How many steps the proof takes: what difficulty grows with.
  package var steps: Int {
    switch self {
    case .balance(let riddle): riddle.steps
    case .pouring(let riddle): riddle.steps
    case .bridge(let riddle): riddle.steps
    case .nights(let riddle): riddle.steps
    }
  }

  /// About how many words the proof takes.
  package var proofLength: Int {
    switch self {
    case .balance(let riddle): riddle.proofLength
    case .pouring(let riddle): riddle.proofLength
    case .bridge(let riddle): riddle.proofLength
    case .nights(let riddle): riddle.proofLength
    }
  }

  /// Whether its reader, who knows the model alone, finds one answer and nothing idle.
  package var isProved: Bool {
    switch self {
    case .balance(let riddle): riddle.isProved
    case .pouring(let riddle): riddle.isProved
    case .bridge(let riddle): riddle.isProved
    case .nights(let riddle): riddle.isProved
    }
  }

  /// Everything that is said of it; found anew each time.
  package var texts: NumberTexts {
    switch self {
    case .balance(let riddle): riddle.texts
    case .pouring(let riddle): riddle.texts
    case .bridge(let riddle): riddle.texts
    case .nights(let riddle): riddle.texts
    }
  }
}
