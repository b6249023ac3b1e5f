import Flow
import JSON
import Localization
import Testing

@testable import Packs

/// Results that are handed in, and the tables of a class that are made of them.
@Suite struct ClassResultsTests {
  /// Questions as `id:first tries hints stars`, such as `a:+102`; `?` where nobody has answered.
  private func result(
    _ name: String?, _ questions: String, time: Int = 100, pack: String = "p"
  ) -> PackResult {
    let questions = questions.split(separator: " ").map { word in
      let parts = word.split(separator: ":")
      let digits = parts[1].dropFirst().compactMap(\.wholeNumberValue)
      return PackResult.Question(
        id: String(parts[0]), content: "c", isSolved: digits[2] > 0,
        isRightAtFirst: ["+": true, "-": false][parts[1].first], tries: digits[0],
        hints: digits[1], seconds: 10, stars: digits[2],
        text: SafeText(cleaning: "What is \(parts[0])?"))
    }
    return PackResult(
      label: PackLabel(
        id: pack, content: "x", title: SafeText(cleaning: "Pack \(pack)"),
        name: name.map { SafeText(cleaning: $0) }, questions: 3),
      time: time, questions: questions)
  }

  private func reread(_ bytes: [UInt8]) throws -> PackResult {
    try PackResult(file: try SealedDocument(opening: bytes))
  }

  @Test func `a result comes back from its file with nothing lost`() throws {
    for name in [nil, "Zoé"] {
      let result = result(name, "a:+103 b:-311 c:?000")
      #expect(try reread(try #require(result.fileBytes)) == result)
    }
  }

  /// Questions that were begun: whether each was won, and whether its tries are used up.
  static let ends: [([(isSolved: Bool, isOver: Bool)], Bool)] = [
    ([(true, true), (true, true)], true), ([(true, true), (false, true)], true),
    ([(true, true), (false, false)], false), ([(true, true)], false),
  ]

