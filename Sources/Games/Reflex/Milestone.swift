/// A number of good moves that is worth a word.
package enum Milestone: Equatable, Sendable {
  case ten, twenty, fifty, hundred, twoHundred
  /// So many hundreds, each of them after the second.
  case hundreds(Int)

  /// The latest that a round of so many good moves has reached; nil before the first.
  package init?(by moves: Int) {
    switch moves {
    case ..<10: return nil
    case ..<20: self = .ten
    case ..<50: self = .twenty
    case ..<100: self = .fifty
    case ..<200: self = .hundred
    case ..<300: self = .twoHundred
    case _: self = .hundreds(moves / 100)
    }
  }

  /// The one that is reached with just so many good moves.
  package init?(at moves: Int) {
    self.init(by: moves)
    if self.moves != moves { return nil }
  }

  /// The good moves it takes.
  package var moves: Int {
    switch self {
    case .ten: 10
    case .twenty: 20
    case .fifty: 50
    case .hundred: 100
    case .twoHundred: 200
    case .hundreds(let hundreds): 100 * hundreds
    }
  }
}
