import Flow
import Localization
import Testing

@testable import Packs

/// Every format of questions, files that are none, and what an author may want of the pack.
struct ImportFormatTests {
  private func imported(
    _ text: String, _ format: PackImport.Format? = nil,
    _ settings: PackImport.Settings = PackImport.Settings()
  ) -> PackImport {
    PackImport(
      Array(text.utf8), format: format, title: SafeText(cleaning: "t"), language: .en,
      settings: settings)
  }

  @Test(arguments: QuestionBank.all, ["\n", "\r\n"])
  func `a bank becomes the same pack whatever its line ends`(
    _ bank: QuestionBank, _ end: String
  ) throws {
    let lines = bank.text.split(separator: "\n", omittingEmptySubsequences: false)
    let bytes = Array(lines.joined(separator: end).utf8)
    #expect(PackImport.Format(recognizing: bytes) == bank.format)
    let made = PackImport(
      bytes, format: nil, title: SafeText(cleaning: "t"), language: bank.language)
    let document = try #require(made.document)
    #expect(summary(of: document) == bank.levels)
    #expect(told(made) == bank.findings)
    #expect(PackReader.read(PackWriter.write(document)).document == document)
    #expect(PackCheck(document).findings.allSatisfy { $0.severity == .warning })
  }

  @Test(arguments: [
    ("csv", "noHeader"), ("CSV", "noHeader"), ("", "noQuestion"), ("txt", "noQuestion"),
  ])
  func `a table without a header is told of as a table where its name says that it is one`(
    _ ending: String, _ reason: String
  ) {
    let made = PackImport(
      Array("colour;noun;other\nred;rose;x\n".utf8), format: nil,
      likely: PackImport.Format(nameEnding: ending), title: SafeText(cleaning: "t"), language: .en)
    #expect(made.document == nil)
    #expect(told(made).contains { $0.contains(reason) })
  }

  @Test func `a first row that asks nothing, before rows that ask, names the columns`() throws {
    let rows = "frage,antwort\nWhich river?,Severn\nWhich lake?,Bala\nName a hill.,Snowdon\n"
    let made = imported(rows, .csv)
    #expect(try #require(made.document).levels.count == 3)
    #expect(made.findings.map(\.reason).contains { "\($0)".contains("readAsHeader") })
    #expect(imported("red,rouge\nWhich lake?,Bala\ntwo,deux\n", .csv).document?.levels.count == 3)
  }

  @Test(arguments: PackImport.Format.allCases)
  func `any format reads any bank to its end`(_ format: PackImport.Format) {
    for bank in QuestionBank.all {
      let made = imported(bank.text, format)
      #expect(made.document != nil || made.findings.contains { $0.severity == .error })
    }
  }

