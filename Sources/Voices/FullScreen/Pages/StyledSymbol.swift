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

/// A row that changes while its page stays: a field that is typed into, a count that goes down.
struct LiveRow: Equatable {
  var spans: [Span] = []
  /// The column of the cursor, where it is a field.
  var cursor: Int?
}

/// The columns on which a page of some width is set.
struct PageMargins: Equatable {
  let columns: Int

  private var isWide: Bool { columns >= 60 }

  /// Where signs stand beside a paragraph.
  var gutter: Int { isWide ? 1 : 0 }
  /// Where paragraphs begin.
  var text: Int { isWide ? 3 : 2 }
  /// Where the focus is marked.
  var marker: Int { isWide ? 3 : 0 }
  /// Where an item's letter stands.
  var label: Int { isWide ? 5 : 2 }
  /// Where an item's text begins.
  var item: Int { isWide ? 8 : 4 }
  /// The column behind the last one that text takes.
  var end: Int { columns - (isWide ? 3 : 1) }

  /// Where something `width` wide begins, to stand in the middle.
  func centered(_ width: Int) -> Int { max(0, (columns - width) / 2) }
}
