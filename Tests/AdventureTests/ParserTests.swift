import Localization
import SampleWorld
import Testing

@testable import Adventure

/// A line, and what it asks for in the hall of the sample world, all doors open.
struct Reading: CustomTestStringConvertible, Sendable {
  let line: String
  let actions: [PlayerAction]

  init(_ line: String, _ actions: PlayerAction...) {
    (self.line, self.actions) = (line, actions)
  }

  /// A question that is answered by yes or no before the look.
  init(_ line: String, isSo: Bool, _ thing: ThingID) {
    var action = PlayerAction(.examine, thing)
    action.isSo = isSo
    self.init(line, action)
  }

  var testDescription: String { line }
}

@Suite struct ParserTests {
  static let english = [
    Reading("n", PlayerAction(.go, direction: .north)),
    Reading("north", PlayerAction(.go, direction: .north)),
    Reading("go up", PlayerAction(.go, direction: .up)),
    Reading("east through the door", PlayerAction(.go, direction: .east)),
    Reading("down the box", PlayerAction(.descend, "box")),
    Reading("walk to the east", PlayerAction(.go, direction: .east)),
    Reading("out", PlayerAction(.leave)),
    Reading("l", PlayerAction(.look)),
    Reading("look", PlayerAction(.look)),
    Reading("x cup", PlayerAction(.examine, "cup")),
    Reading("look at the blue cup", PlayerAction(.examine, "cup")),
    Reading("look in box", PlayerAction(.search, "box")),
    Reading("look under the box", PlayerAction(.lookUnder, "box")),
    Reading("i", PlayerAction(.inventory)),
    Reading("I take the cup", PlayerAction(.take, "cup")),
    Reading("I want to take the cup", PlayerAction(.take, "cup")),
    Reading("get cup", PlayerAction(.take, "cup")),
    Reading("GET CUP", PlayerAction(.take, "cup")),
    Reading("pick up the cup", PlayerAction(.take, "cup")),
    Reading("pick the cup up", PlayerAction(.take, "cup")),
    Reading("take cup and plate", PlayerAction(.take, "cup"), PlayerAction(.take, "plate")),
    Reading(
      "take cup, lamp and plate", PlayerAction(.take, "cup"), PlayerAction(.take, "lamp"),
      PlayerAction(.take, "plate")),
    Reading(
      "take all", PlayerAction(.take, "cup"), PlayerAction(.take, "plate"),
      PlayerAction(.take, "lamp")),
    Reading(
      "take everything but the lamp", PlayerAction(.take, "cup"), PlayerAction(.take, "plate")),
    Reading("take all except cup and plate", PlayerAction(.take, "lamp")),
    Reading("turn on the lamp", PlayerAction(.light, "lamp")),
    Reading("turn lamp on", PlayerAction(.light, "lamp")),
    Reading("turn off lamp", PlayerAction(.putOut, "lamp")),
    Reading("put cup in box", PlayerAction(.putIn, "cup", "box")),
    Reading("put the cup on the box", PlayerAction(.putOn, "cup", "box")),
    Reading("drop cup into box", PlayerAction(.putIn, "cup", "box")),
    Reading("put down cup", PlayerAction(.drop, "cup")),
    Reading("open box", PlayerAction(.open, "box")),
    Reading("o box", PlayerAction(.open, "box")),
    Reading("unlock door", PlayerAction(.unlock, "door")),
    Reading("unlock the door with the lamp", PlayerAction(.unlock, "door", "lamp")),
    Reading("knock on the door three times", PlayerAction(.tap, "door", count: 3)),
    Reading("pull door twice", PlayerAction(.pull, "door", count: 2)),
    Reading("z", PlayerAction(.wait)),
    Reading("please get the cup", PlayerAction(.take, "cup")),
    Reading("go through the door", PlayerAction(.enter, "door")),
    Reading("take the cup back", PlayerAction(.take, "cup")),
    Reading("put the cup under the box", PlayerAction(.hide, "cup")),
    Reading("pull door 3", PlayerAction(.pull, "door", count: 3)),
    Reading("what is under the box", PlayerAction(.lookUnder, "box")),
    Reading("what is in the box", PlayerAction(.search, "box")),
    Reading("what is in the lamp", PlayerAction(.examine, "lamp")),
    Reading("what lies to the east", PlayerAction(.look, direction: .east)),
  ]

