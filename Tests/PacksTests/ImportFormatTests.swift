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
    (.csv, "a,b,c\n1,2,3", "table(Packs.TableProblem.noHeader) 1:1"),
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
      .moodle, "<quiz><question>&nbsp;",
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
    #expect(told(made).dropFirst().first == expected)
    #expect(made.findings.first?.reason == .noQuestion(format))
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

  @Test func `a pack may go without answers for hints`() throws {
    var settings = PackImport.Settings()
    settings.hints = PackImport.Settings.Hints.none
    let hinted = "question,right,hint\nA,bee,Buzz.\nC,dee,\n"
    let levels = try #require(imported(hinted, nil, settings).document?.levels)
    #expect(levels.map { $0.hints.map { plain($0) } } == [["Buzz."], []])
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
    settings.isRecorded = true
    let document = try #require(imported("A{T}", nil, settings).document)
    #expect(document.exactness == PackExactness(articles: true, typos: true))
    #expect(document.settings.draw == PackSettings.Draw(count: 2, source: .pack))
    #expect(document.settings.policy.recordsWords)
    #expect(PackReader.read(PackWriter.write(document)).document == document)
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

  @Test func `a shuffled pack has the same levels in another order, always the same one`() throws {
    var settings = PackImport.Settings()
    settings.isShuffled = true
    let straight = try #require(imported(Self.numbered).document?.levels.map(\.id))
    let first = try #require(imported(Self.numbered, nil, settings).document?.levels.map(\.id))
    let second = imported(Self.numbered, nil, settings).document?.levels.map(\.id)
    #expect(first != straight && first.sorted() == straight.sorted() && first == second)
    let other = imported(Self.numbered + "\n", nil, settings).document?.levels.map(\.id)
    #expect(other != first)
  }

  @Test func `a text between questions stands before the next one, and opens no chapter`() throws {
    let made = imported("One{T}\n\nLook.\n\nNow.\n\nWrite.{}\n\nTwo{T}\n\nThree{T}\n\nOver.")
    let texts = try #require(made.document).chapters.map { $0.levels.map { plain($0.text) } }
    #expect(texts == [["One", "Look. Now. Two", "Three"]])
    #expect(told(made) == ["essay 7:8", "textWithoutQuestion 13:1"])
  }
}
