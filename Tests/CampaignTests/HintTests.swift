import Adventure
import Campaign
import Localization
import SampleWorld
import Testing

/// The rope's advice: about what is named, else about what comes next, and the order itself last.
struct HintTests {
  @Test(arguments: [Language.en, .fr])
  func `every ladder has three rungs, and an order on the last one`(language: Language) throws {
    for ladder in try builtInWorld().hints {
      let rungs = ladder.rungs.map { $0.resolved(in: language) }
      #expect(rungs.count >= 3 && rungs.allSatisfy { !$0.isEmpty }, "\(ladder.id)")
      let quote: Character = language == .en ? "“" : "«"
      #expect(rungs.last?.contains(quote) == true, "\(ladder.id)")
      #expect(rungs.first?.contains(quote) == false, "\(ladder.id)")
      #expect(!ladder.about.isEmpty, "\(ladder.id)")
    }
  }

  /// At the start, or before a line of the walkthrough: what is asked, and how the first rung goes on.
  private static let asked: [(before: String, Language, String, says: String)] = [
    ("", .en, "hint", "a lamp, and nothing to light it"),
    ("", .en, "hint goat", "round somebody’s neck"),
    ("", .en, "hint about the goat", "round somebody’s neck"),
    ("", .en, "how do I get the key", "round somebody’s neck"),
    ("", .en, "how do I light the lamp", "a lamp, and nothing to light it"),
    ("", .en, "hint coil", "The rail of the bridge hangs in the toll house"),
    ("", .en, "how do I ring the bell", "comes last of all"),
    ("", .en, "hint snowman", "wrong directions"), ("", .en, "hint please", "nothing to light it"),
    ("", .en, "hint stomach", "About that the rope has nothing to say"),
    ("", .en, "hint banana", "Of “banana” the rope has never heard"),
    ("", .en, "how do I fly", "Of “fly” the rope has never heard"),
    ("", .fr, "indice licorne", "De « licorne », la corde n’a jamais entendu parler"),
    ("", .en, "how much wood do I need", "round somebody’s neck"),
    ("", .fr, "combien de bois faut-il", "pend au cou de quelqu’un"),
    ("", .en, "hint hut", "nothing to light it"), ("", .en, "hint trapdoor", "nothing to light it"),
    ("", .en, "hint ring", "frozen fast"), ("", .en, "hint slate", "round somebody’s neck"),
    ("", .en, "hint fire", "full of snow"), ("", .en, "hint stones", "eleven stones"),
    ("", .en, "hint box", "made in mittens"), ("", .en, "hint panes", "a row of numbers"),
    ("", .en, "how do I go on", "nothing to light"),
    ("", .fr, "indice chèvre", "pend au cou de quelqu’un"),
    ("", .fr, "comment allumer la lampe", "une lampe, et rien pour l’allumer"),
    ("", .fr, "un indice sur le rouleau", "La main courante du pont pend dans le péage"),
    ("", .fr, "comment ouvrir la porte du bûcher", "pend au cou de quelqu’un"),
    ("wave lamp", .en, "hint wood", "About that the rope has nothing to say"),
    ("give oil to scout", .en, "hint scout", "Nineteen lamps over there"),
    ("give oil to scout", .en, "hint rope", "things of its own to say"),
    ("put clapper in bell", .en, "hint bell", "You can ring the bell yourself"),
    ("give sledge to scout", .en, "hint caravan", "the almanac knows when the wind sleeps"),
    ("give sledge to scout", .fr, "indice caravane", "sait quand dort le vent"),
  ]

  @Test(arguments: asked)
  func `a topic that is named is the topic`(
    before: String, language: Language, line: String, says: String
  ) throws {
    var game = try AdventureGame.keepersNight()
    if !before.isEmpty {
      for line in walkthrough.prefix(while: { $0.en != before }) { game.play(line.en) }
    }
    let told = texts(game.play(line, in: language), in: language)
    #expect(told.count == 1 && told[0].contains(says), "\(told)")
  }

  @Test func `what is named has rungs of its own, and the unknown spends none`() throws {
    var game = try AdventureGame.keepersNight()
    for line in ["hint lamp", "hint lamp", "hint banana", "hint matches", "hint"] {
      game.play(line)
    }
    #expect(texts(game.play("hint lamp")).first?.hasPrefix("3 of 3") == true)
    #expect(texts(game.play("hint matches")).first?.hasPrefix("2 of 3") == true)
    #expect(texts(game.play("hint")).first?.hasPrefix("2 of 3") == true)
  }

  @Test func `behind the order itself, a hint leads on to what else there is to do`() throws {
    var game = try AdventureGame.keepersNight()
    for _ in 1...3 { game.play("hint") }
    let next = texts(game.play("hint"))
    #expect(next.first?.hasPrefix("1 of 3: Damp matches") == true, "\(next)")
  }

  @Test(arguments: [
    ("anchor", "What holds a rail"), ("tollhouse", "frozen to the wall"),
    ("road", "wrong directions"),
  ])
  func `what the player stands before comes first`(place: String, says: String) throws {
    var game = try NightState(at: PlaceID(place)).game()
    #expect(texts(game.play("hint")).first?.contains(says) == true)
  }

  @Test func `while somebody hangs on the rope there is no other hint`() throws {
    var game = try NightState(at: "pass", ["free": 1, "call": 3]).game()
    #expect(texts(game.play("hint")).first?.contains("weighs as much as you do") == true)
    for _ in 1...3 { game.play("hint") }
    #expect(texts(game.play("hint")).first?.contains("Pinch rope") == true)
  }
}
