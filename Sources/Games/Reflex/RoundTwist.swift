/// A rule that a pitch or an escape adds to a round; the raw value is the word of the wire and of packs.
package enum RoundTwist: String, CaseIterable, Sendable {
  /// At “Bat!” nothing is to be done, until its short time has passed.
  case bats
  /// All moves share one breath: time, or a few mistakes where there is no clock.
  case flood
  /// Commands come in twos, to be given back last first.
  case stair
  /// At each “Boom” tap and swipe change places.
  case walls
}

extension Gesture {
  /// What obeys it once the walls have met.
  package var swapped: Gesture {
    switch self {
    case .tap: .swipe
    case .pinch: .pinch
    case .swipe: .tap
    }
  }
}

/// The breath of a flood: milliseconds, or mistakes and repeats where there is no clock.
package struct Breath: Equatable, Sendable {
  /// What is left of it; at 0 the round is lost.
  package internal(set) var left: Int
  /// What there was at first.
  package let of: Int

  /// A full one.
  init(_ all: Int) { (left, of) = (all, all) }

  /// What is left of one.
  init(_ left: Int, of all: Int) { (self.left, of) = (left, all) }
}
