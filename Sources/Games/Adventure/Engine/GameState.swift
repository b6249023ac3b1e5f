/// All that changes in a game, chance included: saving, undoing and replaying are one thing.
package struct GameState: Equatable, Sendable {
  package internal(set) var here: PlaceID
  /// Of the things that are not where they started.
  package internal(set) var moved: [ThingID: Location] = [:]
  /// What is not 0: the world's flags, and the engine's own, which have a colon in their names.
  package internal(set) var variables: [Variable: Int] = [:]
  package internal(set) var generator: LehmerGenerator
  package internal(set) var context = ParserContext()

  init(here: PlaceID, generator: LehmerGenerator) {
    self.here = here
    self.generator = generator
  }

  /// From a saved game.
  package init(
    here: PlaceID, moved: [ThingID: Location], variables: [Variable: Int],
    generator: LehmerGenerator,
    context: ParserContext
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

  package var hasWon: Bool { variables[.won] != nil }

  package func hasVisited(_ place: PlaceID) -> Bool { variables[.visited(place)] != nil }
}

extension Variable {
  static let turn: Variable = "turn:"
  static let score: Variable = "score:"
  static let won: Variable = "won:"

  static func visited(_ place: PlaceID) -> Variable { Variable("visited:" + place.id) }
  static func open(_ thing: ThingID) -> Variable { Variable("open:" + thing.id) }
  static func locked(_ thing: ThingID) -> Variable { Variable("locked:" + thing.id) }
  static func lit(_ thing: ThingID) -> Variable { Variable("lit:" + thing.id) }
  /// Since it is moved from where it started it has no mention of its own.
  static func touched(_ thing: ThingID) -> Variable { Variable("touched:" + thing.id) }
  static func once(_ rule: String) -> Variable { Variable("once:" + rule) }
  static func award(_ award: String) -> Variable { Variable("award:" + award) }
  /// Rungs of a ladder that were climbed.
  static func hint(_ ladder: String) -> Variable { Variable("hint:" + ladder) }
}
