import Localization
import Testing

@testable import Flow

/// Forms: rows that are filled, handed in, and filled again where they were wrong.
@Suite struct FormTests {
  static func form(_ style: FormLevel.Style) throws -> FormLevel {
    let rows: [FormLevel.Row] =
      switch style {
      case .several:
        [
          FormLevel.Row(id: "x", text: text("x"), answer: .mark(isRight: true)),
          FormLevel.Row(id: "y", text: text("y"), answer: .mark(isRight: true)),
          FormLevel.Row(
            id: "z", text: text("z"), answer: .mark(isRight: false), reply: text("odd")),
        ]
      case .match:
        [
          FormLevel.Row(id: "x", text: text("x"), answer: .option("one")),
          FormLevel.Row(id: "y", text: text("y"), answer: .option("two"), reply: text("twice")),
        ]
      case .gaps:
        [
          FormLevel.Row(id: "x", text: text("x"), answer: .words(try gap("x", en: "hours"))),
          FormLevel.Row(id: "y", text: text("y"), answer: .words(try gap("y", en: "minutes"))),
        ]
      }
    let options =
      style.filling == .option
      ? ["one", "two", "three"].map { Choice(id: $0, text: text($0), reply: text("")) } : []
    return try FormLevel(
      content: content("f"), style: style, rows: rows, options: options, failure: nil,
      success: text("yes"))
  }

  private static func gap(_ id: String, en: String) throws -> OpenQuestionLevel {
    try OpenQuestionLevel(
      content: content(id), accepted: try list(en: en, fr: en),
      nearMisses: [
        ForeseenWrongAnswer(
          id: "days", texts: try list(en: "days", fr: "days"), reply: text("too long"))
      ], nudge: text("no"), success: text("yes"))
  }

  private static func flow(_ style: FormLevel.Style) throws -> GameFlow {
    var flow = GameFlow(
      chapters: [try chapter("c", [.form(try form(style)), try closed(content("z"))])],
      progress: Progress(seed: 1))
    _ = play("start read read", on: &flow)
    return flow
  }

  @Test(
    arguments: [
      ("Hours", "minutes", nil), ("hours", "minuts", "minutes"),
      ("hoùrs", "minuts", "hours, minutes"),
    ] as [(String, String, String?)])
  func `words of gaps that were accepted with a slip are told as they are spelt`(
    _ first: String, _ second: String, _ spelling: String?
  ) throws {
    let judged = try Self.form(.gaps).evaluate(filled: ["x": first, "y": second], in: .en)
    #expect(judged.isCorrect && judged.spelling == spelling)
  }

  static let games: [(FormLevel.Style, String, String)] = [
    (.several, "do:x.mark do:y.mark submit", "silent | silent | right 3★, z"),
    (
      .several, "submit do:x.mark do:x.clear submit",
      "refused: nothing marked | silent | silent | refused: nothing marked"
    ),
    (
      .several, "do:x.mark do:z.mark submit do:z.clear do:y.mark submit",
      "silent | silent | wrong 1 | silent | silent | right 2★, z"
    ),
    (
      .several, "do:x.mark do:z.mark submit submit do:z.clear do:y.mark submit",
      "silent | silent | wrong 1 | refused: unchanged | silent | silent | right 2★, z"
    ),
    (.several, "do:x.one do:w.mark", "refused: not an action | refused: not an element"),
    (.several, "list:mark,mark,clear", "right 3★, z"),
    (.several, "list:mark,mark", "refused: not now"),
    (
      .match, "do:x.one submit do:y.one submit do:y.two submit",
      "silent | refused: 1 empty | silent | wrong 1 | silent | right 2★, z"
    ),
    (.match, "do:x.four", "refused: not a choice"),
    (
      .match, "do:x.two do:y.one submit submit",
      "silent | silent | wrong 1 | refused: 2 empty"
    ),
    (
      .gaps, "do:x.hours do:y.minutes submit", "silent | silent | right 3★, z"
    ),
    (
      .gaps, "do:x.Hourz do:y.days submit do:y.minuts submit",
      "silent | silent | wrong 1 | silent | refused: 1 empty"
    ),
    (.gaps, "do:x.! submit", "silent | refused: 2 empty"),
  ]

  @Test(arguments: games) func `a form is filled, handed in and mended`(
    _ style: FormLevel.Style, _ script: String, _ told: String
  ) throws {
    var flow = try Self.flow(style)
    #expect(play(script, on: &flow) == told)
  }

