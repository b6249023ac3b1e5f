import Screen

/// A sign, or a short text, in its colour.
struct StyledSymbol: Equatable {
  let symbol: String
  let style: Style

  init(_ symbol: String, _ style: Style) {
    self.symbol = symbol
    self.style = style
  }

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
