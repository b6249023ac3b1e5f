/// The shortest bytes that move the hardware cursor.
struct CursorMove {
  /// No move to the right takes fewer bytes.
  static let leastBytes = 3
  /// Where the cursor is; nil where that is unknown.
  let current: Position?
  let target: Position

  /// Adds the move to `bytes`: relative where that is shorter; nothing where the cursor is there already.
  func append(to bytes: inout [UInt8]) {
    if current == target { return }
    let start = bytes.count
    if let current {
      steps(target.row - current.row, forward: "B", back: "A", &bytes)
      horizontal(from: current.column, &bytes)
      if bytes.count - start < absoluteCount { return }
      bytes.removeLast(bytes.count - start)
    }
    openSequence(&bytes)
    number(target.row + 1, &bytes)
    if target.column > 0 {
      bytes.append(UInt8(ascii: ";"))
      number(target.column + 1, &bytes)
    }
    bytes.append(UInt8(ascii: "H"))
  }

  private var absoluteCount: Int {
    let column = target.column > 0 ? 1 + digits(target.column + 1) : 0
    return 3 + digits(target.row + 1) + column
  }

  private func horizontal(from column: Int, _ bytes: inout [UInt8]) {
    let back = column - target.column
    if target.column == 0, back > 0 {
      bytes.append(0x0D)
    } else if back > 0, back < 3 + digits(back) {
      bytes += repeatElement(0x08, count: back)
    } else {
      steps(-back, forward: "C", back: "D", &bytes)
    }
  }

  private func steps(
    _ count: Int, forward: Unicode.Scalar, back: Unicode.Scalar, _ bytes: inout [UInt8]
  ) {
    if count == 0 { return }
    openSequence(&bytes)
    number(abs(count), &bytes)
    bytes.append(UInt8(ascii: count > 0 ? forward : back))
  }

  private func openSequence(_ bytes: inout [UInt8]) {
    bytes.append(0x1B)
    bytes.append(UInt8(ascii: "["))
  }

  /// A 1 is what terminals take for a number that is left out.
  private func number(_ value: Int, _ bytes: inout [UInt8]) {
    if value != 1 { decimal(value, &bytes) }
  }

  private func decimal(_ value: Int, _ bytes: inout [UInt8]) {
    if value >= 10 { decimal(value / 10, &bytes) }
    bytes.append(UInt8(0x30 + value % 10))
  }

  private func digits(_ value: Int) -> Int {
    var count = value == 1 ? 0 : 1
    var rest = value
    while rest >= 10 {
      count += 1
      rest /= 10
    }
    return count
  }
}
