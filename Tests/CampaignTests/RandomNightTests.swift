import Adventure
import Campaign
import Localization
import Sampling
import Testing

/// A player who types anything about everything, in both languages by turns.
struct RandomNightTests {
  @Test(arguments: sampled(1...10 as ClosedRange<UInt64>))
  func `whatever is tried, every thing stays in one place, and the best end can be come to`(
    _ seed: UInt64
  ) throws {
    var game = try AdventureGame.keepersNight(seed: seed)
    var generator = LehmerGenerator(seed: seed)
    for step in 0..<1_000 {
      let language: Language = generator.next(below: 2) == 0 ? .en : .fr
      let command = game.anyCommand(in: language, &generator)
      let (before, here) = (game.state.turn, game.state.here)
      let result = game.execute(TypedCommand(command), in: language)
      if case .events(let gameEvents) = result {
        #expect(!gameEvents.isEmpty, "\(command)")
      }
      // The way to a place that is named may take several.
      #expect(game.state.turn >= before - 1, "\(command)")
      #expect(game.state.turn <= before + 1 || game.state.here != here, "\(command)")
      guard isSound(game) else {
        Issue.record("seed \(seed), step \(step): \(command)")
        return
      }
      if step.isMultiple(of: 250) {
        var finisher = Finisher(game)
        finisher.finish()
        #expect(
          game.state.isOver || finisher.game.ending?.id == "nineteen",
          "seed \(seed), step \(step)")
      }
      if game.state.isOver { game = try AdventureGame.keepersNight(seed: seed) }
    }
  }

  /// No thing is in two places or in none that exists, nothing holds itself.
  private func isSound(_ game: AdventureGame) -> Bool {
    let places = game.world.places.map { ThingLocation.place($0.id) }
    let insides = game.world.things.map { ThingLocation.inside($0.id) }
    let found = (places + insides + [.carried, .worn]).flatMap { game.things(in: $0) }.map(\.id)
    let gone = game.world.things.map(\.id).filter { game.location(of: $0) == .nowhere }
    return found.count + gone.count == game.world.things.count
      && Set(found + gone).count == game.world.things.count
      && AdventureGame(
        world: game.world, state: game.state, history: game.history.suffix(1)) != nil
  }
}

extension AdventureGame {
  /// A verb's word with the names of things that are seen, or a way.
  fileprivate func anyCommand(in language: Language, _ generator: inout LehmerGenerator) -> String {
    func any(_ things: [Thing], _ generator: inout LehmerGenerator) -> String {
      things.isEmpty
        ? "" : things[generator.next(below: things.count)].noun.bare.resolved(in: language)
    }
    let verbs = Verb.allCases
    let words = verbs[generator.next(below: verbs.count)].words.resolved(in: language)
    let verb = words[generator.next(below: words.count)]
    switch generator.next(below: 10) {
    case 0...3:
      let ways = exits
      return ways.isEmpty
        ? "z" : ways[generator.next(below: ways.count)].direction.name.resolved(in: language)
    case 4, 5: return "\(Verb.take.word.resolved(in: language)) \(any(visibleThings, &generator))"
    case 6:
      return "\(verb) \(any(visibleThings, &generator)) \(language == .en ? "in" : "dans") "
        + any(visibleThings, &generator)
    default: return "\(verb) \(any(visibleThings, &generator))"
    }
  }
}
