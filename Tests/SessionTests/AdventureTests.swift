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
  @Test(arguments: try traces("adventure")) func `a command says this`(
    _ script: String, _ trace: String
  ) throws {
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
    let session = try Sample.adventure().after("say:brief say:points_off")
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
    let session = try Sample.adventure().after("say:get_cup lang:fr say:poser_tasse")
    let texts = session.savedAdventure?.transcript.messages.map(\.text) ?? []
    #expect(texts.contains("You now have the cup."))
    #expect(texts.last == "Vous posez la tasse.")
    #expect(texts.contains("On trouve ici\u{A0}:"))
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
