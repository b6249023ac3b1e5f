import Localization
import Testing

@testable import Flow

/// What is kept of the questions of a pack, and how it is found again when the pack has changed.
@Suite struct QuestionRecordTests {
  /// Levels as `id=content`, parted by blanks.
  private func game(_ levels: String, _ progress: Progress = Progress(seed: 1)) throws -> GameFlow {
    let levels = try levels.split(separator: " ").map { level in
      let parts = level.split(separator: "=").map(String.init)
      return try closed(content(parts[0], fingerprint: parts[1]))
    }
    return GameFlow(chapters: [try chapter("c", levels)], progress: progress)
  }

  @Test func `tries, hints and time are counted over all entries`() throws {
    var flow = try game("a=1 b=2")
    _ = play(
      "load:a lose hint wait:3 lose:2 win load:a wait:4 win load:a hint wait:9 load:b", on: &flow)
    let question = flow.progress.records["a"]?.question
    #expect(question?.tries == 4 && question?.hints == 2 && question?.isRightAtFirst == false)
    #expect(question?.elapsed == .seconds(16))
    _ = play("win", on: &flow)
    #expect(flow.progress.records["b"]?.question?.isRightAtFirst == true)
  }

  @Test func `levels of the program keep no such record`() throws {
    var flow = try newGame("ab")
    _ = play("load:a lose win", on: &flow)
    #expect(flow.progress.records["a"]?.question == nil)
  }

  /// After a and b were won in `a=1 b=2 c=3`: the pack as it is then, which of its levels are won, and how
  /// many have changed.
  static let changes: [(String, String, Int)] = [
    ("a=1 b=2 c=3", "cco", 0), ("a=1 b=5 c=3", "coo", 1), ("a=4 b=5 c=3", "ooo", 2),
    ("a=1 b=2 c=6", "cco", 0), ("b=2 a=1", "cc", 0), ("a=2 b=1", "cc", 0),
    ("a=7 b=1 c=2 d=3", "occo", 0), ("x=1 y=2", "cc", 0), ("x=8 y=9", "oo", 0),
  ]

  @Test(arguments: changes) func `what is unchanged stays, wherever it stands`(
    _ levels: String, _ map: String, _ changed: Int
  ) throws {
    var flow = try game("a=1 b=2 c=3")
    _ = play("load:a win win", on: &flow)
    let again = try game(levels, flow.progress)
    #expect(again.map.replacing("l", with: "o") == map)
    #expect(again.changedQuestions.count == changed)
    #expect(try game(levels, again.progress).changedQuestions.count == 0)
    // Nothing was lost: as it was before, all is as it was.
    #expect(try game("a=1 b=2 c=3", again.progress).map == "cco")
  }

  /// A question as it was won, as it is then, and whether it is still the same.
  static let corrections: [(String, String, Bool)] = [
    ("1:x:was_he_crowned", "2:x:is_he_crowned", true), ("1:x:who", "2:x:who", true),
    ("1:x:was_he_crowned", "2:y:is_he_crowned", false),
    ("1:x:was_he_crowned", "2:x:is_he_dead", false), ("1:x:a_b_c", "2:x:c_b_a", true),
    ("1:x:a_a_a", "2:x:a", false), ("1:x:a_b", "2:x:a_b_c", true), ("1", "2:x:a", false),
    ("1:x:a", "2", false), ("1:x/b/p:a", "2:y/b/p/q:a", true), ("1:x/b/p:a", "2:y/b/q:a", false),
    ("1:x/b/p/q:a", "2:y/b/p:a", false), ("1:x/b/p:a", "2:y/c/p/q:a", false),
    ("1:x:a", "2:y/b/p:a", false), ("1:x:a", "2:x/b/p:a", true),
    ("1:x/n/p:a", "2:y/n/q/+p:a", true), ("1:x/n/p:a", "2:y/n/q/+r:a", false),
    ("1:x/n/p/+r:a", "2:y/n/p:a", true),
    ("1:x:capital_of_france", "2:x:what_is_the_capital_of_france", true),
  ]

  @Test(arguments: corrections) func `a question stays itself while most of it does`(
    _ before: String, _ after: String, _ isSame: Bool
  ) throws {
    var flow = try game("a=\(before) b=9")
    _ = play("load:a lose win", on: &flow)
    let again = try game("a=\(after) b=9", flow.progress)
    #expect(again.map == (isSame ? "co" : "oo"))
    #expect(again.changedQuestions.count == (isSame ? 0 : 1))
    #expect(again.progress.records["a"]?.question?.tries == (isSame ? 2 : nil))
  }

  @Test
  func `who has missed a question by answers that are not known gets it anew where more is right`()
    throws
  {
    var once = FlowPolicy()
    once.attempts = 1
    let levels = { (fingerprint: String) in
      [
        try chapter(
          "c", [try closed(content("a", fingerprint: fingerprint)), try closed(content("b"))])
      ]
    }
    var flow = GameFlow(
      chapters: try levels("1:x/b/p:a"), progress: Progress(seed: 1), policy: once)
    _ = play("load:a lose", on: &flow)
    #expect(flow.map == "co")
    let wider = { (progress: Progress) in
      GameFlow(chapters: try levels("2:y/b/p/q:a"), progress: progress, policy: once).map.first
    }
    // What was answered is known, and is wrong still.
    #expect(try wider(flow.progress) == "c")
    var forgotten = flow.progress
    forgotten.records["a"]?.wrongAnswers = []
    #expect(try wider(forgotten) == "o")
    let reworded = GameFlow(
      chapters: try levels("2:y/b/p/q:b"), progress: flow.progress, policy: once)
    #expect(reworded.map.first == "o")
  }

  @Test func `an answer behind a hint is not right at first`() throws {
    var flow = try game("a=1 b=2")
    _ = play("load:a hint win hint", on: &flow)
    #expect(flow.progress.records["a"]?.question?.isRightAtFirst == false)
    _ = play("lose", on: &flow)
    #expect(flow.progress.records["b"]?.question?.isRightAtFirst == false)
  }

  @Test func `a question that has changed forgets its entry`() throws {
    var flow = try game("a=1 b=2")
    _ = play("load:a lose", on: &flow)
    #expect(try game("a=1 b=2", flow.progress).progress.visits["a"]?.attempts == 1)
    #expect(try game("a=3 b=2", flow.progress).progress.visits["a"] == nil)
  }

  @Test func `what was kept before questions were told apart is theirs`() throws {
    var old = Progress(seed: 1)
    old.records["a"] = LevelRecord()
    old.records["a"]?.best = LevelScore(stars: 3, attempts: 0, hints: 0, elapsed: .zero)
    let flow = try game("a=1", old)
    #expect(flow.map == "c")
    #expect(flow.progress.records["a"]?.question?.content == "1")
  }

  @Test func `another window with another version of the pack takes nothing away`() throws {
    var (mine, theirs) = (try game("a=1"), try game("a=2"))
    _ = (play("load:a win", on: &mine), play("load:a win", on: &theirs))
    mine.mergeExternal(theirs.progress.records)
    #expect(mine.progress.records["a"]?.question?.content == "1")
    #expect(try game("a=2", mine.progress).map == "c")
  }
}
