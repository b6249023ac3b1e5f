import Adventure

/// Many states of a game in one: for each thing the locations that are possible, for each variable
/// the numbers. What holds in none of them can hold in no game.
struct PossibleState {
  /// Numbers further from 0 are not told apart.
  static let farthest = 10

  let world: World
  /// What may give light.
  let lights: [ThingID]
  /// Where the player stands, in all of them.
  var here: PlaceID
  /// Where the player may have been.
  var places: Set<PlaceID>
  /// What all had grown to at the beginning, and what is otherwise since then: that alone is copied.
  private var locations: [ThingID: Set<ThingLocation>]
  private var numbers: [VariableID: Set<Int>] = [:]
  private var laterLocations: [ThingID: Set<ThingLocation>] = [:]
  private var laterNumbers: [VariableID: Set<Int>] = [:]
  /// The endings that were come to on the way here.
  var endings: Set<String> = []
  /// Counts what was taken in that was new, and when that was for each thing and variable.
  private(set) var growth = 0
  private var grownThings: [ThingID: Int] = [:]
  private var grownVariables: [VariableID: Int] = [:]
  /// What was moved and set since it was `started`.
  private var movedThings: Set<ThingID> = []
  private var setVariables: Set<VariableID> = []

  /// The start of a game.
  init(startOf world: World) {
    self.world = world
    lights = world.things.filter { $0.traits.contains(.light) }.map(\.id)
    here = world.start
    places = [world.start]
    locations = Dictionary(
      world.things.map { ($0.id, [$0.start]) }, uniquingKeysWith: { first, _ in first })
    for thing in world.things {
      if thing.traits.contains(.startsOpen) { numbers[.open(thing.id)] = [1] }
      if thing.traits.contains(.startsLocked) { numbers[.locked(thing.id)] = [1] }
      if thing.traits.contains(.startsLit) { numbers[.lit(thing.id)] = [1] }
    }
  }

  func locations(of thing: ThingID) -> Set<ThingLocation> {
    laterLocations[thing] ?? locations[thing] ?? [.nowhere]
  }

  func numbers(of variable: VariableID) -> Set<Int> {
    laterNumbers[variable] ?? numbers[variable] ?? [0]
  }

  mutating func move(_ thing: ThingID, to location: ThingLocation) {
    laterLocations[thing] = [location]
    movedThings.insert(thing)
  }

  mutating func set(_ variable: VariableID, to number: Int) {
    set(variable, to: [Self.clamped(number)])
  }

  mutating func add(_ number: Int, to variable: VariableID) {
    set(variable, to: Set(numbers(of: variable).map { Self.clamped($0 + number) }))
  }

  /// Sets it to any turn.
  mutating func mark(_ variable: VariableID) { set(variable, to: Set(1...Self.farthest)) }

  private mutating func set(_ variable: VariableID, to some: Set<Int>) {
    laterNumbers[variable] = some
    setVariables.insert(variable)
  }

  static func clamped(_ number: Int) -> Int { min(max(number, -farthest), farthest) }

  /// How far all had grown when anything of that grew last.
  func latestGrowth(of dependencies: Dependencies) -> Int {
    let things = dependencies.things.lazy.map { grownThings[$0, default: 0] }
    let variables = dependencies.variables.lazy.map { grownVariables[$0, default: 0] }
    return max(things.max() ?? 0, variables.max() ?? 0)
  }

  // MARK: Fewer states, and more

  /// Those in which the thing is in such a location; nil where there are none.
  func narrowed(_ thing: ThingID, _ isIncluded: (ThingLocation) -> Bool) -> PossibleState? {
    let all = locations(of: thing)
    let kept = all.filter(isIncluded)
    guard !kept.isEmpty, kept.count < all.count else { return kept.isEmpty ? nil : self }
    var some = self
    some.laterLocations[thing] = kept
    return some
  }

  /// Those in which the thing is in one of these locations.
  func narrowed(_ thing: ThingID, to kept: Set<ThingLocation>) -> PossibleState {
    guard kept.count < locations(of: thing).count else { return self }
    var some = self
    some.laterLocations[thing] = kept
    return some
  }

  /// Those in which the variable has such a number; nil where there are none.
  func narrowed(_ variable: VariableID, _ isIncluded: (Int) -> Bool) -> PossibleState? {
    let all = numbers(of: variable)
    let kept = all.filter(isIncluded)
    guard !kept.isEmpty, kept.count < all.count else { return kept.isEmpty ? nil : self }
    var some = self
    some.laterNumbers[variable] = kept
    return some
  }

  /// As a beginning: from here on what changes is noted.
  func started(at place: PlaceID) -> PossibleState {
    var start = self
    start.here = place
    start.endings = []
    start.movedThings = []
    start.setVariables = []
    return start
  }

  /// Takes in what came of a beginning that was made of it; whether there was anything new in it.
  mutating func takeIn(_ outcome: PossibleState) -> Bool {
    growth += 1
    var hasGrown = !outcome.places.isSubset(of: places)
    places.formUnion(outcome.places)
    if hasGrown { grownVariables[Dependencies.places] = growth }
    if !outcome.endings.isSubset(of: endings) { hasGrown = true }
    endings.formUnion(outcome.endings)
    for thing in outcome.movedThings where addLocations(of: thing, in: outcome) { hasGrown = true }
    for variable in outcome.setVariables where addNumbers(of: variable, in: outcome) {
      hasGrown = true
    }
    return hasGrown
  }

  private mutating func addLocations(of thing: ThingID, in other: PossibleState) -> Bool {
    let more = other.locations(of: thing).subtracting(locations(of: thing))
    if !more.isEmpty {
      locations[thing, default: []].formUnion(more)
      grownThings[thing] = growth
    }
    return !more.isEmpty
  }

  private mutating func addNumbers(of variable: VariableID, in other: PossibleState) -> Bool {
    let more = other.numbers(of: variable).subtracting(numbers(of: variable))
    if !more.isEmpty {
      numbers[variable, default: [0]].formUnion(more)
      grownVariables[variable] = growth
    }
    return !more.isEmpty
  }
}
