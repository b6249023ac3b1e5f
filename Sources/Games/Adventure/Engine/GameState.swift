/// All that changes in a game, chance included: saving, undoing and replaying are one thing.
package struct GameState: Equatable, Sendable {
  package internal(set) var here: PlaceID
  /// Of the things that are not where they started.
  package internal(set) var moved: [ThingID: ThingLocation]
  /// Those that are not 0: the world's, and the engine's own, which have a colon in their names.
  package internal(set) var variables: [VariableID: Int]
  package internal(set) var generator: LehmerGenerator
  package internal(set) var context: ParserContext

  /// Without the rest: nothing was done yet.
  package init(
    here: PlaceID, moved: [ThingID: ThingLocation] = [:], variables: [VariableID: Int] = [:],
    generator: LehmerGenerator, context: ParserContext = ParserContext()
  ) {
    self.here = here
    self.moved = moved
    self.variables = variables
    self.generator = generator
    self.context = context
  }

  /// Turns that were played.
  package var turn: Int { variables[.turn] ?? 0 }

  package var score: Int { variables[.score] ?? 0 }

  package var isOver: Bool { variables[.ending] != nil }

  package func hasVisited(_ place: Place) -> Bool { variables[place.visited] != nil }

  package func hasVisited(_ place: PlaceID) -> Bool { variables[.visited(place)] != nil }
}

extension VariableID {
  static let turn: VariableID = "turn:"
  /// The points so far.
  package static let score: VariableID = "score:"
  /// Turns in which something was moved or changed, or the player went somewhere.
  package static let deeds: VariableID = "deeds:"
  /// See `AdventureGame.campaignStage`.
  package static let campaign: VariableID = "campaign:"
  /// Which ending it came to: its index, from 1.
  static let ending: VariableID = "won:"
  /// Where the player came from: the index of a place, from 1; 0 at the start.
  static let previousPlace: VariableID = "previous:"

  static func visited(_ place: PlaceID) -> VariableID { VariableID("visited:" + place.id) }
  /// Set once a dark place was entered with a light.
  static func lightIn(_ place: PlaceID) -> VariableID { VariableID("light:" + place.id) }
  /// Whether a lid or a door is open.
  package static func open(_ thing: ThingID) -> VariableID { VariableID("open:" + thing.id) }
  /// Whether it is locked.
  package static func locked(_ thing: ThingID) -> VariableID { VariableID("locked:" + thing.id) }
  /// Whether a light gives light.
  package static func lit(_ thing: ThingID) -> VariableID { VariableID("lit:" + thing.id) }
  /// Set once a thing was moved: from then on it is listed, not described by its `initialDescription`.
  static func touched(_ thing: ThingID) -> VariableID { VariableID("touched:" + thing.id) }
  /// Set once its points were given.
  package static func award(_ award: String) -> VariableID { VariableID("award:" + award) }
  /// Rungs of a ladder that were climbed.
  static func hint(_ ladder: String) -> VariableID { VariableID("hint:" + ladder) }
}
