/// The points of a climb.
package struct RoundTally: Equatable, Sendable {
  /// What a pitch that was climbed is worth; the raw value is the word of the wire.
  package enum Medal: String, CaseIterable, Sendable {
    case passed, clean
    /// Without a cut, and with half of the time left on the average.
    case star
  }

  package private(set) var score = 0
  /// Good moves since the last mistake.
  package private(set) var chain = 0
  /// Of each pitch that was climbed.
  package private(set) var medals: [Medal] = []
  /// Each strand that was cut, in the order in which they were.
  package private(set) var cuts: [Cut] = []
  /// Of the pitch under way: strands cut, knots, and the thousandths of their time that were left.
  private var cutsHere = 0
  private var knotsHere = 0
  private var leftHere = 0

  /// A strand that was cut.
  package struct Cut: Equatable, Sendable {
    package let pitch: Pitch.Name
    package let isLate: Bool
  }

  /// One more each ten good moves, four at most.
  package var multiplier: Int { min(4, chain / 10 + 1) }

  /// Whether the last good move has raised it.
  package var hasRisen: Bool { [10, 20, 30].contains(chain) }

  /// A knot was climbed with so many thousandths of its time left, none where nothing is timed.
  mutating func climb(left thousandths: Int, isHalved: Bool = false) {
    let points = (10 + thousandths / 100) * multiplier
    score += isHalved ? points / 2 : points
    chain += 1
    knotsHere += 1
    leftHere += thousandths
  }

  mutating func breakChain() { chain = 0 }

  mutating func cut(on pitch: Pitch.Name?, isLate: Bool) {
    cutsHere += 1
    if let pitch { cuts.append(Cut(pitch: pitch, isLate: isLate)) }
  }

  /// The end of a pitch.
  mutating func finishPitch() {
    let isFast = knotsHere > 0 && leftHere / knotsHere >= 500
    medals.append(cutsHere > 0 ? .passed : isFast ? .star : .clean)
    (cutsHere, knotsHere, leftHere) = (0, 0, 0)
  }
}
