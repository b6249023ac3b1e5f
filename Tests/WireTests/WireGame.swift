import Campaign
import Flow
import JSON
import Localization
import SessionDriver
import WireClient

@testable import Presentation
@testable import Session
@testable import Wire

/// The program without a process: lines of JSON in, lines of JSON out, its file a few bytes.
struct WireGame {
  private var connection: WireConnection
  private let chapters: [Chapter]
  private let seed: UInt64

  var session: Session { connection.session }

  init(_ language: Language = .en, seed: UInt64 = 1) throws {
    self.seed = seed
    chapters = try LocalLevelFactory().chapters()
    connection = WireConnection(
      Session(chapters: chapters, progress: Progress(seed: seed), language: language))
  }

  mutating func send(_ command: JSONValue) throws -> [JSONValue] {
    try connection.send(JSONWriter.write(command))
  }

  /// The process dies; a new one finds the file as it was last written.
  mutating func kill() throws -> [JSONValue] {
    let progress = session.progress
    var found = Progress(seed: seed)
    if progress.isWorthKeeping {
      found =
        try LoadResult<Progress>(SavedRevision(progress, revision: 1).sealedBytes()).content
        ?? found
    }
    connection = WireConnection(
      Session(
        chapters: chapters, progress: found, settings: session.settings,
        language: session.language))
    return try connection.open()
  }

  /// Lets a client play to its end: every event that it was told, in order. `meddle` may do
  /// something else once the client has heard an event, and say what it is told then.
  mutating func play(
    _ client: inout WireClient,
    meddle: (inout WireGame, inout WireClient, JSONValue, Int) throws -> [JSONValue]? = {
      _, _, _, _ in nil
    }
  ) throws -> [JSONValue] {
    var log: [JSONValue] = []
    var waiting = try connection.open()[...]
    while let event = waiting.popFirst(), log.count < 5_000 {
      log.append(event)
      let command = client.react(to: event)
      if let instead = try meddle(&self, &client, event, log.count) {
        waiting = instead[...]
      } else if let command {
        waiting += try send(command)
      }
    }
    return log
  }
}

/// The event with every text taken out of it; what is left is the same in all languages.
func blanked(_ value: JSONValue, in key: String = "") -> JSONValue {
  let texts: Set = [
    "text", "title", "description", "name", "spelling", "lang", "clues", "taken", "notes",
    "command", "rules", "reply", "keyword", "cause",
    "chapter_title", "names", "call", "noise", "time", "month", "solution",
  ]
  switch value.content {
  case .string: return texts.contains(key) ? "" : value
  case .array(let values): return JSONValue(values.map { blanked($0, in: key) })
  case .object(let object):
    return JSONValue(JSONObject(object.members.map { ($0.key, blanked($0.value, in: $0.key)) }))
  case .null, .bool, .number: return value
  }
}