  /// The start of a file, and what it is.
  static let foreign: [([UInt8], ForeignFile)] = [
    (Array("PK\u{3}\u{4}xyz".utf8), .archive), ([0xD0, 0xCF, 0x11, 0xE0, 0xA1], .archive),
    (Array("%PDF-1.7\n%\u{7F}".utf8), .pdf), ([0xFF, 0xD8, 0xFF, 0xE0], .picture),
    ([0x89, 0x50, 0x4E, 0x47, 0x0D], .picture), (Array("{\\rtf1 One?}".utf8), .richText),
    (Array("\n <!doctype HTML><p>One?".utf8), .webPage), (Array("<html lang='en'>".utf8), .webPage),
    (StarterPack.write(for: .en), .pack), (Array(#"{"answer": 42}"#.utf8), .json),
    ([0xEF, 0xBB, 0xBF] + Array(#"[{"a": 1}]"#.utf8), .json),
  ]

  /// Lists that have a line amiss, and how many cards they have.
  static let lists: [(String, PackImport.Format, Int)] = [
    ("le chien\tthe dog\nle chat\tthe cat\nla souris the mouse", .quizlet, 2),
    ("a {m}\tb\nc\td\ne\tf\ng\th", .quizlet, 4), ("a {m} - b\nc - d\ne - f\ng - h", .quizlet, 4),
    ("Translate: dog,chien\nTranslate: cat,chat\nTranslate: hen,poule", .csv, 3),
    ("zip = a zone\na: b\nc : d\ne\tf\ng - h", .quizlet, 5),
    ("le chien = the dog\nle chat = the cat", .quizlet, 2), ("2 + 2 = ?,4\n3 + 3 = ?,6", .csv, 2),
    ("Term,Definition\ndog,it barks\ncat,it purrs", .csv, 2),
    ("Terme\tDéfinition\nchien\til aboie", .tsv, 1),
    ("A - b : {=c}\n\nD - e : {=f}", .gift, 2), ("A - b :\n{\n=c - d\n}", .gift, 1),
  ]

  @Test(arguments: lists) func `a list is known as one, and so is a term by its header`(
    _ text: String, _ format: PackImport.Format, _ count: Int
  ) {
    #expect(PackImport.Format(recognizing: Array(text.utf8)) == format)
    #expect(imported(text).document?.levels.count == count)
  }

  @Test func `what a term means is asked, and the term is the answer`() {
    let list = imported("dog\tit barks\ncat\tit purrs").document.map(summary)
    let table = imported("Term,Definition\ndog,it barks\ncat,it purrs").document.map(summary)
    #expect(list == table)
  }

  @Test(arguments: foreign) func `a file that holds no questions is named`(
    _ file: [UInt8], _ kind: ForeignFile
  ) {
    for format in [nil, PackImport.Format.gift] {
      let made = PackImport(file, format: format, title: SafeText(cleaning: "t"), language: .en)
      #expect(made.document == nil)
      #expect(made.findings.map(\.reason) == [.foreign(kind)])
      #expect(made.findings.map(\.severity) == [.error])
    }
    #expect(PackImport.Format(recognizing: file) == nil)
  }

  @Test(arguments: [
    "", "Once upon a time.", "a - b", #"{"version": 1"#, "word\nword", "One {T", "[1]", "{}", "{T}",
    #"// mine\n{"version": 1, "chapters": [], "intro": {}"#,
  ])
  func `what may be anything has no format`(_ text: String) {
    #expect(PackImport.Format(recognizing: Array(text.utf8)) == nil)
  }

  /// Bytes of one question, how they were saved, and where that shows.
  static let saved: [([UInt8], MendedEncoding, Int, Int)] = [
    (
      [0xFF, 0xFE] + "a\n\nété{T}".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }, .utf16, 1,
      1
    ),
    (
      [0xFE, 0xFF] + "a\n\nété{T}".utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }, .utf16, 1,
      1
    ),
    (Array("a\n\n".utf8) + [0xE9, 0x74, 0xE9] + Array("{T}".utf8), .windows1252, 3, 1),
  ]

  @Test(arguments: saved) func `a file that is no UTF-8 is read, and told of`(
    _ file: [UInt8], _ encoding: MendedEncoding, _ line: Int, _ column: Int
  ) throws {
    let made = PackImport(file, format: nil, title: SafeText(cleaning: "t"), language: .en)
    #expect(summary(of: try #require(made.document))[1].hasPrefix("question-1 | été | closed"))
    #expect(made.findings.map(\.reason) == [.mended(encoding)])
    #expect(made.findings.map { [$0.line, $0.column] } == [[line, column]])
  }

  @Test func `signs of Windows-1252 are what they were`() throws {
    let file = [0x93, 0x80, 0x94] + Array("{T}".utf8)
    let made = PackImport(file, format: nil, title: SafeText(cleaning: "t"), language: .en)
    #expect(summary(of: try #require(made.document))[1].hasPrefix("question-1 | “€” | closed"))
  }

  // MARK: Tables and XML that are broken

  /// A file and what is told, but that there is no question in it.
  static let broken: [(PackImport.Format, String, String)] = [
    (.csv, "a,b,c\n1,2,3", "table(Packs.TableProblem.noHeader(Packs.TableSeparator.comma)) 1:1"),
    (
      .csv, "a;b;c\n1;2;3", "table(Packs.TableProblem.noHeader(Packs.TableSeparator.semicolon)) 1:1"
    ),
    (.csv, "question,hint\na,b", "table(Packs.TableProblem.noRightColumn) 1:1"),
    (.csv, "right,hint\na,b", "table(Packs.TableProblem.noQuestionColumn) 1:1"),
    (.csv, "question,right,kind\nA,1e5,number", "notANumber(Localization.SafeText(string:  2:3"),
    (.moodle, "<quiz><!DOCTYPE x></quiz>", "moodle(Packs.MoodleProblem.doctype) 1:7"),
    (.moodle, "<!DOCTYPE x><quiz/>", "moodle(Packs.MoodleProblem.doctype) 1:1"),
    (
      .moodle, "<quiz>\n<question type='essay'></quiz>",
      "moodle(Packs.MoodleProblem.unclosed(Localization.SafeText(string:  2:24"
    ),
    (
      .moodle, "<quiz>\n<question>",
      "moodle(Packs.MoodleProblem.unclosed(Localization.SafeText(string:  2:1"
    ),
    (.moodle, "<quiz><question type=essay/></quiz>", "moodle(Packs.MoodleProblem.notXML) 1:22"),
    (.moodle, "<quiz><question><![CDATA[a", "moodle(Packs.MoodleProblem.endsTooSoon) 1:17"),
    (
      .moodle, "<quiz><question>&nosuch;",
      "moodle(Packs.MoodleProblem.unknownEntity(Localization.SafeText(string:  1:17"
    ),
    (
      .moodle, "<exam></exam>",
      "moodle(Packs.MoodleProblem.notAQuiz(Localization.SafeText(string:  1:1"
    ),
    (
      .moodle, "<quiz>" + String(repeating: "<a>", count: 60),
      "moodle(Packs.MoodleProblem.tooDeep(50)) 1:154"
    ),
    (
      .moodle, "<quiz><a>" + String(repeating: "<b/>", count: 60_000),
      "moodle(Packs.MoodleProblem.tooManyElements(50000)) 1:200006"
    ),
    (
      .openquizzdb, "[{\"question\": \"a\",}]",
      "json(JSON.JSONParseError.Reason.unexpectedCharacter) 1:19"
    ),
    (.quizlet, "only\nwords", "table(Packs.TableProblem.noMeaning) 1:1"),
  ]

  @Test(arguments: broken) func `a broken file is told of at its place`(
    _ format: PackImport.Format, _ text: String, _ expected: String
  ) {
    let made = imported(text, format)
    #expect(made.document == nil)
    #expect(told(made).first == expected)
    // A header that is none says enough.
    let isAlone = made.findings.contains { $0.reason.keepsTableOut }
    #expect(
      made.findings.last?.reason == .noQuestion(format) || isAlone && made.findings.count == 1)
  }

  @Test func `what stands before the break is kept`() throws {
    let good =
      "<question type=\"truefalse\"><questiontext><text>A.</text></questiontext>"
      + "<answer fraction=\"100\"><text>true</text></answer></question>"
    let made = imported("<quiz>\(good)<question>", .moodle)
    #expect(made.document?.levels.count == 1)
    #expect(made.findings.count == 1)
    let table = imported("question,right\nA,b\nC,\"d\nE,g\n", .csv)
    #expect(table.document?.levels.count == 3)
    #expect(told(table) == ["table(Packs.TableProblem.unclosedQuote) 3:3"])
    let over = imported("question,right\n\"A,b\nWho said \"C\"?,d\nE,g\n", .csv)
    #expect(told(over) == ["table(Packs.TableProblem.unclosedQuote) 2:1"])
    #expect(over.document?.levels.map { plain($0.text) } == ["A", "Who said \"C\"?", "E"])
  }

  @Test(arguments: [
    ("\"Le \"Cid\" est\",Corneille", "Le \"Cid\" est", "Corneille", true),
    ("\"Le \"\"Cid\"\"\",Corneille", "Le \"Cid\"", "Corneille", false),
    ("\"Le Cid\" ,Corneille", "Le Cid", "Corneille", false),
  ])
  func `quotation marks inside a cell that has some are kept and told`(
    _ row: String, _ question: String, _ right: String, _ isTold: Bool
  ) throws {
    let made = imported("question,right\n\(row)\n", .csv)
    #expect(
      told(made).contains { $0.hasPrefix("table(Packs.TableProblem.quoteInside) 2:") } == isTold)
    #expect(
      summary(of: try #require(made.document))[1]
        .hasPrefix("question-1 | \(question) | open \(right) "))
  }

