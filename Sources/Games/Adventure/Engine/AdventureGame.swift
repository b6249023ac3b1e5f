import Localization

/// A game in a world: commands in, events out. It knows no clock, no file and no screen.
package struct AdventureGame: Sendable {
  /// How many turns can be undone.
  package static let undoLimit = 1_000

  package let world: World
  /// Whether a place that is known is told without what never changes in it.
  package var isBrief = false
  package internal(set) var state: GameState
  /// The turns that were played last, the oldest first: now and then more than can be undone, for where one goes
  /// at the front, all others move.
  var turns: [UndoRecord] = []
  var locationIndex: LocationIndex
  /// What takes back this turn’s changes so far, those of the first change first.
  var pendingInverses: [StateChange] = []
  /// What this command has led to.
  var events: [GameEvent] = []
  /// Made when they are first needed.
  var vocabularies: [Language: Vocabulary] = [:]
  /// On the way through a place to another one: only its name is told.
  var isPassing = false

  /// The turns that can be undone, the oldest first.
  package var history: [UndoRecord] { turns.suffix(Self.undoLimit) }

  /// How far the player has come in the campaign, for a world that speaks of it: 1 under way, 2 won.
  /// It is told from outside, so that no turn takes it back.
  package var campaignStage: Int {
    get { state.variables[.campaign] ?? 0 }
    set { state.variables[.campaign] = newValue == 0 ? nil : newValue }
  }

  /// A new game.
  package init(world: World, seed: UInt64) {
    self.init(
      world: world, state: GameState(here: world.start, generator: LehmerGenerator(seed: seed)))
    for thing in world.things {
      if thing.traits.contains(.startsOpen) { state.variables[.open(thing.id)] = 1 }
      if thing.traits.contains(.startsLocked) { state.variables[.locked(thing.id)] = 1 }
      if thing.traits.contains(.startsLit) { state.variables[.lit(thing.id)] = 1 }
    }
    state.variables[.visited(world.start)] = 1
  }

  private init(world: World, state: GameState) {
    self.world = world
    self.state = state
    locationIndex = LocationIndex(world, moved: state.moved)
  }

  /// Goes on from a saved state; nil where it names what this world does not have.
  package init?(world: World, state: GameState, history: [UndoRecord]) {
    guard world.fits(state), history.allSatisfy({ world.fits($0.inverse) }) else { return nil }
    self.init(world: world, state: state)
    turns = history.suffix(Self.undoLimit)
  }

  /// Goes on with another game of the same world, whose words are known already.
  package mutating func become(_ other: AdventureGame) {
    let vocabularies = vocabularies
    self = other
    self.vocabularies = vocabularies
  }
}

extension World {
  /// Whether this world has all that a state names, and nothing in it lies in itself.
  func fits(_ state: GameState) -> Bool {
    has(state.here) && state.moved.allSatisfy { has($0.key) && has($0.value) }
      && state.context.mentioned.allSatisfy { has($0) } && !hasCircle(in: state.moved)
  }

  fileprivate func fits(_ changes: [StateChange]) -> Bool {
    changes.allSatisfy { change in
      switch change {
      case .setLocation(let thing, let location): has(thing) && has(location)
      case .setPlace(let place): has(place)
      case .setVariable, .setGenerator: true
      }
    }
  }

  private func has(_ place: PlaceID) -> Bool { index.places[place] != nil }

  private func has(_ thing: ThingID) -> Bool { index.things[thing] != nil }

  private func has(_ location: ThingLocation) -> Bool {
    switch location {
    case .place(let place): has(place)
    case .inside(let outer): thing(outer)?.holdsThings == true
    case .carried, .worn, .nowhere: true
    }
  }

  /// A box in a bag in that box would be nowhere.
  private func hasCircle(in moved: [ThingID: ThingLocation]) -> Bool {
    moved.keys.contains { thing in
      var location = moved[thing]
      for _ in 0...things.count {
        guard case .inside(let outer) = location else { return false }
        if outer == thing { return true }
        location = moved[outer] ?? self.thing(outer)?.start
      }
      return true
    }
  }
}
