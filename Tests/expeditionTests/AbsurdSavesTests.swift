import Adventure
import Campaign
import Flow
import Foundation
import JSON
import Lines
import Localization
import Presentation
import Reflex
import Sampling
import Session
import SessionDriver
import Testing
import Wire

/// Saves with a right checksum that no play comes to: they are set aside or played on from, and nothing in
/// them stops the program, or steers a terminal.
struct AbsurdSavesTests {
  private static let language = Language.en

  @Test func `an adventure goes on from whatever a file says, or does without it`() throws {
    let world = try builtInWorld()
    let start = [
      "take all", "save one", "east", "hint", "hint", "take all", "examine it", "west", "undo",
      "up",
      "take zzz",
    ]
    var session = try session(world: { world })
    session.perform(.open(.adventure(isRestart: false)))
    for line in start { session.perform(.say(line)) }
    let good = try #require(session.savedAdventure)
    let turns = [
      "g", "look", "undo", "undo", "oops lamp", "hint", "hint", "score", "i", "g", "take all", "n",
      "restore one", "g", "save two", "drop all", "map", "restart", "yes", "e",
    ]
    let saves = AbsurdSave.all(of: good.data)
    // Else there is nothing to look at.
    #expect(saves.count > 300)
    var opened = 0
    for save in sampled(saves) {
      guard let content: SavedAdventure = try read(save) else { continue }
      opened += 1
      var session = try self.session(world: { world })
      var told = session.perform(.open(.adventure(isRestart: false)), savedAdventure: content)
      for line in turns { told += session.perform(.say(line)) }
      #expect(session.savedAdventure?.data != nil)
      expectSafe(told, of: save)
    }
    #expect(opened > 15)
  }

  @Test func `a campaign goes on from whatever a file says, or does without it`() throws {
    for chapter in 1...4 {
      var session = try session(progress: won())
      session.perform(.open(.level(chapter: chapter, level: 2)), after: .seconds(3))
      session.perform(.hint)
      session.perform(.answer(["nonsense"]), after: .seconds(3))
      let saves = AbsurdSave.all(of: session.progress.data).enumerated()
        // One in five, another one in each chapter: a won game has a thousand numbers.
        .filter { $0.offset % 5 == chapter }.map(\.element)
      for save in saves {
        guard let content: Flow.Progress = try read(save) else { continue }
        var session = try self.session(progress: content)
        var told: [Event] = []
        for command: Command in [
          .open(.campaign), .proceed, .levels, .notes, .level(chapter: chapter, level: 2), .hint,
          .answer(["lean"]), .repeat, .level(chapter: chapter, level: 5), .proceed, .skip, .restart,
          .restart, .proceed, .menu,
        ] { told += session.perform(command, after: .seconds(1)) }
        expectSafe(told, of: save)
      }
    }
  }

  @Test func `rounds and settings are whatever a file says, or as if there were none`() throws {
    var session = try session()
    session.perform(.open(.reflex(mode: .heart)))
    session.perform(.proceed)
    for _ in 0..<5 {
      for gesture in [Gesture.tap, .swipe] where session.runningCue != nil {
        session.perform(.gesture(.pinch, at: .since(200), move: nil))
        session.perform(.gesture(gesture, at: .since(300), move: nil))
      }
    }
    session.perform(.set(setting: "bell", value: "on"))
    let rounds = try #require(session.scores)
    for save in AbsurdSave.all(of: rounds.data) {
      guard let content: SavedRounds = try read(save) else { continue }
      var session = try self.session()
      let told = session.perform(.open(.scores), scores: content)
      expectSafe(told, of: save)
    }
    for save in AbsurdSave.all(of: session.settings.data) {
      guard let content: Settings = try read(save) else { continue }
      var session = try self.session(settings: content)
      expectSafe(session.perform(.open(.menu)) + session.perform(.settings), of: save)
    }
  }

  static let damages: [(String, String)] = [
    ("turn:=", "turn:=9223372036854775807"), ("hint:", "hint:weather=-5"),
    ("touched:", "touched:cup=-1"),
  ]

  @Test(arguments: damages)
  func `what no play comes to is set aside as any damaged file`(
    _ name: String, _ number: String
  ) throws {
    try withFolder { folder in
      let file = folder.appending(path: "explore.json")
      let play = #""$0" explore --plain --lang en --seed 1 --data-dir "$D""#
      _ = try Run(play, ["D": folder.path()], input: "east\nsave one\neast\n")
      var document = try SealedDocument(opening: Array(Data(contentsOf: file)))
      document.data = replacing("numbers", in: document.data) { numbers in
        JSONValue(
          (numbers.array ?? []).filter { $0.string?.hasPrefix(name) == false } + [JSONValue(number)]
        )
      }
      try Data(document.sealedBytes()).write(to: file)
      // All lines were saved for at once: there is no previous copy.
      let run = try Run(play, ["D": folder.path()], input: "hint\neast\nscore\n")
      #expect(run.status == 0)
      #expect(run.output.contains("explore.json.corrupt-"))
      #expect(run.output.contains("after 1 turn."))
    }
  }

  /// The value of `key`, wherever it stands, changed.
  private func replacing(
    _ key: String, in value: JSONValue, by change: (JSONValue) -> JSONValue
  ) -> JSONValue {
    guard let object = value.object else { return value }
    return JSONValue(
      JSONObject(
        object.members.map { member in
          let inner = member.value
          return (
            member.key, member.key == key ? change(inner) : replacing(key, in: inner, by: change)
          )
        }))
  }

  // MARK: Sessions

  private func session(
    progress: Flow.Progress = Flow.Progress(seed: 1), settings: Settings = Settings(),
    world: (@Sendable () -> World)? = nil
  ) throws -> Session {
    Session(
      chapters: try LocalLevelFactory().chapters(), progress: progress, settings: settings,
      language: Self.language, world: world)
  }

  /// A campaign that was won.
  private func won() throws -> Flow.Progress {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "SessionTests/Saves/progress.1.won.json")
    return try #require(LoadResult<Flow.Progress>(Array(Data(contentsOf: file))).content)
  }

  /// What a file comes to that holds `save`; nil where it is set aside.
  private func read<Content: Persistable>(_ save: AbsurdSave) throws -> Content? {
    let bytes = try SealedDocument(schema: 1, revision: 7, data: save.data).sealedBytes()
    guard case .intact(let copy) = LoadResult<Content>(bytes) else { return nil }
    return copy.content
  }

  /// Told in lines and on the wire, the events are nothing but safe text.
  private func expectSafe(_ events: [Event], of save: AbsurdSave) {
    var lines = LineVoice(language: Self.language, takesKeys: false, hasScriptedClock: true)
    var wire = JSONVoice(language: Self.language)
    for text in [lines.render(events), wire.render(events)] {
      let unsafe = text.unicodeScalars.filter { $0 != "\n" && !$0.isSafe }
      #expect(unsafe.isEmpty, "\(save)")
      #expect(!text.contains(#"\u"#), "\(save)")
    }
  }
}
