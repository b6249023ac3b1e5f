import Adventure
import Foundation
import Localization
import SampleWorld
import SessionDriver
import Testing

@testable import Flow
@testable import JSON
@testable import Session

@Suite struct AdventureTests {
  /// `say:take_cup` says “take cup”; each script with what its last word leads to.
  static let scripts: [(String, String)] = [
    ("say:", "room hall"),
    (
      "say:look",
      "echo look, title hall, room hall, prose in the hall, heading Contents of the room:, item cup, item plate, item lamp, item box, room hall"
    ),
    ("say:get_cup", "echo get cup, picture cup, reply You now have the cup., room hall"),
    (
      "say:get_moon",
      "echo get moon, refusal That item is not in this room., refusal I don’t know the word “moon”., room hall"
    ),
    ("say:n say:map", "echo map, map hall·yard, room yard"),
    ("say:help", "echo help, help, room hall"),
    ("say:score", "echo score, reply You have 0 of 8 points after 0 turns., room hall"),
    ("say:hint", "echo hint, hint 1 of 2: keys, room hall"),
    ("hint hint hint", "echo hint, hint 2 of 2: east, room hall"),
    (
      "say:save_a_b say:get_cup say:restore_a_b say:i",
      "echo i, heading You are currently carrying:, item nothing., room hall"
    ),
    (
      "say:save_Before_the_storm say:save_b say:get_cup say:restore_storm",
      "echo restore storm, reply Restored: “Before the storm”., title hall, room hall, prose in the hall, heading Contents of the room:, item cup, item plate, item lamp, item box, room hall"
    ),
    (
      "say:save_a_1 say:save_a_2 say:restore_a",
      "echo restore a, refusal No game is saved as “a”. Saved so far: a 1, a 2., room hall"
    ),
    (
      "say:save_a/b",
      "echo save a/b, refusal “a/b” cannot be a name: letters, digits, spaces and hyphens, 40 at most., room hall"
    ),
    (
      "say:save_..",
      "echo save .., refusal “..” cannot be a name: letters, digits, spaces and hyphens, 40 at most., room hall"
    ),
    (
      "say:restore_x",
      "echo restore x, refusal No game is saved as “x”. Saved so far: nothing yet., room hall"
    ),
    (
      "say:get_cup say:undo say:undo",
      "echo undo, refusal There is no turn to take back., room hall"
    ),
    ("say:exit", "echo exit, (adventure-left), bye"),
    (
      "say:n._quit._look",
      "echo n. quit. look, prose cold air, title yard, room yard, prose in the yard, heading Contents of the room:, item brass key, item bell, item coat, (adventure-left), bye"
    ),
    (
      "menu choose:adventure say:exit",
      "echo exit, (adventure-left), menu begin·continue·reflex·daily·descent·language·settings·quit"
    ),
    ("say:?", "echo ?, help, room hall"),
    ("say:version", "echo version, reply Expedition 0.1.0., room hall"),
    ("say:n say:ring_bell", "echo ring bell, picture bell, prose dong, points 3, room yard"),
    ("say:points_off say:n say:ring_bell", "echo ring bell, picture bell, prose dong, room yard"),
    (
      "say:points_off say:points_on say:n say:ring_bell",
      "echo ring bell, picture bell, prose dong, points 3, room yard"
    ),
    ("set:points.off say:n say:ring_bell", "echo ring bell, picture bell, prose dong, room yard"),
    (
      "say:brief say:n say:s",
      "echo s, title hall, room hall, heading Contents of the room:, item cup, item plate, item lamp, item box, room hall"
    ),
    (
      "say:brief say:verbose say:n say:s",
      "echo s, title hall, room hall, prose in the hall, heading Contents of the room:, item cup, item plate, item lamp, item box, room hall"
    ),
    (
      "set:places.brief say:n say:s say:undo",
      "echo undo, reply Taken back: s., title yard, room yard, heading Contents of the room:, item brass key, item bell, item coat, room yard"
    ),
    ("answer:x", "error not-now"), ("continue", "error not-now"),
    ("menu say:look", "error not-now"),
    ("say:restart say:no", "echo no, reply Then on we go., room hall"),
    (
      "say:get_cup,_n,_get_moon,_s",
      "echo get cup, n, get moon, s, picture cup, reply You now have the cup., prose cold air, title yard, room yard, prose in the yard, heading Contents of the room:, item brass key, item bell, item coat, refusal That item is not in this room., refusal I don’t know the word “moon”., room yard"
    ),
  ]

