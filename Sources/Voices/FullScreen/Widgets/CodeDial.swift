import Screen

/// The digits that stand on wheels, and the keys that set them; where the focus is, the scene knows.
struct CodeDial {
  /// Nil where a wheel has not been set.
  private(set) var digits: [Int?]

  init(wheels: Int) { digits = Array(repeating: nil, count: wheels) }

  /// The digits that are set, one behind the other.
  var code: String { digits.compactMap { $0.map(String.init) }.joined() }

  /// Does what a key does to the wheel with the focus; the wheel that has it then, or nil for a key that
  /// is none of the wheels'.
  mutating func handleKey(_ key: Key, at wheel: Int) -> Int? {
    guard digits.indices.contains(wheel) else { return nil }
    if let digit = ChoiceKeys.wheelDigit(key) {
      digits[wheel] = digit
      return min(wheel + 1, digits.count - 1)
    }
    switch key {
    case .up: turn(wheel, by: 1)
    case .down: turn(wheel, by: -1)
    case .left: return wheel > 0 ? wheel - 1 : nil
    case .right: return wheel + 1 < digits.count ? wheel + 1 : nil
    case .backspace: return clear(backFrom: wheel)
    case .delete: digits[wheel] = nil
    case .character, .home, .end, .pageUp, .pageDown, .insert, .enter, .tab, .escape, .function:
      return nil
    }
    return wheel
  }

  /// A wheel that was not set comes to 0 upwards, to 9 downwards.
  private mutating func turn(_ wheel: Int, by step: Int) {
    let digit = digits[wheel] ?? (step > 0 ? 9 : 0)
    digits[wheel] = (digit + step + 10) % 10
  }

  /// Clears this wheel, or where it is blank the one before.
  private mutating func clear(backFrom wheel: Int) -> Int {
    let cleared = digits[wheel] == nil ? max(0, wheel - 1) : wheel
    digits[cleared] = nil
    return cleared
  }
}

extension PageWriter {
  /// The wheels side by side, each an item; the one with the focus shows that it turns.
  mutating func addWheels(_ dial: CodeDial, focus: Int, isOpen: Bool) {
    let count = dial.digits.count
    let left = margins.centered(4 * count + 1)
    let frame: Style = isOpen ? .good : .faint
    let lit = isOpen ? nil : focus
    let parts = Array(repeating: "───", count: count)
    let first = row
    addRim("┌" + parts.joined(separator: "┬") + "┐", at: left, frame, lit, Symbol.above)
    var wheels: [Span] = []
    for (wheel, digit) in dial.digits.enumerated() {
      let style: Style = isOpen ? .good : wheel == lit ? ember : .strong
      let column = left + 4 * wheel
      wheels.append(Span(column: column, text: "│", style: frame))
      let text = digit.map(String.init) ?? Symbol.noDigit
      wheels.append(Span(column: column + 2, text: text, style: style))
    }
    addRow(wheels + [Span(column: left + 4 * count, text: "│", style: frame)])
    addRim("└" + parts.joined(separator: "┴") + "┘", at: left, frame, lit, Symbol.below)
    for wheel in dial.digits.indices {
      let cursor = Position(column: left + 4 * wheel + 2, row: first + 1)
      registerItem(Page.FocusableItem(rows: first..<row, cursor: cursor, isMarked: false))
    }
  }

  /// The upper or lower rim, with a mark in it at the wheel that is lit.
  private mutating func addRim(
    _ rim: String, at column: Int, _ style: Style, _ lit: Int?, _ mark: String
  ) {
    guard let lit else { return addRow([Span(column: column, text: rim, style: style)]) }
    let place = 4 * lit + 2
    addRow([
      Span(column: column, text: String(rim.prefix(place)), style: style),
      Span(column: column + place, text: mark, style: .accent),
      Span(column: column + place + 1, text: String(rim.dropFirst(place + 1)), style: style),
    ])
  }
}
