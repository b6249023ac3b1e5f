package import Localization

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