  @Test(arguments: ends) func `whoever has a try left is not finished`(
    _ questions: [(isSolved: Bool, isOver: Bool)], _ isFinished: Bool
  ) throws {
    let result = PackResult(
      label: PackLabel(
        id: "p", content: "x", title: SafeText(cleaning: "Pack"), name: SafeText(cleaning: "Ada"),
        questions: 2),
      time: 0,
      questions: zip(1..., questions).map { number, end in
        PackResult.Question(
          id: "question-\(number)", content: "c", isSolved: end.isSolved, isOver: end.isOver,
          isRightAtFirst: end.isSolved, tries: 1, hints: 0, seconds: 1,
          stars: end.isSolved ? 3 : 0)
      })
    for result in [result, try reread(try #require(result.fileBytes))] {
      let pupils = ClassResults.tables(of: [result]).flatMap(\.pupils)
      #expect(pupils.map(\.isFinished) == [isFinished])
    }
  }

  /// A correction of a question, the stars that it had before, whether the pack asks something else by it, and what is
  /// right then.
  static let corrections: [(String, String, Int, Bool, String?)] = [
    ("Which river", "What river", 3, false, "Seine"), ("Which river", "What river", 0, true, nil),
    ("Which river", "Which, river", 0, false, "Seine"),
    ("\"Seine\"", "\"Loire\"", 3, true, nil),
    ("Which river is that?", "What flows through Paris?", 3, true, nil),
    ("Paris", "Paris", 3, false, "Seine"),
  ]

  @Test(arguments: corrections) func `a question that asks something else now stands apart`(
    _ before: String, _ after: String, _ stars: Int, _ isOther: Bool, _ right: String?
  ) throws {
    let pack = """
      {"version": 1, "title": "Paris", "language": "en", "id": "p", "chapters": [{"title": "C", "levels": [
      {"kind": "open", "id": "a", "text": "Which river is that?", "right": "Seine"},
      {"kind": "open", "id": "b", "text": "Which town?", "right": "Paris"}]}]}
      """
    func chapters(_ text: String) throws -> [Chapter] {
      let document = try #require(PackReader.read(Array(text.utf8)).document)
      return try PackLevelFactory(document: document).chapters()
    }
    let (former, current) = (try chapters(pack), try chapters(pack.replacing(before, with: after)))
    var progress = Progress(seed: 1)
    for level in former.flatMap(\.levels) {
      var record = LevelRecord()
      record.best = LevelScore(
        stars: level.id == "a" ? stars : 3, attempts: 0, hints: 0, elapsed: .zero)
      record.question = level.content.fingerprint.map { QuestionRecord($0.content) }
      record.question?.tries = 1
      progress.records[level.id] = record
    }
    let label = PackLabel(
      id: "p", content: "x", title: SafeText(cleaning: "Paris"), name: SafeText(cleaning: "Ada"),
      questions: 2)
    let made = PackResult(progress, of: former, in: .en, label: label, time: 1)
    let result = try reread(try #require(made.fileBytes))
    let told = result.asked(by: current, title: label.title, in: .en).marked(
      against: current, in: .en)
    let table = try #require(ClassResults.tables(of: [told]).first)
    #expect(table.questions.map(\.id).sorted() == [isOther ? "a (v1)" : "a", "b"])
    #expect(table.pupils.map(\.solved) == [isOther || stars == 0 ? 1 : 2])
    // What was not asked counts neither for nor against a pupil.
    #expect(table.pupils.map(\.questions) == [isOther ? 1 : 2])
    #expect(table.pupils.map(\.isFinished) == [true])
    #expect(table.questions.first { $0.id.hasPrefix("a") }?.right?.string == right)
    #expect(
      table.questions.first { $0.id.hasPrefix("a") }?.text?.string
        == (isOther ? "Which river is that?" : told.questions[0].text?.string))
    let whole = result.asked(by: former, title: label.title, in: .en).marked(
      against: current, in: .en)
    #expect(whole.questions[0].right?.string == "Seine")
  }

  /// Content, tries and wrong answers of the newest, of an earlier one, and what comes of them.
  static let completions: [([String], [String], [String])] = [
    (["c", "2"], ["c", "2", "x", "y"], ["c", "2", "x", "y"]),
    (["c", "3", "z"], ["c", "2", "x"], ["c", "3", "x", "z"]),
    (["c", "3", "x"], ["c", "2", "x", "y"], ["c", "3", "x", "y"]),
    (["c", "1"], ["c", "2", "x"], ["c", "1"]),
    (["d", "2"], ["c", "2", "x"], ["d", "2"]),
    (["", "2"], ["c", "2", "x"], ["c", "2", "x"]),
    (["", "2"], ["c", "2"], ["", "2"]),
  ]

  @Test(arguments: completions) func `an earlier result tells what a newer one keeps back`(
    _ newest: [String], _ earlier: [String], _ expected: [String]
  ) {
    func result(_ told: [String], name: String? = "Ada", time: Int) -> PackResult {
      PackResult(
        label: PackLabel(
          id: "p", content: "x", title: SafeText(cleaning: "P"),
          name: name.map { SafeText(cleaning: $0) }, questions: 1),
        time: time,
        questions: [
          PackResult.Question(
            id: "a", content: told[0], isSolved: false, isRightAtFirst: false,
            tries: Int(told[1]) ?? 0, hints: 0, seconds: 1, stars: 0,
            wrong: told.dropFirst(2).map { SafeText(cleaning: $0) })
        ])
    }
    let results = [result(earlier, time: 0), result(newest, time: 60)]
    #expect(PackResult.placesByPupil(of: results) == [[1, 0]])
    let completed = results[1].completed(by: results[0])
    #expect(completed.questions.map(\.content) == [expected[0]])
    #expect(completed.questions.map(\.tries) == [Int(expected[1])])
    #expect(completed.questions.flatMap(\.wrong).map(\.string) == Array(expected.dropFirst(2)))
    let nameless = results.map { result(newest, name: nil, time: $0.time) }
    #expect(PackResult.placesByPupil(of: nameless).map(\.count) == [1, 1])
  }

  @Test func `a change by accident is found`() throws {
    var bytes = try #require(result("Ada", "a:+103").fileBytes)
    let place = try #require(bytes.firstIndex(of: UInt8(ascii: "1")))
    bytes[place] = UInt8(ascii: "2")
    #expect(throws: SealedDocument.Damage.checksum) { try SealedDocument(opening: bytes) }
  }

  /// What may be wrong in a file whose checksum is right.
  static let faults: [(String, JSONValue?, PackResult.Fault)] = [
    ("format", "other", .other), ("format", nil, .other), ("pack", nil, .damaged),
    ("time", -1, .damaged), ("questions", [1], .damaged), ("questions", nil, .damaged),
    ("questions", [["id": "a"]], .damaged),
  ]

  @Test(arguments: faults) func `what is no result is refused`(
    _ key: String, _ value: JSONValue?, _ fault: PackResult.Fault
  ) throws {
    var object = try #require(result("Ada", "a:+103").json.object)
    object[key] = value
    let document = SealedDocument(schema: 1, revision: 0, data: JSONValue(object))
    #expect(throws: fault) { try PackResult(file: document) }
  }

  @Test func `a result of a later version is not guessed at`() {
    let document = SealedDocument(schema: 2, revision: 0, data: result("Ada", "a:+103").json)
    #expect(throws: PackResult.Fault.newer) { try PackResult(file: document) }
  }

  @Test func `pupils stand in the order of their names, the newest result of each counts`() throws {
    let tables = ClassResults.tables(of: [
      result("zoé", "a:-900", time: 200), result("Émile", "a:+103"), result("Zoe", "a:+103"),
      result(nil, "a:-200"), result("EMILE", "a:-511", time: 200), result(nil, "a:+103"),
      result("eve", "a:+103"),
    ])
    let pupils = try #require(tables.first).pupils
    #expect(tables.count == 1)
    #expect(pupils.map { $0.name?.string ?? "" } == ["EMILE", "eve", "zoé", "", ""])
    #expect(pupils[0].tries == 5 && pupils[0].solved == 1 && pupils[0].questions == 3)
  }

  static let names: [(String, String, Bool)] = [
    ("Zoé Lefèvre", "zoe lefevre", true), ("O'Neill", "O’Neill", true), ("Ada B", "Ada  b", true),
    ("Ada B", "Ada C", false), ("Jean-Luc", "Jean Luc", true), ("李", "李", true), ("★", "☆", false),
  ]

  @Test(arguments: names) func `a name is the same however it is typed`(
    _ one: String, _ other: String, _ isSame: Bool
  ) throws {
    #expect((PupilName.key(one) == PupilName.key(other)) == isSame)
    let saves = [one, other].map { PackDocument.sample.saveName(for: $0) }
    #expect((saves[0] == saves[1]) == isSame)
  }

  @Test func `of questions that are alike the one with more help and tries is the harder`() throws {
    let table = try #require(
      ClassResults.tables(of: [
        result("a", "l-1:-103 l-2:-203 l-3:-210 l-4:-200"),
        result("b", "l-1:+103 l-2:+103 l-3:+103 l-4:+103"),
      ]).first)
    #expect(table.questions.map(\.id) == ["l-3", "l-4", "l-2", "l-1"])
  }

