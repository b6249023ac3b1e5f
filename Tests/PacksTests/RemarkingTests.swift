import Flow
import JSON
import Localization
import Testing

@testable import Packs

/// Answers that were judged by a key which was corrected later.
@Suite struct RemarkingTests {
  private static let pack = """
    {"version": 1, "title": "Kings", "language": "en", "id": "p", "record": true, "chapters": [{"title": "C",
    "levels": [
    {"kind": "number", "id": "n", "text": "When was Magna Carta sealed?", "right": 1225,
     "hints": ["In June."]},
    {"kind": "open", "id": "o", "text": "Which day is it?", "right": ["le 14 juillet 1789"]},
    {"kind": "open", "id": "h", "text": "What beats?", "right": "haert"},
    {"kind": "gaps", "id": "g", "text": "Paris is the {1} of France.", "gaps": [{"right": ["capital"]}],
     "failure": "Not so."},
    {"kind": "several", "id": "s", "text": "Which are mammals?", "right": ["bat", "cow"],
     "wrong": ["whale", "hen"]},
    {"kind": "closed", "id": "c", "text": "Who won?", "right": {"text": "William"},
     "wrong": [{"text": "Harold"}, {"text": "Edward"}]},
    {"kind": "match", "id": "m", "text": "Which river is where?", "hints": ["Look."], "pairs": [
     {"text": "London", "with": "Seine"}, {"text": "Paris", "with": "Thames"},
     {"text": "Rome", "with": "Tiber"}]},
    {"kind": "gaps", "id": "w", "text": "The sea is {1}, the pond is {2}.",
     "gaps": [{"right": ["big"]}, {"right": ["small"]}]},
    {"kind": "several", "id": "e", "text": "Which are even?", "right": ["2", "4", "7"],
     "wrong": ["1", "3", "5", "6", "9", "11"]}]}]}
    """

  private func chapters(_ text: String) throws -> [Chapter] {
    let document = try #require(PackReader.read(Array(text.utf8)).document)
    return try PackLevelFactory(document: document).chapters()
  }

  /// What was made of a question by these answers in turn, and the same out of its file.
  private func results(
    _ id: String, _ answers: [String], behindHints hints: Int, of chapters: [Chapter],
    isInOrder: Bool
  ) throws -> [PackResult] {
    var policy = FlowPolicy()
    policy.recordsWords = true
    policy.order = .free
    var flow = GameFlow(chapters: chapters, progress: Progress(seed: 1), policy: policy)
    _ = flow.start()
    let place = try #require(chapters[0].levels.firstIndex { $0.id == id })
    _ = flow.loadLevel(LevelPosition(chapter: 0, level: place))
    for _ in 0..<hints { _ = flow.requestHint() }
    for answer in answers { give(answer, to: &flow) }
    var progress = flow.progress
    if !isInOrder { progress.records[id]?.wrongBefore = [:] }
    let label = PackLabel(
      id: "p", content: "x", title: SafeText(cleaning: "Kings"), name: SafeText(cleaning: "Ada"),
      questions: 9)
    let made = PackResult(progress, of: chapters, in: .en, label: label, time: 1)
    let bytes = try #require(made.fileBytes)
    return [made, try PackResult(file: try SealedDocument(opening: bytes))]
  }

  /// One answer; to a form the words of what is marked, or a word for each row.
  private func give(_ answer: String, to flow: inout GameFlow) {
    guard case .form(let form)? = flow.currentLevel else {
      _ = flow.validate([answer], in: .en)
      return
    }
    let words = answer.split(separator: " ").map(String.init)
    let values = form.rows.enumerated().map { place, row in
      let isMarked = words.contains(row.text.resolved(in: .en))
      return (row.id, row.isMarked ? isMarked ? FormLevel.mark : FormLevel.clear : words[place])
    }
    _ = flow.fill(Dictionary(uniqueKeysWithValues: values), in: .en)
    _ = flow.handIn(in: .en)
  }

  /// What was answered to a question, what is corrected, and what comes of it.
  struct Case: Sendable {
    let id: String
    let answers: [String]
    /// Those that were taken before them.
    var hints = 0
    let before: String
    let after: String
    var isInOrder = true
    /// Whether another question asks by the same words, so that nobody knows which of them this one was.
    var isAmbiguous = false
    /// The answer that is right by now; nil for none.
    let right: String?
    let stars: Int
    let wrong: [String]
    var isOutdated = false
  }

  private static let key = (before: "1225", after: "1215")
  private static let wider = (before: "[\"le", after: "[\"14 juillet\", \"le")
  private static let swapped = (
    before: "{\"text\": \"William\"},\n \"wrong\": [{\"text\": \"Harold\"}",
    after: "{\"text\": \"Harold\"},\n \"wrong\": [{\"text\": \"William\"}"
  )

  private static let rivers = (
    before: "London\", \"with\": \"Seine\"}, {\"text\": \"Paris\", \"with\": \"Thames\"",
    after: "London\", \"with\": \"Thames\"}, {\"text\": \"Paris\", \"with\": \"Seine\""
  )
  private static let even = (
    before: "\"7\"],\n \"wrong\": [\"1\", \"3\", \"5\", \"6\"",
    after: "\"6\"],\n \"wrong\": [\"1\", \"3\", \"5\", \"7\""
  )

