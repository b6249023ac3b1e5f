import Testing

@testable import Presentation

struct LineReaderTests {
  static let inputs: [(String, [DecodedLine])] = [
    ("", []), ("\n", [.text("")]), ("a", [.text("a")]), ("a\n", [.text("a")]),
    ("a\nb", [.text("a"), .text("b")]), ("\n\n", [.text(""), .text("")]),
    ("a\r\nb\r\n", [.text("a"), .text("b")]), ("a\r", [.text("a")]), ("\r\n", [.text("")]),
    ("été “ça” 👩‍🚀\n", [.text("été “ça” 👩‍🚀")]), ("a\tb\n", [.text("a b")]),
    ("a\rb\n", [.controlCharacters]), ("\0\n", [.controlCharacters]),
    ("a\u{1B}[A\nb", [.controlCharacters, .text("b")]), ("\u{7F}\n", [.controlCharacters]),
    ("\u{9B}A\n", [.controlCharacters]), ("12345678\n", [.text("12345678")]),
    ("123456789\nb\n", [.tooLong, .text("b")]), ("123456789", [.tooLong]),
    ("1234567\r\n", [.text("1234567")]), (String(repeating: "x", count: 99), [.tooLong]),
  ]

  /// Longer texts stand under a longer limit.
  private func reader(for text: String) -> LineDecoder {
    LineDecoder(limit: text.contains("é") ? 64 : 8)
  }

  @Test(arguments: inputs)
  func `bytes are the same lines however they arrive`(_ text: String, _ lines: [DecodedLine]) {
    let bytes = Array(text.utf8)
    for cut in 0...bytes.count {
      var reader = reader(for: text)
      var read = reader.read(bytes[..<cut]) + reader.read(bytes[cut...])
      read += [reader.end()].compactMap(\.self)
      #expect(read == lines, "cut at \(cut)")
    }
    var single = reader(for: text)
    let read = bytes.flatMap { single.read([$0]) } + [single.end()].compactMap(\.self)
    #expect(read == lines)
  }

  static let broken: [[UInt8]] = [
    [0xFF], [0xC3], [0xE2, 0x80], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
  ]

  @Test(arguments: broken)
  func `what is no UTF-8 is no text, and the next line is`(_ bytes: [UInt8]) {
    var reader = LineDecoder(limit: 8)
    #expect(reader.read(bytes + [0x0A, 0x61, 0x0A]) == [.notText, .text("a")])
  }

  @Test func `a line that never ends takes no room`() {
    var reader = LineDecoder(limit: 4)
    for _ in 0..<100 { #expect(reader.read(repeatElement(0x61, count: 1_000)).isEmpty) }
    #expect(reader.read([0x0A]) == [.tooLong])
    #expect(reader.end() == nil)
  }
}
