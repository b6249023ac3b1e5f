import JSON
import Testing

/// A text that is JSON by RFC 8259, and its value as the writer writes it.
struct Accepted: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let bytes: [UInt8]
  let written: String

  /// Without `written` the text is written as it was read.
  init(_ name: String, _ text: String, _ written: String? = nil) {
    testDescription = name
    bytes = Array(text.utf8)
    self.written = written ?? text
  }
}

/// A text that is no JSON.
struct Broken: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let bytes: [UInt8]

  init(_ name: String, _ text: String) { self.init(name, Array(text.utf8)) }

  init(_ name: String, _ bytes: [UInt8]) {
    testDescription = name
    self.bytes = bytes
  }
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
    self.reason = reason
    self.rule = rule
  }
}

/// What a reader of JSON must take, what it must refuse, and what this one refuses besides.
enum Suite {
  static let accepted: [Accepted] = [
    // Literals and structures.
    Accepted("null", "null"), Accepted("true", "true"), Accepted("false", "false"),
    Accepted("empty array", "[]"), Accepted("empty object", "{}"),
    Accepted("array of null", "[null]"), Accepted("array of literals", "[true,false,null]"),
    Accepted("array of all kinds", #"[null,true,1,"a",[],{}]"#),
    Accepted("arrays in each other", "[[[[]]],[[]]]"), Accepted("16 arrays", nested("[", "]", 16)),
    Accepted("16 objects", nested(#"{"a":"#, "}", 15, round: "{}")),
    Accepted("object of one", #"{"a":1}"#), Accepted("object in order", #"{"b":1,"a":2}"#),
    Accepted("object in array in object", #"{"a":[{"b":{"c":[]}}]}"#),
    Accepted("keys that differ in case", #"{"a":1,"A":2}"#),
    Accepted("equal keys in two objects", #"[{"a":1},{"a":1}]"#),
    Accepted("equal key inside", #"{"a":{"a":1}}"#), Accepted("equal values", #"{"a":1,"b":1}"#),
    Accepted("empty key", #"{"":0}"#), Accepted("blank key", #"{" ":0}"#),
    Accepted("key of signs", #"{"$.[]{},:/~":0}"#),
    Accepted("escaped key", #"{"\u0061":0}"#, #"{"a":0}"#),
    Accepted("quotation mark in a key", #"{"a\"b":0}"#),
    Accepted("backslash in a key", #"{"\\":0}"#),

    // Whitespace.
    Accepted("blanks round", "  1  ", "1"), Accepted("tabs round", "\t1\t", "1"),
    Accepted("line feeds round", "\n\n1\n", "1"), Accepted("returns round", "\r\n1\r", "1"),
    Accepted("blanks in an array", "[ 1 , 2 ]", "[1,2]"),
    Accepted("blank array", "[ \t\r\n]", "[]"),
    Accepted("blanks in an object", "{ \"a\" :\t1\n,\r\"b\" : 2 }", #"{"a":1,"b":2}"#),
    Accepted("blank object", "{\n}", "{}"),

    // Numbers, kept as they were written.
    Accepted("zero", "0"), Accepted("minus zero", "-0"), Accepted("one digit", "7"),
    Accepted("digits", "1234567890"), Accepted("minus", "-1"), Accepted("minus digits", "-123"),
    Accepted("fraction", "1.5"), Accepted("zero fraction", "0.0"),
    Accepted("minus fraction", "-0.5"),
    Accepted("zeros behind", "1.500"), Accepted("small e", "1e5"), Accepted("capital e", "1E5"),
    Accepted("e plus", "1e+5"), Accepted("e minus", "1e-5"), Accepted("capital e plus", "1E+5"),
    Accepted("zero e", "0e0"), Accepted("e zeros", "1e00"), Accepted("fraction and e", "-1.25E-10"),
    Accepted("beyond any double", "1e9999"), Accepted("below any double", "-1e-9999"),
    Accepted("beyond any integer", "123456789012345678901234567890"),
    Accepted("many decimals", "0.1234567890123456789012345678901234567890"),

    // Strings.
    Accepted("empty string", #""""#), Accepted("blank string", #"" ""#),
    Accepted("ASCII", #""aZ09 ~!'/""#),
    Accepted("slash, bare and escaped", #""/\/""#, #""//""#),
    Accepted("two-letter escapes", #""\"\\\b\f\n\r\t""#),
    Accepted("escaped ASCII", #""\u0041\u007e""#, #""A~""#),
    Accepted("hexadecimal in both cases", #""\u00e9\u00E9""#, #""éé""#),
    Accepted("escaped beyond ASCII", #""\u20ac\u4e2D""#, #""€中""#),
    Accepted("escaped pair", #""\ud83d\ude00""#, #""😀""#),
    Accepted("first pair", #""\uD800\uDC00""#, "\"\u{10000}\""),
    Accepted("last pair", #""\uDBFF\uDFFD""#, "\"\u{10FFFD}\""),
    Accepted("two pairs", #""\ud83d\ude00\ud83d\ude01""#, #""😀😁""#),
    Accepted("escaped backslash before u", #""\\u0041""#),
    Accepted("backslash before a quotation mark", #""\\\"""#),
    Accepted("two bytes", #""éßλж""#), Accepted("three bytes", #""€漢字ﷺ""#),
    Accepted("four bytes", #""😀𝄞𠀀""#),
    Accepted("first of each length", "\"\u{80}\u{800}\u{10000}\"", "\"\\u0080\u{800}\u{10000}\""),
    Accepted("last of each length", "\"\u{7FF}\u{FFFD}\u{10FFFF}\""),
    Accepted("noncharacters", "\"\(noncharacters)\""),
    Accepted("noncharacters, escaped", #""\uffff\ufdd0""#, "\"\(noncharacters)\""),
    Accepted("DEL", "\"\u{7F}\"", #""\u007f""#),
    Accepted("control, escaped", #""\u001f\u001b""#),
    Accepted("C1, bare", "\"\u{85}\u{9B}\"", #""\u0085\u009b""#),
    Accepted("separators of lines, bare", "\"\u{2028}\u{2029}\"", #""\u2028\u2029""#),
    Accepted("byte order mark inside", "\"\u{FEFF}\""),
    Accepted("combining marks", "\"e\u{301}\u{302}\""),
    Accepted("brackets and commas", #""[{,:}]""#),
    Accepted("what looks like a comment", #""/* // #""#),
    Accepted("what looks like a number", #""1e5""#),
    Accepted("text of 4,096 bytes", "\"\(a(4_096))\""),
    Accepted("key of 64 bytes", "{\"\(a(64))\":0}"),
  ]

  static let broken: [Broken] = structures + punctuation + words + numbers + strings + encodings

  private static let structures: [Broken] = [
    Broken("nothing", ""), Broken("blank", " "), Broken("line feed", "\n"),
    Broken("open array", "["),
    Broken("open object", "{"), Broken("closed array", "]"), Broken("closed object", "}"),
    Broken("array closed as object", "[}"), Broken("object closed as array", "{]"),
    Broken("closed twice", "[]]"), Broken("object closed twice", "{}}"), Broken("crossed", "[{]}"),
    Broken("open inside", "[[]"), Broken("open object inside", #"{"a":{}"#),
    Broken("open behind a value", "[1"),
    Broken("open behind a comma", "[1,"), Broken("open behind a key", #"{"a""#),
    Broken("open behind a colon", #"{"a":"#),
    Broken("open behind a member", #"{"a":1"#), Broken("open behind a member's comma", #"{"a":1,"#),
    Broken("two values", "1 2"), Broken("two literals", "null null"), Broken("two arrays", "[][]"),
    Broken("two objects", "{}{}"), Broken("value behind an array", "[]1"),
    Broken("array behind a string", #""a"[]"#),
    Broken("comma behind the value", "1,"), Broken("colon behind the value", #""a":1"#),
    Broken("comma first", ",1"),
    Broken("100,000 open arrays", String(repeating: "[", count: 100_000)),
    Broken("open arrays and objects", String(repeating: #"[{"":"#, count: 50_000)),
  ]

  private static let punctuation: [Broken] = [
    Broken("comma at the end of an array", "[1,]"),
    Broken("comma at the start of an array", "[,1]"),
    Broken("two commas in an array", "[1,,2]"), Broken("comma alone", "[,]"),
    Broken("no comma", "[1 2]"),
    Broken("no comma between strings", #"["a" "b"]"#), Broken("no comma between arrays", "[[][]]"),
    Broken("semicolon", "[1;2]"), Broken("colon in an array", "[1:2]"),
    Broken("colon in an array of strings", #"["a":1]"#),
    Broken("comma at the end of an object", #"{"a":1,}"#),
    Broken("comma at the start of an object", #"{,"a":1}"#),
    Broken("two commas in an object", #"{"a":1,,"b":2}"#),
    Broken("comma alone in an object", "{,}"),
    Broken("no comma between members", #"{"a":1 "b":2}"#), Broken("no colon", #"{"a" 1}"#),
    Broken("two colons", #"{"a"::1}"#),
    Broken("comma for a colon", #"{"a",1}"#), Broken("equals sign", #"{"a"=1}"#),
    Broken("key alone", #"{"a"}"#),
    Broken("colon alone", "{:}"), Broken("no key", "{:1}"), Broken("no value", #"{"a":}"#),
    Broken("no value, then another", #"{"a":,"b":1}"#),
    Broken("member behind a value", #"{"a":1:2}"#), Broken("bare key", "{a:1}"),
    Broken("key in single marks", "{'a':1}"),
    Broken("number as a key", "{1:1}"), Broken("null as a key", "{null:1}"),
    Broken("array as a key", "{[]:1}"),
    Broken("value in an object", "{1}"), Broken("parentheses", "(1)"),
    Broken("angle brackets", "<1>"), Broken("asterisk", "[*]"),
  ]

  private static let words: [Broken] = [
    Broken("true cut", "tru"), Broken("false cut", "[fals]"), Broken("null cut", "nul"),
    Broken("true and more", "truex"),
    Broken("null and a digit", "null0"), Broken("capital", "True"), Broken("capitals", "NULL"),
    Broken("capital in the middle", "[nUll]"),
    Broken("undefined", "undefined"), Broken("NaN", "NaN"), Broken("minus NaN", "-NaN"),
    Broken("Infinity", "Infinity"),
    Broken("minus Infinity", "[-Infinity]"), Broken("a word", "a"),
    Broken("words in an array", "[a,b]"), Broken("None", "None"),
    Broken("line comment", "// a\n1"), Broken("line comment behind", "1 // a"),
    Broken("block comment", "/**/1"),
    Broken("block comment inside", "[/*a*/1]"), Broken("hash comment", "# a\n1"),
    Broken("slash", "[1/2]"),
  ]

  private static let numbers: [Broken] = [
    Broken("plus", "+1"), Broken("minus alone", "-"), Broken("plus alone", "[+]"),
    Broken("two minus", "--1"),
    Broken("plus minus", "+-1"), Broken("minus and a blank", "- 1"), Broken("zero first", "01"),
    Broken("minus zero first", "-01"),
    Broken("two zeros", "00"), Broken("zeros first in a fraction", "00.1"),
    Broken("point first", ".5"), Broken("minus point", "-.5"),
    Broken("point last", "1."), Broken("zero point", "[0.]"), Broken("point before e", "[1.e5]"),
    Broken("two points", "1.2.3"),
    Broken("point alone", "[.]"), Broken("e alone", "e"), Broken("e last", "1e"),
    Broken("e plus last", "[1e+]"),
    Broken("e minus last", "1E-"), Broken("e first", "[e5]"), Broken("two e", "1e2e3"),
    Broken("e with a fraction", "1e2.5"),
    Broken("e with two signs", "1e+-2"), Broken("e behind a blank", "1 e5"),
    Broken("hexadecimal", "0x1F"), Broken("hexadecimal digits", "[1F]"),
    Broken("octal", "0o7"), Broken("binary", "0b1"), Broken("underscore", "1_000"),
    Broken("comma of thousands, alone", "1,000"),
    Broken("blank of thousands", "[1 000]"), Broken("letter behind", "1a"),
    Broken("sign behind", "[1+]"), Broken("minus behind", "[1-]"),
    Broken("sum", "[1+2]"), Broken("fullwidth digit", "１"), Broken("Arabic digit", "[١]"),
    Broken("minus sign of print", "\u{2212}1"),
    Broken("fraction of one character", "½"), Broken("suffix", "[1L]"), Broken("percent", "[1%]"),
  ]

  private static let strings: [Broken] = [
    Broken("open string", #"""#), Broken("open string of letters", #""abc"#),
    Broken("closed by a backslash", #""\""#),
    Broken("single marks", "'a'"), Broken("curly marks", "“a”"), Broken("grave accents", "`a`"),
    Broken("mark of another sort behind", #""a'"#),
    Broken("three marks", #"""""#), Broken("mark inside", #""a"b""#),
    Broken("string behind a string", #""a""b""#),
    Broken("escaped letter", #""\a""#), Broken("escaped single mark", #""\'""#),
    Broken("escaped zero", #""\0""#),
    Broken("escaped x", #""\x41""#), Broken("escaped v", #""\v""#),
    Broken("escaped capital", #""\N""#), Broken("escaped U", #""\U0041""#),
    Broken("escaped blank", #""\ ""#), Broken("escaped line feed", "\"\\\n\""),
    Broken("escaped tab", "\"\\\t\""), Broken("escaped é", #""\é""#),
    Broken("escape outside", #"\u0041"#), Broken("escape before a string", #"\"a""#),
    Broken("escape cut", #""\"#),
    Broken("no digits", #""\u""#), Broken("one digit", #""\u0""#),
    Broken("three digits", #""\u004""#), Broken("digits cut", #""\u004"#),
    Broken("digit that is none", #""\u004g""#), Broken("braces", #""\u{41}""#),
    Broken("sign among the digits", #""\u-041""#),
    Broken("blank among the digits", #""\u 041""#), Broken("fullwidth digits", #""\u００４１""#),
    Broken("escape in the digits", #""\u00\n1""#),
    Broken("tab, bare", "\"\t\""), Broken("line feed, bare", "\"\n\""),
    Broken("return, bare", "\"\r\""), Broken("ESC, bare", "\"\u{1B}\""),
    Broken("U+0001, bare", "\"\u{1}\""), Broken("U+001F, bare", "\"\u{1F}\""),
    Broken("NUL, bare", "\"\0\""),
    Broken("line feed in a key", "{\"a\nb\":1}"),
  ]

  private static let encodings: [Broken] = [
    Broken("NUL for a text", [0x00]), Broken("NUL behind", [0x31, 0x20, 0x00]),
    Broken("NUL between", [0x5B, 0x00, 0x5D]),
    Broken("byte FF", [0xFF]), Broken("byte FE in a string", quoted([0xFE])),
    Broken("byte 80", quoted([0x80])),
    Broken("byte BF outside", [0xBF]), Broken("Latin-1", quoted([0xE9])),
    Broken("two bytes cut", quoted([0xC3])),
    Broken("three bytes cut", quoted([0xE2, 0x82])),
    Broken("four bytes cut", quoted([0xF0, 0x9F, 0x98])),
    Broken("cut at the end", [0x22, 0xE2, 0x82]),
    Broken("one too many", quoted([0xC3, 0xA9, 0xA9])),
    Broken("slash in two bytes", quoted([0xC0, 0xAF])),
    Broken("slash in three bytes", quoted([0xE0, 0x80, 0xAF])),
    Broken("slash in four bytes", quoted([0xF0, 0x80, 0x80, 0xAF])),
    Broken("NUL in two bytes", quoted([0xC0, 0x80])),
    Broken("mark in two bytes", [0xC0, 0xA2, 0x61, 0x22]),
    Broken("first half in UTF-8", quoted([0xED, 0xA0, 0x80])),
    Broken("second half in UTF-8", quoted([0xED, 0xBF, 0xBF])),
    Broken("pair in UTF-8", quoted([0xED, 0xA0, 0xBD, 0xED, 0xB8, 0x80])),
    Broken("beyond U+10FFFF", quoted([0xF4, 0x90, 0x80, 0x80])),
    Broken("five bytes", quoted([0xF8, 0x88, 0x80, 0x80, 0x80])),
    Broken("six bytes", quoted([0xFC, 0x84, 0x80, 0x80, 0x80, 0x80])),
    Broken("bad byte in a key", [0x7B, 0x22, 0xFF, 0x22, 0x3A, 0x31, 0x7D]),
    Broken("UTF-16, mark first", [0xFF, 0xFE, 0x5B, 0x00, 0x5D, 0x00]),
    Broken("UTF-16, big end first", [0xFE, 0xFF, 0x00, 0x31]),
    Broken("UTF-16 without a mark", [0x31, 0x00]), Broken("UTF-32", [0x00, 0x00, 0x00, 0x31]),
    Broken("half a mark", [0xEF, 0xBB, 0x31]),
    Broken("mark behind", "1\u{FEFF}"), Broken("no-break space", "\u{A0}1"),
    Broken("em space", "[1,\u{2003}2]"), Broken("line separator", "\u{2028}1"),
    Broken("next line", "[1]\u{85}"), Broken("form feed", "\u{C}1"),
    Broken("vertical tab", "[\u{B}]"), Broken("backspace", "1\u{8}"), Broken("ESC", "\u{1B}[1]"),
    Broken("zero width space", "\u{200B}1"), Broken("DEL", "[1\u{7F}]"),
    Broken("word joiner", "[\u{2060}]"),
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
