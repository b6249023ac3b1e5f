import Flow
import Foundation
import JSON
import Sampling
import Testing

/// SIGKILL at any moment of a campaign whose lines come in bursts: what was shown is saved.
struct RandomKillTests {
  @Test(arguments: sampled(0..<3))
  func `killed at any of fifty moments, a campaign is where it was shown`(
    _ round: UInt64
  ) throws {
    let states = try statesAfterEachLine()
    var random = SeededGenerator(seed: round)
    var depths: Set<Int> = []
    for _ in 0..<50 {
      let moment = Int.random(in: 1..<states.count, using: &random)
      let bursts = try bursts(&random)
      let (shown, saved) = try withMemory { try killed(after: moment, of: bursts, in: $0) }
      #expect(shown >= moment)
      #expect(states.dropFirst(shown - 1).contains(saved), "\(shown) prompts shown")
      depths.insert(shown)
    }
    // Else the moments were not spread over the campaign.
    #expect(depths.count > 8)
  }

  /// What is saved when each prompt is shown.
  private func statesAfterEachLine() throws -> [JSONValue?] {
    try withMemory { folder in
      let window = try Window(in: folder, ["play", "--seed", "1"])
      var states = [try saved(in: folder)]
      for line in try script("campaign.en").components(separatedBy: "\n").dropLast(2) {
        try window.type(line)
        states.append(try saved(in: folder))
      }
      return states
    }
  }

  /// The lines of the campaign, from one to forty at once.
  private func bursts(_ random: inout SeededGenerator) throws -> [String] {
    var lines = try script("campaign.en").components(separatedBy: "\n").dropLast(2)
    var bursts: [String] = []
    while !lines.isEmpty {
      let count = Int.random(in: 1...40, using: &random)
      bursts.append(lines.prefix(count).map { $0 + "\n" }.joined())
      lines = lines.dropFirst(count)
    }
    return bursts
  }

  /// Types each burst once something of the one before was answered, and kills the campaign as soon as so many
  /// prompts were shown: how many were in the end, and what is saved.
  private func killed(
    after prompts: Int, of bursts: [String], in folder: URL
  ) throws -> (shown: Int, saved: JSONValue?) {
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = Run.program
    process.arguments = [
      "play", "--plain", "--seed", "1", "--clock", "script", "--lang", "en", "--data-dir",
      folder.path(),
    ]
    process.environment = [:]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    var told = ""
    var rest = bursts[...]
    while Self.prompts(in: told) < prompts {
      if let burst = rest.popFirst() {
        try input.fileHandleForWriting.write(contentsOf: Data(burst.utf8))
      }
      told += String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    }
    kill(process.processIdentifier, SIGKILL)
    told += String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    return (Self.prompts(in: told), try saved(in: folder))
  }

  private static func prompts(in told: String) -> Int {
    told.components(separatedBy: "\n> ").count - 1
  }

  /// What is saved; throws where it is torn.
  private func saved(in folder: URL) throws -> JSONValue? {
    let file = folder.appending(path: "progress.json")
    guard FileManager.default.fileExists(atPath: file.path()) else { return nil }
    return try SealedDocument(opening: Array(Data(contentsOf: file))).data
  }
}
