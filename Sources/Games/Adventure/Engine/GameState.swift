package import Localization

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

/// What a command led to, in the order in which it is told.
package enum GameEvent: Equatable, Sendable {
  case text(LocalizedText, TextRole)
  /// The player sees where they stand, for the first time or on purpose, or once more.
  case arrived(PlaceID, isNew: Bool)
  /// A thing was dealt with, or examined: its small picture is shown.
  case showed(ThingID, isExamined: Bool)
  /// Points came, so many.
  case scored(Int)
  /// The story is over, and won or not.
  case ended(isWin: Bool)
}

/// What a text is; raw values are the words of the wire.
package enum TextRole: String, Sendable {
  /// What the world tells.
  case prose
  /// What a command did.
  case reply
  /// A command that did nothing, and why.
  case refusal
  case question
  /// The line over a list, and a line of it.
  case heading, item
  case hint
}

/// Chance that is kept with the game: Lehmer's generator (Park, Miller 1988), modulus 2³¹ - 1.
package struct LehmerGenerator: Hashable, Sendable {
  /// From 1 to 2³¹ - 2.
  package private(set) var state: Int

  private static let modulus = 2_147_483_647

  /// Any number will do as a seed.
  package init(seed: UInt64) {
    state = Int(seed % UInt64(Self.modulus - 1)) + 1
  }

  /// From a saved game; nil out of range.
  package init?(state: Int) {
    guard (1..<Self.modulus).contains(state) else { return nil }
    self.state = state
  }

  /// A number from 0 to `bound - 1`; the bias is below 1 in a million for the bounds of a game.
  package mutating func next(below bound: Int) -> Int {
    state = state * 48_271 % Self.modulus
    return state % max(1, bound)
  }
}

/// Which things are in each location, in the world's order: the state's locations turned round.
struct LocationIndex: Sendable {
  private var things: [ThingLocation: [Thing]] = [:]

  init(_ world: World, moved: [ThingID: ThingLocation]) {
    for thing in world.things {
      things[moved[thing.id] ?? thing.start, default: []].append(thing)
    }
    things[.nowhere] = nil
  }

  subscript(_ location: ThingLocation) -> [Thing] { things[location] ?? [] }

  mutating func move(
    _ thing: Thing, from: ThingLocation, to: ThingLocation, by index: WorldIndex
  ) {
    if from != .nowhere { things[from]?.removeAll { $0 === thing } }
    guard to != .nowhere else { return }
    var list = things[to] ?? []
    let place = index.things[thing.id] ?? 0
    list.insert(
      thing, at: list.firstIndex { index.things[$0.id] ?? 0 > place } ?? list.endIndex)
    things[to] = list
  }
}