  @Test func `what was given for wrong answers is told, and how many gave it`() throws {
    let asked = { (wrong: [String]) in
      PackResult.Question(
        id: "a", content: "c", isSolved: false, isRightAtFirst: false, tries: 2, hints: 0,
        seconds: 1, stars: 0, wrong: wrong.map { SafeText(cleaning: $0) },
        unjudged: [SafeText(cleaning: "I say Metz"), SafeText(cleaning: "never given")])
    }
    let label = result("Ada", "").label
    let given = [["Lyon", "I say Metz", "Nice"], ["Nice"]]
    let results = zip(["Ada", "Ben"], given).map { name, wrong in
      PackResult(
        label: PackLabel(
          id: label.id, content: "x", title: label.title, name: SafeText(cleaning: name),
          questions: 2), time: 1, questions: [asked(wrong)])
    }
    #expect(try reread(try #require(results[0].fileBytes)) == results[0])
    let table = try #require(ClassResults.tables(of: results).first)
    #expect(
      table.questions[0].wrongText(by: table.pupils)?.string == "Nice (Ada, Ben) · Lyon (Ada)")
    #expect(table.questions[0].unjudgedText(by: table.pupils)?.string == "I say Metz (Ada)")
    let answers = ClassTable(wrongOf: table)
    #expect(answers.columns.map(\.key) == ["name", "id", "text", "right", "wrong", "unjudged"])
    #expect(
      answers.rows.map { $0.suffix(2) } == [
        [.text(SafeText(cleaning: "Lyon · Nice")), .text(SafeText(cleaning: "I say Metz"))],
        [.text(SafeText(cleaning: "Nice")), nil],
      ])
    #expect(table.mean == 0 && table.pupils.allSatisfy { !$0.isFinished })
  }

  @Test func `the hardest question comes first`() throws {
    let table = try #require(
      ClassResults.tables(of: [
        result("a", "l-2:+103 l-10:+103 l-1:-212 l-3:?010"),
        result("b", "l-2:-200 l-10:+103 l-1:-212"),
      ]).first)
    #expect(table.questions.map(\.id) == ["l-1", "l-2", "l-10", "l-3"])
    #expect(table.questions.map(\.share) == [0, 50, 100, nil])
    #expect(table.questions.map(\.solved) == [2, 1, 2, 0])
  }

  @Test func `two results of one name are told, and results of two versions`() throws {
    let tables = ClassResults.tables(of: [
      result("Ada", "a:+103"), result("Ada", "a:-511", time: 200), result("Bob", "a:+103"),
      result(nil, "a:+103"), result(nil, "a:+103"), result("Ada", "x:+103", pack: "q"),
    ])
    #expect(tables.map { $0.repeatedNames.map(\.string) } == [["Ada"], []])
    #expect(tables.map(\.versionCount) == [1, 1])
    let table = ClassTable(starsOf: try #require(tables.first))
    #expect(table.columns.map(\.key) == ["name", "a"])
    #expect(table.rows.map { $0[1] } == [.number(1), .number(3), .number(3), .number(3)])
  }

  @Test func `a question that was not drawn has a dash, one that was not begun nothing`() throws {
    let tables = ClassResults.tables(of: [
      result("Ada", "a:+103 b:?000 c:?000"), result("Bob", "a:?000 b:+103 d:?000"),
      result("Cid", "b:+103"),
    ])
    let table = ClassTable(starsOf: try #require(tables.first))
    #expect(
      table.csv(in: .en).hasSuffix(
        "Ada,3,\r\nBob,,3\r\nCid,,3\r\n") == true)
    let apart = ClassTable(
      starsOf: try #require(
        ClassResults.tables(of: [
          result("Ada", "a:+103 b:?000 c:?000"), result("Bob", "d:+103 b:?000 e:?000"),
        ]).first))
    #expect(apart.csv(in: .en).hasSuffix("Ada,3,–\r\nBob,–,3\r\n"))
  }

  @Test func `a question is told as it was asked last`() throws {
    let old = result("Ada", "a:+103")
    let question = old.questions[0]
    let corrected = PackResult.Question(
      id: "a", content: "d", isSolved: true, isRightAtFirst: true, tries: 1, hints: 0, seconds: 1,
      stars: 3, text: SafeText(cleaning: "What, then, is a?"))
    let new = PackResult(
      label: PackLabel(
        id: "p", content: "y", title: old.label.title, name: SafeText(cleaning: "Zoe"),
        questions: 1), time: 900, questions: [corrected])
    for results in [[old, new], [new, old]] {
      let table = try #require(ClassResults.tables(of: results).first)
      #expect(table.questions.map(\.text?.string) == ["What, then, is a?"])
      #expect(question.text?.string == "What is a?")
    }
  }

  @Test func `each pack has a table of its own`() {
    let tables = ClassResults.tables(of: [result("a", "x:+103", pack: "q"), result("a", "x:+103")])
    #expect(tables.map(\.title.string) == ["Pack p", "Pack q"])
  }

  static let cells = [
    ("Ada", "Ada"), ("=1+1", "'=1+1"), ("+1", "'+1"), ("-1", "'-1"), ("@x", "'@x"),
    ("a,b", "\"a,b\""), ("a;b", "\"a;b\""),
    ("a\"b", "\"a\"\"b\""), ("=a,\"b\"", "\"'=a,\"\"b\"\"\""), ("", ""),
  ]

  @Test(arguments: cells) func `a cell of CSV is no formula`(_ text: String, _ cell: String) {
    #expect(csvCell(text) == cell)
  }

  @Test func `CSV and JSON say what the table says`() throws {
    let results = try #require(ClassResults.tables(of: [result("=Ada", "a:-213")]).first)
    let table = ClassTable(pupils: results.pupils, for: .spreadsheet)
    let stars = ClassTable(starsOf: results)
    #expect(stars.csv(in: .en) == "Pupil,a: What is a?\r\n'=Ada,3\r\n")
    #expect(stars.csv(in: .fr) == "Élève;a : What is a?\r\n'=Ada;3\r\n")
    let questions = ClassTable(questions: results.questions, for: .spreadsheet)
    #expect(questions.csv(in: .en).hasSuffix(",1,2,1,What is a?,,,,\r\n"))
    #expect(table.csv(in: .en).hasSuffix("\r\n'=Ada,1,3,3,33,6.7,0,2,1,10\r\n"))
    #expect(table.json.array?.first?["name"]?.string == "=Ada")
    #expect(table.json.array?.first?["stars"]?.int == 3)
  }

  @Test func `questions are told by the numbers that pupils read`() throws {
    let pack = try PackLevelFactory(
      document: try #require(
        PackReader.read(
          Array(
            """
            {"version": 1, "title": "P", "language": "en", "id": "p", "chapters": [
            {"title": "C", "levels": [{"kind": "open", "id": "b", "text": "B?", "right": "b"}]},
            {"title": "D", "levels": [{"kind": "open", "id": "a", "text": "A?", "right": "a"}]}]}
            """.utf8)
        ).document)
    ).chapters()
    let results = try #require(
      ClassResults.tables(of: [result("Ada", "a:+103 b:-310").numbered(by: pack)]).first)
    #expect(results.questions.map(\.label.string) == ["1.1", "2.1"])
    let rows = { (form: ClassTable.Form) in
      ClassTable(questions: results.questions, for: form).rows.map { $0[0]?.string(in: .en) }
    }
    #expect(rows(.screen) == ["1.1", "2.1"])
    #expect(rows(.spreadsheet) == ["b", "a"])
    let first = ClassTable(questions: results.questions, for: .program).json.array?.first
    #expect(first?["number"]?.string == "1.1" && first?["text"]?.string == "What is b?")
    #expect(
      ClassTable(starsOf: results).csv(in: .en).hasPrefix(
        "Pupil,b: 1.1. What is b?,a: 2.1. What is a?"))
  }

  @Test func `a save of a pack tells the same as the pack, but for what was set aside`() throws {
    var progress = Progress(seed: 1)
    progress.pack = result("Ada", "a:?000").label
    for id in ["l-10", "l-9", "l-9~old"] {
      progress.records[id] = LevelRecord()
      progress.records[id]?.question = QuestionRecord(content: "c")
    }
    progress.records["own"] = LevelRecord()
    let saved = try #require(PackResult(saved: progress, time: 7))
    #expect(saved.questions.map(\.id) == ["l-9", "l-10"])
    progress.pack = nil
    #expect(PackResult(saved: progress, time: 7) == nil)
  }
}
