import Adventure
import Localization
import SampleWorld
import SessionDriver
import Testing

@testable import Flow
@testable import Session

/// What a player sees of a level and of a room.
@Suite struct ViewTests {
  private func view(of id: String) throws -> LevelView {
    var flow = GameFlow(
      chapters: try Sample.chapters(), progress: Progress(seed: 1), isPreview: true)
    let position = try #require(flow.positions.first { flow.level(at: $0)?.id == id })
    _ = flow.loadLevel(position)
    return try #require(flow.currentView)
  }

  /// (level, clues, answers, objects)
  static let levels = [("a", 0, 4, 0), ("r", 1, 3, 0), ("o", 0, 0, 0), ("s", 0, 0, 2)]

  @Test(arguments: levels) func `a level shows what its kind has`(
    id: String, clues: Int, answers: Int, elements: Int
  ) throws {
    let view = try view(of: id)
    #expect(view.id == id)
    #expect(view.clues.count == clues)
    #expect(view.answers.count == answers)
    #expect(view.elements.count == elements)
    #expect(view.wheels == nil)
    #expect(!view.isCompleted && !view.mayGiveUp && !view.isLanding)
  }

  @Test func `levels and chapters count from 1`() throws {
    let view = try view(of: "o")
    #expect((view.chapter, view.level, view.levels) == (3, 2, 3))
  }

  /// The room after some orders.
  private func room(after orders: String...) throws -> RoomView {
    var game = AdventureGame(world: try sampleWorld(), seed: 1)
    for order in orders { _ = game.execute(TypedCommand(order), in: .en) }
    return try #require(game.room(isShown: true))
  }

  private func names(_ texts: [LocalizedText]) -> [String] { texts.map { $0.resolved(in: .en) } }

  @Test func `what is carried is listed apart`() throws {
    let room = try room(after: "get cup", "get lamp", "light lamp", "open box")
    #expect(room.carried.map(\.id) == ["cup", "lamp"])
    #expect(room.carried.map(\.isLit) == [nil, true])
    #expect(room.contents.map(\.id) == ["plate", "box", "door"])
    #expect(room.contents.map(\.isOpen) == [nil, true, false])
    #expect(room.contents.map(\.isFurniture) == [false, true, true])
    #expect(room.contents.map { $0.contents.map(\.id) } == [[], ["iron"], []])
    #expect(room.sights.isEmpty)
  }

  @Test func `a coat is worn once it is put on`() throws {
    let held = try room(after: "n", "get coat", "get brass key")
    #expect(held.carried.map(\.isWorn) == [false, false])
    let worn = try room(after: "n", "get brass key", "get coat", "wear coat")
    #expect(worn.carried.map(\.id) == ["coat", "brass"])
    #expect(worn.carried.map(\.isWorn) == [true, false])
    #expect(worn.carried.map(\.isOpen) == [nil, nil])
  }

  @Test func `without light only what is carried is seen`() throws {
    let dark = try room(after: "get cup", "d")
    #expect(dark.isDark && dark.contents.isEmpty)
    #expect(dark.carried.map(\.id) == ["cup"])
    #expect(dark.picture?.id == "dark")
    let lit = try room(after: "get lamp", "light lamp", "d")
    #expect(!lit.isDark)
    #expect(lit.contents.map(\.id) == ["note"])
    #expect(lit.picture?.id == "cellar")
  }

  @Test func `a way tells the place behind it once that is known`() throws {
    #expect(try room().ways.resolved(in: .en) == "down, east or north")
    let back = try room(after: "n", "s")
    #expect(back.ways.resolved(in: .en) == "down, east or north to the yard")
    #expect(names(back.namesToOffer).suffix(1) == ["yard"])
    #expect(back.exits.map(\.id) == ["down", "east", "north"])
  }

  @Test func `help and the other words are all commands that are no secret`() {
    let all = AdventureCommandVerbs.inHelp + AdventureCommandVerbs.others
    let secret: [MetaVerb] = [.walkthrough, .magic]
    for verb in MetaVerb.allCases {
      #expect(all.contains(verb.words) == !secret.contains(verb), "\(verb)")
    }
  }
}
