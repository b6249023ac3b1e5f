/// A rule that an escape adds to the round; the raw value is the word of the wire and of packs.
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
}

/// How the bursts of an untimed round follow each other; the raw value is the word of the file.
package enum BurstGrowth: String, CaseIterable, Sendable {
  /// 1, 2, 3, and from 1 again: what rounds were played by at first.
  case repeating
  /// 1, 2, 3, 4 and on.
  case growing

  /// The length of the burst that begins after `good` good moves.
  func length(after good: Int) -> Int {
    // All repeated bursts in a row are six commands: what lies before the last six is no matter.
    let rest = self == .repeating ? good % 6 : good
    var length = 1
    var start = 0
    while start < rest {
      start += length
      length += 1
    }
    return self == .repeating && length > 3 ? 1 : length
  }
}
