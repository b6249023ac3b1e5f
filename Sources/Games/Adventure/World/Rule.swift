package import Localization

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

/// One thing that a rule does when it matches.
package indirect enum RuleEffect: Sendable {
  case say(LocalizedText)
  /// One of them by chance.
  case sayOneOf([LocalizedText])
  /// The first one the first time, then the next; the last one stays. The variable counts.
  case sayNext([LocalizedText], VariableID)
  case move(ThingID, ThingLocation)
  /// To where the player stands.
  case moveHere(ThingID)
  case set(VariableID, Int)
  case add(VariableID, Int)
  /// Sets a variable to the turn, for `WorldCondition.turnsSince`.
  case mark(VariableID)
  case open(ThingID)
  case close(ThingID)
  case lock(ThingID)
  case unlock(ThingID)
  case light(ThingID)
  case putOut(ThingID)
  /// Takes the player to a place and shows it.
  case go(PlaceID)
  /// The points of an award, once.
  case award(String)
  case when(WorldCondition, [RuleEffect], otherwise: [RuleEffect] = [])
  /// So many times in a hundred.
  case chance(Int, [RuleEffect], otherwise: [RuleEffect] = [])
  /// Says why not: the command then costs no turn.
  case refuse(LocalizedText)
  /// Asks for what the command lacks, which the next line may say: the command then costs no turn.
  case ask(LocalizedText)
  /// Goes on with what the verb does by itself.
  case proceed
  /// Ends the story, in the ending of that id.
  case end(String)

  /// The effects of the first case whose condition holds.
  package static func firstOf(_ cases: (WorldCondition, [RuleEffect])...) -> RuleEffect {
    let chain = cases.reversed().reduce([]) { others, next -> [RuleEffect] in
      [.when(next.0, next.1, otherwise: others)]
    }
    return .when(.always, chain)
  }
}

/// A question about the state of a game, with yes or no as its answer.
package indirect enum WorldCondition: Sendable {
  case always
  case never
  case not(WorldCondition)
  case all([WorldCondition])
  case any([WorldCondition])
  /// The player stands there.
  case at(PlaceID)
  case visited(PlaceID)
  case thing(ThingID, ThingLocation)
  /// Carried or worn, perhaps inside something that is.
  case held(ThingID)
  case worn(ThingID)
  /// Can be touched from where the player stands.
  case inReach(ThingID)
  case open(ThingID)
  case locked(ThingID)
  case lit(ThingID)
  /// The place of the moment is dark and no light shows.
  case inDarkness
  case equals(VariableID, Int)
  case atLeast(VariableID, Int)
  /// Turns that were played; 1 in the first turn.
  case turnAtLeast(Int)
  case turnIsMultiple(of: Int)
  /// So many turns or more after `RuleEffect.mark` of the variable; never before it.
  case turnsSince(VariableID, atLeast: Int)
  /// The number in the command, as in “pull rope three times”; 1 without one.
  case count(Int)
  /// The command names that direction: “turn the snowman north”.
  case towards(Direction)
  case isOver

  /// The variable is not 0.
  package static func flag(_ variable: VariableID) -> WorldCondition { .atLeast(variable, 1) }

  package static func unset(_ variable: VariableID) -> WorldCondition {
    .not(.atLeast(variable, 1))
  }
}
