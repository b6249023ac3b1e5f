/// One column of one row: a base with up to two marks, or the right half of a wide one.
///
/// One word: the base in the lowest 21 bits (0 for a right half), 17 bits a mark, 8 bits the style.
struct Cell: Equatable, BitwiseCopyable, Sendable {
  private static let markBits = 17
  private static let styleShift = 56
  private var bits: UInt64

  /// Stands for a cell of which nothing is known; no frame holds it.
  static let unknown = Cell(bits: .max)

  /// A blank; only in a field does it show its style.
  static func blank(_ style: Style = .plain) -> Cell { Cell(" ", style: style) }

  /// The right half of a wide cell.
  static func rightHalf(_ style: Style) -> Cell { Cell(base: 0, style: style) }

  /// `base` as it is drawn: blanks of every kind as a blank, a control as U+FFFD.
  init(_ base: Unicode.Scalar, style: Style) {
    self.init(base: Self.drawable(base).value, style: style)
  }

  private init(bits: UInt64) {
    self.bits = bits
  }

  /// A blank is plain but in a field.
  private init(base: UInt32, style: Style) {
    let style = base == 0x20 && style != .field ? .plain : style
    bits = UInt64(base) | UInt64(style.rawValue) << Self.styleShift
  }

  private static func drawable(_ base: Unicode.Scalar) -> Unicode.Scalar {
    switch base.value {
    case 0x20...0x7E: base
    case 0xA0, 0x2000...0x200A, 0x202F, 0x205F: " "
    default: DisplayWidth.kind(of: base) == .control ? "\u{FFFD}" : base
    }
  }

  /// Adds a mark; the third and later ones are dropped, and those beyond the marks of Unicode.
  mutating func combine(_ mark: Unicode.Scalar) {
    let place = marks.0 == 0 ? 21 : 21 + Self.markBits
    guard !isRightHalf, marks.1 == 0, mark.value >> Self.markBits == 0 else { return }
    bits |= UInt64(mark.value) << place
  }

  var style: Style { Style(rawValue: UInt8(bits >> Self.styleShift)) ?? .plain }
  var isRightHalf: Bool { base == 0 }
  var isBlank: Bool { bits == 0x20 }

  private var base: UInt32 { UInt32(truncatingIfNeeded: bits & 0x1F_FFFF) }

  private var marks: (UInt32, UInt32) {
    let both = bits >> 21
    return (
      UInt32(truncatingIfNeeded: both & 0x1_FFFF),
      UInt32(truncatingIfNeeded: both >> Self.markBits & 0x1_FFFF)
    )
  }

  /// Adds the base and its marks as the terminal draws them; nothing for the right half of a wide cell.
  func append(to bytes: inout [UInt8], in glyphs: GlyphSet = .full) {
    if base < 0x80 {
      if base != 0 { bytes.append(UInt8(truncatingIfNeeded: base)) }
    } else if let scalar = Unicode.Scalar(base) {
      if glyphs != .full { return glyphs.append(scalar, to: &bytes) }
      bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
    }
    if marks.0 == 0 || glyphs != .full { return }
    for mark in [marks.0, marks.1] where mark != 0 {
      guard let scalar = Unicode.Scalar(mark) else { continue }
      bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
    }
  }

  /// Whether every terminal agrees on its width; after any other one the cursor is placed anew.
  var hasAgreedWidth: Bool {
    if marks.0 != 0 { return false }
    return switch base {
    case 0x20...0x2FF, 0x370...0x482, 0x48A...0x52F, 0x1E00...0x1EFF, 0x2010...0x2027: true
    case 0x2030...0x205E, 0x20A0...0x20BF, 0x2190...0x27BF, 0x2800...0x28FF: width == 1
    default: false
    }
  }

  /// Columns that it takes: 2 for the left half of a wide one, 0 for the right half.
  var width: Int { isRightHalf ? 0 : Unicode.Scalar(base).map(DisplayWidth.of) ?? 1 }
}
