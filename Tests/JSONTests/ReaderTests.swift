import Flow
import Testing

@testable import JSON

/// Reads a text with the limits for strangers' files.
func read(_ text: String) throws(JSONParseError) -> JSONValue {
  try JSONReader.read(Array(text.utf8))
}

/// The first thing wrong with `bytes`; nil if nothing is.
func refusal(of bytes: [UInt8], limits: JSONLimits = JSONLimits()) -> JSONParseError? {
  do throws(JSONParseError) {
    _ = try JSONReader.read(bytes, limits: limits)
    return nil
  } catch {
    return error
  }
}

struct Refused: Sendable {
  let bytes: [UInt8]
  let reason: JSONParseError.Reason
  let line: Int
  let column: Int

  init(_ text: String, _ reason: JSONParseError.Reason, _ column: Int, line: Int = 1) {
    self.init(Array(text.utf8), reason, column, line: line)
  }

  init(_ bytes: [UInt8], _ reason: JSONParseError.Reason, _ column: Int, line: Int = 1) {
    (self.bytes, self.reason, self.line, self.column) = (bytes, reason, line, column)
  }
}

@Suite struct ReaderTests {
  static let accepted: [(String, JSONValue)] = [
    ("null", .null), ("true", true), (" false ", false), ("0", 0), ("-12", -12),
    ("[]", []), ("{}", [:]), ("[ ]", []), ("{\t}", [:]), ("\r\n[1 ,\n2]\n", [1, 2]),
    (#"{"a":[{"b":null}],"":1}"#, ["a": [["b": .null]], "": 1]),
    (#""""#, ""), (#""é€😀""#, "é€😀"), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
    (#""\u00e9\u20AC\ud83d\ude00""#, "é€😀"), (#""a\u0041b""#, "aAb"),
    ("\"\u{7F}\u{85}\u{2028}\u{FEFF}\"", "\u{7F}\u{85}\u{2028}\u{FEFF}"),
  ]

  @Test(arguments: accepted) func `a good text is read`(_ text: String, _ value: JSONValue) throws {
    #expect(try read(text) == value)
  }

  @Test func `strings with escapes and without stand side by side`() throws {
    let text = #"{"\u0061":["\n","plain","é\u00e9"],"b\/":"","c":"\u0041"}"#
    #expect(try read(text) == ["a": ["\n", "plain", "éé"], "b/": "", "c": "A"])
  }

  static let refused: [Refused] = [
    Refused("", .unexpectedEnd, 1), Refused(" \n ", .unexpectedEnd, 2, line: 2),
    Refused("[1,", .unexpectedEnd, 4), Refused("{\"a\"", .unexpectedEnd, 5),
    Refused("\"abc", .unexpectedEnd, 5), Refused("\"a\\", .unexpectedEnd, 4),
    Refused("\"\\u00", .unexpectedEnd, 6), Refused("tru", .unexpectedEnd, 4),
    Refused("-", .unexpectedEnd, 2), Refused("1e", .unexpectedEnd, 3),
    Refused("[1,]", .unexpectedCharacter, 4), Refused("{\"a\":1,}", .unexpectedCharacter, 8),
    Refused("{a:1}", .unexpectedCharacter, 2), Refused("[1 2]", .unexpectedCharacter, 4),
    Refused("'a'", .unexpectedCharacter, 1), Refused("1 x", .unexpectedCharacter, 3),
    Refused("// a\n1", .unexpectedCharacter, 1), Refused("NaN", .unexpectedCharacter, 1),
    Refused("truE", .unexpectedCharacter, 4), Refused("[1}", .unexpectedCharacter, 3),
    Refused("\n\"é\" é", .unexpectedCharacter, 5, line: 2), Refused("+1", .unexpectedCharacter, 1),
    Refused("01", .unexpectedCharacter, 2), Refused("\u{A0}1", .unexpectedCharacter, 1),
    Refused("-a", .invalidNumber, 2), Refused("1.", .unexpectedEnd, 3),
    Refused("[1.]", .invalidNumber, 4), Refused("[1e+]", .invalidNumber, 5),
    Refused("[.5]", .unexpectedCharacter, 2),
    Refused(#""é\x""#, .invalidEscape, 3), Refused(#""\u12g4""#, .invalidEscape, 2),
    Refused(#""\u+123""#, .invalidEscape, 2), Refused(#""\ud83d""#, .loneSurrogate, 2),
    Refused(#""\ude00""#, .loneSurrogate, 2), Refused(#""\ud83d\u0041""#, .loneSurrogate, 2),
    Refused(#""\ud83d\ud83d""#, .loneSurrogate, 2), Refused(#""\ud83d\n""#, .loneSurrogate, 2),
    Refused(#""\ud83d\ug000""#, .invalidEscape, 8),
    Refused("\"a\nb\"", .controlCharacter, 3), Refused("\"\u{1B}[m\"", .controlCharacter, 2),
    Refused("\"a\0\"", .nul, 3), Refused("[\0]", .nul, 2), Refused(#""\u0000""#, .nul, 2),
    Refused("1\0", .nul, 2), Refused("\u{FEFF}1", .byteOrderMark, 1),
    Refused(#"{"a":1, "\u0061":2}"#, .duplicateKey("a"), 9),
    Refused(#"{"é":1}"#, .keyNotASCII, 2), Refused(#"{"a\n":1}"#, .keyNotASCII, 2),
    Refused([0xFF, 0xFE, 0x31, 0], .invalidUTF8, 1), Refused([0, 0x31], .nul, 1),
    Refused([0x22, 0xC3, 0x22], .invalidUTF8, 2), Refused([0x22, 0x80, 0x22], .invalidUTF8, 2),
    Refused([0x22, 0xC0, 0x80, 0x22], .invalidUTF8, 2),
    Refused([0x22, 0xE0, 0x9F, 0x80, 0x22], .invalidUTF8, 2),
    Refused([0x22, 0xED, 0xA0, 0x80, 0x22], .invalidUTF8, 2),
    Refused([0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], .invalidUTF8, 2),
    Refused([0x22, 0x61, 0xF0, 0x9F, 0x98], .invalidUTF8, 3),
  ]

  @Test(arguments: refused) func `a bad text is refused where it goes wrong`(_ example: Refused) {
    let error = refusal(of: example.bytes)
    #expect(error?.reason == example.reason)
    #expect(error?.line == example.line)
    #expect(error?.column == example.column)
  }

  @Test func `every beginning of a good text is refused`() {
    let text = Array(#"{"a":[1,-2.5e3,"é\u00e9😀"],"b":{"c":[true,false,null]}}"#.utf8)
    for length in text.indices {
      #expect(refusal(of: Array(text[..<length])) != nil)
    }
  }

  @Test func `no byte anywhere makes the reader trap`() {
    var random = SeededGenerator(seed: 3)
    let text = Array(#"{"a":[1,-2.5e3,"é\u00e9\ud83d\ude00😀"],"b":{"c":[true,false,null]}}"#.utf8)
    for index in text.indices {
      for byte in UInt8.min...UInt8.max {
        var changed = text
        changed[index] = byte
        _ = refusal(of: changed)
      }
    }
    for _ in 0..<2_000 {
      let bytes = (0..<12).map { _ in UInt8.random(in: 0...255, using: &random) }
      _ = refusal(of: bytes)
    }
  }
}
