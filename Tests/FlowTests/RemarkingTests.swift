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