  @Test func `what is right stays filled, and each fault is told by its row`() throws {
    var flow = try Self.flow(.match)
    _ = flow.fill(["x": "one", "y": "one"], in: .en)
    let effects = flow.handIn(in: .en)
    guard case .say(.verdict(let verdict))? = effects.first else {
      Issue.record("\(effects)")
      return
    }
    #expect(verdict.judgedActions.map(\.element) == ["y"])
    #expect(verdict.judgedActions[0].text.resolved(in: .en) == "y: not one. twice")
    #expect(verdict.text.resolved(in: .en) == "1 of 2 are right.")
    #expect(verdict.level.visit.chosen == ["x": "one"])
  }

  @Test func `a wrong form tells how many marks are right, and none of them by name`() throws {
    var flow = try Self.flow(.several)
    _ = flow.fill(["x": "mark", "z": "mark"], in: .en)
    guard case .say(.verdict(let verdict))? = flow.handIn(in: .fr).first else { return }
    #expect(verdict.judgedActions.map(\.element) == ["z"])
    #expect(
      verdict.text.resolved(in: .en)
        == "1 of 2 right answers are marked. 1 mark does not belong.")
    #expect(verdict.level.visit.chosen == ["x": "mark", "z": "mark"])
  }

  /// What is kept of a wrong form, by its style.
  static let kept: [(FormLevel.Style, [String: AnswerID], Set<AnswerID>)] = [
    (.several, ["x": "mark", "z": "mark"], ["+x+z"]),
    (.several, ["x": "mark"], ["+x"]),
    (.match, ["x": "one", "y": "one"], ["y=one"]),
    (.gaps, ["x": "days", "y": "minutes"], []),
  ]

  @Test(arguments: kept)
  func `wrong and missing marks and wrong pairs are kept, and what was typed is not`(
    _ style: FormLevel.Style, _ rows: [String: AnswerID], _ wrong: Set<AnswerID>
  ) throws {
    var flow = try Self.flow(style)
    _ = flow.fill(rows, in: .en)
    _ = flow.handIn(in: .en)
    #expect(flow.progress.records["f"]?.wrongAnswers == wrong)
    let form = try Self.form(style)
    #expect(wrong.isSubset(of: form.answers.filter { !$0.isRight }.map(\.id)))
  }

  @Test func `marks that were handed in together are remembered together`() throws {
    var flow = try Self.flow(.several)
    for marks in [["x", "z"], ["z"], ["x"], ["z", "x"]] {
      _ = flow.fill(
        Dictionary(
          uniqueKeysWithValues: ["x", "y", "z"].map {
            ($0, marks.contains($0) ? "mark" : FormLevel.clear)
          }),
        in: .en)
      _ = flow.handIn(in: .en)
    }
    let record = try #require(flow.progress.records["f"])
    #expect(record.wrongAnswers == ["+x+z", "+z", "+x"])
    let form = try Self.form(.several)
    let sets = form.answers.filter { $0.id.hasPrefix("+") && !$0.isRight }
    #expect(sets.map(\.id) == ["+x", "+y", "+z", "+x+z", "+y+z", "+x+y+z"])
    #expect(sets[3].texts.map { $0.resolved(in: .en) } == ["x + z"])
  }

  @Test func `the same form again costs nothing, and rows are filled all or none`() throws {
    var flow = try Self.flow(.match)
    _ = flow.fill(["x": "two", "y": "one"], in: .en)
    _ = flow.handIn(in: .en)
    _ = flow.fill(["x": "two", "y": "one"], in: .en)
    _ = flow.handIn(in: .en)
    #expect(flow.currentVisit?.attempts == 1)
    #expect(flow.currentVisit?.stars == 2)
    #expect(
      flow.fill(["x": "one", "q": "two"], in: .en) == [.say(.refused(.notAnElement("q")))])
    #expect(flow.currentVisit?.chosen == ["x": "two", "y": "one"])
  }

  @Test func `what is marked or chosen from is shuffled, entry by entry`() throws {
    let level = Level.form(try Self.form(.several))
    let orders = (1...20).map { level.choices(seed: 1, entry: $0).map(\.id).joined() }
    #expect(Set(orders).count > 3)
    #expect(Set(orders.map { String($0.sorted()) }) == ["xyz"])
  }

  @Test func `a form wants rows, and options that there are`() throws {
    let row = FormLevel.Row(id: "x", text: text("x"), answer: .option("none"))
    #expect(throws: LevelError.unknownRight("none")) {
      try FormLevel(
        content: content("f"), style: .match, rows: [row], failure: nil, success: text("yes"))
    }
    #expect(throws: LevelError.count(0, allowed: 1...9)) {
      try FormLevel(
        content: content("f"), style: .several, rows: [], failure: nil, success: text("yes"))
    }
  }
}
