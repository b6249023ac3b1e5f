import Localization
import Testing

@testable import Flow

/// A code on wheels: what is one, what it leads to, and what is listed of it.
@Suite struct WheelsTests {
  private func game() throws -> GameFlow {
    var flow = GameFlow(
      chapters: [try chapter("c", [try wheels(content("w"))])], progress: Progress(seed: 1))
    _ = play("load:w", on: &flow)
    return flow
  }

  @Test(arguments: [
    ("2358", "2358"), ("2 3 5 8", "2358"), (" 23\t58 ", "2358"), ("2\u{00A0}3\u{202F}58", "2358"),
    ("0000", "0000"), ("２３５８", "2358"), ("٢٣٥٨", "2358"), ("२३५८", "2358"), ("2３٥८", "2358"),
  ]) func `these are digits for four wheels`(_ text: String, _ code: String) {
    #expect(WheelDigits(text, wheels: 4)?.code == code)
    #expect(WheelDigits.isMeant(by: text))
  }

  @Test(arguments: [
    "", " ", "235", "23588", "2358235823582358", "235a", "2-3-5-8", "2,358", "²³⁵⁸", "二三五八",
    "①②③④", "½½½½", "ⅡⅢⅤⅧ", "23.8", "+235", "２３５",
  ]) func `these are not`(_ text: String) {
    #expect(WheelDigits(text, wheels: 4) == nil)
  }

  @Test(arguments: [
    ("235", true), ("0", true), ("1 2", true), ("", false), (" ", false), ("2b", false),
  ])
  func `digits that are too few are meant for the wheels all the same`(
    _ text: String, _ isMeant: Bool
  ) {
    #expect(WheelDigits.isMeant(by: text) == isMeant)
  }

  @Test func `what is no code costs nothing`() throws {
    var flow = try game()
    for said in ["say:235", "say:23588", "say:bear", "say:", "say:right"] {
      let told = play(said, on: &flow)
      #expect(told == "refused: not a code of 4" || told == "refused: not now", "\(said): \(told)")
    }
    #expect(flow.currentVisit?.attempts == 0)
    #expect(flow.currentVisit?.tried == [])
  }

  @Test func `a foreseen code is a fall, another is only listed, and each stands once`() throws {
    var flow = try game()
    #expect(
      play("say:9999 say:2357 say:9999 say:2357 say:2358", on: &flow)
        == "wrong 1 | wrong 2 | wrong 3 | wrong 4 | right 1★, results")
    #expect(flow.results.mishaps.found == 1)
    #expect(flow.results.mishaps.all == 2)
    #expect(flow.progress.records["w"]?.wrongAnswers == ["2357"])
  }

  @Test func `tried codes are listed in their order, and not without end`() throws {
    var flow = try game().after("say:9999 say:2357 say:0001")
    #expect(flow.currentVisit?.tried == ["9999", "2357", "0001"])
    for code in 3000..<3400 { _ = flow.validate([String(code)], in: .en) }
    #expect(flow.currentVisit?.tried.count == LevelVisit.mostTried)
    #expect(flow.currentVisit?.attempts == 403)
  }

  @Test func `the reply to a code that nobody foresaw says it back`() throws {
    var flow = try game()
    let verdict = try #require(flow.validate(["7 7 7 7"], in: .en).verdict)
    #expect(verdict.text.resolved(in: .fr) == "not 7777")
    #expect(verdict.answer == nil)
  }

  /// Says which digit of a code is the first that is wrong.
  private struct FirstWrong: CodeJudge {
    let right: [Int]

    func reply(to digits: [Int]) -> LocalizedText {
      text("digit \(digits.indices.first { digits[$0] != right[$0] }.map { $0 + 1 } ?? 0)")
    }

    func isPossible(_ digits: [Int]) -> Bool { !digits.contains(0) }
  }

  private static func judged(_ right: [Int]) throws(LevelError) -> CodeWheels {
    try CodeWheels(
      right: CodeReply("2358", reply: text("it opens")),
      misreadings: [CodeReply("2357", reply: text("seven"))], otherwise: text("no"),
      judge: FirstWrong(right: right))
  }

  @Test(arguments: [
    ("2358", "it opens"), ("2357", "seven"), ("2 3 0 8", "digit 3"), ("９９９９", "digit 1"),
  ]) func `a judge replies to what nobody foresaw`(_ code: String, _ reply: String) throws {
    let evaluation = try Self.judged([2, 3, 5, 8]).evaluate([code], shown: [], in: .en)
    #expect(evaluation.reply.resolved(in: .en) == reply)
    #expect(evaluation.isCorrect == (code == "2358"))
  }

  @Test func `with a judge nothing need be foreseen, and two judges are not the same`() throws {
    let wheels = try CodeWheels(
      right: CodeReply("2358", reply: text("it opens")), misreadings: [], otherwise: text("no"),
      judge: FirstWrong(right: [2, 3, 5, 8]))
    #expect(wheels.mishapIDs.isEmpty)
    #expect(try Self.judged([2, 3, 5, 8]) == Self.judged([2, 3, 5, 8]))
    #expect(try Self.judged([2, 3, 5, 8]) != Self.judged([2, 3, 5, 9]))
  }

  static let illegal: [Illegal] = [
    Illegal("one wheel", .count(1, allowed: 2...7)) {
      _ = try wheels(content("a"), right: "2", misreadings: ["3"])
    },
    Illegal("eight wheels", .count(8, allowed: 2...7)) {
      _ = try wheels(content("a"), right: "12345678", misreadings: ["12345679"])
    },
    Illegal("another length", .malformedCode("235")) {
      _ = try wheels(content("a"), misreadings: ["235"])
    },
    Illegal("a letter", .malformedCode("235x")) {
      _ = try wheels(content("a"), misreadings: ["235x"])
    },
    Illegal("a blank", .malformedCode("2 35")) {
      _ = try wheels(content("a"), misreadings: ["2 35"])
    },
    Illegal("the right one among the wrong", .duplicateID("2358")) {
      _ = try wheels(content("a"), misreadings: ["2358"])
    },
    Illegal("more tempting ones than there is room for", .count(2, allowed: 0...1)) {
      _ = try PrintedAnswers(
        right: choice("right"), tempting: [choice("a"), choice("b")], misreadings: [], shown: 2)
    },
  ]

  @Test(arguments: illegal) func `this cannot be built`(_ example: Illegal) {
    #expect(throws: example.error) { try example.build() }
  }

  @Test(arguments: 1...40) func `tempting answers stand in every draw`(_ seed: Int) throws {
    let answers = try PrintedAnswers(
      right: choice("right"), tempting: [choice("wolf")],
      misreadings: (1...5).map { choice("wrong-\($0)") }, shown: 3)
    let level = try Level.rotor(content("r"), clues: [text("clue")], lock: .printed(answers))
    let shown = level.choices(seed: UInt64(seed), entry: 1).map(\.id)
    #expect(shown.count == 3 && shown.contains("wolf") && shown.contains("right"))
  }
}
