import Sampling
import Testing

@testable import Flow
@testable import JSON
@testable import Session

@Suite struct MergingTests {
  @Test(arguments: sampled(0..<UInt64(20)))
  func `progress keeps the laws of merging`(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let copies = (0..<7).map { revision in
      var progress = Progress.random(using: &generator)
      // Few runs and few levels, one of them unknown, so that copies meet in the same places.
      progress.run = generator.below(2) + 1
      progress.frontier = place(&generator)
      progress.detour = place(&generator)
      progress.visits = Dictionary(
        zip([progress.frontier, progress.detour].compactMap(\.self), progress.visits.values)
      ) { first, _ in first }
      return SavedRevision(progress, revision: revision)
    }
    MergeLaws(file: .progress(of: try Sample.chapters()), copies: copies).hold()
  }

  @Test(arguments: sampled(0..<UInt64(20))) func `settings keep the laws of merging`(_ seed: UInt64)
  {
    var generator = SeededGenerator(seed: seed)
    let copies = (0..<7).map { revision in
      var settings = Settings()
      for setting in Setting.allCases where generator.below(2) == 0 {
        settings[setting] = setting.values[generator.below(setting.values.count)]
      }
      return SavedRevision(settings, revision: revision)
    }
    MergeLaws(file: .settings, copies: copies).hold()
  }

  @Test(arguments: sampled(0..<UInt64(20))) func `the adventure keeps the laws of merging`(
    _ seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    let copies = try (0..<7).map { revision in
      var savedAdventure = SavedAdventure()
      for _ in 0..<generator.below(4) {
        savedAdventure.game = try SavedAdventureGame.random(using: &generator)
        _ = savedAdventure.save(as: "slot \(generator.below(30))")
      }
      savedAdventure.hasBeenWon = generator.below(2) == 0
      return SavedRevision(savedAdventure, revision: revision)
    }
    MergeLaws(file: .savedAdventure, copies: copies).hold()
  }

  @Test func `what either window saved under a name is kept`() throws {
    var generator = SeededGenerator(seed: 1)
    var base = SavedAdventure()
    base.game = try SavedAdventureGame.random(using: &generator)
    var (mine, theirs) = (base, base)
    #expect(mine.save(as: "mine") && theirs.save(as: "theirs"))
    #expect(mine.rebased(from: base, onto: theirs).slots.map(\.name) == ["mine", "theirs"])
  }

  @Test func `stars are the most that either has, falls are all of both`() throws {
    var (one, other) = (Progress(seed: 1), Progress(seed: 1))
    one.records["a"] = record(stars: 2, attempts: 1, falls: ["x"], entries: 4)
    other.records["a"] = record(stars: 3, attempts: 0, falls: ["y"], entries: 2)
    other.records["b"] = record(stars: 1, attempts: 9, falls: [], entries: 1)
    let both = try merged(one, other)
    #expect(both.records["a"] == record(stars: 3, attempts: 0, falls: ["x", "y"], entries: 4))
    #expect(both.records["b"] == other.records["b"])
  }

  static let frontiers: [(String?, String?, String?)] = [
    ("b", "o", "o"), ("o", "b", "o"),
    ("b", nil, nil), (nil, "b", nil), ("later", "s", "later"),
    ("later", nil, nil), (nil, nil, nil),
  ]

  @Test(arguments: frontiers) func `inside one run the further frontier counts`(
    _ one: String?, _ other: String?, _ expected: String?
  ) throws {
    #expect(try merged(begun(at: one), begun(at: other)).frontier == expected)
  }

  @Test func `before anything happened there is no frontier to be ahead with`() throws {
    let both = try merged(Progress(seed: 1), begun(at: "a"))
    #expect(both.frontier == "a")
    #expect(both.hasBegun)
  }

  @Test func `the higher run wins, and stars stay`() throws {
    var again = begun(at: "a")
    again.run = 2
    again.visits["a"] = LevelVisit(entry: 2)
    var before = begun(at: "s")
    before.detour = "b"
    before.records["b"] = record(stars: 3, attempts: 0, falls: [], entries: 1)
    for both in [try merged(before, again), try merged(again, before)] {
      #expect(both.run == 2)
      #expect(both.frontier == "a")
      #expect(both.detour == nil)
      #expect(both.visits == again.visits)
      #expect(both.records == before.records)
    }
  }

  @Test func `a night that was won in either window is won`() {
    var won = SavedAdventure()
    won.hasBeenWon = true
    for (newer, older) in [(won, SavedAdventure()), (SavedAdventure(), won)] {
      let both = SavedFile.savedAdventure.merged(
        SavedRevision(newer, revision: 2), SavedRevision(older, revision: 1))
      #expect(both.content.hasBeenWon)
    }
  }

  @Test func `of two entries into a level the later is kept, whatever was typed in it`() throws {
    var (early, late) = (begun(at: "a"), begun(at: "a"))
    early.visits["a"] = LevelVisit(entry: 2)
    early.visits["a"]?.tried = ["z"]
    late.visits["a"] = LevelVisit(entry: 3)
    late.visits["a"]?.tried = ["b"]
    for both in [try merged(early, late), try merged(late, early)] {
      #expect(both.visits == late.visits)
    }
  }

  @Test func `where the newer copy plays outside the frontier is where the player is`() throws {
    var (newer, older) = (begun(at: "r"), begun(at: "o"))
    newer.detour = "a"
    newer.visits = ["a": LevelVisit(entry: 3), "r": LevelVisit(entry: 1)]
    older.detour = "b"
    older.visits = ["b": LevelVisit(entry: 9), "o": LevelVisit(entry: 1)]
    let both = try merged(newer, older)
    #expect(both.frontier == "o")
    #expect(both.detour == "a")
    let flow = GameFlow(chapters: try Sample.chapters(), progress: both)
    #expect(flow.progress.visits == ["a": LevelVisit(entry: 3), "o": LevelVisit(entry: 1)])
  }

  @Test func `only what was set here wins over what was set elsewhere`() {
    var base = Settings()
    base[.language] = "en"
    base[.color] = "never"
    var (mine, theirs) = (base, base)
    mine[.motion] = "off"
    theirs[.language] = "fr"
    let both = mine.rebased(from: base, onto: theirs)
    #expect(both[.motion] == "off")
    #expect(both[.language] == "fr")
    #expect(both[.color] == "never")
  }

  /// `newer` was written after `older`.
  private func merged(_ newer: Progress, _ older: Progress) throws -> Progress {
    SavedFile.progress(of: try Sample.chapters()).merged(
      SavedRevision(newer, revision: 2), SavedRevision(older, revision: 1)
    ).content
  }

  private func place(_ generator: inout SeededGenerator) -> String? {
    [nil, "a", "b", "s", "later"][generator.below(5)]
  }

  private func begun(at frontier: String?) -> Progress {
    var progress = Progress(seed: 1)
    progress.hasBegun = true
    progress.frontier = frontier
    return progress
  }

  private func record(
    stars: Int, attempts: Int, falls: Set<String>, entries: Int
  ) -> LevelRecord {
    var record = LevelRecord()
    record.entries = entries
    record.best = LevelScore(stars: stars, attempts: attempts, hints: 0, elapsed: .seconds(1))
    record.wrongAnswers = falls
    return record
  }
}