  @Test(arguments: [
    ("question,right\nA?,b\nCapital of Peru?;Lima;Quito\n", 3),
    ("question;right\nA?;b\nBig, isn’t it?,yes,no\n", 3), ("question;right,wrong\nA?;b\n", 1),
    ("question;right\nA?;b\n\"Big, isn’t it?\";\n", nil),
  ])
  func `a line that another sign parts is told as that`(_ table: String, _ line: Int?) {
    let found = imported(table, .csv).findings.filter {
      switch $0.reason {
      case .table(.otherSeparator), .table(.partedHeader): true
      case _: false
      }
    }
    #expect(found.map(\.line) == (line.map { [$0] } ?? []))
    // A header is no question.
    #expect(found.allSatisfy { $0.reason.leavesQuestionOut == ($0.line > 1) })
  }

  /// A row under a header of question, right and two wrong answers, and what is said to it.
  @Test(arguments: [
    ("Who wrote Emma?,Austen, Jane,", "likelyPartedAnswer"), ("Two?,yes, no, maybe", nil),
    ("Pi?,3,14,,", "likelyPartedNumber"), ("Which is odd?,3,14,", nil),
    ("Who said \"I came, I saw\"?,Caesar,", "partedQuestion"),
  ])
  func `what a comma likely has parted is told`(_ row: String, _ problem: String?) {
    let found = told(imported("question,right,wrong,wrong\nA?,b,c,d\n\(row)\n", .csv))
    let isFound = found.contains { $0.hasPrefix("table(Packs.TableProblem.\(problem ?? "likely")") }
    #expect(isFound == (problem != nil))
  }

