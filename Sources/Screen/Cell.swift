/// One column of one row: a base with up to two marks, or the right half of a wide one.
struct Cell: Equatable, BitwiseCopyable, Sendable {
  /// The base in the lowest 21 bits, the marks above it; 0 is the right half of a wide one.
  private var glyph: UInt64
  private(set) var style: Style

  /// A blank; only in a field does it show its style.
  static func blank(_ style: Style = .plain) -> Cell { Cell(" ", style: style) }

  /// The right half of a wide cell.
  static func rightHalf(_ style: Style) -> Cell { Cell(glyph: 0, style: style) }

  /// `base` as it is drawn: blanks of every kind as a blank, a control as U+FFFD.
  init(_ base: Unicode.Scalar, style: Style) {
    let drawn = Self.drawn(base)
    glyph = UInt64(drawn.value)
    self.style = drawn == " " && style != .field ? .plain : style
  }

  private init(glyph: UInt64, style: Style) {
    self.glyph = glyph
    self.style = style
  }

  private static func drawn(_ base: Unicode.Scalar) -> Unicode.Scalar {
    switch base.value {
    case 0x20...0x7E: base
    case 0xA0, 0x2000...0x200A, 0x202F, 0x205F: " "
    default: DisplayWidth.kind(of: base) == .control ? "\u{FFFD}" : base
    }
  }

  /// Adds a mark; the third and later ones are dropped.
  mutating func combine(_ mark: Unicode.Scalar) {
    guard glyph != 0, glyph >> 42 == 0 else { return }
    glyph |= UInt64(mark.value) << (glyph >> 21 == 0 ? 21 : 42)
  }

  var isRightHalf: Bool { glyph == 0 }
  var isBlank: Bool { glyph == 0x20 && style != .field }

  /// Adds the base and its marks as UTF-8; nothing for the right half of a wide cell.
  func append(to bytes: inout [UInt8]) {
    if glyph < 0x80 {
      if glyph != 0 { bytes.append(UInt8(truncatingIfNeeded: glyph)) }
      return
    }
    var rest = glyph
    while let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: rest & 0x1F_FFFF)), rest != 0 {
      bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      rest >>= 21
    }
  }

  /// Whether every terminal agrees on its width; after any other one the cursor is placed anew.
  var isSteady: Bool {
    switch glyph {
    case 0x20...0x2FF, 0x370...0x482, 0x48A...0x52F, 0x1E00...0x1EFF, 0x2010...0x2027: true
    case 0x2030...0x205E, 0x20A0...0x20BF, 0x2190...0x27BF, 0x2800...0x28FF:
      DisplayWidth.kind(of: base) == .narrow
    default: false
    }
  }

  /// Columns that it takes: 2 for the left half of a wide one, 0 for the right half.
  var width: Int { isRightHalf ? 0 : DisplayWidth.of(base) }

  private var base: Unicode.Scalar {
    Unicode.Scalar(UInt32(truncatingIfNeeded: glyph & 0x1F_FFFF)) ?? " "
  }
}
