/// How much time there is; the raw value is the word of the wire and of the file.
package enum RoundPace: String, CaseIterable, Sendable {
  /// No clock; the commands come in bursts, to be given back in order.
  case untimed
  /// The units of `classic`, each ten times as long.
  case calm
  /// Never under the player's floor.
  case steady
  /// The first limit is 50 units of a tenth of a second, and each good move takes 5 off, down to 3.
  case classic

  /// Whether there is a clock at all.
  package var isTimed: Bool { self != .untimed }

  /// The commands that come at once, the first burst first; then from the start again.
  static let bursts = [1, 2, 3]

  /// Milliseconds; nil without a clock.
  var unit: Int? {
    switch self {
    case .untimed: nil
    case .calm: 1000
    case .steady, .classic: 100
    }
  }
}
