import Localization

/// A stranger's file as text, whatever it was saved as: in UTF-8, in lines that end with a line feed, without
/// characters that are not shown.
struct SourceText {
  private(set) var bytes: [UInt8] = []
  /// How it was saved, and each kind of character that was taken off, where it first stands.
  private(set) var issues: [ImportIssue] = []
  private var known: Set<Unicode.Scalar> = []
  /// A joiner that belongs to the text if more of its word follows.
  private var joiner: Unicode.Scalar?
  private var last: Unicode.Scalar = "\n"

  init(_ file: [UInt8]) {
    if file.starts(with: [0xFF, 0xFE]) {
      addAll(of: String(utf16: file) { UInt16($0) | UInt16($1) << 8 })
    } else if file.starts(with: [0xFE, 0xFF]) {
      addAll(of: String(utf16: file) { UInt16($0) << 8 | UInt16($1) })
    } else if let text = String(validating: file, as: UTF8.self) {
      addAll(of: text)
    } else {
      let first = file.firstIndex { $0 >= 0x80 } ?? 0
      addAll(of: String(windows1252: file[..<first]))
      issues.append(ImportIssue(L10n.PackImport.windows1252, at: bytes.count))
      addAll(of: String(windows1252: file[first...]))
    }
  }

  /// The lines without their ends.
  var lines: [ByteSlice] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  private mutating func addAll(of text: String) {
    for scalar in text.unicodeScalars {
      add(scalar)
      last = scalar
    }
  }

  private mutating func add(_ scalar: Unicode.Scalar) {
    if let joiner {
      if scalar.isPartOfWord { append(joiner) } else { note(joiner) }
      self.joiner = nil
    }
    switch scalar {
    case " "..."~", "\t": bytes.append(UInt8(truncatingIfNeeded: scalar.value))
    case "\n" where last == "\r": break
    case "\n", "\r": bytes.append(UInt8(ascii: "\n"))
    case "\u{200C}", "\u{200D}":
      if last.isPartOfWord { joiner = scalar } else { note(scalar) }
    case "\u{FEFF}" where bytes.isEmpty: break
    case _ where scalar.isSafe: append(scalar)
    default:
      note(scalar)
      // A tab or line end of another program parts words.
      if scalar.properties.isWhitespace { bytes.append(UInt8(ascii: " ")) }
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar) { bytes += String(scalar).utf8 }

  /// Names a character that was taken off, once.
  private mutating func note(_ scalar: Unicode.Scalar) {
    guard known.insert(scalar).inserted else { return }
    issues.append(ImportIssue(hidden: scalar, at: bytes.count))
  }
}

extension String {
  /// Behind the byte order mark; what is no UTF-16 becomes U+FFFD.
  fileprivate init(utf16 file: [UInt8], _ unit: (UInt8, UInt8) -> UInt16) {
    let units = stride(from: 2, to: file.count - 1, by: 2).map { unit(file[$0], file[$0 + 1]) }
    self.init(decoding: units, as: UTF16.self)
  }

  fileprivate init(windows1252 bytes: ByteSlice) {
    var scalars = UnicodeScalarView()
    scalars.append(contentsOf: bytes.lazy.map(Windows1252.scalar))
    self.init(scalars)
  }
}

/// The encoding of old editors for Western European languages; Latin-1 is part of it.
enum Windows1252 {
  /// A byte’s character; 0x81, 0x8D, 0x8F, 0x90 and 0x9D have none and are themselves, which is a control character.
  static func scalar(of byte: UInt8) -> Unicode.Scalar {
    (0x80...0x9F).contains(byte) ? high[Int(byte) - 0x80] : Unicode.Scalar(byte)
  }

  private static let high = Array(
    ("€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}" + "\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ").unicodeScalars)
}

extension Unicode.Scalar {
  /// Whether a joiner can stand between it and another: letters with their marks, and emoji.
  fileprivate var isPartOfWord: Bool {
    properties.isAlphabetic || properties.isEmoji || properties.isVariationSelector
      || properties.canonicalCombiningClass != .notReordered
  }
}

/// A part of a question file.
typealias ByteSlice = ArraySlice<UInt8>

extension UInt8 {
  /// A blank, a tab or a line feed; a source has no other.
  var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0A }

  /// The capital of an ASCII letter; nil for all else.
  var uppercaseLetter: UInt8? {
    let capital = self & ~0x20
    return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(capital) ? capital : nil
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

extension Unicode.Scalar {
  /// `U+202E`
  var name: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// Hyphenation hints and marks without width, which editors leave behind; texts go without them.
  static let ignorable: [Unicode.Scalar] = ["\u{AD}", "\u{200B}", "\u{2060}", "\u{FEFF}"]

  /// Whether it is one of `ignorable`.
  var isIgnorable: Bool { Self.ignorable.contains(self) }
}