  @Test(arguments: [
    ("reply", true), ("Explanation", true), ("Commentaire", true), ("Réplique", true),
    ("Remarque", false),
    ("Note", false),
  ])
  func `what is said to the right answer stands in a column of one of these names`(
    _ name: String, _ isReply: Bool
  ) throws {
    let made = imported("question,right,wrong,\(name)\nA?,b,c,Well.\n", .csv)
    let document = try #require(made.document)
    #expect(
      String(decoding: PackWriter.write(document), as: UTF8.self).contains("Well.") == isReply)
    #expect(told(made).contains { $0.contains("unknownColumn") } != isReply)
  }

  @Test func `words and their translations are named as that`() throws {
    let made = imported("word;translation\ncat;chat\ndog;chien\n")
    #expect(told(made) == [])
    #expect(summary(of: try #require(made.document))[1].hasPrefix("question-1 | cat | open chat "))
  }

  @Test func `a separator line, a quotation mark and a stroke mean what they mean`() throws {
    let made = imported("sep=;\nquestion;right\n\"a;\"\"b\"\"\";c | d\n")
    #expect(
      summary(of: try #require(made.document))[1]
        == "question-1 | a;\"b\" | open c, d (The answer: c)")
  }

  // MARK: What an author may want

  private static let numbered = (1...20).map { "Number \($0)?{=answer \($0)}" }
    .joined(separator: "\n\n")

  /// What hints are wanted, those of the questions, and whether any are offered.
  static let hints: [(PackImport.Settings.Hints?, Int?, [[String]], Bool)] = [
    (nil, nil, [["Buzz.", "The answer: bee"], ["The answer: dee"]], true),
    (.answer, 2, [["Buzz.", "The answer: bee"], ["The answer: dee"]], true),
    (nil, 2, [["Buzz."], []], true), (.own, nil, [["Buzz."], []], true),
    (PackImport.Settings.Hints.none, nil, [["Buzz."], []], false),
  ]

  @Test(arguments: hints) func `the answer as a hint, hints of the file's own, or none`(
    _ wanted: PackImport.Settings.Hints?, _ attempts: Int?, _ hints: [[String]], _ areOffered: Bool
  ) throws {
    var settings = PackImport.Settings()
    settings.hints = wanted
    settings.attempts = attempts
    let hinted = "question,right,hint\nA,bee,Buzz.\nC,dee,\n"
    let document = try #require(imported(hinted, nil, settings).document)
    #expect(document.levels.map { $0.hints.map { plain($0) } } == hints)
    #expect(document.settings.policy.hasHints == areOffered)
  }

  @Test func `how often a question is tried and when answers are told can be set`() throws {
    var settings = PackImport.Settings()
    settings.attempts = 2
    settings.answers = .never
    let document = try #require(imported("A{T}", nil, settings).document)
    #expect(document.settings.policy.attempts == 2)
    #expect(document.settings.policy.answers == .never)
    #expect(PackReader.read(PackWriter.write(document)).document == document)
    #expect(imported("A{T}").document?.settings == PackSettings())
  }

  /// A header, a row below it, and what is asked.
  static let replies: [(String, String, String)] = [
    // Each wrong reply belongs to the answer on its left; an empty one to none.
    (
      "question,right,wrong,wrong reply,wrong,wrong reply", "A,bee,cow,Moo.,dog,Woof.",
      "closed bee | cow [Moo.] | dog [Woof.]"
    ),
    (
      "question,right,wrong,wrong reply,wrong,wrong reply", "A,bee,cow,,dog,Woof.",
      "closed bee | cow | dog [Woof.]"
    ),
    (
      "question,right,wrong,wrong reply,wrong", "A,bee,cow,Moo.,dog",
      "closed bee | cow [Moo.] | dog"
    ),
    // One behind the answers is for all of them.
    (
      "question,right,wrong,wrong,wrong reply", "A,bee,cow,dog,No.",
      "closed bee | cow [No.] | dog [No.]"
    ),
    (
      "question,right,reply,wrong,reply,wrong,reply", "A,bee,Buzz.,cow,Moo.,dog,",
      "closed bee [Buzz.] | cow [Moo.] | dog"
    ),
    ("question,right,wrong,reply", "A,bee,cow,Buzz.", "closed bee [Buzz.] | cow"),
    (
      "question,correct answer,answer A,reply,answer B,reply", "A,B,bee,Buzz.,cow,Moo.",
      "closed cow [Moo.] | bee [Buzz.]"
    ),
    (
      "question,right,wrong,wrong reply,wrong,wrong reply,kind", "A,3,4,Too many.,5,,number",
      "number 3; not 4 [Too many.]; not 5"
    ),
    (
      "question,right,wrong,wrong reply,wrong,wrong reply,kind", "A,bee,be,Two e.,bees,One.,open",
      "open bee; not be [Two e.]; not bees [One.]"
    ),
    (
      "question,right,reply,wrong,reply", "A,true,Yes.,false,No.",
      "closed true [Yes.] | false [No.]"
    ),
  ]

  @Test(arguments: replies) func `a reply belongs to the answer on its left, or to all`(
    _ header: String, _ row: String, _ task: String
  ) throws {
    let made = imported(header + "\n" + row + "\n", .csv)
    #expect(try #require(made.document).levels.map { summary(of: $0.task) } == [task])
    #expect(made.findings.isEmpty)
  }

  @Test func `what is exact in one row is exact there alone`() throws {
    let rows = ["A,la plage,articles", "B,été,\"accents, spelling\"", "C,bee,", "D,bee,wings"]
    let made = imported("question,right,exact\n" + rows.joined(separator: "\n") + "\n", .csv)
    let exactness = try #require(made.document).levels.map { level -> PackExactness? in
      if case .open(let question) = level.task { question.exactness } else { nil }
    }
    #expect(
      exactness == [
        PackExactness(articles: true), PackExactness(accents: true, typos: true), PackExactness(),
        PackExactness(),
      ])
    #expect(made.findings.map(\.reason) == [.table(.unknownExactness(SafeText(cleaning: "wings")))])
  }

  /// Rows that look as if something parted what belongs together, and what is told of it.
  static let splits: [(String, TableProblem?)] = [
    ("How far?,465,000 m", .partedNumber(SafeText(cleaning: "465,000 m"))),
    ("How far?,465,000", .partedNumber(SafeText(cleaning: "465,000"))), ("12²?,144,124", nil),
    ("How many?,2,102,650", .partedNumber(SafeText(cleaning: "2,102,650"))),
    ("How far?,12,742,13", .partedNumber(SafeText(cleaning: "12,742"))),
    ("How far?,12,742", .likelyPartedNumber(SafeText(cleaning: "12,742"))), ("20²?,400,200", nil),
    ("How far?,\"465,000 m\",", nil), ("How far?,465,12", nil),
    ("How many?,13,200", .likelyPartedNumber(SafeText(cleaning: "13,200"))), ("0?,0,100", nil),
    ("Bond?,006,007", nil),
    ("“In 1789, what began?”,The Revolution", .printQuotes), ("“Who?”,“I”", nil),
    ("Who said “I came, I saw, I conquered”?,Caesar", .printQuotes),
    ("In 1066,who won?,William", .likelyPartedQuestion), ("how are you,comment ça va ?", nil),
    ("In 1066, who won?,William", .partedQuestion),
    ("In 1066, who won?, William", .likelyPartedQuestion),
    ("Who, in 1066, won?,W", .partedQuestion), ("Who, in 1066,won?", .partedQuestion),
    ("Who, really?,", nil),
    ("Ask for the name,Who are you?,I am", nil), ("Who?,Ann,Bob,Cy", .longRow),
  ]

  @Test(arguments: splits) func `what a comma has parted is told of`(
    _ row: String, _ problem: TableProblem?
  ) {
    let made = imported("question,right,wrong\n" + row + "\n", .csv)
    let likely = made.findings.map(\.reason).filter { reason in
      switch reason {
      case .table(.partedNumber), .table(.likelyPartedNumber), .table(.printQuotes),
        .table(.likelyPartedQuestion), .table(.partedQuestion), .table(.longRow):
        true
      default: false
      }
    }
    #expect(likely == (problem.map { [.table($0)] } ?? []))
    // What is in the wrong columns would be a wrong question.
    #expect((made.document == nil) == (problem?.leavesQuestionOut ?? false))
  }

  @Test func `what was exact by hand in a chapter or a question stays so`() throws {
    let table = "question,right,chapter\nA,bee,C\nB,été,C\n"
    var former = try #require(imported(table, .csv).document)
    former.chapters[0].exactness = PackExactness(accents: true)
    if case .open(var question) = former.chapters[0].levels[0].task {
      question.exactness = PackExactness(capitals: true)
      former.chapters[0].levels[0].task = .open(question)
    }
    var settings = PackImport.Settings()
    settings.former = former
    #expect(imported(table, .csv, settings).document == former)
  }

  /// Rows of a table by their questions, `#` before those with an id of their own, and the ids that they get behind
  /// `A B C`.
  @Test(arguments: [
    ("A B C", "1 2 3"), ("N A B C", "5 1 2 3"), ("A C", "1 3"), ("C B A", "3 2 1"),
    ("A b C N", "1 2 3 4"), ("N b C", "1 2 3"), ("A A B", "1 4 2"), ("#A B C", "own 2 3"),
    ("B #C A", "2 own 1"),
    ("B B", "1 2"),
  ]) func `a question has the id that it had in the former pack, wherever it stands now`(
    _ rows: String, _ ids: String
  ) throws {
    func table(_ rows: String) -> String {
      let lines = rows.split(separator: " ").map { row in
        row.hasPrefix("#") ? "\(row.dropFirst())?,x,own" : "\(row)?,x,"
      }
      return "question,right,id\n" + lines.joined(separator: "\n") + "\n"
    }
    var settings = PackImport.Settings()
    settings.former = imported(table("A B C"), .csv).document
    let made = try #require(imported(table(rows), .csv, settings).document)
    let told = made.levels.map { $0.id.replacing("question-", with: "") }
    #expect(told.joined(separator: " ") == ids)
  }

  @Test(arguments: [
    ("Bern|Berne,Zurich,", true), ("Bern|Berne,Zurich,several", false), ("Bern,Zurich,", false),
    ("Bern|Berne,,", false),
  ]) func `spellings beside wrong answers are told to be several answers`(
    _ cells: String, _ isTold: Bool
  ) {
    let made = imported("question,right,wrong,kind\nCapital?,\(cells)\n", .csv)
    #expect(made.findings.map(\.reason) == (isTold ? [.table(.readAsSeveral)] : []))
  }

  @Test func `a wrong number that is none is left out and told`() throws {
    let made = imported("question,right,wrong,kind\nA,3,lots,number\n", .csv)
    #expect(try #require(made.document).levels.map { summary(of: $0.task) } == ["number 3"])
    #expect(
      told(made) == ["table(Packs.TableProblem.wrongIsNoNumber(Localization.SafeText(string:  2:5"])
  }

  /// Rows below a header of three columns, and where one is told to be too long.
  static let longRows: [(String, [Int])] = [
    ("In 1789,what began?,The Revolution,\nB,bee,", [2]),
    ("A,bee,\nIn 1789,what began?,The Revolution,", [3]), ("A,bee,,\nB,bee,,", []),
    ("A,bee,,", [2]), ("A,bee,cow\nB,bee,cow", []),
  ]

  @Test(arguments: longRows) func `a row that a comma has made longer than its header is told of`(
    _ rows: String, _ lines: [Int]
  ) {
    let made = imported("question,right,wrong\n" + rows + "\n", .csv)
    #expect(
      made.findings.filter { $0.reason == .table(.surplusCell) }.map(\.line) == lines)
  }

  /// Numbers with a unit and a tolerance or a range, as a French table has them.
  static let units: [(String, String?)] = [
    ("1 006 km±20", "number 1006 ±20 km"), ("1 006 km ± 20 km", "number 1006 ±20 km"),
    ("1006 ± 20 km", "number 1006 ±20 km"), ("5 km - 7 km", "number 6 in 5..7 km"),
    ("20 % ± 1 %", "number 20 ±1 %"), ("1200km +/- 50", "number 1200 ±50 km"),
    ("4 806 m ± 5|4 806 mètres ± 5", "number 4806 ±5 m, mètres"), ("5 km ± 7 m", nil),
    ("£3.50", "number 3.5 £"), ("$20 ± 1", "number 20 ±1 $"), ("5 old cats ± 7", nil),
    ("68 million ± 1", "number 68000000 ±1000000"),
    ("68 million ± 500000", "number 68000000 ±500000"),
    ("68 million km ± 0.5", "number 68000000 ±500000 km"), ("52 av. J.-C.", "number -52"),
    ("douze", "number 12"), ("douze ou treize", nil), ("beaucoup", nil),
    ("12 mai 1789", nil), ("vers 1790", nil), ("trois et demi", "number 3.5"),
  ]

  @Test(arguments: units) func `a unit may stand on either side of a tolerance`(
    _ cell: String, _ task: String?
  ) throws {
    let made = PackImport(
      Array("question;juste;sorte\nA;\(cell);nombre\n".utf8), format: .csv,
      title: SafeText(cleaning: "t"), language: .fr)
    let level = made.document?.levels.first
    let unit: String? =
      if case .number(let question)? = level?.task {
        question.units.map { " " + plain($0) } ?? ""
      } else { nil }
    #expect(level.map { summary(of: $0.task) + (unit ?? "") } == task)
  }

  @Test func `a question that is left out says so, and what would let it in`() {
    let made = imported("question,right,wrong,kind\nA,où,ou,open\nB,bee,,\n", .csv)
    #expect(made.document?.levels.count == 1)
    let left = made.findings.filter(\.reason.leavesQuestionOut)
    #expect(left.map(\.line) == [2])
    #expect(left.first?.reason.text.resolved(in: .en).contains("--accents exact") == true)
    let articles = imported("question,right,wrong,kind\nA,la plage,plage,open\n", .csv)
    #expect(
      articles.findings.contains {
        $0.reason.text.resolved(in: .en).contains("--articles exact")
      })
  }

  /// Cells, the number that is read in English and in French (nil for words to type), and what is told.
  static let cells: [(String, String?, String?, String?)] = [
    ("28.000.000", "28000000", "28000000", "groupedNumber"),
    ("28,000,000", "28000000", "28000000", "groupedNumber"),
    ("1'006", "1006", "1006", "groupedNumber"), ("1’006,5", "1006,5", "1006,5", "groupedNumber"),
    ("1.006", "1.006", "1.006", "threeDecimals"), ("4,806", "4806", "4.806", nil),
    ("0.125", "0.125", "0.125", "readAsNumber"), ("12345.678", "12345.678", "12345.678", nil),
    ("1.234.56", nil, nil, nil), ("5'", "5", "5", nil), ("V", nil, nil, "truthOrWord"),
    ("no", nil, nil, "truthOrWord"),
  ]

  @Test(arguments: cells) func `a number is read however its digits are parted`(
    _ cell: String, _ english: String?, _ french: String?, _ finding: String?
  ) throws {
    for (language, number) in [(Language.en, english), (.fr, french)] {
      let made = PackImport(
        Array("question;right\nA;\(cell)\n".utf8), format: .csv,
        title: SafeText(cleaning: "T"), language: language)
      let level = try #require(made.document?.levels.first)
      let right: String? =
        if case .number(let question) = level.task { question.right.text } else { nil }
      #expect(right.flatMap { DecimalNumber($0) } == number.flatMap { DecimalNumber($0) })
      if let finding { #expect(told(made).contains { $0.contains(finding) }, "\(told(made))") }
    }
  }

  @Test func `exactness, drawing and recording can be set`() throws {
    var settings = PackImport.Settings()
    settings.exactness = PackExactness(articles: true, typos: true)
    settings.drawn = 2
    settings.recordsWords = true
    let document = try #require(imported("A{T}", nil, settings).document)
    #expect(document.exactness == PackExactness(articles: true, typos: true))
    #expect(document.settings.draw == PackSettings.Draw(count: 2, source: .pack))
    #expect(document.settings.policy.recordsWords)
    #expect(PackReader.read(PackWriter.write(document)).document == document)
  }

  /// Whether tries are counted, whether the pack before is a test that keeps no words, what is wanted, and what is done.
  static let recordings: [(attempts: Int?, isOfTest: Bool, wanted: Bool?, isRecorded: Bool)] = [
    (nil, false, nil, false), (nil, false, true, true), (2, false, nil, true),
    (2, false, false, false), (2, true, nil, false), (nil, true, nil, false),
    (nil, true, true, true),
  ]

  @Test(arguments: recordings) func `a new test keeps what is typed`(
    _ attempts: Int?, _ isOfTest: Bool, _ wanted: Bool?, _ isRecorded: Bool
  ) throws {
    var settings = PackImport.Settings()
    if isOfTest {
      var former = PackDocument.sample
      former.settings.policy.attempts = 1
      settings.former = former
    }
    settings.attempts = attempts
    settings.recordsWords = wanted
    let document = try #require(imported("A{T}", nil, settings).document)
    #expect(document.settings.policy.recordsWords == isRecorded)
  }

  @Test func `all but the questions is taken over from the former pack`() throws {
    var former = PackDocument.sample
    former.id = "mine"
    former.language = "fr"
    former.author = PackText(SafeText(cleaning: "A. B."))
    former.exactness = PackExactness(accents: true, typos: true)
    former.settings.draw = PackSettings.Draw(count: 3)
    former.settings.isShuffled = true
    var settings = PackImport.Settings()
    settings.former = former
    settings.exactness.typos = false
    var made = try #require(imported("A{T}", nil, settings).document)
    #expect(made.levels.count == 1)
    #expect(made.exactness == PackExactness(accents: true, typos: false))
    made.exactness = former.exactness
    made.chapters = former.chapters
    #expect(made == former)

    settings.title = SafeText(cleaning: "Other")
    let renamed = try #require(imported("A{T}", nil, settings).document)
    #expect(plain(renamed.title) == "Other" && renamed.id == "mine")
    settings.attempts = 1
    let test = try #require(imported("A{T}", nil, settings).document)
    #expect(test.id?.hasSuffix("-test") == true && test.settings.draw == former.settings.draw)
    #expect(test.levels.allSatisfy(\.hints.isEmpty) && !made.levels.isEmpty)
    settings.former = test
    settings.attempts = nil
    #expect(imported("A{T}", nil, settings).document?.id == test.id)
  }

  @Test func `surplus hints are left out and told`() throws {
    let header = "question,right" + String(repeating: ",hint", count: 11)
    let row = "A,bee," + (1...11).map { "hint \($0)" }.joined(separator: ",")
    let made = imported(header + "\n" + row + "\n")
    #expect(made.document?.levels.first?.hints.count == 9)
    #expect(told(made) == ["surplusHints(3) 2:1"])
  }

  @Test func `accents may count, and then tell right from wrong`() {
    var settings = PackImport.Settings()
    let text = "Où ?{=%100%où =%0%ou#Sans accent.}"
    #expect(imported(text).document == nil)
    settings.exactness.accents = true
    let document = imported(text, nil, settings).document
    #expect(document?.exactness == PackExactness(accents: true))
    #expect(document?.levels.count == 1)
  }

  @Test func `an order of each pupil's own is a setting of the pack`() throws {
    var settings = PackImport.Settings()
    settings.isShuffled = true
    let straight = try #require(imported(Self.numbered).document)
    let shuffled = try #require(imported(Self.numbered, nil, settings).document)
    #expect(shuffled.settings.isShuffled && !straight.settings.isShuffled)
    #expect(shuffled.levels.map(\.id) == straight.levels.map(\.id))
  }

  @Test func `a text between questions stands before the next one, and opens no chapter`() throws {
    let made = imported("One{T}\n\nLook.\n\nNow.\n\nWrite.{}\n\nTwo{T}\n\nThree{T}\n\nOver.")
    let texts = try #require(made.document).chapters.map { $0.levels.map { plain($0.text) } }
    #expect(texts == [["One", "Look. Now. Two", "Three"]])
    #expect(told(made) == ["essay 7:8", "textWithoutQuestion 13:1"])
  }
}
