import Flow
import Testing

@Suite struct ShuffleTests {
  @Test func `the generator is SplitMix64`() {
    var generator = SeededGenerator(seed: 1_234_567)
    #expect(
      (0..<5).map { _ in generator.next() } == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  /// Worked out by another program; a saved game must show the same answers on every platform.
  static let pinned: [(UInt64, Int, [String])] = [
    (1, 1, ["wrong-4", "wrong-3", "wrong-2", "wrong-1", "right"]),
    (1, 2, ["wrong-3", "wrong-2", "wrong-4", "right", "wrong-1"]),
    (2, 1, ["wrong-2", "wrong-1", "wrong-4", "wrong-3", "right"]),
    (.max, 1, ["wrong-3", "wrong-2", "wrong-4", "right", "wrong-1"]),
  ]

  @Test(arguments: pinned) func `an order is the same for ever`(
    _ seed: UInt64, _ entry: Int, _ order: [String]
  ) throws {
    #expect(try closed(content("a"), wrong: 4).choices(seed: seed, entry: entry).map(\.id) == order)
  }

  @Test func `every order of four is about equally likely`() {
    var counts: [[Int]: Int] = [:]
    let rounds = 24_000
    for seed in 0..<UInt64(rounds) {
      var generator = SeededGenerator(seed: seed, name: "ice-cave-1", number: 1)
      counts[generator.shuffled([0, 1, 2, 3]), default: 0] += 1
    }
    let expected = Double(rounds) / 24
    let chi = counts.values.reduce(0) { sum, count in
      sum + (Double(count) - expected) * (Double(count) - expected) / expected
    }
    #expect(counts.count == 24)
    // 23 degrees of freedom: beyond 49.7 once in a thousand.
    #expect(chi < 49.7)
  }

  /// (bound): every number below it comes about equally often.
  @Test(arguments: [1, 2, 3, 5, 7, 10]) func `numbers below a bound are about equally likely`(
    _ bound: Int
  ) {
    var generator = SeededGenerator(seed: 7)
    var counts = Array(repeating: 0, count: bound)
    for _ in 0..<10_000 * bound { counts[generator.below(bound)] += 1 }
    #expect(counts.allSatisfy { (9_500...10_500).contains($0) })
  }

  @Test func `streams differ by seed, name and number`() {
    let streams = [
      (1, "a", 1), (1, "a", 2), (1, "b", 1), (2, "a", 1), (1, "", 1), (1, "aa", 1), (1, "a", -1),
      (1, "a", 256), (1, "a", .max),
    ].map { SeededGenerator(seed: UInt64($0.0), name: $0.1, number: $0.2).state }
    #expect(Set(streams).count == streams.count)
  }

  @Test func `a shuffle of nothing or of one draws nothing`() {
    var generator = SeededGenerator(seed: 1)
    #expect(generator.shuffled([Int]()) == [])
    #expect(generator.shuffled([5]) == [5])
    #expect(generator == SeededGenerator(seed: 1))
  }

  @Test(arguments: 2...7) func `a rotor shows as many answers as it says, the right one among them`(
    _ shown: Int
  ) throws {
    let level = try rotor(content("r"), misreadings: 9, shown: shown)
    var seen: Set<String> = []
    var places: Set<Int> = []
    for entry in 1...200 {
      let ids = level.choices(seed: 1, entry: entry).map(\.id)
      #expect(ids.count == shown)
      #expect(Set(ids).count == shown)
      places.insert(try #require(ids.firstIndex(of: "right")))
      seen.formUnion(ids)
    }
    #expect(seen.count == 10)
    #expect(places == Set(0..<shown))
  }

  @Test func `draws are the same for the same entry and differ by entry, seed and level`() throws {
    let level = try rotor(content("r"), misreadings: 9, shown: 7)
    let other = try rotor(content("q"), misreadings: 9, shown: 7)
    #expect(level.choices(seed: 1, entry: 1) == level.choices(seed: 1, entry: 1))
    let draws = [
      level.choices(seed: 1, entry: 1), level.choices(seed: 1, entry: 2),
      level.choices(seed: 2, entry: 1), other.choices(seed: 1, entry: 1),
    ].map { $0.map(\.id) }
    #expect(Set(draws).count == 4)
  }

  @Test func `a rotor judges only what it shows`() throws {
    let level = try rotor(content("r"), misreadings: 6, shown: 3)
    var flow = GameFlow(chapters: [try chapter("c", [level])], progress: Progress(seed: 3))
    _ = play("load:r", on: &flow)
    let hidden = (1...6).map { "wrong-\($0)" }.filter { !flow.shown.contains($0) }
    #expect(hidden.count == 4)
    for answer in hidden { #expect(play("say:\(answer)", on: &flow) == "refused: not a choice") }
    let wrong = flow.shown.first { $0 != "right" } ?? ""
    #expect(play("say:\(wrong) win", on: &flow) == "wrong 1 | right 2★, results")
    #expect(flow.results.mishaps.all == 6)
  }
}
