extension Scanner {
  /// Counts the values before any is made, so that a text of millions is refused at no cost in memory.
  /// One begins with whatever follows the start, an opening bracket or a comma, and closes nothing.
  func checkCount() throws(Fault) {
    var count = 0
    var isExpected = true
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if isExpected, byte > 0x20 {
        isExpected = false
        if byte != UInt8(ascii: "]"), byte != UInt8(ascii: "}") { count += 1 }
        guard count <= limits.values else { throw Fault(.tooManyValues, at: index) }
      }
      switch byte {
      case UInt8(ascii: "\""): index = endOfString(from: index)
      case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "{"): isExpected = true
      default: break
      }
      index += 1
    }
  }

  /// The quotation mark that closes the string opened at `start`; the end if none does.
  private func endOfString(from start: Int) -> Int {
    var index = start + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return index
  }
}
