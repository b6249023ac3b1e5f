import Campaign
import Flow
import JSON
import Platform
import Session
import Storage

/// What a save costs: sealed and written; where another window wrote last, also read and merged first; with
/// the waits for the disk and without them.
struct SaveBenchmark {
  private static let times = 25
  private let folder = DataFolder("expedition-benchmark-\(getpid())")

  func report() throws {
    defer { rmdir(folder.path) }
    print("a save            bytes    µs with fsync    µs without    and after another window")
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
    let medians = try [(true, true), (false, true), (false, false)].map { isWaiting, isAlone in
      DiskSync.isWaitedFor = isWaiting
      var last: LastSave<Content>?
      let saves = try (0..<Self.times).map { _ in
        try Benchmarks.microseconds {
          last = try save(content, in: file, after: isAlone ? last : nil)
        }
      }
      return Benchmarks.median(saves)
    }
    let bytes = try folder.read(file.name, limit: .max)?.count ?? 0
    for name in [file.name, DataFolder.previousName(of: file.name), ".lock"] {
      unlink(folder.path + "/" + name)
    }
    print(
      Benchmarks.padded(name, to: 18) + Benchmarks.padded("\(bytes)", to: 9)
        + Benchmarks.padded("\(medians[0])", to: 17) + Benchmarks.padded("\(medians[1])", to: 14)
        + "\(medians[2])")
  }

  /// What a save wrote, and where.
  private struct LastSave<Content: Persistable> {
    let copy: SavedRevision<Content>
    let written: WrittenFile
  }

  /// As the game does it.
  private func save<Content: Persistable>(
    _ content: Content, in file: SavedFile<Content>, after last: LastSave<Content>?
  ) throws -> LastSave<Content>? {
    try folder.withLock(on: file.name, lockTimeout: .seconds(1)) { locked throws(StorageError) in
      var old: SavedRevision<Content>?
      var new = SavedRevision(content, revision: 1)
      if let last, locked.isUnchanged(since: last.written) {
        new = SavedRevision(content, revision: last.copy.nextRevision)
        old = last.copy
      } else if case .intact(let copy) = LoadResult<Content>(try locked.read(limit: .max)) {
        new = file.merged(SavedRevision(content, revision: copy.nextRevision), copy)
        old = copy
      }
      new = new.keepingUnknownMembers(of: old)
      let bytes = (try? new.sealedBytes()) ?? []
      let written = try locked.replace(with: bytes, keepsPrevious: old != nil)
      return written.map { LastSave(copy: new, written: $0) }
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
