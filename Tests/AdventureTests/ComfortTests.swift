import Adventure
import Localization
import SampleWorld
import Testing

/// What a player asks of the game besides playing it: waiting, going back, the ways out, less prose.
@Suite struct ComfortTests {
  private static func start() throws -> AdventureGame {
    AdventureGame(world: try sampleWorld(), seed: 1)
  }

  /// All that is said to the last of some lines, told as it is heard.
  private static func said(
    _ lines: [String], in game: inout AdventureGame, _ language: Language
  ) -> [String] {
    var said: [String] = []
    for line in lines {
      said = []
      for command in game.commands(in: line, language) {
        guard case .events(let events) = game.execute(command, in: language) else { continue }
        said += events.compactMap { event in
          switch event {
          case .text(let text, _): text.resolved(in: language)
          case .scored(let points): "+\(points)"
          case .arrived, .showed, .ended: nil
          }
        }
      }
    }
    return said
  }

  // MARK: Waiting

  static let waits: [(Language, String, Int)] = [
    (.en, "wait", 1), (.en, "z", 1), (.en, "wait 5", 5), (.en, "z 5", 5), (.en, "wait five", 5),
    (.en, "wait three turns", 3), (.en, "wait for 3 minutes", 3), (.en, "wait three times", 3),
    (.en, "wait twice", 2), (.en, "wait one turn", 1), (.en, "wait a while", 1),
    (.en, "wait 0", 1), (.en, "wait 100000", 20), (.fr, "attendre 5", 5), (.fr, "z 5", 5),
    (.fr, "attendre trois tours", 3), (.fr, "attends pendant dix-sept tours", 17),
    (.fr, "attendre un peu", 1), (.fr, "attendre trois fois", 3), (.fr, "attendre un tour", 1),
  ]

  @Test(arguments: waits) func `waiting lets so many turns go by`(
    _ language: Language, _ line: String, _ turns: Int
  ) throws {
    var game = try Self.start()
    let said = Self.said([line], in: &game, language)
    #expect(game.state.turn == turns)
    #expect(said.count == 1)
  }

  @Test func `what one waits for does not matter`() throws {
    var game = try Self.start()
    for (turn, line) in ["wait for the fish", "wait for them to be dry"].enumerated() {
      _ = Self.said([line], in: &game, .en)
      #expect(game.state.turn == turn + 1, "\(line)")
    }
  }

  @Test func `waiting ends when something happens, and each turn is taken back by itself`() throws {
    var game = try Self.start()
    let said = Self.said(["n", "wait 50"], in: &game, .en)
    #expect(said.first == "After 2 turns, something happens.")
    #expect(said.count == 2)
    #expect(game.state.turn == 3)
    let isUndone = game.undo()
    #expect(isUndone)
    #expect(game.state.turn == 2)
  }

  @Test(arguments: [(Language.en, "wait until it is over"), (.fr, "attendre que cela passe")])
  func `who waits until something is so waits until something happens`(
    _ language: Language, _ line: String
  ) throws {
    var game = try Self.start()
    let said = Self.said(["n", line], in: &game, language)
    #expect(said.count == 2 && game.state.turn == 3, "\(said)")
  }

  @Test func `where something happens at once, it is told that one turn went by`() throws {
    var game = try Self.start()
    let said = Self.said(["n", "z", "wait 50"], in: &game, .en)
    #expect(said.first == "After 1 turn, something happens.")
    #expect(said.count == 2)
  }

  // MARK: Taking back

  static let undos: [(Language, [String], Int, String)] = [
    (.en, ["z", "z", "undo"], 1, "Taken back: z."),
    (.en, ["z", "z", "z", "undo 2"], 1, "2 turns are taken back."),
    (.en, ["z", "z", "z", "undo two turns"], 1, "2 turns are taken back."),
    (.en, ["z", "z", "undo the last two turns"], 0, "2 turns are taken back."),
    (
      .en, ["z", "z", "undo 20000000000000000000"], 0,
      "2 turns are taken back; before them, nothing had been done."
    ),
    // A look round and at what one carries go with the turn before them.
    (.en, ["z", "look", "i", "undo"], 0, "Taken back: z."),
    (.en, ["z", "look", "z", "i", "look", "undo 2"], 0, "2 turns are taken back."),
    (.en, ["n", "look", "look", "undo"], 0, "Taken back: n."),
    (.en, ["look", "i", "undo"], 0, "Taken back: look."),
    (.en, ["undo 3"], 0, "There is no turn to take back."),
    (.en, ["z 5", "undo 3"], 2, "3 turns are taken back."),
    (.fr, ["z", "z", "annuler 2"], 0, "2 tours sont annulés."),
    (.fr, ["z", "z", "z", "annule deux tours"], 1, "2 tours sont annulés."),
    (.fr, ["z", "annuler"], 0, "Annulé\u{A0}: z."),
  ]

  @Test(arguments: undos) func `as many turns are taken back as are asked for`(
    _ language: Language, _ lines: [String], _ turn: Int, _ reply: String
  ) throws {
    var game = try Self.start()
    #expect(Self.said(lines, in: &game, language).first == reply)
    #expect(game.state.turn == turn)
  }

  // MARK: The ways out

