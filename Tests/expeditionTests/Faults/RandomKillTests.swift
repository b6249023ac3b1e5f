import Foundation
import JSON
import Testing

/// SIGKILL at any moment of a campaign: what was shown is saved, and no more than one move is lost.
struct RandomKillTests {
  @Test(arguments: 0..<4) func `killed at any of fifty moments, a campaign is where it was shown`(
    _ round: Int
  ) throws {
    let states = try statesAfterEachLine()
    let whole = try played(for: nil).time
    var depths: Set<Int> = []
    for moment in 0..<50 {
      let end = whole * Double((moment * 37 + round * 11) % 50 + 1) / 50
      let (shown, saved, _) = try played(for: end)
      let possible = [max(0, shown - 1), min(shown, states.count - 1)].map { states[$0] }
      #expect(possible.contains(saved), "\(shown) prompts shown")
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

  /// Plays the campaign and kills it after some seconds: how many prompts were shown, and what is saved.
  private func played(
    for seconds: Double?
  ) throws -> (shown: Int, saved: JSONValue?, time: Double) {
    try withMemory { try played(for: seconds, in: $0) }
  }

  private func played(
    for seconds: Double?, in folder: URL
  ) throws -> (shown: Int, saved: JSONValue?, time: Double) {
    let told = folder.appending(path: "told")
    try Data().write(to: told)
    let process = Process()
    process.executableURL = Run.program
    process.arguments = [
      "play", "--plain", "--seed", "1", "--clock", "script", "--lang", "en", "--data-dir",
      folder.path(),
    ]
    process.environment = [:]
    process.standardInput = try FileHandle(
      forReadingFrom: URL(filePath: scriptPath("campaign.en")))
    process.standardOutput = try FileHandle(forWritingTo: told)
    let start = ContinuousClock.now
    try process.run()
    if let seconds {
      usleep(UInt32(seconds * 1_000_000))
      kill(process.processIdentifier, SIGKILL)
    }
    process.waitUntilExit()
    let time = (ContinuousClock.now - start) / .seconds(1)
    let text = try String(contentsOf: told, encoding: .utf8)
    return (text.components(separatedBy: "\n> ").count - 1, try saved(in: folder), time)
  }

  /// What is saved; throws where it is torn.
  private func saved(in folder: URL) throws -> JSONValue? {
    let file = folder.appending(path: "progress.json")
    guard FileManager.default.fileExists(atPath: file.path()) else { return nil }
    return try SealedDocument(opening: Array(Data(contentsOf: file))).data
  }
}
