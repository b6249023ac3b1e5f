import Flow
import Testing

@Suite struct SearchTests {
  func flow(elements: [String] = ["x", "y"]) throws -> GameFlow {
    let levels = [try search(content("s"), elements: elements), try closed(content("z"))]
    return GameFlow(chapters: [try chapter("c", levels)], progress: Progress(seed: 1))
  }

  static let walks: [(String, String)] = [
    ("do:x.hold do:y.hold", "progress | progress, right 3★, z"),
    ("do:y.hold do:x.hold", "progress | progress, right 3★, z"),
    (
      "do:x.look do:x.feel do:x.hold do:y.hold",
      "nothing | progress | progress | progress, right 3★, z"
    ),
    ("do:x.hold do:x.feel do:y.hold", "progress | progress | progress, wrong 1, 1 hold"),
    ("do:x.look do:y.look", "nothing | nothing, wrong 1, 0 hold"),
    (
      "do:x.hold do:y.look do:y.hold do:x.hold",
      "progress | nothing, wrong 1, 1 hold | progress | progress, right 2★, z"
    ),
    (
      "do:x.hold do:y.pull do:y.hold do:x.hold",
      "progress | setback | progress | progress, right 2★, z"
    ),
    (
      "do:x.pull do:x.pull do:x.hold do:y.hold",
      "setback | setback | progress | progress, right 2★, z"
    ),
    (
      "do:x.pull do:y.pull do:x.hold do:y.hold",
      "setback | setback | progress | progress, right 1★, z"
    ),
    (
      "list:look,feel list:look,feel list:hold,hold",
      "wrong 1, 0 hold | wrong 2, 0 hold | right 2★, z"
    ),
    (
      "list:look,feel do:x.look do:y.feel list:feel,look list:hold,hold",
      "wrong 1, 0 hold | nothing | progress, wrong 2, 0 hold | wrong 3, 0 hold | right 1★, z"
    ),
    ("list:hold,hold", "right 3★, z"), ("list:hold,feel", "wrong 1, 1 hold"),
    ("list:look,feel list:feel,look", "wrong 1, 0 hold | wrong 2, 0 hold"),
    ("list:hold,pull", "wrong 1, 1 hold"), ("do:x.feel list:hold,hold", "progress | right 3★, z"),
    ("list:hold", "refused: not now"), ("list:hold,hold,hold", "refused: not now"),
    ("list:hold,dance", "refused: not an action"), ("do:w.hold", "refused: not an element"),
    ("do:x.dance", "refused: not an action"),
    ("hint do:x.hold do:y.hold", "hint 1/2 | progress | progress, right 2★, z"),
    ("do:x.hold do:x.dance do:y.hold", "progress | refused: not an action | progress, right 3★, z"),
  ]

  @Test(arguments: walks) func `a search is judged as a whole list`(
    _ script: String, _ trace: String
  ) throws {
    var flow = try flow().after("load:s")
    #expect(play(script, on: &flow) == trace)
  }

  /// What stands on the list after a script.
  static let lists: [(String, [String: String])] = [
    ("do:x.look", ["x": "look"]), ("do:x.look do:x.hold", ["x": "hold"]),
    ("do:x.hold do:x.look", ["x": "look"]), ("do:x.hold do:y.pull", [:]),
    ("do:x.hold do:x.pull", [:]), ("do:x.hold do:y.look", [:]), ("list:look,look", [:]),
    ("do:x.hold list:hold", ["x": "hold"]), ("do:x.hold list:hold,dance", ["x": "hold"]),
    ("do:x.hold reload start read", ["x": "hold"]), ("do:x.hold hint", ["x": "hold"]),
  ]

  @Test(arguments: lists) func `the list holds the last action on each object`(
    _ script: String, _ chosen: [String: String]
  ) throws {
    let flow = try flow().after("load:s \(script)")
    #expect(flow.currentVisit?.chosen == chosen)
  }

  @Test func `setbacks are the falls`() throws {
    let flow = try flow().after("load:s do:x.pull do:x.look do:y.pull do:x.pull list:look,pull")
    #expect(flow.progress.records["s"]?.wrongAnswers == ["x.pull", "y.pull"])
    #expect(flow.currentVisit?.tried == ["x.pull", "y.pull"])
    #expect(flow.currentVisit?.attempts == 4)
    #expect(flow.results.mishaps.all == 2 + 3)
  }

  @Test func `an object that is gone does not fill the list`() throws {
    var flow = try flow(elements: ["w", "x", "y"]).after("load:s do:w.hold")
    flow = GameFlow(chapters: try self.flow().chapters, progress: flow.progress)
    #expect(play("start read do:x.hold", on: &flow) == "c | s | progress")
    #expect(play("do:y.hold", on: &flow) == "progress, right 3★, z")
  }

  @Test func `a search shows no choices`() throws {
    let flow = try flow().after("load:s")
    #expect(flow.currentChoices.isEmpty)
  }
}
