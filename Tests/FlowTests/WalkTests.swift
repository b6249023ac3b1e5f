import Flow
import Testing

/// A way through a campaign (`chapters(shape)`) and what it says at every step (`play(_:on:)`).
struct Walk: Sendable {
  let name: String
  let shape: String
  let script: String
  let trace: String

  init(_ name: String, _ shape: String, _ script: String, _ trace: String) {
    self.name = name
    self.shape = shape
    self.script = script
    self.trace = trace
  }
}

extension Walk: CustomTestStringConvertible {
  var testDescription: String { name }
}

@Suite struct WalkTests {
  static let walks = [
    Walk("no chapters", "", "start", "results"),
    Walk(
      "no chapters, a card read", "", "read start read",
      "refused: not now | results | refused: not now"),
    Walk("no chapters, restart", "", "again", "results"),
    Walk("no level at all", "||", "start", "results"),
    Walk("an empty chapter first", "|ab", "start read read", "intro | chapter-2 new | a"),
    Walk(
      "an empty chapter between", "a||b", "start read read win read",
      "intro | chapter-1 new | a | right 3★, chapter-3 new | b"),
    Walk(
      "an empty chapter last", "a|", "start read read win",
      "intro | chapter-1 new | a | right 3★, results"),
    Walk(
      "from the intro to the results", "ab|c", "start read read win win read win",
      "intro | chapter-1 new | a | right 3★, b | right 3★, chapter-2 new | c | right 3★, results"),
    Walk("start twice", "a", "start start read", "intro | intro | chapter-1 new"),
    Walk(
      "a card is read once", "ab", "start read read read",
      "intro | chapter-1 new | a | refused: not now"),
    Walk(
      "start in a level", "ab", "start read read start read",
      "intro | chapter-1 new | a | chapter-1 | a"),
    Walk(
      "nothing before start", "a", "read win hint repeat",
      "refused: not now | refused: not now | refused: not now | refused: not now"),
    Walk(
      "answers on a card", "a", "start read win hint",
      "intro | chapter-1 new | refused: not now | refused: not now"),
    Walk(
      "answers after the end", "a", "load:a win win hint read",
      "a | right 3★, results | refused: not now | refused: not now | refused: not now"),
    Walk(
      "a wrong answer stays", "ab", "load:a lose lose lose:2 win",
      "a | wrong 1 | wrong 2 | wrong 3 | right 1★, b"),
    Walk(
      "what is no answer costs nothing", "ab", "load:a say:elsewhere list:right,right say: win",
      "a | refused: not a choice | refused: not now | refused: not now | right 3★, b"),
    Walk(
      "acts are for searches", "a", "load:a do:x.hold win",
      "a | refused: not now | right 3★, results"),
    Walk(
      "hints are a ladder", "ab", "load:a hint hint hint win",
      "a | hint 1/2 | hint 2/2 | hint 2/2 | right 1★, b"),
    Walk(
      "a returning player", "ab|c", "load:a win reload start read win reload start",
      "a | right 3★, b | - | chapter-1 | b | right 3★, chapter-2 new | - | chapter-2"),
    Walk(
      "a returning winner", "a", "load:a win reload start", "a | right 3★, results | - | results"),
    Walk(
      "locked stays locked", "ab|c", "load:b load:c load:a load:c win load:c load:b",
      "refused: locked | refused: locked | a | refused: locked | right 3★, b | refused: locked | b"),
    Walk(
      "no such level", "ab", "load:z load:a load:z win",
      "refused: no such level | a | refused: no such level | right 3★, b"),
    Walk(
      "a replay leads on in order, to the frontier", "ab|cd",
      "load:a win win read load:a win lose win read",
      "a | right 3★, b | right 3★, chapter-2 new | c | a | right 3★, b | wrong 1 | right 2★, chapter-2 | c"
    ),
    Walk(
      "a replay after the end", "ab", "load:a win win load:a win win",
      "a | right 3★, b | right 3★, results | a | right 3★, b | right 3★, results"),
    Walk(
      "restart", "ab|c", "load:a win again read win load:a win win",
      "a | right 3★, b | chapter-1 new | a | right 3★, b | a | right 3★, b | right 3★, chapter-2 new"
    ),
    Walk(
      "restart on a card", "a|b", "load:a win again read",
      "a | right 3★, chapter-2 new | chapter-1 new | a"),
    Walk(
      "restart after the end", "a", "load:a win again read win",
      "a | right 3★, results | chapter-1 new | a | right 3★, results"),
    Walk("restart of a new game", "a", "start again read", "intro | chapter-1 new | a"),
    Walk(
      "a replay past the frontier comes back where the way is locked", "abc",
      "load:a win win again load:b win win",
      "a | right 3★, b | right 3★, c | chapter-1 new | b | right 3★, a | right 3★, b"),
    Walk(
      "from another chapter it comes back to the frontier's card", "a|bc",
      "load:a win read win again load:b win read",
      "a | right 3★, chapter-2 new | b | right 3★, c | chapter-1 new | b | right 3★, chapter-1 | a"),
    Walk(
      "a replay of the last level leads to the results", "ab",
      "load:a win win again load:b win start",
      "a | right 3★, b | right 3★, results | chapter-1 new | b | right 3★, results | chapter-1"),
    Walk(
      "the event again", "ab", "start repeat read repeat read lose repeat win",
      "intro | intro | chapter-1 new | chapter-1 new | a | wrong 1 | a | right 2★, b"),
    Walk(
      "the event again for a returning player", "a", "load:a reload start repeat",
      "a | - | chapter-1 | chapter-1"),
    Walk("the results again", "a", "load:a win repeat", "a | right 3★, results | results"),
  ]

  @Test(arguments: walks) func `a walk says what it should`(_ walk: Walk) throws {
    var flow = try newGame(walk.shape)
    #expect(play(walk.script, on: &flow) == walk.trace)
  }

  @Test(arguments: walks) func `the same walk from the same state is the same`(_ walk: Walk) throws
  {
    var flow = try newGame(walk.shape)
    var other = flow
    #expect(play(walk.script, on: &flow) == play(walk.script, on: &other))
    #expect(flow == other)
  }

  static let refusals = [
    "read", "say:elsewhere", "list:right,wrong-1", "do:x.hold", "load:c", "load:z",
  ]

  @Test(arguments: refusals) func `what is refused changes nothing`(_ word: String) throws {
    var flow = try newGame("ab|c")
    _ = play("load:a lose", on: &flow)
    let before = flow
    #expect(play(word, on: &flow).hasPrefix("refused"))
    #expect(flow == before)
  }

  /// What `currentChapterIndex` and `currentLevelIndex` are after a script.
  static let indexes: [(String, String, Int, Int)] = [
    ("", "start", 0, 0), ("ab|c", "start", 0, 0), ("ab|c", "load:a win", 0, 1),
    ("ab|c", "load:a win win", 1, 0), ("ab|c", "load:a win win read load:b", 0, 1),
    ("ab|cd", "load:a win win read win win", 1, 1), ("ab|", "load:a win win", 1, 0),
  ]

  @Test(arguments: indexes) func `the indexes follow the play`(
    _ shape: String, _ script: String, _ chapter: Int, _ level: Int
  ) throws {
    var flow = try newGame(shape)
    _ = play(script, on: &flow)
    #expect(flow.currentChapterIndex == chapter)
    #expect(flow.currentLevelIndex == level)
  }

  @Test func `an id that stands in two chapters is a mistake of the program`() async {
    await #expect(processExitsWith: .failure) {
      _ = try newGame("ab|a")
    }
  }
}
