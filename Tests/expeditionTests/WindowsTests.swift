import Flow
import Foundation
import JSON
import Session
import Testing

/// Several windows on one folder: whatever one wins, nobody’s save takes it away.
struct WindowsTests {
  @Test func `two windows win different levels, and both are won`() throws {
    try withFolder { folder in
      try write(frontier: "lever", in: folder)
      let one = try Window(in: folder, ["play", "--chapter", "1", "--level", "1"])
      let other = try Window(in: folder, ["play", "--chapter", "1", "--level", "2"])
      try one.type("lean on the spike that does not drip")
      try other.type("cross by the narrow bridge")
      #expect(try stars(in: folder) == ["trap": 3, "bridge": 3])
      // A window learns what the other has won with its own next save.
      #expect(try !one.type("/levels").contains("1.2, Three bridges: won"))
      try one.type("/hint")
      #expect(try one.type("/levels").contains("1.2, Three bridges: won"))
      #expect(try (one.leave(), other.leave()) == (0, 0))
      #expect(try stars(in: folder) == ["trap": 3, "bridge": 3])
    }
  }

  @Test func `twenty windows play the whole campaign at once, and nothing is damaged`() throws {
    try withFolder { folder in
      let windows = try (1...20).map { try start("campaign.en", as: $0, in: folder) }
      for (process, output) in windows {
        process.waitUntilExit()
        let told = try String(contentsOf: output, encoding: .utf8)
        #expect(process.terminationStatus == 0)
        #expect(!told.contains("damaged") && !told.contains("cannot be saved"))
      }
      let progress = try progress(in: folder)
      #expect(progress.frontier == nil)
      #expect(progress.records.values.allSatisfy { $0.best != nil })
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path())
      let saves = ["progress.json", "progress.json.previous"]
      // A window that opens when another one has won finds the menu, and may play a round from there.
      let rounds = ["scores.json", "scores.json.previous"]
      let kept = Set(names.filter { !$0.hasPrefix("told-") && !rounds.contains($0) })
      #expect(kept == Set([".lock"] + saves))
    }
  }

  /// Plays a script as fast as it can; what is said goes to a file.
  private func start(_ name: String, as window: Int, in folder: URL) throws -> (Process, URL) {
    let told = folder.appending(path: "told-\(window)")
    try Data().write(to: told)
    let process = Process()
    process.executableURL = Run.program
    process.arguments = [
      "play", "--plain", "--seed", "1", "--clock", "script", "--lang", "en", "--data-dir",
      folder.path(),
    ]
    process.environment = [:]
    process.standardInput = try FileHandle(forReadingFrom: URL(filePath: scriptPath(name)))
    process.standardOutput = try FileHandle(forWritingTo: told)
    try process.run()
    return (process, told)
  }

  private func write(frontier: String, in folder: URL) throws {
    var progress = Progress(seed: 1)
    progress.hasBegun = true
    progress.frontier = frontier
    let bytes = try SavedRevision(progress, revision: 1).sealedBytes()
    try Data(bytes).write(to: folder.appending(path: "progress.json"))
  }

  private func stars(in folder: URL) throws -> [String: Int] {
    try progress(in: folder).records.compactMapValues(\.best?.stars)
  }

  private func progress(in folder: URL) throws -> Flow.Progress {
    let bytes = Array(try Data(contentsOf: folder.appending(path: "progress.json")))
    return try #require(LoadResult<Flow.Progress>(bytes).content)
  }
}
