import Adventure
import Localization
import SampleWorld
import Testing

/// Lines to a sample world and all that is said to the last one.
@Suite struct ConversationTests {
  private struct Talk {
    var game: AdventureGame
    let language: Language
    private(set) var metaCommands: [MetaCommand] = []

    init(_ language: Language = .en) throws {
      game = AdventureGame(world: try sampleWorld(), seed: 1)
      self.language = language
    }

    @discardableResult
    mutating func say(_ line: String) -> [String] {
      var said: [String] = []
      for command in game.commands(in: line, language) {
        switch game.execute(command, in: language) {
        case .metaCommand(let command): metaCommands.append(command)
        case .events(let gameEvents):
          said += gameEvents.compactMap { gameEvent in
            if case .text(let text, _) = gameEvent { text.resolved(in: language) } else { nil }
          }
        }
      }
      return said
    }
  }

  @Test func `it means what was last spoken of`() throws {
    var talk = try Talk()
    talk.say("examine cup")
    #expect(talk.say("take it") == ["You now have the cup."])
    #expect(talk.say("open box. look in it").first == "You open the box.")
    #expect(talk.say("close it") == ["You close the box."])
  }

  @Test func `what is left open is asked`() throws {
    var talk = try Talk()
    #expect(talk.say("is it heavy?") == ["About what? Name it, and ask again."])
    #expect(talk.say("put something in the box") == ["What do you want to put?"])
    #expect(talk.say("cup").last == "You put the cup in the box.")
    var french = try Talk(.fr)
    #expect(
      french.say("est-elle lourde ?") == [
        "De quoi parlez-vous\u{202F}? Dites-en le nom, et redemandez."
      ])
    #expect(french.say("prendre quelque chose") == ["Que voulez-vous prendre\u{202F}?"])
    #expect(french.say("la tasse") == ["Vous prenez la tasse."])
    #expect(french.say("est-elle lourde ?") == ["about the cup"])
  }

  @Test func `again repeats what was typed last, though nobody understood it`() throws {
    var talk = try Talk()
    talk.say("take cup")
    #expect(talk.say("frobnicate") == talk.say("g"))
  }

  @Test func `a clitic finds its gender`() throws {
    var talk = try Talk(.fr)
    talk.say("examine la tasse, puis examine le coffre")
    #expect(talk.say("prends-la") == ["Vous prenez la tasse."])
    #expect(talk.say("l’examiner") == ["about the cup"])
    #expect(talk.say("examine le coffre. l’ouvrir").last == "clé de fer")
    #expect(talk.say("la poser") == ["Vous posez la tasse."])
    talk.say("prends la tasse. mets la tasse dans le coffre")
    #expect(talk.say("examine-le") == talk.say("examine le coffre"))
  }

  @Test func `then, and, commas and full stops chain`() throws {
    var talk = try Talk()
    #expect(
      talk.say("take cup and drop it then take plate. inventory").prefix(3) == [
        "You now have the cup.", "You have dropped the cup.", "You now have the plate.",
      ])
    var french = try Talk(.fr)
    #expect(
      french.say("prends la tasse et pose-la, puis prends l’assiette ; i").prefix(3) == [
        "Vous prenez la tasse.", "Vous posez la tasse.",
        "Vous prenez l’assiette.",
      ])
  }

  @Test func `of two a question chooses`() throws {
    var talk = try Talk()
    talk.say("open box. take key. north. drop key")
    #expect(
      talk.say("take key") == ["Which do you mean: the iron key or the brass key?"])
    #expect(talk.say("brass") == ["You now have the brass key."])
    #expect(talk.say("take key").first == "You now have the iron key.")
  }

  @Test func `a verb alone asks for its object`() throws {
    var talk = try Talk()
    #expect(talk.say("get") == ["What do you want to get?"])
    #expect(talk.say("the cup") == ["You now have the cup."])
    #expect(talk.say("put cup") == ["Where do you want that?"])
    talk.say("open box")
    #expect(talk.say("put cup") == ["Where do you want that?"])
    #expect(talk.say("box") == ["You put the cup in the box."])
    var french = try Talk(.fr)
    #expect(french.say("prendre") == ["Que voulez-vous prendre\u{202F}?"])
    #expect(french.say("la tasse") == ["Vous prenez la tasse."])
  }

  @Test func `oops mends the word, again repeats the command`() throws {
    var talk = try Talk()
    #expect(
      talk.say("get plxtx") == [
        "That item is not in this room.", "I don’t know the word “plxtx”.",
      ])
    #expect(talk.say("oops cup") == ["You now have the cup."])
    talk.say("drop cup")
    talk.say("get cup")
    talk.say("z")
    #expect(talk.say("g") == ["You wait. The mountain has had more practice."])
  }

  @Test func `a word that nobody knows is named`() throws {
    var talk = try Talk()
    #expect(talk.say("frobnicate cup") == ["I don’t know the word “frobnicate”."])
    let offer = "I don’t know the word “exmaine”. Did you mean “examine”?"
    #expect(talk.say("exmaine cup") == [offer])
    #expect(talk.say("yes") == ["(“examine”, that is.)", "about the cup"])
    #expect(talk.say("exmaine cup") == [offer])
    #expect(talk.say("no") == ["Then not."])
    #expect(talk.say("exmaine cup") == [offer])
    #expect(talk.say("n").last != "Then not.")
    #expect(
      talk.say("drop wombat") == ["You don’t have that item.", "I don’t know the word “wombat”."])
  }

  @Test func `o and no are directions, and answers only to a question`() throws {
    var talk = try Talk(.fr)
    #expect(
      talk.say("o") == [
        "Par là, on ne passe pas. D’ici, on peut aller en bas, à l’est ou au nord."
      ])
    #expect(talk.say("no").first?.hasPrefix("La montagne connaît") == true)
    talk.say("recommencer")
    talk.say("o")
    #expect(talk.metaCommands == [.restart])
    talk.say("recommencer")
    #expect(talk.say("no") == ["Alors, on continue."])
  }

  @Test func `names to save under are what was typed`() throws {
    var talk = try Talk()
    talk.say("save ../my slot.v2")
    talk.say("restore my-slot")
    talk.say("script /tmp/log.txt")
    #expect(
      talk.metaCommands == [
        .save("../my slot.v2"), .restore("my-slot"), .script("/tmp/log.txt"),
      ])
  }

  @Test(arguments: [
    "the the", "?!...", "😀", "take take", "get", "take", "no", "", " ", "le la les",
    "take all but", "put in", "put cup in cup", "all", "and and", "oops", "g", "then then",
    "take the", "it", "unlock", "north south", "prends", "\u{7}", "save",
    String(repeating: "a", count: 100_000),
  ])
  func `bad input is answered and costs no turn`(_ line: String) throws {
    for language in Language.allCases {
      var talk = try Talk(language)
      talk.say("open box")
      talk.say("ouvre le coffre")
      let before = talk.game.state.turn
      let said = talk.say(line)
      #expect(!said.contains { $0.isEmpty || $0.count > 200 })
      #expect(talk.game.state.turn == before)
    }
  }
}
