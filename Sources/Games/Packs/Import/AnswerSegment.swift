/// An answer as GIFT and the gaps of Moodle write it: `%50%words#reply`.
extension ByteSlice {
  /// The percentage in front, if there is one, and the rest.
  var withoutWeight: (percent: Double?, rest: ByteSlice) {
    guard first == UInt8(ascii: "%"),
      let end = dropFirst().prefix(16).firstIndex(of: UInt8(ascii: "%"))
    else { return (nil, self) }
    let digits = self[..<end].dropFirst()
    guard digits.allSatisfy({ $0.isDigit || Array("-.".utf8).contains($0) }),
      let percent = Double(String(decoding: digits, as: UTF8.self))
    else { return (nil, self) }
    return (percent, self[(end + 1)...].trimmed)
  }

  /// What stands before `#`, and behind it the reply; nil without one.
  var withoutReply: (words: ByteSlice, reply: ByteSlice?) {
    var rest = self
    while let mark = rest.unescapedIndex(of: "#") {
      rest = self[(mark + 1)...]
      // `&#39;` is an apostrophe, in files that other tools made.
      let isEntity = mark > startIndex && self[mark - 1] == UInt8(ascii: "&")
      if !isEntity || rest.first?.isLetterOrDigit != true { return (self[..<mark], rest) }
    }
    return (self, nil)
  }
}
