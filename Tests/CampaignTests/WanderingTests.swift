import Adventure
import Campaign
import Sampling
import Testing

/// Players who try everything.
struct WanderingTests {
  @Test(arguments: sampled(1...8))
  func `after any wandering the best end can still be come to`(seed: Int) throws {
    var game = try AdventureGame.keepersNight(seed: UInt64(seed))
    var generator = LehmerGenerator(seed: UInt64(seed))
    for turn in 1...600 where !game.state.isOver {
      _ = game.perform([game.anything(&generator)])
      guard turn.isMultiple(of: 200) else { continue }
      for thing in game.world.things {
        let count = game.everywhere.filter { $0.id == thing.id }.count
        #expect(count == (game.location(of: thing.id) == .nowhere ? 0 : 1), "\(thing.id.id)")
      }
      var finisher = Finisher(game)
      finisher.finish()
      #expect(finisher.game.ending?.id == "nineteen", "seed \(seed), turn \(turn)")
      #expect(finisher.game.state.score <= game.world.possibleScore)
    }
  }
}

extension AdventureGame {
  /// A command by chance, about what can be seen.
  fileprivate func anything(_ generator: inout LehmerGenerator) -> PlayerAction {
    let verbs: [Verb] = [.go, .go, .go, .take, .take, .drop, .open, .putOn, .putIn, .wear]
    let all = verbs + Verb.allCases
    let verb = all[generator.next(below: all.count)]
    let things = visibleThings.map(\.id)
    func thing() -> ThingID? { things.isEmpty ? nil : things[generator.next(below: things.count)] }
    let ways = exits.map(\.direction)
    if verb == .go { return PlayerAction(.go, direction: ways[generator.next(below: ways.count)]) }
    let needsSecond = [.putOn, .putIn, .give].contains(verb)
    let object = needsSecond || generator.next(below: 8) > 0 ? thing() : nil
    return PlayerAction(verb, object, needsSecond || generator.next(below: 4) == 0 ? thing() : nil)
  }

  /// Every thing, as often as it stands somewhere.
  fileprivate var everywhere: [Thing] {
    let places = world.places.map { ThingLocation.place($0.id) }
    let boxes = world.things.map { ThingLocation.inside($0.id) }
    return (places + boxes + [.carried, .worn]).flatMap { things(in: $0) }
  }
}
