package import Localization

/// What a rule does.
package indirect enum Effect: Sendable {
  case say(LocalizedText)
  /// One of them by chance.
  case sayOneOf([LocalizedText])
  /// The first one the first time, then the next; the last one stays. The flag counts.
  case sayNext([LocalizedText], Variable)
  case move(ThingID, Location)
  /// To where the player stands.
  case moveHere(ThingID)
  case set(Variable, Int)
  case add(Variable, Int)
  /// Remembers the turn, for `turnsSince`.
  case mark(Variable)
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
  case when(Condition, [Effect], otherwise: [Effect] = [])
  /// So many times in a hundred.
  case chance(Int, [Effect], otherwise: [Effect] = [])
  /// Says why not: the command then costs no turn.
  case refuse(LocalizedText)
  /// Goes on with what the verb does by itself.
  case proceed
  case win(LocalizedText)
}
