import Localization
import SampleWorld
import Testing

@testable import Adventure

/// A line, and what it asks for in the hall of the sample world, all doors open.
struct Reading: CustomTestStringConvertible, Sendable {
  let line: String
  let actions: [Action]

  init(_ line: String, _ actions: Action...) {
    self.line = line
    self.actions = actions
  }

  var testDescription: String { line }
}

@Suite struct ParserTests {
  static let english = [
    Reading("n", Action(.go, direction: .north)),
    Reading("north", Action(.go, direction: .north)),
    Reading("go up", Action(.go, direction: .up)),
    Reading("walk to the east", Action(.go, direction: .east)),
    Reading("out", Action(.leave)),
    Reading("l", Action(.look)),
    Reading("look", Action(.look)),
    Reading("x cup", Action(.examine, "cup")),
    Reading("look at the blue cup", Action(.examine, "cup")),
    Reading("look in box", Action(.search, "box")),
    Reading("look under the box", Action(.search, "box")),
    Reading("i", Action(.inventory)),
    Reading("I take the cup", Action(.take, "cup")),
    Reading("I want to take the cup", Action(.take, "cup")),
    Reading("get cup", Action(.take, "cup")),
    Reading("GET CUP", Action(.take, "cup")),
    Reading("pick up the cup", Action(.take, "cup")),
    Reading("pick the cup up", Action(.take, "cup")),
    Reading("take cup and plate", Action(.take, "cup"), Action(.take, "plate")),
    Reading(
      "take cup, lamp and plate", Action(.take, "cup"), Action(.take, "lamp"),
      Action(.take, "plate")),
    Reading("take all", Action(.take, "cup"), Action(.take, "plate"), Action(.take, "lamp")),
    Reading("take everything but the lamp", Action(.take, "cup"), Action(.take, "plate")),
    Reading("take all except cup and plate", Action(.take, "lamp")),
    Reading("turn on the lamp", Action(.light, "lamp")),
    Reading("turn lamp on", Action(.light, "lamp")),
    Reading("turn off lamp", Action(.putOut, "lamp")),
    Reading("put cup in box", Action(.putIn, "cup", "box")),
    Reading("put the cup on the box", Action(.putOn, "cup", "box")),
    Reading("drop cup into box", Action(.putIn, "cup", "box")),
    Reading("put down cup", Action(.drop, "cup")),
    Reading("open box", Action(.open, "box")),
    Reading("o box", Action(.open, "box")),
    Reading("unlock door", Action(.unlock, "door")),
    Reading("unlock the door with the lamp", Action(.unlock, "door", "lamp")),
    Reading("knock on the door three times", Action(.tap, "door", count: 3)),
    Reading("pull door twice", Action(.pull, "door", count: 2)),
    Reading("z", Action(.wait)),
    Reading("please get the cup", Action(.take, "cup")),
    Reading("go through the door", Action(.enter, "door")),
  ]

  static let french = [
    Reading("o", Action(.go, direction: .west)),
    Reading("n", Action(.go, direction: .north)),
    Reading("monter", Action(.go, direction: .up)),
    Reading("h", Action(.go, direction: .up)),
    Reading("descends", Action(.go, direction: .down)),
    Reading("aller au nord", Action(.go, direction: .north)),
    Reading("va à l’est", Action(.go, direction: .east)),
    Reading("je vais vers l'ouest", Action(.go, direction: .west)),
    Reading("aller en bas", Action(.go, direction: .down)),
    Reading("sortir", Action(.leave)),
    Reading("r", Action(.look)),
    Reading("regarder", Action(.look)),
    Reading("regarde la tasse", Action(.examine, "cup")),
    Reading("regarder dans le coffre", Action(.search, "box")),
    Reading("i", Action(.inventory)),
    Reading("prendre la tasse", Action(.take, "cup")),
    Reading("prends la tasse", Action(.take, "cup")),
    Reading("prenez la tasse", Action(.take, "cup")),
    Reading("je prends la tasse", Action(.take, "cup")),
    Reading("je veux prendre la tasse bleue", Action(.take, "cup")),
    Reading("pr tasse", Action(.take, "cup")),
    Reading("ramasse l’assiette", Action(.take, "plate")),
    Reading("ramassez l'assiette", Action(.take, "plate")),
    Reading("prends la lampe à huile", Action(.take, "lamp")),
    Reading("prends la lampe a huile", Action(.take, "lamp")),
    Reading("prends tout", Action(.take, "cup"), Action(.take, "plate"), Action(.take, "lamp")),
    Reading("prends tout sauf la tasse", Action(.take, "plate"), Action(.take, "lamp")),
    Reading("prends la tasse et l’assiette", Action(.take, "cup"), Action(.take, "plate")),
    Reading("mettre la tasse dans le coffre", Action(.putIn, "cup", "box")),
    Reading("pose la tasse sur le coffre", Action(.putOn, "cup", "box")),
    Reading("mets la tasse", Action(.wear, "cup")),
    Reading("ouvre la porte", Action(.open, "door")),
    Reading("o la porte", Action(.open, "door")),
    Reading("deverrouiller la porte avec la lampe", Action(.unlock, "door", "lamp")),
    Reading("allumer la lampe", Action(.light, "lamp")),
    Reading("éteins la lampe", Action(.putOut, "lamp")),
    Reading("eteins la lampe", Action(.putOut, "lamp")),
    Reading("frappe trois fois à la porte", Action(.tap, "door", count: 3)),
    Reading("tirer sur la porte 2 fois", Action(.pull, "door", count: 2)),
    Reading("attends", Action(.wait)),
    Reading("z", Action(.wait)),
    Reading("a", Action(.wait)),
    Reading("assieds-toi", Action(.wait)),
    Reading("s’asseoir", Action(.wait)),
  ]

  private func read(_ line: String, _ language: Language) throws -> ParseResult {
    var game = Game(world: try sampleWorld(), seed: 1)
    let vocabulary = game.vocabulary(for: language)
    return try Parser(Token.tokenize(line), vocabulary, in: game).parse()
  }

  @Test(arguments: english) func `English`(_ reading: Reading) throws {
    #expect(try read(reading.line, .en) == .actions(reading.actions))
  }

  @Test(arguments: french) func `French`(_ reading: Reading) throws {
    #expect(try read(reading.line, .fr) == .actions(reading.actions))
  }
}
