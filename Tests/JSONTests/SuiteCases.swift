import JSON
import Testing

/// A text for a reader of JSON, known by its beginning.
struct SuiteText: Sendable, CustomTestStringConvertible, ExpressibleByStringInterpolation {
  let bytes: [UInt8]

  init(stringLiteral text: String) { self.init(text) }
  init(_ text: String) { bytes = Array(text.utf8) }

  var testDescription: String { String(decoding: bytes.prefix(60), as: UTF8.self).debugDescription }
}

/// A text that is JSON, or that a reader may take, and that is refused all the same.
struct Stricter: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let bytes: [UInt8]
  let reason: JSONParseError.Reason
  /// The words of the page on packs for the rule.
  let rule: String

  init(_ name: String, _ text: String, _ reason: JSONParseError.Reason, _ rule: String) {
    testDescription = name
    bytes = Array(text.utf8)
    (self.reason, self.rule) = (reason, rule)
  }
}

/// What a reader of JSON must take, and what this one refuses besides.
enum Suite {
  /// JSON by RFC 8259 that the writer writes as it was read.
  static let kept: [SuiteText] = [
    // Literals and structures.
    "null", "true", "false", "[]", "{}", "[null]", "[true,false,null]",
    #"[null,true,1,"a",[],{}]"#, "[[[[]]],[[]]]", SuiteText(nested("[", "]", 16)),
    SuiteText(nested(#"{"a":"#, "}", 15, round: "{}")), #"{"a":1}"#, #"{"b":1,"a":2}"#,
    #"{"a":[{"b":{"c":[]}}]}"#, #"{"a":1,"A":2}"#, #"[{"a":1},{"a":1}]"#, #"{"a":{"a":1}}"#,
    #"{"a":1,"b":1}"#, #"{"":0}"#, #"{" ":0}"#, #"{"$.[]{},:/~":0}"#, #"{"a\"b":0}"#,
    #"{"\\":0}"#,
    // Numbers, kept as they were written.
    "0", "-0", "7", "1234567890", "-1", "-123", "1.5", "0.0", "-0.5", "1.500", "1e5", "1E5",
    "1e+5", "1e-5", "1E+5", "0e0", "1e00", "-1.25E-10", "1e9999", "-1e-9999",
    "123456789012345678901234567890", "0.1234567890123456789012345678901234567890",
    // Strings.
    #""""#, #"" ""#, #""aZ09 ~!'/""#, #""\"\\\b\f\n\r\t""#, #""\\u0041""#, #""\\\"""#, #""éßλж""#,
    #""€漢字ﷺ""#, #""😀𝄞𠀀""#, "\"\u{7FF}\u{FFFD}\u{10FFFF}\"", "\"\(noncharacters)\"",
    #""\u001f\u001b""#, "\"\u{FEFF}\"", "\"e\u{301}\u{302}\"", #""[{,:}]""#, #""/* // #""#,
    #""1e5""#, "\"\(a(4_096))\"", "{\"\(a(64))\":0}",
  ]

  /// JSON, and how the writer writes it.
  static let rewritten: [(SuiteText, String)] = [
    (#"{"\u0061":0}"#, #"{"a":0}"#), ("  1  ", "1"), ("\t1\t", "1"), ("\n\n1\n", "1"),
    ("\r\n1\r", "1"), ("[ 1 , 2 ]", "[1,2]"), ("[ \t\r\n]", "[]"),
    ("{ \"a\" :\t1\n,\r\"b\" : 2 }", #"{"a":1,"b":2}"#), ("{\n}", "{}"), (#""/\/""#, #""//""#),
    (#""\u0041\u007e""#, #""A~""#), (#""\u00e9\u00E9""#, #""éé""#),
    (#""\u20ac\u4e2D""#, #""€中""#), (#""\ud83d\ude00""#, #""😀""#),
    (#""\uD800\uDC00""#, "\"\u{10000}\""), (#""\uDBFF\uDFFD""#, "\"\u{10FFFD}\""),
    (#""\ud83d\ude00\ud83d\ude01""#, #""😀😁""#),
    ("\"\u{80}\u{800}\u{10000}\"", "\"\\u0080\u{800}\u{10000}\""),
    (#""\uffff\ufdd0""#, "\"\(noncharacters)\""), ("\"\u{7F}\"", #""\u007f""#),
    ("\"\u{85}\u{9B}\"", #""\u0085\u009b""#), ("\"\u{2028}\u{2029}\"", #""\u2028\u2029""#),
  ]

  static let stricter: [Stricter] = [
    Stricter("byte order mark", "\u{FEFF}{}", .byteOrderMark, "no byte order mark"),
    Stricter("U+0000, escaped", #""a\u0000b""#, .nul, "no U+0000"),
    Stricter("U+0000 in a key", #"{"\u0000":1}"#, .nul, "no U+0000"),
    Stricter("first half", #""\ud800""#, .loneSurrogate, "no lone half of a surrogate pair"),
    Stricter("second half", #""\udc00""#, .loneSurrogate, "no lone half of a surrogate pair"),
    Stricter(
      "halves in the wrong order", #""\udc00\ud800""#, .loneSurrogate,
      "no lone half of a surrogate pair"),
    Stricter(
      "two first halves", #""\ud800\ud800\udc00""#, .loneSurrogate,
      "no lone half of a surrogate pair"),
    Stricter(
      "half before a letter", #""\ud800a""#, .loneSurrogate, "no lone half of a surrogate pair"),
    Stricter(
      "half before an escape", #""\ud800\n""#, .loneSurrogate, "no lone half of a surrogate pair"),
    Stricter("half in a key", #"{"\ud800":1}"#, .loneSurrogate, "no lone half of a surrogate pair"),
    Stricter("member twice", #"{"a":1,"a":1}"#, .duplicateKey("a"), "no member twice in an object"),
    Stricter(
      "member twice, escaped", #"{"a":1,"b":2,"\u0061":3}"#, .duplicateKey("a"),
      "no member twice in an object"),
    Stricter(
      "empty member twice", #"{"":1,"":2}"#, .duplicateKey(""), "no member twice in an object"),
    Stricter("key beyond ASCII", #"{"é":1}"#, .keyNotASCII, "members named in ASCII"),
    Stricter("key beyond ASCII, escaped", #"{"\u00e9":1}"#, .keyNotASCII, "members named in ASCII"),
    Stricter("key with a control", #"{"a\n":1}"#, .keyNotASCII, "members named in ASCII"),
    Stricter("key with DEL", "{\"\u{7F}\":1}", .keyNotASCII, "members named in ASCII"),
    Stricter("key of 65 bytes", "{\"\(a(65))\":1}", .keyTooLong, "of up to 64 bytes"),
    Stricter(
      "text of 4,097 bytes", "\"\(a(4_097))\"", .stringTooLong, "texts of up to 4,096 bytes"),
    Stricter(
      "text of 4,097 bytes, escaped", "\"\(a(4_096))\\n\"", .stringTooLong,
      "texts of up to 4,096 bytes"),
    Stricter("17 arrays", nested("[", "]", 17), .tooDeep, "16 levels of nesting"),
    Stricter(
      "17 objects", nested(#"{"a":"#, "}", 16, round: "{}"), .tooDeep, "16 levels of nesting"),
    Stricter(
      "500,001 values", "[" + String(repeating: "0,", count: 499_999) + "0]", .tooManyValues,
      "500,000 values"),
    Stricter(
      "nine marks in a row", "\"e" + String(repeating: "\u{301}", count: 9) + "\"", .tooManyMarks,
      "8 combining marks in a row"),
    Stricter(
      "nine marks, escaped", "\"e" + String(repeating: #"\u0301"#, count: 9) + "\"", .tooManyMarks,
      "8 combining marks in a row"),
    Stricter(
      "number of 65 characters", "1" + String(repeating: "0", count: 64), .numberTooLong,
      "numbers of up to 64 characters"),
    Stricter(
      "8 MiB and a byte", String(repeating: " ", count: 8 << 20) + "1", .tooLong, "up to 8 MiB"),
  ]
}

private func a(_ count: Int) -> String { String(repeating: "a", count: count) }

private func nested(_ open: String, _ close: String, _ count: Int, round core: String = "")
  -> String
{
  String(repeating: open, count: count) + core + String(repeating: close, count: count)
}

/// Swift's literals do not take them.
private let noncharacters = String(decoding: [0xFFFF, 0xFDD0], as: UTF16.self)

private func quoted(_ bytes: [UInt8]) -> [UInt8] { [0x22] + bytes + [0x22] }
