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
  case isOver

  /// The variable is not 0.
  package static func flag(_ variable: VariableID) -> WorldCondition { .atLeast(variable, 1) }

  package static func unset(_ variable: VariableID) -> WorldCondition {
    .not(.atLeast(variable, 1))
  }
}
