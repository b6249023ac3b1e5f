/// The shortest bytes that move the hardware cursor.
struct CursorMove {
  /// No move to the right takes fewer bytes.
  static let leastBytes = 3
  /// Where the cursor is; nil where that is unknown.
  let current: Position?
  let target: Position

  /// Relative where that is shorter; nothing where the cursor is there already.
  func append(to bytes: inout [UInt8]) {
    if current == target { return }
    let start = bytes.count
    appendAbsolute(to: &bytes)
    guard let current else { return }
    let relative = bytes.count
    appendSteps(target.row - current.row, forward: "B", back: "A", to: &bytes)
    appendHorizontal(from: current.column, to: &bytes)
    bytes.keepShorter(from: start, or: relative)
  }

  private func appendAbsolute(to bytes: inout [UInt8]) {
    bytes.appendIntroducer()
    bytes.appendParameter(target.row + 1)
    if target.column > 0 {
      bytes.append(UInt8(ascii: ";"))
      bytes.appendParameter(target.column + 1)
    }
    bytes.append(UInt8(ascii: "H"))
  }

  private func appendHorizontal(from column: Int, to bytes: inout [UInt8]) {
    let back = column - target.column
    if target.column == 0, back > 0 { return bytes.append(UInt8(ascii: "\r")) }
    let start = bytes.count
    appendSteps(-back, forward: "C", back: "D", to: &bytes)
    guard back > 0, back < bytes.count - start else { return }
    bytes.removeLast(bytes.count - start)
    bytes += repeatElement(0x08, count: back)
  }

  private func appendSteps(
    _ count: Int, forward: Unicode.Scalar, back: Unicode.Scalar, to bytes: inout [UInt8]
  ) {
    if count == 0 { return }
    bytes.appendIntroducer()
    bytes.appendParameter(abs(count))
    bytes.append(UInt8(ascii: count > 0 ? forward : back))
  }
}

/// Control sequences are put together as bytes: strings would take half of the time of a key.
extension [UInt8] {
  /// The control sequence introducer.
  mutating func appendIntroducer() {
    append(0x1B)
    append(UInt8(ascii: "["))
  }

  /// A 1 is what terminals take for a number that is left out.
  fileprivate mutating func appendParameter(_ number: Int) {
    if number != 1 { appendNumber(number) }
  }

  private mutating func appendNumber(_ number: Int) {
    if number > 9 { appendNumber(number / 10) }
    append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  /// Of two sequences for the same, the one up to `second` and the one from there, the second if it is shorter.
  mutating func keepShorter(from first: Int, or second: Int) {
    if count - second < second - first {
      removeSubrange(first..<second)
    } else {
      removeLast(count - second)
    }
  }
}