  /// Of pairs, gaps and many marks, which are judged as they were handed in.
  static let forms: [Case] = [
    Case(
      id: "m", answers: ["Thames Seine Tiber", "Seine Thames Tiber"], before: rivers.before,
      after: rivers.after, right: "Thames, Seine, Tiber", stars: 3, wrong: []),
    Case(
      id: "m", answers: ["Tiber Seine Thames", "Thames Seine Tiber"], before: rivers.before,
      after: rivers.after, right: "Thames, Seine, Tiber", stars: 2,
      wrong: ["London: Tiber", "Rome: Thames"]),
    Case(
      id: "m", answers: ["Thames Seine Tiber"], hints: 1, before: rivers.before,
      after: rivers.after, right: "Thames, Seine, Tiber", stars: 2, wrong: []),
    Case(
      id: "m", answers: ["Seine Thames Tiber"], before: rivers.before, after: rivers.after,
      right: nil, stars: 3, wrong: [], isOutdated: true),
    Case(
      id: "m", answers: ["Tiber Seine Thames"], before: rivers.before, after: rivers.after,
      right: nil, stars: 0, wrong: ["London: Tiber", "Paris: Seine", "Rome: Thames"],
      isOutdated: true),
    Case(
      id: "w", answers: ["vast small", "big small"], before: "[\"big\"",
      after: "[\"big\", \"vast\"",
      right: "vast, small", stars: 3, wrong: []),
    Case(
      id: "w", answers: ["huge tiny", "vast small"], before: "[\"big\"", after: "[\"vast\"",
      right: "vast, small", stars: 2, wrong: ["(1) huge", "(2) tiny"]),
    Case(
      id: "w", answers: ["huge tiny", "big small"], before: "[\"big\"", after: "[\"big\", \"vast\"",
      right: nil, stars: 2, wrong: ["(1) huge", "(2) tiny"]),
    Case(
      id: "w", answers: ["big small"], before: "[\"big\"", after: "[\"vast\"",
      right: nil, stars: 3, wrong: [], isOutdated: true),
    Case(
      id: "e", answers: ["2 4 6", "2 4 7"], before: even.before, after: even.after,
      right: "2 + 4 + 6", stars: 3, wrong: []),
  ]

  static let cases: [Case] = [
    Case(
      id: "n", answers: ["1215"], before: key.before, after: key.after, right: "1215", stars: 3,
      wrong: []),
    Case(
      id: "n", answers: ["1066", "1215", "1300", "1225"], before: key.before, after: key.after,
      right: "1215", stars: 2, wrong: ["1066", "1300"]),
    Case(
      id: "n", answers: ["1066", "1215"], before: key.before, after: key.after, isInOrder: false,
      right: "1215", stars: 3, wrong: ["1066"]),
    Case(
      id: "n", answers: ["1215"], hints: 1, before: key.before, after: key.after, right: "1215",
      stars: 2, wrong: []),
    Case(
      id: "n", answers: ["1215"], hints: 1, before: key.before, after: key.after,
      isInOrder: false, right: "1215", stars: 2, wrong: []),
    Case(
      id: "n", answers: ["1066"], before: key.before, after: key.after, right: nil, stars: 0,
      wrong: ["1066"], isOutdated: true),
    Case(
      id: "n", answers: ["1225"], before: key.before, after: key.after, right: nil, stars: 3,
      wrong: [], isOutdated: true),
    Case(
      id: "n", answers: ["1066", "1215"], before: "Kings", after: "Queens", right: nil, stars: 0,
      wrong: ["1066", "1215"]),
    Case(
      id: "n", answers: ["1226"], before: "1225", after: "1225, \"tolerance\": 2", right: "1226",
      stars: 3, wrong: []),
    Case(
      id: "h", answers: ["heart"], before: "haert", after: "heart", right: nil, stars: 3, wrong: []),
    Case(
      id: "h", answers: ["lung", "heart"], before: "haert", after: "heart", right: nil, stars: 2,
      wrong: ["lung"]),
    Case(
      id: "h", answers: ["haert"], before: "haert", after: "lungs", right: nil, stars: 3, wrong: [],
      isOutdated: true),
    Case(
      id: "h", answers: ["heart"], before: "What beats?\", \"right\": \"haert",
      after: "Who plays the drums?\", \"right\": \"heart", right: nil, stars: 3, wrong: [],
      isOutdated: true),
    Case(
      id: "g", answers: ["town", "head"], before: "[\"cap", after: "[\"head\", \"cap",
      right: "head", stars: 2, wrong: ["town"]),
    Case(
      id: "s", answers: ["hen", "bat whale"], before: "\"cow\"],\n \"wrong\": [\"whale\"",
      after: "\"whale\"],\n \"wrong\": [\"cow\"", right: "bat + whale", stars: 2, wrong: ["hen"]),
    Case(
      id: "o", answers: ["14 juillet", "Easter"], before: wider.before, after: wider.after,
      right: "14 juillet", stars: 3, wrong: ["Easter"]),
    Case(
      id: "o", answers: ["Easter", "14 juillet", "le 14 juillet 1789"], before: wider.before,
      after: wider.after, right: nil, stars: 2, wrong: ["Easter"]),
    Case(
      id: "c", answers: ["Edward", "Harold", "William"], before: swapped.before,
      after: swapped.after, right: "Harold", stars: 2, wrong: ["Edward"]),
    Case(
      id: "c", answers: ["Harold"], before: "\"Who won?\", \"right\": " + swapped.before,
      after: "\"Who lost?\", \"right\": " + swapped.after, right: nil, stars: 0, wrong: ["Harold"],
      isOutdated: true),
    Case(
      id: "c", answers: ["Harold"], before: swapped.before, after: swapped.after, isAmbiguous: true,
      right: nil, stars: 0, wrong: ["Harold"], isOutdated: true),
  ]

