import Foundation
import JSON
import Session
import Testing

/// Many programs at once, each with twenty results: none is lost. Fifty where the release is tested, which is
/// twenty times as fast.
struct ThousandResultsTests {
  private static let (programs, rounds) = (Run.released == nil ? 8 : 50, 20)

  @Test func `programs beside each other keep all their results`() throws {
    try withMemory { folder in
      let cues = try firstCues(in: folder)
      let running = try (0..<Self.programs).map { number in
        let first = number * Self.rounds
        let script = cues[first..<(first + Self.rounds)].map(round).joined()
        return try start(script, seed: first + 1, in: folder)
      }
      for process in running {
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
      }
      let bytes = Array(try Data(contentsOf: folder.appending(path: "scores.json")))
      let scores = try #require(LoadResult<SavedRounds>(bytes).content)
      let seeds = Set(scores.records.map(\.seed))
      #expect(scores.records.count == Self.programs * Self.rounds)
      #expect(seeds == Set((1...UInt64(Self.programs * Self.rounds))))
    }
  }

  /// What each round begins with: the rounds of a game have seeds that follow each other.
  private func firstCues(in folder: URL) throws -> [String] {
    let rounds = String(repeating: round(nil), count: Self.programs * Self.rounds)
    let run = try Run(
      #""$0" reflex --mode classic --clock script --seed 1 --ui json --data-dir "$D""#,
      ["D": folder.appending(path: "cues").path()], input: rounds)
    return try run.output.split(separator: "\n").compactMap { line in
      let event = try JSONReader.read(Array(line.utf8))
      return event["event"] == "cue" ? event["gesture"]?.string : nil
    }
  }

  /// A round of one good move, or of none, that is lost by waiting.
  private func round(_ gesture: String?) -> String {
    let move = gesture.map { #"{"do":"gesture","gesture":"\#($0)","after_ms":100}"# + "\n" }
    return #"{"do":"continue"}"# + "\n" + (move ?? "")
      + #"{"do":"gesture","gesture":"tap","after_ms":99999}"# + "\n"
  }

  private func start(_ script: String, seed: Int, in folder: URL) throws -> Process {
    let typed = folder.appending(path: "typed-\(seed)")
    try Data(script.utf8).write(to: typed)
    let process = Process()
    process.executableURL = Run.program
    process.arguments = [
      "reflex", "--mode", "classic", "--clock", "script", "--seed", "\(seed)", "--ui", "json",
      "--data-dir", folder.path(),
    ]
    process.environment = [:]
    process.standardInput = try FileHandle(forReadingFrom: typed)
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    return process
  }
}
