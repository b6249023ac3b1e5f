import Flow
import Testing

@Suite struct EntryTests {
  /// After which words in level `a` the player is still in the same entry.
  static let same = [
    "lose", "hint", "say:elsewhere", "repeat", "start read", "reload start read", "load:a",
    "load:z", "load:c", "reload load:a", "start start read",
  ]

  @Test(arguments: same) func `an entry that is resumed is the same entry`(_ script: String) throws
  {
    var flow = try newGame("ab|c").after("load:a lose:2 hint wait:7")
    let before = try #require(flow.currentVisit)
    let shown = flow.shown
    _ = play(script, on: &flow)
    let after = try #require(flow.currentVisit)
    #expect(after.entry == before.entry)
    #expect(after.elapsed == before.elapsed)
    #expect(after.attempts >= before.attempts && after.hints >= before.hints)
    #expect(flow.shown == shown)
    #expect(flow.progress.records["a"]?.entries == 1)
  }

  @Test func `the frontier keeps its entry while another level is played`() throws {
    var flow = try newGame("abc").after("load:a win lose:2 hint wait:3")
    let kept = flow.currentVisit
    let shown = flow.shown
    _ = play("load:a lose wait:60 win", on: &flow)
    #expect(flow.currentLevel?.id == "b")
    #expect(flow.currentVisit == kept)
    #expect(flow.shown == shown)
    #expect(play("win", on: &flow) == "right 1★, c")
  }

  @Test func `an entry that is left for elsewhere is over`() throws {
    var flow = try newGame("abc").after("load:a win win load:a lose hint")
    #expect(flow.currentVisit?.attempts == 1)
    _ = play("load:b load:a", on: &flow)
    #expect(flow.currentVisit?.entry == 3)
    #expect(flow.currentVisit?.attempts == 0)
    #expect(flow.currentVisit?.hints == 0)
    _ = play("load:c load:a", on: &flow)
    #expect(flow.currentVisit?.entry == 4)
    #expect(Set(flow.progress.visits.keys) == ["a", "c"])
  }

  @Test func `a detour that is resumed is the same entry`() throws {
    var flow = try newGame("ab").after("load:a win load:a lose reload start")
    #expect(play("read", on: &flow) == "a")
    #expect(flow.currentVisit?.attempts == 1)
    #expect(flow.currentVisit?.entry == 2)
  }

  @Test func `a replay is judged against itself`() throws {
    var flow = try newGame("ab").after("load:a win lose lose load:a")
    #expect(play("win", on: &flow) == "right 3★, b")
    #expect(flow.currentVisit?.attempts == 2)
  }

  @Test func `wrong answers are remembered once each, in the order they were given`() throws {
    let flow = try newGame("a").after("load:a lose:3 lose:1 lose:3")
    #expect(flow.currentVisit?.tried == ["wrong-3", "wrong-1"])
    #expect(flow.currentVisit?.attempts == 3)
  }

  @Test func `restart ends every entry and raises the run`() throws {
    var flow = try newGame("ab").after("load:a win lose load:a lose")
    _ = flow.restart()
    #expect(flow.progress.visits.isEmpty)
    #expect(flow.progress.run == 2)
    #expect(flow.progress.frontier == "a")
    #expect(flow.progress.detour == nil)
    #expect(flow.progress.isCompleted("a"))
    _ = play("read", on: &flow)
    #expect(flow.currentVisit?.attempts == 0)
    #expect(flow.currentVisit?.entry == 3)
  }
}
