import Localization

/// A part of a question file.
typealias ByteSlice = ArraySlice<UInt8>

extension UInt8 {
  /// A blank, a tab or a line feed; a source has no other.
  var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0A }

  /// The capital of an ASCII letter; nil for all else.
  var uppercaseLetter: UInt8? {
    switch self {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): self
    case UInt8(ascii: "a")...UInt8(ascii: "z"): self - 32
    default: nil
    }
  }

  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  var isLetterOrDigit: Bool { uppercaseLetter != nil || isDigit }
}

extension ByteSlice {
  /// Without blanks at either end.
  var trimmed: ByteSlice {
    let start = drop(while: \.isBlank)
    guard let last = start.lastIndex(where: { !$0.isBlank }) else { return start }
    return start[...last]
  }

  func hasPrefix(_ text: String) -> Bool { starts(with: text.utf8) }

  /// An echo of it for a sentence.
  var echo: SafeText { SafeText(cleaning: String(decoding: trimmed, as: UTF8.self)) }
}
