package import Flow
package import Localization

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

extension NumberRiddle {
  /// The open question of it: a scene and the frame, then the clues and the question; a ladder of four rungs,
  /// the last with the proof. Throws where the id is malformed.
  package func level(
    id: String, scene: LocalizedText? = nil, won: LocalizedText? = nil
  ) throws(LevelError) -> Level {
    let (texts, answer) = (texts, answer)
    return try Level.open(
      LevelContent(
        id: id, text: .joined([scene, texts.frame].compactMap(\.self)),
        clues: texts.clues + [texts.question],
        hints: texts.rungs + [texts.solution], notes: [], keywords: [], solution: texts.solution),
      accepted: texts.unit.spellings(of: answer),
      nearMisses: texts.foreseen(besides: answer), nudge: texts.nudge, success: won ?? texts.success
    )
  }
}

extension NumberTexts {
  /// The wrong numbers, each once and in its order: the first reply to a number counts.
  fileprivate func foreseen(besides answer: Int) -> [ForeseenWrongAnswer] {
    var numbers = [answer]
    var foreseen: [ForeseenWrongAnswer] = []
    for miss in misses where miss.number > 0 && !numbers.contains(miss.number) {
      numbers.append(miss.number)
      foreseen.append(
        ForeseenWrongAnswer(
          id: "number-\(miss.number)", texts: unit.spellings(of: miss.number), reply: miss.reply))
    }
    return foreseen
  }
}

/// What the number of an answer counts.
enum NumberUnit: CaseIterable, Sendable {
  case pebbles, pourings, minutes, nights
}

/// Everything that is said of a number riddle.
package struct NumberTexts: Equatable, Sendable {
  /// What holds for the whole riddle.
  package let frame: LocalizedText
  /// What can be said again one by one, in order.
  package let clues: [LocalizedText]
  /// What is asked, with nothing left open.
  package let question: LocalizedText
  /// Where to begin, its step, the next.
  package let rungs: [LocalizedText]
  /// The answer with its proof.
  package let solution: LocalizedText
  let misses: [NumberMiss]
  let nudge: LocalizedText
  let success: LocalizedText
  let unit: NumberUnit
}

/// A wrong number that was foreseen.
struct NumberMiss: Equatable, Sendable {
  let number: Int
  let reply: LocalizedText
}