  static let french = [
    Reading("o", PlayerAction(.go, direction: .west)),
    Reading("n", PlayerAction(.go, direction: .north)),
    Reading("monter", PlayerAction(.go, direction: .up)),
    Reading("h", PlayerAction(.go, direction: .up)),
    Reading("descends", PlayerAction(.go, direction: .down)),
    Reading("à l’est par la porte", PlayerAction(.go, direction: .east)),
    Reading("aller au nord", PlayerAction(.go, direction: .north)),
    Reading("va à l’est", PlayerAction(.go, direction: .east)),
    Reading("je vais vers l'ouest", PlayerAction(.go, direction: .west)),
    Reading("aller en bas", PlayerAction(.go, direction: .down)),
    Reading("sortir", PlayerAction(.leave)),
    Reading("r", PlayerAction(.look)),
    Reading("regarder", PlayerAction(.look)),
    Reading("regarde la tasse", PlayerAction(.examine, "cup")),
    Reading("regarder dans le coffre", PlayerAction(.search, "box")),
    Reading("i", PlayerAction(.inventory)),
    Reading("prendre la tasse", PlayerAction(.take, "cup")),
    Reading("prends la tasse", PlayerAction(.take, "cup")),
    Reading("prenez la tasse", PlayerAction(.take, "cup")),
    Reading("je prends la tasse", PlayerAction(.take, "cup")),
    Reading("je veux prendre la tasse bleue", PlayerAction(.take, "cup")),
    Reading("pr tasse", PlayerAction(.take, "cup")),
    Reading("ramasse l’assiette", PlayerAction(.take, "plate")),
    Reading("ramassez l'assiette", PlayerAction(.take, "plate")),
    Reading("prends la lampe à huile", PlayerAction(.take, "lamp")),
    Reading("prends la lampe a huile", PlayerAction(.take, "lamp")),
    Reading(
      "prends tout", PlayerAction(.take, "cup"), PlayerAction(.take, "plate"),
      PlayerAction(.take, "lamp")),
    Reading("prends tout sauf la tasse", PlayerAction(.take, "plate"), PlayerAction(.take, "lamp")),
    Reading(
      "prends la tasse et l’assiette", PlayerAction(.take, "cup"), PlayerAction(.take, "plate")),
    Reading("mettre la tasse dans le coffre", PlayerAction(.putIn, "cup", "box")),
    Reading("pose la tasse sur le coffre", PlayerAction(.putOn, "cup", "box")),
    Reading("ouvre la porte", PlayerAction(.open, "door")),
    Reading("o la porte", PlayerAction(.open, "door")),
    Reading("deverrouiller la porte avec la lampe", PlayerAction(.unlock, "door", "lamp")),
    Reading("allumer la lampe", PlayerAction(.light, "lamp")),
    Reading("éteins la lampe", PlayerAction(.putOut, "lamp")),
    Reading("eteins la lampe", PlayerAction(.putOut, "lamp")),
    Reading("frappe trois fois à la porte", PlayerAction(.tap, "door", count: 3)),
    Reading("tirer sur la porte 2 fois", PlayerAction(.pull, "door", count: 2)),
    Reading("attends", PlayerAction(.wait)),
    Reading("z", PlayerAction(.wait)),
    Reading("a", PlayerAction(.wait)),
    Reading("assieds-toi", PlayerAction(.wait)),
    Reading("s’asseoir", PlayerAction(.wait)),
    Reading("descendons", PlayerAction(.descend)),
    Reading("et si je remontais", PlayerAction(.climb)),
  ]

  /// « Est » is a way, but in a question the verb.
  static let frenchQuestions = [
    Reading("est", PlayerAction(.go, direction: .east)),
    Reading("est par la porte", PlayerAction(.go, direction: .east)),
    Reading("est-ce que la porte est ouverte", isSo: false, "door"),
    Reading("est ce que la porte est ouverte", isSo: false, "door"),
    Reading("la porte est-elle fermée à clé", isSo: true, "door"),
    Reading("le coffre est-il vide", PlayerAction(.examine, "box")),
    Reading("c’est lourd, la tasse", PlayerAction(.examine, "cup")),
    Reading("c’est la tasse de qui", PlayerAction(.examine, "cup")),
    Reading("y a-t-il une tasse ici", PlayerAction(.examine, "cup")),
    Reading("qu’y a-t-il sous le coffre", PlayerAction(.lookUnder, "box")),
    Reading("où mène le nord", PlayerAction(.look, direction: .north)),
    Reading("est-ce que je peux prendre la tasse", PlayerAction(.take, "cup")),
    Reading("peut-on prendre la tasse", PlayerAction(.take, "cup")),
    Reading("puis-je prendre la tasse", PlayerAction(.take, "cup")),
  ]

  private func read(_ line: String, _ language: Language) throws -> UnderstoodCommand {
    var game = AdventureGame(world: try sampleWorld(), seed: 1)
    let vocabulary = game.vocabulary(for: language)
    return try Parser(Token.tokenize(line), vocabulary, in: game).parse()
  }

  @Test(arguments: english) func `English`(_ reading: Reading) throws {
    #expect(try read(reading.line, .en) == .actions(reading.actions))
  }

  @Test(arguments: french + frenchQuestions) func `French`(_ reading: Reading) throws {
    #expect(try read(reading.line, .fr) == .actions(reading.actions))
  }
}
