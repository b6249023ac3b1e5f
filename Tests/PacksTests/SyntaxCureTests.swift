import JSON
import Localization
import Testing

@testable import Packs

private typealias Words = L10n.PackCures

/// Frequent mistakes in the writing of JSON are told where their cure belongs; others by what is there.
struct SyntaxCureTests {
  private static func print(_ sign: Unicode.Scalar) -> LocalizedText {
    Words.foreignQuote(
      sign: .code("\(sign) (\(sign.name))"), mark: .code("\""), right: .code("\"Paris\""))
  }

  private static let inner = Words.innerQuote(escaped: .code(#"\""#))
  private static let unclosed = Words.unclosedText(mark: .code("\""), escaped: .code(#"\n"#))
  private static let colon = Words.missingColon(right: .code(#""text": "…""#))
  private static let remark = Words.comment(right: .code(#""comment": "…""#))

  private static func bare(_ word: String) -> LocalizedText {
    Words.bareWord(right: .code("\"\(word)\""))
  }

  /// A text, what is told, and in which line and column.
  static let slips: [(String, LocalizedText, [Int])] = [
    ("{“title”: \"A\"}", print("“"), [1, 2]), ("{\"title\": “A”}", print("“"), [1, 11]),
    ("{\"title\": «\u{A0}A\u{A0}»}", print("«"), [1, 11]), ("{'title': 1}", print("'"), [1, 2]),
    (#"{"a": "He said "go" now"}"#, inner, [1, 16]),
    ("{\"a\": \"one\ntwo\"}", unclosed, [1, 11]), ("{\"a\": \"one\r\ntwo\"}", unclosed, [1, 11]),
    ("[1, 2,]", Words.trailingComma, [1, 6]), ("{\"a\": 1,\n\n}", Words.trailingComma, [1, 8]),
    ("{\"a\": 1\n \"b\": 2}", Words.missingComma, [1, 8]),
    ("[{}\n {}]", Words.missingComma, [1, 4]),
    ("{\"a\": \"x\"\n \"b\": 2}", Words.missingComma, [1, 10]), ("{\"a\" 1}", colon, [1, 5]),
    ("{\"a\" \"b\"}", colon, [1, 5]), ("{\"a\" true}", colon, [1, 5]),
    ("{\"a\": 1 // one\n}", remark, [1, 9]), ("{/* a */}", remark, [1, 2]),
    ("{\n# a\n}", remark, [2, 1]), ("{title: 1}", bare("title"), [1, 2]),
    ("{\"a\": Paris}", bare("Paris"), [1, 7]), ("{été: 1}", bare("été"), [1, 2]),
    ("", Words.emptyFile, [1, 1]), (" \n", Words.emptyFile, [1, 1]),
  ]

  @Test(arguments: slips) func `a frequent slip is told where its cure belongs`(
    _ text: String, _ cause: LocalizedText, _ place: [Int]
  ) {
    let report = report(of: text)
    #expect(report.entries.map(\.finding.text) == [cause])
    #expect(report.entries.map { [$0.position.line, $0.position.column] } == [place])
  }

  @Test(
    arguments: [
      ("[1,, 2]", .unexpectedCharacter), ("[-]", .invalidNumber),
      ("{\"a\": }", .unexpectedCharacter), ("[*]", .unexpectedCharacter),
      ("}", .unexpectedCharacter), ("[1 2]", .unexpectedCharacter), ("{\"a\": [1", .unexpectedEnd),
      ("\"a\": 1", .unexpectedCharacter), ("[01]", .unexpectedCharacter),
    ] as [(String, JSONParseError.Reason)])
  func `what has no cure of its own is told all the same`(
    _ text: String, _ reason: JSONParseError.Reason
  ) {
    #expect(report(of: text).entries.map(\.finding.text) == [reason.text])
  }

  @Test(
    arguments: [
      ("question,right\nA,B", .csv), ("What?\nA. b\nB. c\nANSWER: A", .aiken),
      ("::One::Two {T}", .gift), ("// one\n\nTwo {=three}", .gift),
    ] as [(String, PackImport.Format)])
  func `a file of questions is told as one`(_ text: String, _ format: PackImport.Format) {
    let questions = L10n.PackImport.questions(format: .code(format.rawValue))
    #expect(report(of: text).entries.map(\.finding.text) == [questions])
  }

  private func report(of text: String) -> PackReport {
    let bytes = Array(text.utf8)
    let (document, findings) = PackReader.read(bytes)
    #expect(document == nil)
    return PackReport(findings, in: bytes)
  }
}
