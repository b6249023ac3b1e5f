/// What an object of a command must be for a rule to match it.
package enum ObjectPattern: Hashable, Sendable {
  /// The command must not name one.
  case none
  case thing(ThingID)
  case anything
  /// Named or not.
  case optional
}

/// When a rule is looked at.
package enum RuleTrigger: Hashable, Sendable {
  /// Instead of what the verbs do by themselves.
  case instead([Verb], ObjectPattern = .none, ObjectPattern = .none)
  /// When they have done it.
  case after([Verb], ObjectPattern = .none, ObjectPattern = .none)
  /// On arriving in a place, after it was shown.
  case entering(PlaceID)
  /// At the end of every turn.
  case everyTurn
}

/// What a world does about a command, an arrival or a turn; shared, never changed. The first `instead`
/// whose condition holds stands for the verb; of the others all that hold act, in order.
package final class Rule: Sendable {
  /// Stable: what it remembers is saved under it.
  package let id: String
  package let on: RuleTrigger
  package let when: WorldCondition
  package let isOnce: Bool
  /// Set when a rule that acts once has done so.
  let onceVariable: VariableID
  package let effects: [RuleEffect]

  package init(
    _ id: String, on: RuleTrigger, when: WorldCondition = .always, once: Bool = false,
    _ effects: [RuleEffect]
  ) {
    self.id = id
    self.on = on
    self.when = when
    isOnce = once
    onceVariable = VariableID("once:" + id)
    self.effects = effects
  }
}
