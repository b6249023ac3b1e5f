/// What masons did to a word, or to two.
package enum CarvingMethod: Hashable, Sendable {
  case reversed
  /// The word stands in the first letters of lines.
  case poem
  /// Two words, a letter each in turn.
  case inTurn
  /// Each letter so many places too far on in the alphabet.
  case shifted(Int)
  /// A poem whose word climbs from the last line.
  case poemUpward
  /// Two words in turn, each from its end.
  case inTurnReversed
  /// From the end, and each letter too far on.
  case reversedShifted(Int)

  /// How many words it takes.
  package var wordCount: Int {
    switch self {
    case .inTurn, .inTurnReversed: 2
    case .reversed, .poem, .shifted, .poemUpward, .reversedShifted: 1
    }
  }

  /// Whether lines stand for the letters.
  package var isPoem: Bool {
    switch self {
    case .poem, .poemUpward: true
    case .reversed, .inTurn, .shifted, .inTurnReversed, .reversedShifted: false
    }
  }

  /// Its name in the ids of puzzles.
  package var id: String {
    switch self {
    case .reversed: "reversed"
    case .poem: "poem"
    case .inTurn: "in-turn"
    case .shifted(let places): "shifted-\(places)"
    case .poemUpward: "poem-upward"
    case .inTurnReversed: "in-turn-reversed"
    case .reversedShifted(let places): "reversed-shifted-\(places)"
    }
  }

  /// The way that undoes it.
  package var reading: LetterReading {
    switch self {
    case .poem: .plain
    case .reversed, .poemUpward: .reversed
    case .inTurn: .parted
    case .inTurnReversed: .partedReversed
    case .shifted(let places): .back(places)
    case .reversedShifted(let places): .reversedBack(places)
    }
  }
}
