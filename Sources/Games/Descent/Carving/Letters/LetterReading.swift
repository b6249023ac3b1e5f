/// A way through shown letters to one word or two, as a player may try it.
package enum LetterReading: Hashable, Sendable {
  case plain
  /// From the end.
  case reversed
  /// So many places back in the alphabet, on where it is negative.
  case back(Int)
  case reversedBack(Int)
  /// A letter each in turn.
  case parted
  /// The same, each word from its end.
  case partedReversed

  /// Every way there is, and the same ways taken in the wrong direction.
  package static let all: [LetterReading] = {
    let shifts = [1, 2, 3, -1, -2, -3]
    return [.plain, .reversed, .parted, .partedReversed] + shifts.map { .back($0) }
      + shifts.map { .reversedBack($0) }
  }()

  /// How many words it leads to.
  var wordCount: Int {
    switch self {
    case .plain, .reversed, .back, .reversedBack: 1
    case .parted, .partedReversed: 2
    }
  }

  /// The words that this way leads to; none where a letter would leave the alphabet. Two words of an
  /// odd number of letters may be parted with the longer one first, or with the shorter one first.
  package func words(in shown: Letters) -> [[Letters]] {
    switch self {
    case .plain: [[shown]]
    case .reversed: [[shown.reversed]]
    case .back(let places): shown.moved(by: -places).map { [[$0]] } ?? []
    case .reversedBack(let places): shown.reversed.moved(by: -places).map { [[$0]] } ?? []
    case .parted: shown.partings
    case .partedReversed: shown.partings.map { $0.map(\.reversed) }
    }
  }
}

extension Letters {
  /// In turn to the end; of an odd number also so that the last letter goes on the second word.
  fileprivate var partings: [[Letters]] {
    guard count % 2 == 1, let last = bytes.last else { return [parted] }
    let even = Letters(Array(bytes.dropLast())).parted
    return [parted, [even[0], Letters(even[1].bytes + [last])]]
  }
}
