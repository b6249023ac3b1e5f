/// The bytes without the backslashes of GIFT: `\n` is a line's end, `\~ \= \# \{ \} \: \\` the mark
/// itself; before anything else a backslash is a backslash.
func unescaped(_ bytes: ByteSlice) -> [UInt8] {
  let backslash = UInt8(ascii: "\\")
  guard bytes.contains(backslash) else { return Array(bytes) }
  var result: [UInt8] = []
  var isEscaped = false
  for byte in bytes {
    if byte == backslash, !isEscaped {
      isEscaped = true
      continue
    }
    if isEscaped, byte != UInt8(ascii: "n"), !escapable.contains(byte) { result.append(backslash) }
    result.append(isEscaped && byte == UInt8(ascii: "n") ? UInt8(ascii: "\n") : byte)
    isEscaped = false
  }
  return isEscaped ? result + [backslash] : result
}

private let escapable = Array("~=#{}:\\".utf8)

extension ByteSlice {
  /// The first place where `mark` stands without a backslash before it.
  func unescapedIndex(of mark: String) -> Int? {
    let mark = Array(mark.utf8)
    var index = startIndex
    while index < endIndex {
      if self[index] == mark[0], self[index...].starts(with: mark) { return index }
      index += self[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  /// What stands before the first unescaped `mark`, and what behind it; nil without one.
  func split(at mark: String) -> (before: ByteSlice, behind: ByteSlice)? {
    unescapedIndex(of: mark).map { (self[..<$0], self[($0 + mark.utf8.count)...]) }
  }
}