  @Test(arguments: scripts) func `a command says this`(_ script: String, _ trace: String) throws {
    var session = try Sample.adventure()
    let traces = play(script, on: &session).components(separatedBy: " | ")
    #expect(traces.last == trace)
  }

  @Test func `by ear a known place is told in brief, unless it is wanted in full`() throws {
    var session = try Sample.adventure()
    session.perform(.use(VoiceTraits(allowance: 800)))
    #expect(!play("say:n say:s", on: &session).contains("prose in the hall, heading"))
    _ = play("say:verbose say:n", on: &session)
    #expect(play("say:s", on: &session).contains("prose in the hall"))
  }

  @Test func `a new game says once where there is help`() throws {
    var session = try Sample.adventure()
    func openings() -> Int {
      session.savedAdventure?.transcript.messages.count { $0.text.hasPrefix("“help” lists") } ?? 0
    }
    #expect(openings() == 1)
    _ = play("say:n say:restart say:yes", on: &session)
    #expect(session.savedAdventure?.game?.state.turn == 0)
    #expect(openings() == 1)
    let saved = try #require(session.savedAdventure)
    var again = try Sample.adventure(saved)
    _ = play("say:look", on: &again)
    #expect(
      again.savedAdventure?.transcript.messages.count { $0.text.hasPrefix("“help” lists") } == 1)
  }

  @Test func `what is told is kept among the settings`() throws {
    var session = try Sample.adventure()
    _ = play("say:brief say:points_off", on: &session)
    #expect(session.settings.isBrief && !session.settings.tellsPoints)
    let read = try #require(Settings(data: session.settings.data))
    #expect(read == session.settings)
    let older = try #require(Settings(data: ["bell": "on"]))
    #expect(!older.isBrief && older.tellsPoints)
  }

  @Test func `a damaged slot is told, loses nothing, and is kept as it was`() throws {
    var first = try Sample.adventure()
    _ = play("say:get_cup say:save_a", on: &first)
    let whole = try #require(first.savedAdventure?.data.object)
    let damaged: JSONValue = [["name": "a", "game": ["here": 7]]]
    let members = ["won", "game", "transcript"].compactMap { key in whole[key].map { (key, $0) } }
    let slots = JSONObject(members + [("slots", damaged)])
    let savedAdventure = try #require(SavedAdventure(data: JSONValue(slots)))
    var session = try Sample.adventure(savedAdventure)
    let trace = play("say:restore_a", on: &session).components(separatedBy: " | ").last
    #expect(trace?.hasPrefix("echo restore a, refusal ") == true)
    #expect(trace?.contains("is damaged and cannot be opened") == true)
    #expect(session.savedAdventure?.data["slots"] == savedAdventure.data["slots"])
    #expect(play("say:i", on: &session).contains("item cup"))
  }

  @Test func `the language changes between two commands, and what was said stays`() throws {
    var session = try Sample.adventure()
    _ = play("say:get_cup lang:fr say:poser_tasse", on: &session)
    let texts = session.savedAdventure?.transcript.messages.map(\.text) ?? []
    #expect(texts.contains("You now have the cup."))
    #expect(texts.last == "Vous avez posé la tasse.")
    #expect(texts.contains("Contenu du lieu\u{A0}:"))
  }

  @Test func `the transcript keeps 100 messages, the player's among them`() throws {
    var session = try Sample.adventure()
    for _ in 0..<60 { _ = session.perform(.say("get moon")) }
    let messages = try #require(session.savedAdventure?.transcript.messages)
    #expect(messages.count == 100)
    #expect(messages.suffix(3).map(\.role) == [.echo, .refusal, .refusal])
  }

  @Test func `after every turn all is as it was once it was saved and read`() throws {
    var session = try Sample.adventure()
    let lines = [
      "take all", "open box", "take key", "n", "ring bell", "take it", "take key", "wear coat",
      "put cup in coat", "undo", "oops cup", "g", "s", "light lamp", "d", "read note", "u",
      "unlock door with iron", "e",
    ]
    for line in lines {
      _ = session.perform(.say(line))
      let savedAdventure = try #require(session.savedAdventure)
      let text = JSONWriter.write(savedAdventure.data)
      let read = try #require(
        SavedAdventure(data: try JSONReader.read(text, limits: SealedDocument.limits)))
      #expect(read == savedAdventure)
      session = try Sample.adventure(read)
    }
    #expect(session.savedAdventure?.hasBeenWon == true)
    #expect(session.savedAdventure?.game?.state.score == 8)
  }

  @Test func `continue reopens what was played last`() throws {
    var session = try Sample.adventure()
    #expect(
      play("menu", on: &session)
        == "hello 1 en, menu begin·continue·reflex·daily·descent·language·settings·quit")
    #expect(play("choose:continue say:i", on: &session).hasSuffix("item nothing., room hall"))
    _ = play("menu choose:begin continue menu", on: &session)
    #expect(play("choose:continue", on: &session) == "chapter 1")
    _ = play("menu choose:adventure", on: &session)
    #expect(
      play("menu", on: &session)
        == "hello 1 en, menu campaign·continue·reflex·daily·descent·language·settings·levels·falls·results·quit"
    )
    #expect(play("choose:adventure say:i", on: &session).hasSuffix("item nothing., room hall"))
    #expect(play("menu choose:campaign", on: &session).hasSuffix("chapter 1"))
  }

  @Test func `a game of another world is kept under a name, and another begins`() throws {
    var savedAdventure = SavedAdventure()
    let elsewhere = GameState(
      here: "moon", moved: [:], variables: [:], generator: LehmerGenerator(seed: 1),
      context: ParserContext())
    let game = SavedAdventureGame(state: elsewhere, history: [])
    savedAdventure.game = game
    var session = try Sample.adventure(savedAdventure)
    #expect(session.savedAdventure?.game?.state.here == "hall")
    #expect(session.savedAdventure?.slots.map(\.name) == ["other mountain"])
    #expect(session.savedAdventure?.slots.first?.game == game)
    #expect(
      play("say:restore_other_mountain", on: &session).contains("belongs to another version"))
    #expect(session.savedAdventure?.game?.state.here == "hall")
  }

  @Test func `a game of another world stands beside those kept before`() throws {
    var saved = SavedAdventure()
    saved.game = SavedAdventureGame(
      state: GameState(here: "moon", generator: LehmerGenerator(seed: 1)), history: [])
    #expect(saved.keepGame(as: "other") == "other")
    #expect(saved.keepGame(as: "other") == "other 2")
    var session = try Sample.adventure()
    let events = session.perform(
      .fulfilled(.adventureRead(saved, .play)), savedAdventure: saved)
    #expect(
      events.first == .notice(.otherWorld(slot: SafeText(cleaning: "other mountain", limit: 80))))
    #expect(session.savedAdventure?.slots.map(\.name) == ["other", "other 2", "other mountain"])
  }

  private static let now = Instant(uptime: .zero, secondsSince1970: 0)

  private func writes(_ response: Response) -> [TranscriptWriteRequest] {
    response.requests.compactMap { if case .write(let write) = $0 { write } else { nil } }
  }

  @Test func `a script is written as it is said, until it is ended`() throws {
    var session = try Sample.adventure()
    let created = writes(session.execute(.say("script a.txt"), at: Self.now))
    guard case .create("a.txt", let text)? = created.first else {
      Issue.record("not created")
      return
    }
    #expect(
      text.hasPrefix("welcome\n“help” lists what you can type; “hint” tugs the rope.\nhall\n"))
    _ = session.execute(.fulfilled(.written(created[0], cause: nil)), at: Self.now)
    #expect(
      writes(session.execute(.say("get cup"), at: Self.now)) == [
        .append(path: "a.txt", text: "\n> get cup\nYou now have the cup.\n")
      ])
    #expect(writes(session.execute(.say("script off"), at: Self.now)).count <= 2)
    #expect(writes(session.execute(.say("z"), at: Self.now)).isEmpty)
  }
}
