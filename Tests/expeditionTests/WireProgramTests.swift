import Foundation
import JSON
import Testing
import WireClient

/// The built program as programs see it.
struct WireProgramTests {
  @Test func `the exported campaign tells a client what the built-in one tells`() throws {
    let language = "fr"
    try withFolder { folder in
      let file = folder.appending(path: "campaign.json").path()
      let export = try Run(#""$0" pack export "$F" --lang "$L""#, ["F": file, "L": language])
      #expect(export.status == 0)
      let check = try Run(
        #""$0" pack check "$F" --ui json --lang "$L""#, ["F": file, "L": language])
      #expect(check.status == 0)
      #expect(check.output.contains(#""playable":true,"findings":[]}"# + "\n"))
      let logs = try [["play"], ["play", file]].map { arguments in
        var client = WireClient()
        let game = try WireProgram(language, in: folder, arguments: arguments)
        let log = try game.play(&client)
        #expect(client.hasWon && client.errors.isEmpty)
        #expect(log.first == ["event": "hello", "version": 1, "lang": JSONValue(language)])
        #expect(log.last == ["event": "bye"])
        #expect(game.status() == 0)
        #expect(log.contains { $0["event"] == "pack" } == (arguments.count > 1))
        return log.filter { $0["event"] != "pack" }
      }
      #expect(logs[0].count > 100)
      // A pack has no second night, of which the results tell, no names of levels, and no falls to collect.
      let played = logs.map { log in
        log.filter { $0["event"] != "results" && $0["code"] != "first-fall" }.map(nameless)
      }
      #expect(played[0] == played[1])
      let sums = logs.map { log in log.compactMap { $0["chapters"] } }
      #expect(sums[0] == sums[1])
    }
  }

  private func nameless(_ event: JSONValue) -> JSONValue {
    guard var members = event.object else { return event }
    if event["event"] == "level" { members["name"] = nil }
    // A pack says in its own words that a chapter is over.
    if event["code"] == "chapter-left" { members["text"] = nil }
    return JSONValue(members)
  }

  /// (arguments, exit status, the events between the greeting and the end).
  private static let runs: [(String, Int32, [String])] = [
    ("levels", 0, ["levels"]), ("scores", 0, ["scores"]), ("", 0, ["menu"]),
    ("play --chapter 2 --level 1", 1, ["error"]), ("play none.json", 1, ["findings"]),
    ("levels none.json", 1, ["findings"]), ("pack check none.json", 1, ["findings"]),
    ("pack import none.gift -o pack.json", 1, ["findings"]), ("reflex", 0, ["ready"]),
  ]

  @Test(arguments: runs)
  func `every run begins with hello and ends with bye`(
    _ arguments: String, _ status: Int32, _ events: [String]
  ) throws {
    try withFolder { folder in
      let run = try Run(
        #"cd "$D" && "$0" \#(arguments) --ui json --data-dir data"#, ["D": folder.path()], input: ""
      )
      let told = try run.output.split(separator: "\n").map { try JSONReader.read(Array($0.utf8)) }
      #expect(told.map { $0["event"]?.string } == ["hello"] + events + ["bye"])
      #expect(run.status == status && run.errors == "")
    }
  }
}

/// One start of the program, spoken to line by line.
private final class WireProgram {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var unread: [UInt8] = []

  init(_ language: String, in folder: URL, arguments: [String] = []) throws {
    process.executableURL = Run.program
    process.arguments =
      arguments + [
        "--ui", "json", "--seed", "1", "--clock", "script", "--lang", language,
        "--data-dir", folder.path(),
      ]
    process.environment = [:]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  /// Lets a client play until the program leaves.
  func play(_ client: inout WireClient) throws -> [JSONValue] {
    var log: [JSONValue] = []
    while log.count < 2_000, let event = try next() {
      log.append(event)
      guard let command = client.react(to: event) else { continue }
      let line = JSONWriter.write(command) + [UInt8(ascii: "\n")]
      try input.fileHandleForWriting.write(contentsOf: Data(line))
    }
    return log
  }

  /// The next event; nil once the program has gone.
  private func next() throws -> JSONValue? {
    while true {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        defer { unread.removeFirst(end + 1) }
        return try JSONReader.read(Array(unread[..<end]))
      }
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { return nil }
      unread += data
    }
  }

  func status() -> Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }
}
