package import Adventure

/// All that can come of a game whatever is done in it, and more: things and variables are followed
/// one by one, so that two things are held to be possible together where each is. What is out of reach here
/// is out of reach in every game. It knows what the verbs do by themselves; orders that do several
/// things in one turn must do them by these verbs.
package struct PossiblePlay {
  private(set) var all: PossibleState
  /// For each place and order how far all had grown when it was tried last.
  private var tried: [PlaceID: [Int]] = [:]
  private static let never = -1
  /// An award that nobody gets: what would give it is not done.
  let missed: String?
  let world: World

  /// Plays until nothing new can come of it.
  package init(of world: World, without award: String? = nil) {
    self.world = world
    missed = award
    all = PossibleState(startOf: world)
    let actions = PossibleAction.all(in: world)
    let indices = Dictionary(grouping: actions.indices) { actions[$0].action.object }
    let common = Dependencies(ofEveryOrderIn: world)
    for place in world.places {
      tried[place.id] = Array(repeating: Self.never, count: actions.count)
    }
    while grow(actions, indices, common) {}
    tried = [:]
  }

  /// The endings that the story may come to.
  package var endings: Set<String> { all.endings }

  /// Where the player may stand.
  package var places: Set<PlaceID> { all.places }

  /// Where a thing may be.
  package func locations(of thing: ThingID) -> Set<ThingLocation> { all.locations(of: thing) }

  /// Whether a game is one of those that can come of it.
  package func contains(_ game: AdventureGame) -> Bool {
    all.places.contains(game.state.here)
      && world.things.allSatisfy { all.locations(of: $0.id).contains(game.location(of: $0.id)) }
      && game.state.variables.allSatisfy { variable, number in
        isEnginesOwn(variable)
          || all.numbers(of: variable).contains(PossibleState.clamped(number))
      }
  }

  /// What the engine counts and no condition asks, but for lids, locks and lights.
  private func isEnginesOwn(_ variable: VariableID) -> Bool {
    let kinds = variable.id.split(separator: ":", omittingEmptySubsequences: false)
    return kinds.count > 1 && !["open", "locked", "lit"].contains(kinds[0])
  }

  // MARK: Growing

  /// Tries every order wherever the player may stand; the indices of the orders by their object.
  private mutating func grow(
    _ actions: [PossibleAction], _ indices: [ThingID?: [Int]], _ common: Dependencies
  ) -> Bool {
    var hasGrown = false
    for place in world.places.map(\.id) where all.places.contains(place) {
      let start = all.started(at: place)
      let sights = start.sights
      let seen = Set(sights.keys)
      let latest = start.latestGrowth(of: common)
      var last = tried[place] ?? []
      let about = [nil, PossibleAction.other] + seen.map(Optional.some)
      for index in about.flatMap({ indices[$0] ?? [] }) where actions[index].isAbout(seen) {
        let action = actions[index]
        if last[index] >= max(latest, start.latestGrowth(of: action.dependencies)) { continue }
        last[index] = start.growth
        for outcome in perform(action, from: start, sights) where all.takeIn(outcome) {
          hasGrown = true
        }
      }
      tried[place] = last
      for outcome in endTurn(from: all.started(at: place)) where all.takeIn(outcome) {
        hasGrown = true
      }
    }
    return hasGrown
  }

  /// An order about things that may be in sight: the first rule that stands for the verb, or the verb.
  private func perform(
    _ possible: PossibleAction, from start: PossibleState, _ sights: [ThingID: Set<ThingLocation>]
  ) -> [PossibleState] {
    let action = possible.action
    var rest: PossibleState? = start
    for thing in [action.object, action.second] {
      if let thing, let seen = sights[thing] { rest = rest?.narrowed(thing, to: seen) }
    }
    var done: [PossibleState] = []
    for rule in possible.instead {
      guard let state = rest else { break }
      if let due = state.assuming(rule.when) { done += run(rule.effects, from: due, for: action) }
      if !rule.isOnce { rest = state.assuming(rule.when, false) }
    }
    if let rest { done += performDefault(action, from: rest) }
    for rule in possible.after { done = done.flatMap { trying(rule, from: $0, for: action) } }
    return done
  }

  private func endTurn(from start: PossibleState) -> [PossibleState] {
    world.rules.filter { if case .everyTurn = $0.on { true } else { false } }
      .reduce([start]) { states, rule in states.flatMap { trying(rule, from: $0, for: nil) } }
  }
}
