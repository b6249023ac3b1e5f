extension [UInt8] {
  /// A line of Esc keys alone is read as `line`, where there is one; others mean nothing.
  func readingEscapes(as line: String?) -> [UInt8] {
    let plain = withoutLoneEscapes
    guard let line, plain.count < count, plain == [UInt8(ascii: "\n")] else { return plain }
    return Array("\(line)\n".utf8)
  }

  /// Without the Esc keys that were struck at a prompt; those of arrows stay.
  private var withoutLoneEscapes: [UInt8] {
    let escape: UInt8 = 0x1B
    guard contains(escape) else { return self }
    return indices.filter { index in
      guard self[index] == escape else { return true }
      let next = index + 1 < endIndex ? self[index + 1] : 0
      return next == UInt8(ascii: "[") || next == UInt8(ascii: "O")
    }.map { self[$0] }
  }
}
