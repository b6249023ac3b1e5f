import Flow
import Localization
import Testing

/// Answers that an earlier version of the program named otherwise.
@Suite struct FormerIDTests {
  private func game(_ progress: Progress) throws -> GameFlow {
    func choice(_ id: String, former: String) -> Choice {
      Choice(id: id, text: text("choose \(id)"), reply: text("no"), formerID: former)
    }
    let level = try Level.closed(
      content("a"), right: choice("answer-4711", former: "answer-1"),
      wrong: [
        choice("answer-1000", former: "answer-2"), choice("answer-2", former: "answer-3"),
      ])
    return GameFlow(chapters: [try chapter("c", [level])], progress: progress)
  }

  @Test(arguments: [
    ("answer-1", "answer-4711"), ("answer-4711", "answer-4711"), ("answer-3", "answer-2"),
    // An id of today goes before one of earlier days.
    ("answer-2", "answer-2"),
  ]) func `an answer is taken by its former id`(_ given: String, _ meant: String) throws {
    var game = try game(Progress(seed: 1))
    _ = game.loadLevel(LevelPosition(chapter: 0, level: 0))
    let effects = game.validate([given], in: .en)
    let verdict = try #require(effects.verdict)
    #expect(verdict.answer == meant)
    #expect(verdict.isCorrect == (meant == "answer-4711"))
  }

  private func wheels() throws -> CodeWheels {
    try CodeWheels(
      right: CodeReply("153", reply: text("yes"), formerID: "answer-1"),
      misreadings: [CodeReply("315", reply: text("no"), formerID: "hour")], otherwise: text("?"))
  }

  @Test(arguments: [("hour", "315"), ("answer-1", "153"), ("3 1 5", "315"), ("315", "315")])
  func `a code is taken by the id of when it was printed`(_ given: String, _ code: String) throws {
    let level = try Level.rotor(content("a"), clues: [text("clue")], lock: .wheels(try wheels()))
    var progress = Progress(seed: 1)
    progress.hasBegun = true
    progress.frontier = "a"
    progress.records["a"] = LevelRecord()
    progress.records["a"]?.wrongAnswers = ["hour", "other"]
    var game = GameFlow(chapters: [try chapter("c", [level])], progress: progress)
    #expect(game.progress.records["a"]?.wrongAnswers == ["315", "other"])
    _ = game.loadLevel(LevelPosition(chapter: 0, level: 0))
    let verdict = try #require(game.validate([given], in: .en).verdict)
    #expect(verdict.answer == code)
  }

  @Test func `what was tried is known by the ids of today`() throws {
    var progress = Progress(seed: 1)
    progress.hasBegun = true
    progress.frontier = "a"
    progress.records["a"] = LevelRecord()
    progress.records["a"]?.wrongAnswers = ["answer-3", "other"]
    progress.visits["a"] = LevelVisit(entry: 1)
    progress.visits["a"]?.tried = ["answer-3"]
    var game = try game(progress)
    #expect(game.progress.records["a"]?.wrongAnswers == ["answer-2", "other"])
    #expect(game.progress.visits["a"]?.tried == ["answer-2"])
    game.mergeExternal(["a": progress.records["a"] ?? LevelRecord()])
    #expect(game.progress.records["a"]?.wrongAnswers == ["answer-2", "other"])
    #expect(game.results.mishaps.found == 1)
  }
}
