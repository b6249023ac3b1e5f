/// How much time there is; the raw value is the word of the wire and of the file.
package enum RoundPace: String, CaseIterable, Sendable {
  /// No clock; the commands come in longer and longer bursts, to be given back in order.
  case untimed
  /// The units of `classic`, each ten times as long.
  case calm
  /// Never under the player's floor.
  case steady
  /// From 2 s down by three per cent a good move to 0.35 s, or to the player's floor.
  case rising
  /// The original: the first limit is 50 units of a tenth of a second, and each good move takes 5 off, down to 3.
  case classic

  /// Whether there is a clock at all.
  package var isTimed: Bool { self != .untimed }

  /// The floor that holds at this pace, in units; nil where none does. The lowest floor is that of
  /// `steady`: at `rising` it does not hold back who is quicker.
  package func heldFloor(_ floor: Int) -> Int? {
    switch self {
    case .untimed, .calm, .classic: nil
    case .steady: floor
    case .rising: floor > RoundRules.floors.lowerBound ? floor : nil
    }
  }

  /// Milliseconds; nil without a clock.
  var unit: Int? {
    switch self {
    case .untimed: nil
    case .calm: 1000
    case .steady, .rising, .classic: 100
    }
  }
}