  static let exits: [(Language, [String], [String])] = [
    (
      .en, ["exits"],
      ["Ways out:", "down: not seen yet", "east: not seen yet", "north: not seen yet"]
    ),
    (.en, ["n", "ways out"], ["Ways out:", "south: hall", "up: not seen yet"]),
    (.en, ["n", "where can I go"], ["Ways out:", "south: hall", "up: not seen yet"]),
    (
      .fr, ["n", "issues"],
      ["Issues\u{A0}:", "sud\u{A0}: hall", "haut\u{A0}: pas encore vu"]
    ),
    (
      .fr, ["n", "sorties"],
      ["Issues\u{A0}:", "sud\u{A0}: hall", "haut\u{A0}: pas encore vu"]
    ),
  ]

  @Test(arguments: exits) func `the ways out name the places that are known`(
    _ language: Language, _ lines: [String], _ said: [String]
  ) throws {
    var game = try Self.start()
    let turn = lines.count - 1
    #expect(Self.said(lines, in: &game, language) == said)
    #expect(game.state.turn == turn)
  }

  // MARK: Two languages

  /// (line, the word that is not known): a verb of another language counts only where all of it is understood.
  @Test(arguments: [
    (Language.en, "places you know", "places"), (.fr, "open la boîte bleue", "open"),
    (.en, "prendre it all", "prendre"),
  ])
  func `who has mixed two languages is answered in their own`(
    _ language: Language, _ line: String, _ word: String
  ) throws {
    var game = try Self.start()
    let said = Self.said([line], in: &game, language).joined()
    #expect(said.contains(word), "\(said)")
  }

  // MARK: Less prose

  @Test func `in brief a known place tells no more than has changed, and look tells all`() throws {
    var game = try Self.start()
    game.isBrief = true
    #expect(Self.said(["n"], in: &game, .en).contains("in the yard"))
    let back = Self.said(["s"], in: &game, .en)
    #expect(!back.contains("in the hall"))
    #expect(back.contains("cup"))
    #expect(Self.said(["look"], in: &game, .en).contains("in the hall"))
    game.isBrief = false
    #expect(Self.said(["n", "s"], in: &game, .en).contains("in the hall"))
  }

  @Test func `in brief a dark place is told in full once there is light in it`() throws {
    var game = try Self.start()
    game.isBrief = true
    let dark = Self.said(["down", "up"], in: &game, .en)
    #expect(!dark.contains("in the cellar"))
    let lit = Self.said(["get lamp. light lamp", "down"], in: &game, .en)
    #expect(lit.contains("in the cellar"))
    #expect(!Self.said(["up", "down"], in: &game, .en).contains("in the cellar"))
  }

  @Test func `nothing is said of a place with nothing in it`() throws {
    var game = try Self.start()
    let vault = Self.said(["open box. get iron key. unlock door", "east"], in: &game, .en)
    #expect(!vault.contains("Contents of the room:"))
    #expect(!vault.contains("None"))
  }

  // MARK: Points

  @Test func `points come behind the text of their turn, once`() throws {
    var game = try Self.start()
    #expect(Self.said(["n", "ring bell"], in: &game, .en) == ["dong", "+3"])
    #expect(Self.said(["ring bell"], in: &game, .en).allSatisfy { !$0.hasPrefix("+") })
  }

  static let switches: [(Language, String, MetaCommand)] = [
    (.en, "points off", .points(isTold: false)), (.en, "points on", .points(isTold: true)),
    (.en, "notify off", .points(isTold: false)), (.fr, "points non", .points(isTold: false)),
    (.fr, "points oui", .points(isTold: true)), (.en, "brief", .places(isBrief: true)),
    (.en, "verbose", .places(isBrief: false)), (.fr, "bref", .places(isBrief: true)),
    (.fr, "court", .places(isBrief: true)), (.fr, "concis", .places(isBrief: true)),
    (.fr, "détaillé", .places(isBrief: false)), (.fr, "long", .places(isBrief: false)),
    (.en, "about", .about), (.fr, "à propos", .about), (.fr, "crédits", .about),
    (.en, "version", .version), (.en, "quit", .quit), (.en, "exit", .quit), (.fr, "quitter", .quit),
  ]

  @Test(arguments: switches) func `what concerns the program is passed on`(
    _ language: Language, _ line: String, _ command: MetaCommand
  ) throws {
    var game = try Self.start()
    let result = game.execute(TypedCommand(line), in: language)
    #expect(result == .metaCommand(command))
  }

  static let replies: [(Language, String, LocalizedText)] = [
    (.en, "xyzzy", L10n.Comfort.magic), (.en, "walkthrough", L10n.Comfort.walkthrough),
    (.fr, "xyzzy", L10n.Comfort.magic), (.fr, "solution", L10n.Comfort.walkthrough),
    (.en, "points", L10n.Parsing.scored(score: 0, of: 8, count: 0)),
    (.fr, "points", L10n.Parsing.scored(score: 0, of: 8, count: 0)),
  ]

  @Test(arguments: replies) func `what players try is answered without a turn`(
    _ language: Language, _ line: String, _ reply: LocalizedText
  ) throws {
    var game = try Self.start()
    #expect(
      Self.said([line], in: &game, language) == [reply.resolved(in: language)])
    #expect(game.state.turn == 0)
  }

  @Test func `the picture is told where it can be seen`() throws {
    var game = try Self.start()
    #expect(Self.said(["picture"], in: &game, .en) == ["a picture of the hall"])
    #expect(
      Self.said(["down", "image"], in: &game, .fr)
        == [L10n.Adventure.darkPicture.resolved(in: .fr)])
  }
}
