import Flow
import Testing

@Suite struct StarTests {
  /// What is done in an entry before it is won, and its stars.
  static let entries: [(String, Int)] = [
    ("", 3), ("lose", 2), ("hint", 2), ("lose hint", 1), ("hint lose", 1), ("lose lose:2", 1),
    ("hint hint", 1), ("hint hint hint", 1), ("lose lose:2 lose:3 hint hint", 1),
    ("lose lose", 2), ("lose reload start read lose lose", 2), ("lose lose hint", 1),
    ("say:elsewhere", 3), ("repeat start read", 3), ("wait:9999", 3),
  ]

  @Test(arguments: entries) func `an entry is worth its stars`(_ script: String, _ stars: Int)
    throws
  {
    let flow = try newGame("a").after("load:a \(script) win")
    #expect(flow.progress.records["a"]?.best?.stars == stars)
  }

  /// Entries one after the other, and the stars, wrong answers, hints and seconds that count.
  static let bests: [([String], [Int])] = [
    (["wait:9", "wait:5"], [3, 0, 0, 5]),
    (["wait:5", "wait:9"], [3, 0, 0, 5]),
    (["lose wait:1", "wait:9"], [3, 0, 0, 9]),
    (["wait:9", "lose wait:1"], [3, 0, 0, 9]),
    (["lose wait:1", "hint wait:9"], [2, 0, 1, 9]),
    (["hint wait:9", "lose wait:1"], [2, 0, 1, 9]),
    (["lose lose:2 lose", "lose lose:3 hint", "lose lose:2"], [1, 2, 0, 0]),
    (["hint hint wait:2", "lose hint wait:1", "lose lose:2"], [1, 0, 2, 2]),
    (["lose:2 lose:2 wait:1", "hint lose wait:1"], [2, 2, 0, 1, 1]),
  ]

  @Test(arguments: bests) func `the best entry counts`(_ entries: [String], _ best: [Int]) throws {
    var flow = try newGame("a")
    for script in entries { _ = play("load:a \(script) win", on: &flow) }
    let score = flow.progress.records["a"]?.best
    #expect(
      score
        == LevelScore(
          stars: best[0], attempts: best[1], freeAttempts: best.count > 4 ? best[4] : 0,
          hints: best[2], elapsed: .seconds(best[3])))
  }

  @Test func `time counts in levels only and never backwards`() throws {
    var flow = try newGame("ab")
    _ = play(
      "wait:1 start wait:1 read wait:1 read wait:5 wait:-3 start wait:1 read wait:2", on: &flow)
    #expect(flow.currentVisit?.elapsed == .seconds(7))
    _ = play("win win wait:1", on: &flow)
    #expect(flow.results.total.elapsed == .seconds(7))
  }

  @Test func `results add up by chapter`() throws {
    let flow = try newGame("ab||cd").after("load:a lose lose wait:2 win hint wait:3 win read win")
    let results = flow.results
    #expect(results.chapters.map(\.stars) == [4, 0, 3])
    #expect(results.chapters.map(\.possible) == [6, 0, 6])
    #expect(results.chapters.map(\.attempts) == [1, 0, 0])
    #expect(results.chapters.map(\.hints) == [1, 0, 0])
    #expect(results.chapters.map(\.elapsed) == [.seconds(5), .zero, .zero])
    #expect(results.total.stars == 7)
    #expect(results.total.possible == 12)
  }

  @Test func `falls that were found are counted once, of all there are`() throws {
    let flow = try newGame("ab").after("load:a lose:1 lose:3 lose:1 win load:a lose:3")
    #expect(flow.results.mishaps.found == 2)
    #expect(flow.results.mishaps.all == 6)
  }

  @Test func `a level without hints has none to give`() throws {
    let level = try closed(content("a", hints: 0))
    var flow = GameFlow(chapters: [try chapter("c", [level])], progress: Progress(seed: 1))
    #expect(play("load:a hint win", on: &flow) == "a | refused: no hints | right 3★, results")
  }

  @Test func `a ladder that got shorter is said to its end`() throws {
    var flow = try newGame("a").after("load:a hint hint")
    let level = try closed(content("a", hints: 1))
    flow = GameFlow(chapters: [try chapter("c", [level])], progress: flow.progress)
    #expect(play("start read hint", on: &flow) == "c | a | hint 1/1")
  }
}
