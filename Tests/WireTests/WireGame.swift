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
  private(set) var session: Session
  private var voice: JSONVoice
  private let chapters: [Chapter]
  private let seed: UInt64

  init(_ language: Language = .en, seed: UInt64 = 1) throws {
    self.seed = seed
    chapters = try LocalLevelFactory().chapters()
    session = Session(chapters: chapters, progress: Progress(seed: seed), language: language)
    voice = JSONVoice(language: language)
  }

  /// As `expedition --ui json`.
  mutating func open() throws -> [JSONValue] { try told(session.perform(.open(.menu))) }

  mutating func send(_ command: JSONValue) throws -> [JSONValue] {
    let line = String(decoding: JSONWriter.write(command), as: UTF8.self)
    switch voice.parse(.text(line)) {
    case .command(let command):
      return try events(in: voice.answer(with: session.perform(command)))
    case .reply(let text): return try events(in: text)
    }
  }

  private mutating func told(_ events: [Event]) throws -> [JSONValue] {
    try self.events(in: voice.render(events))
  }

  private func events(in text: String) throws -> [JSONValue] {
    try text.split(separator: "\n").map { try JSONReader.read(Array($0.utf8)) }
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
    session = Session(
      chapters: chapters, progress: found, settings: session.settings, language: session.language)
    voice = JSONVoice(language: session.language)
    return try open()
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
    var waiting = try open()[...]
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
