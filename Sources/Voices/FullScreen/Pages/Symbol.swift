import Screen

/// A sign, or a short text, in its colour.
struct StyledSymbol: Equatable {
  let symbol: String
  let style: Style

  init(_ symbol: String, _ style: Style) {
    self.symbol = symbol
    self.style = style
  }

  // The signs of the full screen: each says by its shape what its colour says.
  static let focus = StyledSymbol(Symbol.focus, .accent)
  static let lit = StyledSymbol(Symbol.lit, .accent)
  static let dark = StyledSymbol(Symbol.dark, .faint)
  static let right = StyledSymbol(Symbol.right, .good)
  static let wrong = StyledSymbol(Symbol.wrong, .bad)
  static let star = StyledSymbol(Symbol.star, .accent)
  static let fourthStar = StyledSymbol(Symbol.fourthStar, .accent)
  static let rope = StyledSymbol(Symbol.rope, .accent)
  static let progress = StyledSymbol(Symbol.progress, .good)
  static let nothing = StyledSymbol(Symbol.nothing, .faint)
  static let remark = StyledSymbol(Symbol.remark, .accent)
  /// For a line that goes on with what the one above it says.
  static let blank = StyledSymbol(" ", .plain)

  /// The sign and a text in its colour.
  func before(_ text: String) -> StyledSymbol { StyledSymbol("\(symbol) \(text)", style) }

  /// A value between ‹ ›, which left and right turn.
  static func turnable(_ value: String) -> StyledSymbol {
    StyledSymbol("\(Symbol.turnLeft) \(value) \(Symbol.turnRight)", .plain)
  }
}

extension Span {
  /// The sign at a column.
  init(_ sign: StyledSymbol, at column: Int) {
    self.init(column: column, text: sign.symbol, style: sign.style)
  }
}

/// The signs of the full screen; each says by its shape what a colour says beside it.
enum Symbol {
  static let focus = "▸"
  static let lit = "●"
  static let dark = "○"
  static let right = "✓"
  static let wrong = "✗"
  static let star = "★"
  static let noStar = "·"
  static let fourthStar = "✦"
  static let rope = "~"
  static let progress = "+"
  static let nothing = "·"
  static let noDigit = "·"
  static let remark = "!"
  static let above = "▴"
  static let below = "▾"
  static let turnLeft = "‹"
  static let turnRight = "›"
  static let rule: Unicode.Scalar = "─"

  /// `★★·` for two of three.
  static func stars(_ count: Int, of total: Int = 3) -> String {
    String(repeating: star, count: max(0, count))
      + String(repeating: noStar, count: max(0, total - count))
  }
}
