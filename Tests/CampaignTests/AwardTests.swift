import Adventure
import Campaign
import Localization
import SampleWorld
import Testing

/// What the points are for, and what was missed.
struct AwardTests {
  @Test func `what was had and what was missed are all there is`() throws {
    var game = try AdventureGame.keepersNight()
    #expect(game.grantedAwards == [])
    #expect(game.missedAwards == game.world.awards)
    for line in walkthrough.prefix(while: { $0.en != "down" }) { game.play(line.en) }
    game.play("d", "d", "wait")
    #expect(game.grantedAwards.map(\.id) == ["dry"])
    #expect(game.missedAwards.count == game.world.awards.count - 1)
  }

  @Test(arguments: [
    (Language.en, "full score", "the matches dried, 5 points"),
    (.fr, "score complet", "les allumettes séchées, 5 points"),
  ])
  func `the full score lists what was had`(
    language: Language, command: String, line: String
  ) throws {
    var game = try AdventureGame.keepersNight()
    for line in walkthrough.prefix(while: { $0.en != "wear coat" }) { game.play(line.en) }
    let told = texts(game.play(command, in: language), in: language)
    #expect(told.count == 3)
    #expect(told.last == line)
  }

  @Test(arguments: Verb.allCases)
  func `whichever verb takes the clapper off, it is noticed`(verb: Verb) throws {
    var game = try AdventureGame.keepersNight()
    game.play("e", "e", "n", "u")
    _ = game.perform([PlayerAction(verb, "clapper")])
    let isTaken = game.location(of: "clapper") == .carried
    #expect(isTaken == game.grantedAwards.contains { $0.id == "clapper" })
  }

  @Test func `the end says what was missed, and only what was`() throws {
    var game = try AdventureGame.keepersNight()
    for line in walkthrough.dropLast() { game.play(line.en) }
    let state = game.state
    let rest = state.variables.filter { $0.key != "award:code" }
    game = try #require(
      AdventureGame(
        world: game.world,
        state: GameState(
          here: state.here, moved: state.moved, variables: rest, generator: state.generator),
        history: []))
    let told = texts(game.play("ring bell"))
    #expect(game.state.isOver)
    let missed = [
      "What was missed, and where it begins:",
      "the rope’s code read: in the pocket of the coat",
    ]
    #expect(told.suffix(3).dropLast() == missed[...])
    #expect(texts(game.play("full score")).suffix(2) == missed[...])
  }

  @Test func `who has missed nothing hears of nothing`() throws {
    var game = try AdventureGame.keepersNight()
    for line in walkthrough.dropLast() { game.play(line.en) }
    #expect(
      texts(game.play("ring bell")).suffix(8) == [
        "The end.", "Nineteen lanterns. Your rank: Keeper of the pass.",
        "You have 200 of 200 points after 153 turns.", "The lamp: 20 of 20",
        "The rope: 75 of 75", "The beacon: 40 of 40", "The caravan: 65 of 65",
        "What is left: undo, restore, restart, or exit.",
      ])
  }

  @Test func `every award has a name of its own in each language`() throws {
    let names = try builtInWorld().awards.map(\.name)
    for language in [Language.en, .fr] {
      #expect(Set(names.map { $0.resolved(in: language) }).count == names.count)
    }
  }
}
