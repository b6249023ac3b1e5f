import Adventure

/// What the other end says of its own accord, in the order in which it comes; the number is that of the
/// call that waits, in a state.
enum RopeCall: Int, CaseIterable {
  case tugs = 1
  case light, fall, row, stuck

  var isWaiting: WorldCondition { .equals("call", rawValue) }

  /// Set once it was answered.
  var answer: VariableID { VariableID("answered.\(self)") }

  /// The one that must have been answered before it.
  var previous: RopeCall? { RopeCall(rawValue: rawValue - 1) }
}
