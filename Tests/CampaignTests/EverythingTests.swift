import Adventure
import Campaign
import Localization
import SampleWorld
import Sampling
import Testing

/// Everything is done with everything that is seen, wherever the walkthrough comes by.
struct EverythingTests {
  @Test func `every verb with everything in sight is answered in both languages`() throws {
    var seen: Set<PlaceID> = []
    for game in try stations().reversed() where seen.insert(game.state.here).inserted {
      for action in sampled(everyAction(in: game)) {
        var copy = game
        check(copy.perform([action]), "\(action) in \(game.state.here.id)")
        #expect(copy.state.turn <= game.state.turn + 1)
      }
    }
    #expect(seen.count == (try builtInWorld()).places.count)
  }

  @Test(arguments: [Language.en, .fr])
  func `every thing is examined by its name, and every verb is known by its words`(
    _ language: Language
  ) throws {
    var examined: Set<ThingID> = []
    let verbs = sampled(Verb.allCases).map { $0.word.resolved(in: language) }
    for game in try stations() {
      for thing in game.visibleThings where examined.insert(thing.id).inserted {
        let name = thing.noun.bare.resolved(in: language)
        #expect(!isUnknown("x \(name)", in: game, language), "\(name)")
        for verb in verbs {
          #expect(!isUnknown("\(verb) \(name)", in: game, language), "\(verb) \(name)")
        }
      }
    }
    let missed = try builtInWorld().things.map(\.id.id).filter { !examined.contains(ThingID($0)) }
    #expect(missed == [], "\(missed)")
  }

  /// Whether nothing is said, or that a word is not known.
  private func isUnknown(_ command: String, in game: AdventureGame, _ language: Language) -> Bool {
    var copy = game
    let told = texts(copy.play(command, in: language), in: language)
    let doubts = ["don’t know the word", "m’est inconnu", "not in this room", "pas ici"]
    return told.isEmpty || doubts.contains { doubt in told[0].contains(doubt) }
  }

  /// The game in every place, seen by the light of the lamp, and after each line of the walkthrough.
  private func stations() throws -> [AdventureGame] {
    var games = [try AdventureGame.keepersNight()]
    for line in walkthrough.dropLast() {
      var game = games[games.count - 1]
      game.play(line.en)
      games.append(game)
    }
    // With the lamp still in hand.
    let hanging = try #require(walkthrough.firstIndex { $0.en == "hang lamp on hook" })
    var wanderer = Finisher(games[hanging])
    for place in wanderer.game.world.places.map(\.id) {
      wanderer.walk(to: place)
      games.append(wanderer.game)
    }
    return games
  }

  private func everyAction(in game: AdventureGame) -> [PlayerAction] {
    let things = game.visibleThings.map(\.id)
    let alone = Verb.allCases.map { PlayerAction($0) }
    let ways = Direction.allCases.map { PlayerAction(.go, direction: $0) }
    let each = things.flatMap { thing in Verb.allCases.map { PlayerAction($0, thing) } }
    // Of two things the first is no mere scenery: nobody puts the night on the silence.
    let tools = game.visibleThings.filter { !$0.traits.contains(.scenery) }.map(\.id)
    let pairs = tools.flatMap { thing in
      [Verb.putIn, .putOn, .give, .hit, .use].flatMap { verb in
        things.map { PlayerAction(verb, thing, $0) }
      }
    }
    return alone + ways + each + pairs
  }

  /// Something is said, in two languages, with no placeholder left.
  private func check(_ gameEvents: [GameEvent], _ what: String) {
    var isSaid = false
    for case .text(let text, _) in gameEvents {
      let (english, french) = (text.resolved(in: .en), text.resolved(in: .fr))
      isSaid = true
      #expect(!english.isEmpty && !french.isEmpty, "\(what)")
      #expect(
        !(english + french).contains { "{}\u{1}\u{2}\u{3}".contains($0) }, "\(what): \(english)")
      #expect(english != french || english.count < 12, "\(what): \(english)")
    }
    #expect(isSaid, "\(what)")
  }
}
