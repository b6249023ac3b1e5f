/// Lines of GIFT between empty ones, which are one question, or several that no empty line parts.
struct GiftRun {
  /// What is one question each.
  private(set) var questions: [ByteSlice] = []

  /// A title begins a question, and so does a line behind one that closes the answers, where others follow.
  init(_ block: ByteSlice) {
    let lastBrace = block.lastUnescapedIndex(of: "{") ?? block.startIndex
    var start = block.startIndex
    var isOpen = false
    var isClosed = false
    for line in block.split(separator: UInt8(ascii: "\n")) {
      let text = line.trimmed
      let isNext = isClosed && !isOpen && lastBrace >= line.startIndex && !text.isEmpty
      if line.startIndex > start, isNext || text.isTitled,
        !block[start..<line.startIndex].trimmed.isEmpty
      {
        questions.append(block[start..<line.startIndex].trimmed)
        (start, isOpen) = (line.startIndex, false)
      }
      guard !text.isEmpty else { continue }
      isOpen = text.isOpenBehind(isOpen)
      isClosed = text.last == UInt8(ascii: "}") && !isOpen
    }
    questions.append(block[start...])
  }
}

extension ByteSlice {
  /// Whether it begins with `::a title::`.
  fileprivate var isTitled: Bool { hasPrefix("::") && dropFirst(2).unescapedIndex(of: "::") != nil }

  /// Whether a brace is open behind it, where one was before it or not.
  fileprivate func isOpenBehind(_ isOpen: Bool) -> Bool {
    var isOpen = isOpen
    var rest = self
    while let mark = rest.unescapedIndex(of: isOpen ? "}" : "{") {
      isOpen.toggle()
      rest = rest[(mark + 1)...]
    }
    return isOpen
  }
}
