/// All that changes in a game, chance included: saving, undoing and replaying are one thing.
package struct GameState: Equatable, Sendable {
  package internal(set) var here: PlaceID
  /// Of the things that are not where they started.
  package internal(set) var moved: [ThingID: Location] = [:]
  /// What is not 0: the world's flags, and the engine's own, which have a colon in their names.
  package internal(set) var numbers: [Flag: Int] = [:]
  package internal(set) var chance: Chance
  package internal(set) var context = ParserContext()

  init(here: PlaceID, chance: Chance) {
    self.here = here
    self.chance = chance
  }

  /// From a saved game.
  package init(
    here: PlaceID, moved: [ThingID: Location], numbers: [Flag: Int], chance: Chance,
    context: ParserContext
  ) {
    self.here = here
    self.moved = moved
    self.numbers = numbers
    self.chance = chance
    self.context = context
  }

  /// Turns that were played.
  package var turn: Int { numbers[.turn] ?? 0 }

  package var score: Int { numbers[.score] ?? 0 }

  package var hasWon: Bool { numbers[.won] != nil }

  package func hasVisited(_ place: PlaceID) -> Bool { numbers[.visited(place)] != nil }
}

extension Flag {
  static let turn: Flag = "turn:"
  static let score: Flag = "score:"
  static let won: Flag = "won:"

  static func visited(_ place: PlaceID) -> Flag { Flag("visited:" + place.id) }
  static func open(_ thing: ThingID) -> Flag { Flag("open:" + thing.id) }
  static func locked(_ thing: ThingID) -> Flag { Flag("locked:" + thing.id) }
  static func lit(_ thing: ThingID) -> Flag { Flag("lit:" + thing.id) }
  /// Since it is moved from where it started it has no mention of its own.
  static func touched(_ thing: ThingID) -> Flag { Flag("touched:" + thing.id) }
  static func once(_ rule: String) -> Flag { Flag("once:" + rule) }
  static func award(_ award: String) -> Flag { Flag("award:" + award) }
  /// Rungs of a ladder that were climbed.
  static func hint(_ ladder: String) -> Flag { Flag("hint:" + ladder) }
}
