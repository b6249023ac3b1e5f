import Flow
import Localization
import Testing

/// Numbers to type.
@Suite struct NumberTests {
  private static func number(_ text: String) -> DecimalNumber {
    guard let number = DecimalNumber(text) else { preconditionFailure(text) }
    return number
  }

  @Test(arguments: [
    ("3", true), ("-3.5", true), ("3,50", true), (".5", true), ("+7", true), ("", false),
    ("3.", true), ("1e3", false), ("3.1.4", false), ("--3", false), ("٣", false),
    ("123456789012345", true), ("1234567890123456", false), ("0.1234567891", false), ("-", false),
  ]) func `a number is written so`(_ text: String, _ isNumber: Bool) {
    #expect((DecimalNumber(text) != nil) == isNumber)
  }

  static let typed: [(String, Language, String?)] = [
    ("3.14", .en, "3.14"), ("3,14", .fr, "3.14"), ("3.140 km", .en, "3.14"), ("3 km", .en, "3"),
    ("3km", .en, "3"), ("about 3", .en, "3"), ("three", .en, "3"), ("trois", .fr, "3"),
    ("-3", .en, "-3"), ("1 000", .fr, "1000"), ("1,000", .en, "1000"), ("1 000 km", .en, "1000"),
    ("3 miles", .en, nil), ("3 4", .en, nil), ("far", .en, nil), ("", .en, nil),
    ("kilometres", .en, nil), ("3 kilomètres", .fr, "3"), ("12345678901234567890", .en, nil),
    ("2/3", .en, nil), ("67/100", .en, nil), ("3 / 4", .en, nil), ("66.7%", .en, nil),
    (",67", .fr, "0.67"), ("-.5", .en, "-0.5"), ("2.50", .en, "2.5"), ("about .5 km", .en, "0.5"),
    ("12 742km", .en, "12742"), ("3miles", .en, nil),
  ]

  @Test(arguments: typed) func `a number is found in what is typed`(
    _ text: String, _ language: Language, _ said: String?
  ) throws {
    let expected = ExpectedNumber(
      Self.number("3"), range: .tolerance(Self.number("0")),
      units: try list(en: "km|kilometres", fr: "km|kilomètres"))
    let found = expected.number(in: text, language)
    #expect((found == nil) == (said == nil))
    if let found, let said { #expect(found == Self.number(said)) }
  }

  static let judged: [(ExpectedNumber.Range, String, Bool)] = [
    (.tolerance(number("0")), "3.14", true), (.tolerance(number("0")), "3.141", false),
    (.tolerance(number("0.01")), "3.15", true), (.tolerance(number("0.01")), "3.13", true),
    (.tolerance(number("0.01")), "3.1501", false),
    (.between(number("3"), number("4")), "4", true),
    (.between(number("3"), number("4")), "4.000001", false),
    (.between(number("-1"), number("4")), "-1", true),
  ]

  @Test(arguments: judged) func `a number is right, or near enough`(
    _ range: ExpectedNumber.Range, _ text: String, _ isRight: Bool
  ) {
    let expected = ExpectedNumber(Self.number("3.14"), range: range, units: nil)
    #expect(expected.contains(Self.number(text)) == isRight)
  }

  @Test func `what is no number costs nothing, and a foreseen one has its reply`() throws {
    let level = try OpenQuestionLevel(
      content: content("n"), accepted: try list(en: "3", fr: "3"),
      nearMisses: [
        ForeseenWrongAnswer(id: "two", texts: try list(en: "2", fr: "2"), reply: text("low"))
      ], nudge: text("no"), success: text("yes"),
      number: ExpectedNumber(Self.number("3"), range: .tolerance(Self.number("0")), units: nil))
    var flow = GameFlow(
      chapters: [try chapter("c", [.open(level), try closed(content("z"))])],
      progress: Progress(seed: 1))
    _ = play("start read read", on: &flow)
    #expect(
      play("say:far say:2.0 say:4 say:3", on: &flow)
        == "refused: not a number | wrong 1 | wrong 2 | right 1★, z")
    #expect(flow.progress.records["n"]?.best?.attempts == 2)
    #expect(flow.progress.records["n"]?.wrongAnswers == ["two", "=4"])
  }
}
