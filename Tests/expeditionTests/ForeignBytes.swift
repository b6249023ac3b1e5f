import Localization
import Testing

/// What a program sent to its terminal that is neither safe text nor one of the renderer's own
/// sequences, as U+…; empty where every byte is accounted for.
func foreign(in bytes: [UInt8]) -> [String] {
  guard let text = String(validating: bytes, as: UTF8.self) else { return ["not UTF-8"] }
  var rest = text.unicodeScalars[...]
  var strangers: [String] = []
  while let scalar = rest.popFirst() {
    if scalar == "\u{1B}", let end = endOfOwnSequence(rest) {
      rest = rest[end...]
    } else if !scalar.isSafe, !["\r", "\n", "\u{8}"].contains(scalar) {
      strangers.append("U+" + String(scalar.value, radix: 16, uppercase: true))
    }
  }
  return strangers
}

/// Where the sequence ends that begins before `rest`, if it moves, erases, styles, or sets a mode of
/// the program's. A letter is one Character with a mark behind it, so scalars are looked at.
private func endOfOwnSequence(
  _ rest: Substring.UnicodeScalarView
) -> Substring.UnicodeScalarView.Index? {
  guard rest.first == "[", let last = rest.dropFirst().firstIndex(where: { ("@"..."~") ~= $0 })
  else { return nil }
  let body = String(rest[rest.index(after: rest.startIndex)...last])
  let isOwn =
    body.wholeMatch(of: /\d*[ABCD]|(\d*;)?\d*H|K|2J|[\d;]*m|>3u|<u/) != nil
    || body.wholeMatch(of: /\?(7|25|1002|1006|1049|2004|2026)[hl]/) != nil
  return isOwn ? rest.index(after: last) : nil
}

/// The eye that looks at those bytes is not blind.
struct ForeignBytesTests {
  static let own: [String] = [
    "", "a漢é\u{301}👍🏽\u{F900}", "\r\n\u{8}", "\u{1B}[?1049h\u{1B}[?2026l\u{1B}[H\u{1B}[2J\u{1B}[K",
    "\u{1B}[7H\u{301}",
    "\u{1B}[2;13H\u{1B}[4C\u{1B}[D\u{1B}[m\u{1B}[0;1m\u{1B}[38;5;130m\u{1B}[>3u\u{1B}[<u",
  ]

  @Test(arguments: own) func `what the renderer sends is its own`(_ text: String) {
    #expect(foreign(in: Array(text.utf8)) == [])
  }

  static let strange: [(String, [String])] = [
    ("\u{1B}", ["U+1B"]), ("\u{1B}c", ["U+1B"]), ("\u{1B}]0;x\u{7}", ["U+1B", "U+7"]),
    ("\u{1B}[5i", ["U+1B"]), ("\u{1B}[?5h", ["U+1B"]), ("\u{1B}[3J", ["U+1B"]),
    ("\u{1B}[\u{1B}[2J", ["U+1B"]), ("\u{9B}2J", ["U+9B"]), ("a\tb\u{7F}", ["U+9", "U+7F"]),
    ("a\u{202E}b", ["U+202E"]), ("\u{2066}\u{200F}\u{2028}", ["U+2066", "U+200F", "U+2028"]),
    ("\u{AD}\u{200B}\u{FEFF}\u{E0041}\u{E000}", ["U+AD", "U+200B", "U+FEFF", "U+E0041", "U+E000"]),
  ]

  @Test(arguments: strange) func `all else is named`(_ text: String, _ names: [String]) {
    #expect(foreign(in: Array(text.utf8)) == names)
  }

  @Test func `a byte that is no UTF-8 is named`() {
    for byte in [0x80, 0x9B, 0xC0, 0xFF] as [UInt8] {
      #expect(foreign(in: [0x61, byte, 0x32, 0x4A]) == ["not UTF-8"])
    }
  }
}
