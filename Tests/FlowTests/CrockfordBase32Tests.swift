import Flow
import Testing

@Suite struct CrockfordBase32Tests {
  /// The examples of RFC 4648, section 10, in Crockford’s characters.
  static let packed: [(String, String)] = [
    ("", ""), ("f", "CR"), ("fo", "CSQG"), ("foo", "CSQPY"), ("foob", "CSQPY-RG"),
    ("fooba", "CSQPY-RK1"), ("foobar", "CSQPY-RK1E8"),
  ]

  @Test(arguments: packed) func `bytes are packed five bits a character`(
    bytes: String, text: String
  ) {
    let symbols = CrockfordBase32.symbols(packing: bytes.utf8)
    #expect(CrockfordBase32.text(of: symbols) == text)
    #expect(CrockfordBase32.plainText(of: symbols) == text.filter { $0 != "-" })
    #expect(CrockfordBase32.bytes(unpacking: symbols) == Array(bytes.utf8))
  }

  static let read: [(String, [UInt8]?)] = [
    ("", []), ("0", [0]), ("Oo", [0, 0]), ("1IiLl", [1, 1, 1, 1, 1]),
    ("9aAzZ", [9, 10, 10, 31, 31]),
    ("c-5\u{2212}q\u{2013}\n p", [12, 5, 23, 22]), ("u", nil), ("U", nil), ("a!", nil),
    ("é", nil), ("\u{660}", nil), ("abcdef", nil),
  ]

  @Test(arguments: read) func `characters are read as they may be typed`(
    text: String, symbols: [UInt8]?
  ) {
    #expect(CrockfordBase32.symbols(of: text, limit: 5) == symbols)
  }

  @Test func `a line ends behind its last group`() {
    let zeros = [UInt8](repeating: 0, count: 16)
    #expect(
      CrockfordBase32.text(of: zeros, groupsInLine: 2) == "00000-00000-\n00000-0")
  }
}
