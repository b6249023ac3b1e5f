import Adventure
import Campaign
import Platform
import SampleWorld

/// Plays the built-in world at random, near the walkthrough and far from it, and looks for a way round:
/// `AdventureFuzz [<orders> [<seed>]]`, 1,000,000 orders by default.
@main struct AdventureFuzz {
  static func main() throws {
    let numbers = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
    let start = MonotonicClock.now
    var fuzzer = try NightFuzzer(seed: numbers.dropFirst().first ?? 1)
    let broken = fuzzer.run(orders: Int(numbers.first ?? 1_000_000))
    print("\(fuzzer.orders) orders, \(fuzzer.plays) plays, \(MonotonicClock.now - start)")
    print("\(fuzzer.wins) wins, \(fuzzer.fullWins) with every point")
    print(broken.map { "BROKEN: \($0)" } ?? "never won early")
  }
}

/// Players who know the walkthrough, leave something of it out, do anything in between, and stray.
struct NightFuzzer {
  private(set) var orders = 0
  private(set) var plays = 0
  private(set) var wins = 0
  /// Those of them that had every point.
  private(set) var fullWins = 0
  private(set) var game: AdventureGame
  private let world: World
  private var generator: LehmerGenerator
  private var limit = 0
  /// What the last play was, for whoever has to find out how it went wrong.
  private var played: [PlayerAction] = []

  init(seed: UInt64) throws {
    world = try builtInWorld()
    generator = LehmerGenerator(seed: seed)
    game = AdventureGame(world: world, seed: seed)
  }

  /// Gives so many orders; what does not hold, or nil. `onTurn` sees the game after each.
  mutating func run(orders limit: Int, onTurn: (AdventureGame) -> Void = { _ in }) -> String? {
    self.limit = limit
    while orders < limit {
      if let broken = play(onTurn) ?? (isSound ? nil : "a thing is in two places or in none") {
        return "\(broken): \(played.map(\.text).joined(separator: ", "))"
      }
    }
    return nil
  }

  /// One play: part of the walkthrough, then anything.
  private mutating func play(_ onTurn: (AdventureGame) -> Void) -> String? {
    plays += 1
    game = AdventureGame(world: world, seed: UInt64(plays))
    played = []
    let isWhole = generator.next(below: 2) == 0
    let length = isWhole ? walkthrough.count : generator.next(below: walkthrough.count)
    for action in walkthrough.prefix(length).map(\.action) {
      let isSkipped = action.verb != .go && generator.next(below: 40) == 0
      if !isSkipped, let broken = give(action, onTurn) { return broken }
      while generator.next(below: 4) == 0 {
        if let broken = give(anyOrder(mayWalk: false), onTurn) { return broken }
      }
    }
    for _ in 0..<40 + generator.next(below: 80) {
      if let broken = give(anyOrder(mayWalk: true), onTurn) { return broken }
    }
    return nil
  }

  /// Gives one order; what does not hold then.
  private mutating func give(
    _ action: PlayerAction, _ onTurn: (AdventureGame) -> Void
  ) -> String? {
    guard orders < limit, !game.state.isOver else { return nil }
    orders += 1
    played.append(action)
    _ = game.perform([action])
    onTurn(game)
    guard let ending = game.ending, ending.isWin else { return nil }
    wins += 1
    if game.missedAwards.isEmpty { fullWins += 1 }
    return isEarned ? nil : "won early"
  }

  /// Whether for the best ends all was done that is not optional, and the points are those of what was done.
  private var isEarned: Bool {
    let isBest = game.ending.map { ["nineteen", "hands"].contains($0.id) } ?? false
    return (!isBest || game.missedAwards.allSatisfy(\.isOptional))
      && game.state.score == game.grantedAwards.reduce(0) { $0 + $1.points }
  }

  /// Whether every thing is in one place that exists, and none in itself.
  private var isSound: Bool {
    let places = world.places.map { ThingLocation.place($0.id) }
    let insides = world.things.map { ThingLocation.inside($0.id) }
    let found = (places + insides + [.carried, .worn]).flatMap { game.things(in: $0) }.map(\.id)
    let gone = world.things.map(\.id).filter { game.location(of: $0) == .nowhere }
    return found.count + gone.count == world.things.count
      && Set(found + gone).count == world.things.count
      && AdventureGame(world: world, state: game.state, history: game.history) != nil
  }

  // MARK: Any order

  /// A verb with things in sight, a way, a number: what a player might well type.
  private mutating func anyOrder(mayWalk: Bool) -> PlayerAction {
    let verb = anyVerb(mayWalk: mayWalk)
    let ways = game.exits.map(\.direction)
    if verb == .go, !ways.isEmpty { return PlayerAction(.go, direction: pick(from: ways)) }
    let things = game.visibleThings.map(\.id)
    guard !things.isEmpty, generator.next(below: 16) > 0 else { return PlayerAction(verb) }
    let needsSecond = [.putIn, .putOn, .give, .show].contains(verb)
    let hasSecond = needsSecond || generator.next(below: 3) == 0
    return PlayerAction(
      verb, pick(from: things), hasSecond ? pick(from: things) : nil,
      count: generator.next(below: 8) == 0 ? 1 + generator.next(below: 4) : 1)
  }

  private mutating func anyVerb(mayWalk: Bool) -> Verb {
    let isWalk = mayWalk && generator.next(below: 3) == 0
    let verb = isWalk ? .go : pick(from: Verb.allCases)
    let walks: Set<Verb> = [.go, .enter, .leave, .climb, .use]
    return !mayWalk && walks.contains(verb) ? .take : verb
  }

  private mutating func pick<Element>(from elements: [Element]) -> Element {
    elements[generator.next(below: elements.count)]
  }
}

extension PlayerAction {
  /// “hit collar clapper”.
  fileprivate var text: String {
    [verb.rawValue, direction?.rawValue, object?.id, second?.id, count > 1 ? "×\(count)" : nil]
      .compactMap(\.self).joined(separator: " ")
  }
}
