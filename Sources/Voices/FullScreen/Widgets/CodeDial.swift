import Screen

/// The digits that stand on wheels, and the keys that set them; where the focus is, the scene knows.
struct CodeDial {
  /// Nil where a wheel has not been set.
  private(set) var digits: [Int?]
  /// What is on every wheel.
  private let range: ClosedRange<Int>

  init(wheels: Int, digits range: ClosedRange<Int> = 0...9) {
    digits = Array(repeating: nil, count: wheels)
    self.range = range
  }

  /// Whether every wheel has been set.
  var isComplete: Bool { !digits.contains(nil) }

  /// The digits that are set, one behind the other.
  var code: String { digits.compactMap { $0.map(String.init) }.joined() }

  /// Does what a key does to the wheel with the focus; the wheel that has it then, or nil for a key that
  /// is none of the wheels'.
  mutating func handleKey(_ key: Key, at wheel: Int) -> Int? {
    guard digits.indices.contains(wheel) else { return nil }
    if let digit = ChoiceKeys.wheelDigit(key) {
      guard range.contains(digit) else { return wheel }
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

  /// A wheel that was not set comes to its first digit upwards, to its last downwards.
  private mutating func turn(_ wheel: Int, by step: Int) {
    let digit = digits[wheel] ?? (step > 0 ? range.upperBound : range.lowerBound)
    digits[wheel] =
      range.lowerBound + (digit - range.lowerBound + step + range.count) % range.count
  }

  /// Clears this wheel, or where it is blank the one before.
  private mutating func clear(backFrom wheel: Int) -> Int {
    let cleared = digits[wheel] == nil ? max(0, wheel - 1) : wheel
    digits[cleared] = nil
    return cleared
  }
}

extension CodeDial {
  /// The wheels side by side, each an item; the one with the focus shows that it turns. Without a focus they stand open.
  func write(focus: Int?, to page: inout PageWriter) {
    let left = page.margins.centered(4 * digits.count + 1)
    let first = page.row
    page.addRow(rim("┌", "┬", "┐", mark: Symbol.above, at: focus, from: left))
    var wheels: [Span] = []
    for (wheel, digit) in digits.enumerated() {
      let style: Style = focus == nil ? .good : wheel == focus ? page.ember : .strong
      let text = digit.map(String.init) ?? Symbol.noDigit
      wheels.append(Span(column: left + 4 * wheel, text: "│", style: frameStyle(focus)))
      wheels.append(Span(column: left + 4 * wheel + 2, text: text, style: style))
    }
    let end = Span(column: left + 4 * digits.count, text: "│", style: frameStyle(focus))
    page.addRow(wheels + [end])
    page.addRow(rim("└", "┴", "┘", mark: Symbol.below, at: focus, from: left))
    for wheel in digits.indices {
      page.registerItem(
        rows: first..<page.row, at: left + 4 * wheel + 2, ofRow: first + 1, isMarked: false)
    }
  }

  private func frameStyle(_ focus: Int?) -> Style { focus == nil ? .good : .faint }

  /// The upper or lower rim, with a mark in it at the wheel with the focus.
  private func rim(
    _ start: String, _ middle: String, _ end: String, mark: String, at focus: Int?,
    from left: Int
  ) -> [Span] {
    let parts = Array(repeating: "───", count: digits.count).joined(separator: middle)
    let rim = Span(column: left, text: start + parts + end, style: frameStyle(focus))
    guard let focus else { return [rim] }
    let place = 4 * focus + 2
    return [
      Span(column: left, text: String(rim.text.prefix(place)), style: rim.style),
      Span(column: left + place, text: mark, style: .accent),
      Span(
        column: left + place + 1, text: String(rim.text.dropFirst(place + 1)), style: rim.style),
    ]
  }
}
