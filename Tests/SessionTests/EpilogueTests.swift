import Adventure
import Localization
import SampleWorld
import SessionDriver
import Testing

@testable import Flow
@testable import Session

@Suite struct EpilogueTests {
  private static let wayOut = [
    "open box", "take key", "unlock door with iron", "e",
  ]

  private func won() throws -> SavedAdventure {
    var session = try Sample.adventure()
    for line in Self.wayOut { _ = session.perform(.say(line)) }
    return try #require(session.savedAdventure)
  }

  private func isTold(_ events: [Event]) -> Bool {
    events.contains { if case .adventure(.epilogue) = $0 { true } else { false } }
  }

  @Test func `the adventure alone ends without it`() throws {
    var session = try Sample.adventure()
    #expect(!session.showsLitBeacon)
    for line in Self.wayOut {
      #expect(!isTold(session.perform(.say(line))))
    }
    #expect(session.savedAdventure?.hasBeenWon == true)
    #expect(session.savedAdventure?.endings == ["in"])
    #expect(session.showsLitBeacon)
    let settings = try #require(Settings(data: session.settings.data))
    #expect(settings.hasLitBeacon)
    let kept = try #require(session.savedAdventure.flatMap { SavedAdventure(data: $0.data) })
    #expect(kept.endings == ["in"])
  }

  @Test func `hand meets hand when the campaign is won after the adventure`() throws {
    var session = try Sample.adventure(try won()).after("menu " + WalkTests.toSearch)
    _ = play("act:x.hold", on: &session)
    #expect(isTold(session.perform(.act(element: "y", action: "hold"))))
  }

  @Test func `a won adventure says that it is over, and what is left`() throws {
    var session = try Sample.adventure()
    for line in Self.wayOut.dropLast() { _ = session.perform(.say(line)) }
    #expect(
      play("say:e", on: &session).hasSuffix(
        "prose you are in, room vault, points 5, heading The end., reply in. Your rank: visitor., "
          + "reply You have 5 of 8 points after 4 turns., item the hall: 5 of 5, item the yard: 0 of 3, "
          + "heading What was missed, and where it begins:, item the bell rung: in the yard, "
          + "reply What is left: undo, restore, restart, or exit., room vault"))
    let trace = play("menu choose:adventure say:look", on: &session)
    #expect(
      trace.contains(
        "room vault, heading The end., reply in. Your rank: visitor., "
          + "reply You have 5 of 8 points after 4 turns., item the hall: 5 of 5, item the yard: 0 of 3, "
          + "heading What was missed, and where it begins:, item the bell rung: in the yard, "
          + "reply What is left: undo, restore, restart, or exit. | echo look, refusal "))
    #expect(!trace.contains("prose in the vault"))
    _ = play("menu choose:adventure menu choose:adventure", on: &session)
    let said = session.savedAdventure?.transcript.messages.map(\.text) ?? []
    #expect(said.count { $0 == "The end." } == 2)
    #expect(said.last == "What is left: undo, restore, restart, or exit.")
  }

  @Test func `after the end no way is shown, and the picture is its own`() throws {
    var session = try Sample.adventure()
    for line in Self.wayOut { _ = session.perform(.say(line)) }
    let room = try #require(session.adventure?.game.room(isShown: false))
    #expect(room.isOver && room.exits.isEmpty)
    #expect(room.picture?.drawings == ["end"])
    _ = session.perform(.say("undo"))
    let before = try #require(session.adventure?.game.room(isShown: false))
    #expect(!before.isOver && !before.exits.isEmpty)
  }

  @Test func `a thing without a picture shows none`() throws {
    var session = try Sample.adventure()
    #expect(play("say:n say:x_bell", on: &session).contains("picture bell"))
    #expect(!play("say:get_coat", on: &session).contains("picture"))
  }

  @Test func `the first night begins with its first words, though its file was read for the end`()
    throws
  {
    var session = try Sample.adventure()
    session.adventure = nil
    _ = play("menu " + WalkTests.toSearch + " act:x.hold", on: &session)
    _ = session.perform(.act(element: "y", action: "hold"), savedAdventure: SavedAdventure())
    #expect(play("menu choose:adventure", on: &session).contains("prose welcome, reply “help”"))
  }

  @Test func `who goes back to the end hears it again`() throws {
    var session = try Sample.adventure(try won())
    _ = play("menu " + WalkTests.toSearch + " act:x.hold act:y.hold menu", on: &session)
    #expect(isTold(session.perform(.choose("continue"))))
  }

  @Test func `a pack has an end of its own`() throws {
    let world = try sampleWorld()
    var session = Sample.pack(of: try Sample.chapters(), world: { world })
    _ = session.perform(.open(.menu))
    _ = play("choose:begin " + WalkTests.toSearch + " act:x.hold", on: &session)
    let end = session.perform(.act(element: "y", action: "hold"), savedAdventure: try won())
    #expect(!isTold(end))
    #expect(session.flow.hasWonEveryLevel)
  }

  @Test func `it is read from the file, where only the campaign was played`() throws {
    var session = try Sample.adventure()
    session.adventure = nil
    _ = play("menu " + WalkTests.toSearch, on: &session)
    _ = play("act:x.hold", on: &session)
    let end = session.perform(.act(element: "y", action: "hold"), savedAdventure: try won())
    #expect(isTold(end))
    #expect(session.savedAdventure?.hasBeenWon == true)
  }

  @Test func `and when the adventure is won after the campaign`() throws {
    var session = try Sample.adventure()
    _ = play("menu " + WalkTests.toSearch + " act:x.hold act:y.hold menu", on: &session)
    _ = session.perform(.open(.adventure(isRestart: false)))
    var events: [Event] = []
    for line in Self.wayOut { events = session.perform(.say(line)) }
    #expect(isTold(events))
  }
}

extension Session {
  /// Whether the title shows the beacon lit.
  fileprivate var showsLitBeacon: Bool {
    if case .general(.menu(let title)) = menu { title.isBeaconLit } else { false }
  }
}
