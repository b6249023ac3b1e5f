import Campaign
import Flow
import JSON
import Platform
import Session
import Storage

/// What a save costs beside another window: read again, merged, sealed and written; with the waits for the
/// disk and without them.
struct SaveBenchmark {
  private static let times = 25
  private let folder = DataFolder("expedition-benchmark-\(getpid())")

  func report() throws {
    defer { rmdir(folder.path) }
    print("a save            bytes    µs with fsync    µs without")
    let chapters = try LocalLevelFactory().chapters()
    var progress = Progress(seed: 1)
    for level in chapters.flatMap(\.levels) { progress.records[level.id] = LevelRecord() }
    try report("progress", progress, in: .progress(of: chapters))
    for count in [1, 10, 100, 1_000] {
      try report("\(count) scores", scores(count), in: .scores)
    }
  }

  private func report<Content: Persistable>(
    _ name: String, _ content: Content, in file: SavedFile<Content>
  ) throws {
    let medians = try [true, false].map { isWaiting in
      DiskSync.isWaitedFor = isWaiting
      let saves = try (0..<Self.times).map { _ in
        try Benchmarks.microseconds { try save(content, in: file) }
      }
      return Benchmarks.median(saves)
    }
    let bytes = try folder.read(file.name, limit: .max)?.count ?? 0
    for name in [file.name, DataFolder.previousName(of: file.name), ".lock"] {
      unlink(folder.path + "/" + name)
    }
    print(
      Benchmarks.padded(name, to: 18) + Benchmarks.padded("\(bytes)", to: 9)
        + Benchmarks.padded("\(medians[0])", to: 17) + "\(medians[1])")
  }

  /// As the game does it.
  private func save<Content: Persistable>(_ content: Content, in file: SavedFile<Content>) throws {
    try folder.withLock(on: file.name, lockTimeout: .seconds(1)) { locked throws(StorageError) in
      let bytes = try locked.read(limit: .max)
      var new = SavedRevision(content, revision: 1)
      if case .intact(let old) = LoadResult<Content>(bytes) {
        new = file.merged(SavedRevision(content, revision: old.nextRevision), old)
        new = new.keepingUnknownMembers(of: old)
      }
      try locked.replace(with: (try? new.sealedBytes()) ?? [], keepsPrevious: bytes != nil)
    }
  }

  /// Rounds of twenty moves.
  private func scores(_ count: Int) throws -> SavedRounds {
    let script = JSONValue(String(repeating: "t412p398", count: 10))
    let rounds = (0..<count).map { number in
      [
        "date": JSONValue("2026-11-21T08:\(10 + number / 60):\(10 + number % 50)Z"),
        "pace": "steady", "day": .null, "moves": 20,
        "median": 400, "floor": 10, "allowance": 0, "seed": JSONValue(String(number)),
        "script": script,
      ] as JSONValue
    }
    return SavedRounds(data: ["rounds": JSONValue(rounds)]) ?? SavedRounds()
  }
}
