import Testing

@testable import Localization

struct SafeTextTests {
  static let refused: [UInt32] = [
    0x00, 0x07, 0x09, 0x0A, 0x0D, 0x1B, 0x1F,  // C0
    0x7F, 0x80, 0x85, 0x9B, 0x9F,  // DEL, C1
    0x2028, 0x2029,  // separators
    0x061C, 0x200E, 0x200F, 0x202A, 0x202B, 0x202C, 0x202D, 0x202E,  // bidi
    0x2066, 0x2067, 0x2068, 0x2069,
    0x00AD, 0x200B, 0x2060, 0xFEFF, 0xFFF9,  // other format characters
    0xE0001, 0xE0041, 0xE007F,  // tags
    0xFDD0, 0xFDEF, 0xFFFE, 0xFFFF, 0x1FFFE, 0x10FFFF,  // noncharacters
    0xE000, 0xF8FF, 0xF0000, 0x10FFFD,  // private use
    0x0378, 0x50000,  // unassigned
  ]

  @Test(arguments: refused)
  func `a scalar that steers or hides is refused with its place`(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    #expect(throws: UnsafeScalar(scalar: scalar, offset: 2)) {
      try SafeText("né\(Character(scalar))x")
    }
    #expect(SafeText(cleaning: "a\(Character(scalar))b").string == "a\u{FFFD}b")
  }

  @Test(arguments: [
    "", "plain", "L’été « à Noël »\u{202F}!", "e\u{301}", "日本語", "العربية", "❤\u{FE0F}", "\u{FFFD}",
    "👩\u{200D}🏫", "می\u{200C}خواهم",
    "1\u{A0}000\u{3000}", "z" + String(repeating: "\u{301}", count: 8),
  ])
  func `a harmless text passes as it is`(text: String) throws {
    #expect(try SafeText(text).string.unicodeScalars.elementsEqual(text.unicodeScalars))
    #expect(SafeText(cleaning: text).string.unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  @Test func `the offset counts scalars, also inside a line break of two`() {
    #expect(throws: UnsafeScalar(scalar: "\r", offset: 1)) { try SafeText("a\r\n") }
    #expect(throws: UnsafeScalar(scalar: "\n", offset: 3)) { try SafeText("e\u{301}x\n") }
  }

  @Test func `in a text of several lines it counts from the first`() {
    #expect(throws: UnsafeScalar(scalar: "\u{7}", offset: 4)) {
      try SafeText(lines: "ab\nc\u{7}d")
    }
    #expect(throws: UnsafeScalar(scalar: "\u{7}", offset: 6)) {
      try SafeText(lines: "e\u{301}\n\nx\n\u{7}")
    }
  }

  @Test func `a ninth combining mark is refused, and cut from an echo`() {
    let pile = "z" + String(repeating: "\u{301}", count: 9)
    #expect(throws: UnsafeScalar(scalar: "\u{301}", offset: 9)) { try SafeText(pile) }
    #expect(SafeText(cleaning: pile + "a").string.unicodeScalars.count == 10)
  }

  @Test(arguments: [
    ("abc", 3, "abc"), ("abcd", 3, "ab…"), ("e\u{301}a\u{308}oo", 3, "e\u{301}a\u{308}…"),
    ("\r\n\r\n", 3, "\u{FFFD}\u{FFFD}…"), ("ab", 1, "…"), ("", 1, ""),
  ])
  func `an echo has its limit in characters`(text: String, limit: Int, echo: String) {
    #expect(SafeText(cleaning: text, limit: limit).string == echo)
  }

  @Test(arguments: ["\u{1100}", "🏻", "\u{301}", "🇫"])
  func `an endless character makes a short echo`(piece: String) {
    let echo = SafeText(cleaning: String(repeating: piece, count: 10_000)).string
    #expect(echo.unicodeScalars.count <= 601)
    #expect(echo.hasSuffix("…"))
  }
}
