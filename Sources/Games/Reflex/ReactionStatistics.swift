/// What the reaction times of a round come to; milliseconds, of the good moves alone.
package struct ReactionStatistics: Equatable, Sendable {
  /// A bar of the histogram holds the times from `from` up to the next one's.
  package struct HistogramBar: Equatable, Sendable {
    /// The shortest time in it.
    package let from: Int
    /// How many times lie in it.
    package let count: Int
  }

  /// The middle one of all times.
  package let median: Int
  /// The shortest of all times.
  package let best: Int
  /// From the end of the fastest quarter to the start of the slowest: half of the moves lie inside.
  package let spread: Int
  /// From the fastest to the slowest, 12 bars at most, each as wide as the others.
  package let histogram: [HistogramBar]
}

extension ReactionStatistics {
  /// Nil without a good move; a bat that was let pass tells nothing, nor does what was foreseen.
  package init?(of moves: [CueResponse]) {
    let measured = moves.filter { $0.outcome == .good && $0.cue != nil && !$0.isForeseen }
    self.init(times: measured.map(\.reaction))
  }

  /// Nil without a time.
  init?(times: [Int]) {
    let times = times.sorted()
    guard let best = times.first, let worst = times.last else { return nil }
    let half = (times.count + 1) / 2
    self.init(
      median: Self.middle(of: times[...]), best: best,
      spread: Self.middle(of: times.suffix(half)) - Self.middle(of: times.prefix(half)),
      histogram: Self.bars(of: times, from: best, to: worst))
  }

  /// How often each command was not obeyed: done wrong, let pass, or answered by a pinch that cost
  /// nothing.
  package static func mistakes(in moves: [CueResponse]) -> [Gesture: Int] {
    moves.reduce(into: [:]) {
      if $1.outcome != .good, let cue = $1.cue { $0[cue, default: 0] += 1 }
    }
  }

  /// The middle one, or what lies half way between the two in the middle, rounded down.
  private static func middle(of times: ArraySlice<Int>) -> Int {
    let lower = times[times.startIndex + (times.count - 1) / 2]
    let upper = times[times.startIndex + times.count / 2]
    return lower + (upper - lower) / 2
  }

  private static func bars(of times: [Int], from best: Int, to worst: Int) -> [HistogramBar] {
    let width = widths.first { worst / $0 - best / $0 < 12 } ?? worst / 11 + 1
    return (best / width...worst / width).map { index in
      HistogramBar(from: index * width, count: times.count { $0 / width == index })
    }
  }

  private static let widths = [50, 100, 200, 500, 1000, 2000, 5000, 10_000]
}
