import Flow
import JSON
import Localization
import Sampling
import SessionDriver
import Testing

@testable import Presentation
@testable import Session
@testable import Wire

/// Whatever a client sends: each answer ends with its tag once, and every event fits the schema.
struct WireRandomPlayTests {
  /// (seed): together 10,000 commands.
  @Test(arguments: sampled(1...10 as ClosedRange<UInt64>))
  func `each tagged command is answered to its end, in events of the schema`(
    _ seed: UInt64
  ) throws {
    let schema = try WireSchema()
    let game = try BuiltInGame()
    var generator = SeededGenerator(seed: seed)
    var player = RandomWirePlayer()
    var table = WireConnection(game.newSession(isWon: seed.isMultiple(of: 2)))
    player.hear(try table.open())
    for step in 0..<1_000 {
      let command = player.command(using: &generator)
      let tagged = JSONObject(
        command.members.map { ($0.key, $0.value) } + [("tag", JSONValue(step))])
      let told = try table.send(JSONWriter.write(JSONValue(tagged)))
      let ends = told.indices.filter { told[$0]["event"] == "done" }
      let isLast = told.last == ["event": "bye"]
      let isEnded = ends == [told.count - (isLast ? 2 : 1)] && told[ends[0]]["tag"]?.int == step
      let misfits = told.filter { schema.definitions(of: $0).count != 1 }
      guard isEnded, misfits.isEmpty else {
        let lines = misfits.map { String(decoding: JSONWriter.write($0), as: UTF8.self) }
        Issue.record("seed \(seed), step \(step): \(command), \(lines), \(ends)")
        return
      }
      player.hear(told)
      if isLast {
        table = WireConnection(table.session.again)
        player.hear(try table.open())
      }
    }
    #expect(player.heard.count > 15)
  }
}

/// A client that sends what fits the moment, mostly, and anything else besides.
private struct RandomWirePlayer {
  /// The words of the events that came.
  private(set) var heard: Set<String> = []
  private var items: [JSONValue] = []
  private var answers: [JSONValue] = []
  private var elements: [JSONValue] = []
  private var cue: JSONValue?
  private var nouns: [String] = []

  mutating func hear(_ events: [JSONValue]) {
    for event in events {
      heard.insert(event["event"]?.string ?? "")
      switch event["event"]?.string {
      case "menu": items = event["items"]?.array?.compactMap { $0["id"] } ?? []
      case "level":
        answers = event["answers"]?.array?.compactMap { $0["id"] } ?? []
        elements = event["elements"]?.array ?? []
      case "cue": cue = event
      case "round", "ready": cue = nil
      case "room":
        nouns = ["contents", "carried", "sights"].flatMap { event[$0]?.array ?? [] }
          .compactMap { $0["name"]?.string }
      default: break
      }
    }
  }

  func command(using generator: inout SeededGenerator) -> JSONObject {
    func any<Element>(_ list: [Element]) -> Element? {
      list.isEmpty ? nil : list[generator.below(list.count)]
    }
    let element = any(elements)
    let action = any(element?["actions"]?.array ?? [])?["id"]
    let verb = any([
      "look", "n", "e", "s", "w", "u", "d", "get", "drop", "examine", "open", "light", "wear",
      "inventory", "map", "help", "hint", "score", "undo", "z", "save x", "restore x", "about",
    ])
    let said = (verb ?? "") + " " + (any(nouns) ?? "")
    let setting = any(Setting.allCases) ?? .motion
    let own: JSONObject? = any([
      ["do": "continue"], ["do": "continue"], ["do": "choose", "id": any(items) ?? "x"],
      ["do": "answer", "answers": [any(answers) ?? "2358"]],
      ["do": "act", "element": element?["id"] ?? "x", "action": action ?? "x"],
      ["do": "act", "element": element?["id"] ?? "x", "action": action ?? "x"],
      ["do": "gesture", "gesture": cue?["gesture"] ?? "tap"],
      ["do": "say", "text": JSONValue(said)],
      ["do": "say", "text": JSONValue(said)], ["do": "choose", "id": "adventure"],
      ["do": "choose", "id": "reflex"],
    ])
    let other: JSONObject? = any([
      ["do": "menu"], ["do": "hint"], ["do": "skip"], ["do": "scores"], ["do": "practise"],
      ["do": "repeat"], ["do": "levels"], ["do": "falls"], ["do": "notes"], ["do": "settings"],
      [
        "do": "level", "chapter": JSONValue(1 + generator.below(4)),
        "level": JSONValue(1 + generator.below(6)), "night": JSONValue(1 + generator.below(3)),
      ],
      ["do": "language", "lang": any(["en", "fr", "de"].map { JSONValue($0) }) ?? "en"],
      [
        "do": "set", "setting": JSONValue(setting.rawValue),
        "value": any(setting.values.map { JSONValue($0) }) ?? "x",
      ],
      ["do": "restart"], ["do": "quit"], ["do": "dance"], ["do": "answer"], [:],
      ["do": "gesture", "gesture": "still", "move": JSONValue(generator.below(9))],
      ["do": "gesture", "after_ms": JSONValue(generator.below(5_000))],
    ])
    return (generator.below(10) < 7 ? own : other) ?? [:]
  }
}

extension Session {
  /// The program started again, with what was kept.
  fileprivate var again: Session {
    Session(
      chapters: flow.chapters, progress: progress, settings: settings, language: language,
      world: makeWorld)
  }
}
