import Flow
import Testing

/// Silent searches in which a wrong list meets an objection, and no more is told of it.
@Suite struct ObjectionTests {
  private static let objections = [
    SearchObjection(to: .count("pull", 2), text: text("not both")),
    SearchObjection(to: .actions(["x": "pull"]), text: text("x is not pulled")),
    SearchObjection(to: .actions(["x": "hold", "y": "look"]), text: text("y is more than seen")),
  ]

  private func room(_ objections: [SearchObjection] = objections) throws -> Level {
    try Level.search(
      content("s"), elements: [try element("x"), try element("y")],
      failure: text("not yet"), success: text("it opens"), hush: text("hush"),
      objections: objections)
  }

  private func flow() throws -> GameFlow {
    let levels = [try room(), try closed(content("z"))]
    return GameFlow(chapters: [try chapter("c", levels)], progress: Progress(seed: 1))
  }

  private func verdict(of script: String, on flow: inout GameFlow) throws -> Verdict {
    var verdict: Verdict?
    for effect in lastEffects(of: script, on: &flow) {
      if case .say(.verdict(let said)) = effect { verdict = said }
    }
    return try #require(verdict)
  }

  /// Lists, and what is said to them.
  static let replies = [
    ("list:pull,pull", "not both"), ("list:pull,hold", "x is not pulled"),
    ("list:hold,look", "y is more than seen"), ("list:look,look", "not yet"),
  ]

  @Test(arguments: replies) func `the first objection that holds is all that is said`(
    script: String, reply: String
  ) throws {
    var flow = try flow().after("load:s")
    let verdict = try verdict(of: script, on: &flow)
    #expect(verdict.text == text(reply))
    #expect(!verdict.isCorrect)
    #expect(verdict.answer == nil)
    #expect(verdict.correctCount == nil)
    #expect(verdict.judgedActions.isEmpty)
    #expect(flow.progress.records["s"]?.wrongAnswers.isEmpty ?? true)
  }

  @Test func `the right list wins, and nothing is told of its actions`() throws {
    var flow = try flow().after("load:s")
    let verdict = try verdict(of: "list:hold,hold", on: &flow)
    #expect(verdict.isCorrect)
    #expect(verdict.text == text("it opens"))
    #expect(verdict.judgedActions.isEmpty)
  }

  static let walks = [
    Walk(
      "nothing is felt, and the list is judged when it is handed in", "s",
      "load:s do:x.pull list: do:y.pull list: do:x.hold do:y.hold list:",
      "s | silent | refused: 1 left | silent | wrong 1 | silent | silent | right 3★, z"),
    Walk(
      "what the frame says costs nothing", "s", "load:s list:pull,pull list:hold,hold",
      "s | wrong 1 | right 3★, z"),
    Walk(
      "another wrong list costs another star", "s", "load:s list:pull,pull list:pull,hold",
      "s | wrong 1 | wrong 2"),
  ]

  @Test(arguments: walks) func `a walk says what it should`(_ walk: Walk) throws {
    var flow = try flow()
    #expect(play(walk.script, on: &flow) == walk.trace)
  }

  @Test func `the same wrong list twice is one fall`() throws {
    let flow = try flow().after("load:s list:pull,hold list:pull,hold")
    #expect(flow.progress.visits["s"]?.stars == 2)
  }

  @Test func `there is no mishap to collect`() throws {
    #expect(try room().mishaps.isEmpty)
    #expect(try room().mishapIDs.isEmpty)
  }

  @Test func `an objection to the right list is refused`() throws {
    let unfair = SearchObjection(to: .actions(["x": "hold", "y": "hold"]), text: text("no"))
    #expect(throws: LevelError.objectionToRight("s")) { try room(Self.objections + [unfair]) }
  }

  @Test func `an action on a number of objects is counted`() {
    let objection = SearchObjection(to: .count("pull", 0), text: text("pull one"))
    #expect(objection.holds(against: ["x": "hold", "y": "look"]))
    #expect(!objection.holds(against: ["x": "hold", "y": "pull"]))
  }
}
