import Localization
import Testing

@testable import Flow

/// Answers that are judged again, and the order in which they were given.
@Suite struct RemarkingTests {
  /// A choice of one right and three wrong answers, or words to type, of which `sparta` and `delphi` are foreseen.
  private func level(_ kind: Level.Kind) throws -> Level {
    guard kind == .open else { return try closed(content("a"), wrong: 3) }
    func miss(_ word: String) throws -> ForeseenWrongAnswer {
      ForeseenWrongAnswer(id: word, texts: try list(en: word, fr: word), reply: text("no"))
    }
    return .open(
      try OpenQuestionLevel(
        content: content("a"), accepted: try list(en: "Athens", fr: "Athens"),
        nearMisses: [try miss("sparta"), try miss("delphi")], nudge: text("no"),
        success: text("yes")))
  }

  /// Answers to a level, the place of the one that wins, and its stars; nil where none does.
  static let answers: [(Level.Kind, [AnswerID], Int?, Int?)] = [
    (.closed, ["right"], 0, 3), (.closed, ["wrong-1", "right"], 1, 2),
    (.closed, ["wrong-1", "wrong-2", "right", "wrong-3"], 2, 1),
    (.closed, ["wrong-1", "wrong-1", "right"], 2, 2), (.closed, ["wrong-1"], nil, nil),
    (.closed, ["gone", "right"], 1, 2), (.closed, [], nil, nil),
    (.open, ["athens"], 0, 3), (.open, ["Rome", "Paris", "Athens"], 2, 2),
    (.open, ["Sparta", "Delphi", "Athens"], 2, 1), (.open, ["?", "Athens"], 1, 2),
    (.open, ["Rome"], nil, nil),
  ]

  @Test(arguments: answers) func `the first that wins has the stars that it would have won`(
    _ kind: Level.Kind, _ answers: [AnswerID], _ place: Int?, _ stars: Int?
  ) throws {
    let win = try level(kind).win(among: answers, in: .en)
    #expect(win?.place == place && win?.stars == stars)
  }

  @Test func `hints before the first answer cost what they would have cost`() throws {
    let win = try level(.closed).win(among: ["wrong-1", "right"], behindHints: 1, in: .en)
    #expect(win?.stars == 1)
  }

  @Test func `wrong answers to a question of a pack keep their order, in every copy`() {
    var record = LevelRecord()
    record.question = QuestionRecord(content: "c")
    record.remember(["b", "c"])
    record.remember(["a", "b"])
    #expect(record.wrongInOrder == ["b", "c", "a"] && record.isOrderKnown)
    var other = record
    other.wrongAnswers = ["d"]
    other.wrongBefore = ["d": 2]
    #expect(record.merged(with: other) == other.merged(with: record))
    #expect(record.merged(with: other).wrongInOrder == ["b", "c", "a", "d"])
    record.wrongAnswers.insert("0")
    #expect(record.wrongInOrder == ["0", "b", "c", "a"] && !record.isOrderKnown)
  }

  /// What is asked now, and whether the second wrong answer of before, which is right now, counts.
  @Test(arguments: [
    ("new:r2:which_year_was_it", true, false), ("new:r2:which_year_was_it", true, true),
    ("new:r1:which_year_was_it_sealed", true, false),
    ("new:r1:which_year_was_it_sealed", true, true), ("new:r2:when_did_it_end", false, false),
    ("new:r2:when_did_it_end", false, true),
  ]) func `who was right by a corrected key need not play again`(
    _ asked: String, _ counts: Bool, _ wasMissed: Bool
  ) throws {
    let level = Level.open(
      try OpenQuestionLevel(
        content: content("a", fingerprint: asked), accepted: try list(en: "1215", fr: "1215"),
        nearMisses: [], nudge: text("no"), success: text("yes")))
    var record = LevelRecord()
    record.entries = 1
    record.question = QuestionRecord(content: "old")
    record.question?.outline = QuestionOutline(
      right: "r1", words: ["which", "year", "was", "it"])
    if wasMissed { record.best = LevelScore(stars: 0, attempts: 2, hints: 0, elapsed: .zero) }
    record.remember(["1300", "1215", "in 1215"].map(LevelRecord.typed))
    var progress = Progress(seed: 1)
    progress.records["a"] = record
    progress.hasBegun = true
    progress.frontier = wasMissed ? "b" : "a"
    let next = try closed(content("b"), wrong: 1)
    let flow = GameFlow(chapters: [try chapter("c", [level, next])], progress: progress)
    #expect(flow.progress.frontier == (counts || wasMissed ? "b" : "a"))
    #expect(flow.changedQuestions.isEmpty == (counts || !wasMissed))
    let first = LevelPosition(chapter: 0, level: 0)
    #expect(flow.creditedQuestions == (counts ? [first] : []))
    let again = GameFlow(chapters: flow.chapters, progress: flow.progress)
    #expect(again.creditedQuestions.isEmpty)
    #expect(flow.progress.records["a"]?.best?.stars == (counts ? 2 : nil))
    #expect(
      flow.progress.records["a"]?.wrongAnswers == (counts ? [LevelRecord.typed("1300")] : nil))
  }

  @Test func `a question that has moved keeps its record, though another asks in its words`() throws
  {
    func level(_ id: String, _ asked: String, _ right: String) throws -> Level {
      .open(
        try OpenQuestionLevel(
          content: content(id, fingerprint: asked), accepted: try list(en: right, fr: right),
          nearMisses: [], nudge: text("no"), success: text("yes")))
    }
    var record = LevelRecord()
    record.entries = 1
    record.question = QuestionRecord(content: "old")
    record.question?.outline = QuestionOutline(right: "r1", words: ["conjugate", "it"])
    record.best = LevelScore(stars: 0, attempts: 2, hints: 0, elapsed: .zero)
    record.remember([LevelRecord.typed("1215")])
    var progress = Progress(seed: 1)
    progress.records["a"] = record
    let levels = [
      try level("a", "new:r2:conjugate_it", "1215"), try level("b", "old:r1:conjugate_it", "1225"),
    ]
    let flow = GameFlow(chapters: [try chapter("c", levels)], progress: progress)
    #expect(flow.progress.records["b"] == record)
    #expect(flow.progress.records["a"] == nil)
  }

  @Test func `of the story no order is kept`() {
    var record = LevelRecord()
    record.remember(["b", "a"])
    #expect(record.wrongInOrder == ["a", "b"] && record.wrongBefore.isEmpty)
  }

  @Test func `what was given is told in its order`() throws {
    let texts = try level(.open).texts(of: ["=Rome", "delphi", "gone", "=Nice", "sparta"])
    #expect(texts.map { $0.resolved(in: .en) } == ["Rome", "delphi", "Nice", "sparta"])
  }
}
