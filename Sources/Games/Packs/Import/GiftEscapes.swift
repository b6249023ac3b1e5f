/// The bytes without the backslashes of GIFT: `\n` is a line's end, `\~ \= \# \{ \} \: \\` the mark
/// itself; before anything else a backslash is a backslash.
func unescaped(_ bytes: ByteSlice) -> [UInt8] {
  guard bytes.contains(UInt8(ascii: "\\")) else { return Array(bytes) }
  var result: [UInt8] = []
  result.reserveCapacity(bytes.count)
  var rest = bytes
  while let byte = rest.popFirst() {
    guard byte == UInt8(ascii: "\\"), let next = rest.first else {
      result.append(byte)
      continue
    }
    switch next {
    case UInt8(ascii: "n"):
      result.append(UInt8(ascii: "\n"))
      rest.removeFirst()
    case _ where escapable.contains(next):
      result.append(next)
      rest.removeFirst()
    default: result.append(byte)
    }
  }
  return result
}

private let escapable = Array("~=#{}:\\".utf8)

extension ByteSlice {
  /// The first place where `mark` stands without a backslash before it.
  func unescapedIndex(of mark: String) -> Int? {
    let (bytes, mark) = (span, mark.utf8.span)
    var index = 0
    while index <= bytes.count - mark.count {
      if bytes[index] == UInt8(ascii: "\\") {
        index += 2
      } else if bytes[index] == mark[0], bytes.hasPrefix(mark, at: index) {
        return startIndex + index
      } else {
        index += 1
      }
    }
    return nil
  }

  /// What stands before the first unescaped `mark`, and what behind it; nil without one.
  func split(at mark: String) -> (before: ByteSlice, behind: ByteSlice)? {
    unescapedIndex(of: mark).map { (self[..<$0], self[($0 + mark.utf8.count)...]) }
  }

  /// The last place where `mark` stands without a backslash before it.
  func lastUnescapedIndex(of mark: String) -> Int? {
    var last: Int?
    var rest = self
    while let index = rest.unescapedIndex(of: mark) {
      last = index
      rest = rest[(index + 1)...]
    }
    return last
  }
}

extension Span<UInt8> {
  /// Whether `mark` stands at `index`; there is room for it.
  fileprivate func hasPrefix(_ mark: Span<UInt8>, at index: Int) -> Bool {
    for offset in mark.indices where self[index + offset] != mark[offset] { return false }
    return true
  }
}
