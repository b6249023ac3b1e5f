import Flow
import Localization
import Testing

@testable import Packs

/// Results as codes.
@Suite struct ResultCodeTests {
  private func result(
    _ name: String?, _ questions: [PackResult.Question], time: Int = 1_767_225_660
  ) -> PackResult {
    PackResult(
      label: PackLabel(
        id: "p", content: "x", title: SafeText(cleaning: "Pack"),
        name: name.flatMap(PupilName.clean), questions: questions.count),
      time: time, questions: questions)
  }

  private func question(
    _ id: String, stars: Int = 0, first: Bool? = nil, tries: Int = 0, hints: Int = 0,
    seconds: Int = 0, wrong: [String] = []
  ) -> PackResult.Question {
    PackResult.Question(
      id: id, content: "c", isSolved: stars > 0, isRightAtFirst: first, tries: tries,
      hints: hints, seconds: seconds, stars: stars, text: SafeText(cleaning: "What?"),
      wrong: wrong.map { SafeText(cleaning: $0) })
  }

  /// The wrong answers that the questions foresee: hundreds in the last.
  private let foreseen = [
    "c": ["Lyon", "Nice"], "f": (0...1_100).map { "no \($0)" },
  ].mapValues { wrong in
    PackResult.ForeseenQuestion(wrong: wrong.map { SafeText(cleaning: $0) }, tries: nil)
  }

  /// The same of one who has answered nothing.
  private func unanswered(_ result: PackResult) -> PackResult {
    PackResult(
      label: result.label, time: 0, questions: result.questions.map { question($0.id) })
  }

  private var questions: [PackResult.Question] {
    [
      question("a", stars: 3, first: true, tries: 1, seconds: 12),
      question("b"),
      question("c", stars: 1, first: false, tries: 7, hints: 3, seconds: 1_023, wrong: ["Nice"]),
      question("d", hints: 1, seconds: 4),
      question("e", stars: 2, first: true, tries: 1, hints: 1),
      question("f", first: false, tries: 31, hints: 31, wrong: ["no 0", "no 1023", "no 40"]),
    ]
  }

  @Test(arguments: [nil, "Ada", "Zoé  Ünal", "李雷", String(repeating: "x", count: 60)])
  func `a result comes back from its code`(_ name: String?) throws {
    let result = result(name, questions)
    let code = try #require(ResultCode(ResultCode(result, foreseen: foreseen).text))
    #expect(code == ResultCode(result, foreseen: foreseen))
    #expect(code.result(of: unanswered(result), foreseen: foreseen) == result)
    let blind = try #require(code.result(of: unanswered(result)))
    for question in blind.questions { #expect(question.wrong.isEmpty) }
  }

  @Test(arguments: [(1, false), (2, true), (3, true)])
  func `a question whose tries are used up is over`(_ tries: Int, _ isOver: Bool) throws {
    let result = result("Ada", [question("a", first: false, tries: tries)])
    let foreseen = ["a": PackResult.ForeseenQuestion(wrong: [], tries: 2)]
    let code = ResultCode(result, foreseen: foreseen)
    let told = try #require(code.result(of: unanswered(result), foreseen: foreseen))
    #expect(told.questions.map(\.isOver) == [isOver])
    #expect(code.result(of: unanswered(result))?.questions.map(\.isOver) == [false])
  }

  @Test func `a code is the same for ever`() {
    #expect(
      ResultCode(result("Ada", questions), foreseen: foreseen).text == """
        1XT36-TV8PB-00001-0385J-6210C-06ZZ7-
        31012-04010-A0011-0300Z-Z300Z-Z18FZ-
        6HN8W
        """)
  }

