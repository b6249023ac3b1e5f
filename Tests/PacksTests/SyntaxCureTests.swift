import JSON
import Localization
import Testing

@testable import Packs

/// A text that is no JSON, what was done, and where the cure belongs.
struct BrokenText: Sendable, CustomTestStringConvertible {
  let text: String
  let cause: JSONSyntaxCause
  let line: Int
  let column: Int

  var testDescription: String { text }

  init(_ text: String, _ cause: JSONSyntaxCause, _ column: Int, line: Int = 1) {
    (self.text, self.cause, self.line, self.column) = (text, cause, line, column)
  }
}

/// Each mistake in the writing of JSON is told apart, once, where its cure belongs.
struct SyntaxCureTests {
  static let quotes = [
    BrokenText("{“title”: \"A\"}", .foreignQuote("“"), 2),
    BrokenText("{\"title\": “A”}", .foreignQuote("“"), 11),
    BrokenText("{\"title\": «\u{A0}A\u{A0}»}", .foreignQuote("«"), 11),
    BrokenText("{\"title\": „A“}", .foreignQuote("„"), 11),
    BrokenText("{'title': 1}", .foreignQuote("'"), 2),
    BrokenText("{\"title\": 'A'}", .foreignQuote("'"), 11),
    BrokenText("{\"title\": `A`}", .foreignQuote("`"), 11),
    BrokenText("{\"title\": \"A”, \"author\": \"B\"}", .foreignQuote("”"), 13),
    BrokenText("{\"title”: \"A\"}", .foreignQuote("”"), 8),
    BrokenText("{\"title\": \"A”,\n\"author\": \"B\"}", .foreignQuote("”"), 13),
    BrokenText("{\"title\": \"A”}", .foreignQuote("”"), 13),
    BrokenText(#"{"a": "He said "go" now"}"#, .innerQuote, 16),
    BrokenText(#"["a, "b"]"#, .innerQuote, 6),
    BrokenText("{\"a\": \"one\ntwo\"}", .unclosedText, 11),
    BrokenText("{\"a\": \"one\r\ntwo\"}", .unclosedText, 11),
    BrokenText(#"{"a": "one}"#, .unclosedText, 12),
    BrokenText(#"{"a": "one\"}"#, .unclosedText, 14),
  ]

  static let separators = [
    BrokenText("[1, 2,]", .trailingComma, 6), BrokenText("{\"a\": 1, }", .trailingComma, 8),
    BrokenText("{\"a\": 1,\n\n}", .trailingComma, 8),
    BrokenText("[1,, 2]", .surplusComma, 4), BrokenText("[, 1]", .surplusComma, 2),
    BrokenText("{, \"a\": 1}", .surplusComma, 2),
    BrokenText("{\"a\": 1,, \"b\": 2}", .surplusComma, 9),
    BrokenText("{\"a\": 1\n \"b\": 2}", .missingComma, 8),
    BrokenText("[{}\n {}]", .missingComma, 4), BrokenText("[\"a\" \"b\"]", .missingComma, 5),
    BrokenText("[\"a\"\n true]", .missingComma, 5), BrokenText("[1 2]", .missingComma, 3),
    BrokenText("{\"a\" 1}", .missingColon, 5), BrokenText("{\"a\" \"b\"}", .missingColon, 5),
    BrokenText("{\"a\", \"b\": 1}", .missingColon, 5), BrokenText("{\"a\"}", .missingColon, 5),
    BrokenText("{\"a\": }", .missingValue, 7), BrokenText("{\"a\": , \"b\": 1}", .missingValue, 7),
    BrokenText("{: 1}", .missingKey, 2), BrokenText("{{}}", .missingKey, 2),
    BrokenText("{\"a\" = 1}", .wrongColon("="), 6),
    BrokenText("[\"a\": 1]", .memberInList, 2), BrokenText("\"a\": 1", .noBraces, 1),
    BrokenText("{\"a\": 1 // one\n}", .comment, 9), BrokenText("// pack\n{}", .comment, 1),
    BrokenText("{/* a */}", .comment, 2), BrokenText("{\n# a\n}", .comment, 1, line: 2),
  ]

  static let brackets = [
    BrokenText("{\"a\": [1, 2}", .mismatchedBracket("}", open: "[", line: 1), 12),
    BrokenText("[\n{\"a\": 1\n]", .mismatchedBracket("]", open: "{", line: 2), 1, line: 3),
    BrokenText("[1, 2}", .mismatchedBracket("}", open: "[", line: 1), 6),
    BrokenText("{\n \"a\": [1\n", .unclosedBracket("[", line: 2), 9, line: 2),
    BrokenText("{\"a\": 1", .unclosedBracket("{", line: 1), 8),
    BrokenText("{\"a\": 1, {}}", .missingBrace(next: "{", line: 1), 8),
    BrokenText("[{\"a\": 1\n {}]", .missingBrace(next: "{", line: 1), 9),
    BrokenText("[\n{\"a\": 1,\n[]]", .missingBrace(next: "[", line: 2), 8, line: 2),
    BrokenText("}", .surplusBracket("}"), 1), BrokenText("{}}", .surplusBracket("}"), 3),
    BrokenText("{} {}", .behindEnd, 4), BrokenText("{}, {}", .behindEnd, 3),
    BrokenText("{} end", .behindEnd, 4),
  ]

  static let words = [
    BrokenText("{\"a\": True}", .foreignWord("True", right: "true"), 7),
    BrokenText("{\"a\": FALSE}", .foreignWord("FALSE", right: "false"), 7),
    BrokenText("[None]", .foreignWord("None", right: "null"), 2),
    BrokenText("[vrai]", .foreignWord("vrai", right: "true"), 2),
    BrokenText("[tru]", .bareWord("tru"), 2), BrokenText("{title: 1}", .bareKey("title"), 2),
    BrokenText("{été: 1}", .bareKey("été"), 2), BrokenText("{1: 1}", .bareKey("1"), 2),
    BrokenText("{\"a\": Paris}", .bareWord("Paris"), 7), BrokenText("[1/2]", .bareWord("1/2"), 2),
    BrokenText("[2024-05-01]", .bareWord("2024-05-01"), 2),
    BrokenText("[.5]", .numberForm(".5", right: "0.5"), 2),
    BrokenText("[-.5]", .numberForm("-.5", right: "-0.5"), 2),
    BrokenText("[+1]", .numberForm("+1", right: "1"), 2),
    BrokenText("[01]", .numberForm("01", right: "1"), 2),
    BrokenText("[1.]", .numberForm("1.", right: "1"), 2),
    BrokenText("{\"a\": 1,5}", .numberForm("1,5", right: "1.5"), 7),
    BrokenText("{\"a\": 68,000,000}", .numberForm("68,000,000", right: "68000000"), 7),
    BrokenText("{\"a\": 8 000}", .numberForm("8 000", right: "8000"), 7),
    BrokenText("{\"a\": 68 000 000, 1}", .numberForm("68 000 000", right: "68000000"), 7),
    BrokenText("", .empty, 1), BrokenText(" \n", .empty, 1),
    BrokenText("What is it?", .noJSON("W"), 1), BrokenText("<html>", .noJSON("<"), 1),
    BrokenText("[*]", .strange("*"), 2), BrokenText("[\u{A0}1]", .strange("\u{A0}"), 2),
  ]

  @Test(arguments: quotes + separators + brackets + words)
  func `a mistake is told once, where its cure belongs`(_ broken: BrokenText) throws {
    let bytes = Array(broken.text.utf8)
    let (document, findings) = PackReader.read(bytes)
    #expect(document == nil)
    let report = PackReport(findings, in: bytes)
    #expect(report.entries.map(\.finding.reason) == [.syntax(broken.cause)])
    let place = try #require(report.entries.first).position
    #expect([place.line, place.column] == [broken.line, broken.column])
  }

  static let sentences: [(JSONSyntaxCause, String, String)] = [
    (
      .foreignQuote("“"),
      "Here stands “ (U+201C). Around names and texts JSON wants the straight double mark \", as in "
        + "\"Paris\".",
      "Il y a ici “ (U+201C). Autour des noms et des textes, JSON veut le guillemet droit \", comme "
        + "dans \"Paris\"."
    ),
    (
      .unclosedBracket("[", line: 12),
      "The file ends, but [ of line 12 is not closed: ] is missing.",
      "Le fichier s’arrête, mais [ de la ligne 12 n’est pas fermé\u{A0}: il manque ]."
    ),
    (
      .numberForm("01", right: "1"),
      "JSON does not write numbers like 01. Write 1, or \"01\" if it is a text.",
      "JSON n’écrit pas les nombres comme 01. Écrivez 1, ou \"01\" si c’est un texte."
    ),
    (
      .foreignWord("True", right: "true"), "JSON does not know True. Write true.",
      "JSON ne connaît pas True. Écrivez true."
    ),
    (
      .unclosedText,
      "This text is not closed on its line: put \" at its end. A line break in a text is written "
        + "\\n.",
      "Ce texte n’est pas fermé sur sa ligne\u{A0}: mettez \" à sa fin. Un saut de ligne dans un "
        + "texte s’écrit \\n."
    ),
  ]

  @Test(arguments: sentences)
  func `what is right stands in the sentence`(_ cause: JSONSyntaxCause, _ en: String, _ fr: String)
  {
    #expect(cause.text.resolved(in: .en) == en)
    #expect(cause.text.resolved(in: .fr) == fr)
  }
}