  @Test(arguments: cases + forms) func `who was right by the key of today has solved the question`(
    _ test: Case
  ) throws {
    let pack =
      test.isAmbiguous ? Self.pack.replacing("Which day is it?", with: "Who won?") : Self.pack
    #expect(pack.contains(test.before))
    let current = try chapters(pack.replacing(test.before, with: test.after))
    let made = try results(
      test.id, test.answers, behindHints: test.hints, of: try chapters(pack),
      isInOrder: test.isInOrder)
    for result in made {
      let told = result.remarked(by: current, in: .en).marked(against: current, in: .en)
      let question = try #require(told.questions.first { $0.id == test.id })
      #expect(question.remarked?.string == test.right)
      #expect(question.stars == test.stars && question.isSolved == (test.stars > 0))
      #expect(question.wrong.map(\.string) == test.wrong)
      let table = try #require(ClassResults.tables(of: [told]).first)
      #expect(table.hasOutdatedQuestions == test.isOutdated)
      #expect(table.pupils[0].stars == (test.isOutdated ? 0 : test.stars))
      #expect(table.pupils[0].rightAtFirst == (!test.isOutdated && test.stars == 3 ? 1 : 0))
      let rows = ClassTable(remarkedOf: table).rows
      #expect(rows.map { $0[2]?.string(in: .en) } == (test.right.map { [$0] } ?? []))
      #expect(ClassTable(wrongOf: table).columns.count == (test.right == nil ? 5 : 6))
    }
  }

  @Test func `a text with one gap is a question whose answer is typed`() throws {
    let level = try #require(try chapters(Self.pack)[0].levels.first { $0.id == "g" })
    guard case .open(let question) = level else { throw LevelError.otherKind("g") }
    #expect(question.content.text.resolved(in: .en) == "Paris is the … of France.")
    #expect(question.nudge.resolved(in: .en) == "Not so.")
    #expect(question.success == L10n.Packs.right)
  }

  /// What was typed and judged right, and what the table tells of it.
  static let taken: [(String, [String], String?)] = [
    ("h", ["haert"], nil), ("h", ["Haert"], nil), ("h", ["heart"], "heart (Ada)"),
    ("h", ["the haert"], nil), ("o", ["14 Juillet 1789"], "14 Juillet 1789 (Ada)"),
    ("n", ["1225"], nil), ("n", ["in 1225"], nil), ("h", ["lung"], nil),
    ("c", ["William"], nil),
  ]

  @Test(arguments: taken) func `what was taken as right is told where the key has it otherwise`(
    _ id: String, _ answers: [String], _ told: String?
  ) throws {
    let chapters = try chapters(Self.pack)
    for result in try results(id, answers, behindHints: 0, of: chapters, isInOrder: true) {
      let result = result.asked(by: chapters, title: result.label.title, in: .en)
      let table = try #require(ClassResults.tables(of: [result]).first)
      #expect(table.questions.map { $0.takenText(by: table.pupils)?.string } == [told])
    }
  }

  @Test func `a save alone knows choices by their ids`() throws {
    let (before, after) = Self.swapped
    let current = try chapters(Self.pack.replacing(before, with: after))
    let former = try chapters(Self.pack)
    var progress = Progress(seed: 1)
    progress.pack = PackLabel(
      id: "p", content: "x", title: SafeText(cleaning: "Kings"), name: nil, questions: 3)
    var record = LevelRecord()
    record.question = former[0].levels[5].content.fingerprint.map { QuestionRecord($0.content) }
    record.question?.tries = 1
    let choices = former[0].levels[5].choices(seed: 0, entry: 1)
    record.wrongAnswers = Set(choices.filter { $0.text.resolved(in: .en) == "Harold" }.map(\.id))
    progress.records["c"] = record
    let saved = try #require(PackResult(saved: progress, time: 1))
    let told = saved.asked(by: current, title: saved.label.title, in: .en)
      .remarked(by: current, in: .en)
    #expect(told.questions.map { $0.remarked?.string } == ["Harold"])
  }
}