  @Test func `a code of the first layout is read`() throws {
    let code = try #require(
      ResultCode(
        """
        0XT36-TV8PB-00001-0385J-6210C-06ZZ7-
        32040-1A001-1300Z-Z8P2G-ACA
        """))
    let told = code.result(of: unanswered(result("Ada", questions)), foreseen: foreseen)
    #expect(told?.questions.map(\.tries) == questions.map(\.tries))
    #expect(told?.questions.map(\.wrong) == questions.map { _ in [] })
  }

  @Test func `wrong answers are told of the same version only, and no more than there is room for`()
    throws
  {
    let many = question(
      "f", first: false, tries: 31, wrong: ["typed", "no 1030"] + (0..<12).map { "no \($0)" })
    let asked = result("Ada", [many])
    let code = ResultCode(asked, foreseen: foreseen)
    #expect(code.answers.first??.wrong == Array(0..<9))
    let changed = PackResult.Question(
      id: "f", content: "d", isSolved: false, isRightAtFirst: nil, tries: 0, hints: 0, seconds: 0,
      stars: 0)
    let told = try #require(code.result(of: result("Ada", [changed]), foreseen: foreseen))
    #expect(told.questions[0].tries == 31 && told.questions[0].wrong.isEmpty)
  }

  @Test func `what is beyond a code is cut to what it can tell`() throws {
    let much = question("a", stars: 1, first: false, tries: 500, hints: 40, seconds: 90_000)
    for time in [0, 1_767_225_600, 99_999_999_999] {
      let code = try #require(ResultCode(ResultCode(result(nil, [much], time: time)).text))
      #expect(
        code.answers.first
          == ResultCode.Answer(
            stars: 1, isRightAtFirst: false, tries: 31, hints: 31, seconds: 1_023, wrong: []))
      #expect((1_767_225_600...3_780_491_460).contains(code.time))
    }
  }

  @Test func `one character changed, left out or doubled, or two swapped, is found`() {
    let text = Array(ResultCode(result("Ada", questions)).text.filter { $0 != "-" && $0 != "\n" })
    for index in text.indices {
      var other = text
      other[index] = text[index] == "7" ? "8" : "7"
      #expect(ResultCode(String(other)) == nil)
      other = text
      other.remove(at: index)
      #expect(ResultCode(String(other)) == nil)
      other.insert(contentsOf: [text[index], text[index]], at: index)
      #expect(ResultCode(String(other)) == nil)
      if index > 0, text[index] != text[index - 1] {
        other = text
        other.swapAt(index, index - 1)
        #expect(ResultCode(String(other)) == nil)
      }
    }
  }

  @Test(arguments: ["", "7", "0000000", "hello", "0000-0000-0000-0000-0000-0000", "Ü", "١٢٣"])
  func `other texts are no codes`(_ text: String) { #expect(ResultCode(text) == nil) }

  @Test func `small letters, letters like digits and other hyphens are read`() throws {
    let code = ResultCode(result("Ada", questions))
    let typed = String(code.text.lowercased().map { ["-": "–", "0": "o", "1": "l"][$0] ?? $0 })
    #expect(ResultCode(typed) == code)
  }

  @Test func `a code tells whether a question was corrected since`() {
    let asked = result("Ada", questions)
    let code = ResultCode(asked)
    #expect(!code.isOfOtherVersion(than: unanswered(asked)))
    let corrected = PackResult.Question(
      id: "a", content: "d", isSolved: false, isRightAtFirst: nil, tries: 0, hints: 0, seconds: 0,
      stars: 0)
    let others = result("Ada", [corrected] + unanswered(asked).questions.dropFirst())
    #expect(code.isOfOtherVersion(than: others))
    #expect(code.result(of: others)?.questions.map(\.stars) == questions.map(\.stars))
  }

  @Test func `a code is not read by other questions`() throws {
    let result = result("Ada", questions)
    let code = ResultCode(result)
    for others in [
      self.result("Bob", questions), self.result("Ada", questions.reversed()),
      self.result("Ada", questions.dropLast()), self.result("Ada", questions + [question("g")]),
    ] { #expect(code.result(of: unanswered(others)) == nil) }
  }
}
