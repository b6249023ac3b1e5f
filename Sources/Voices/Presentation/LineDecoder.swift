/// One line as it was typed, or why it cannot be read.
package enum DecodedLine: Equatable, Sendable {
  case text(String)
  /// Longer than the reader’s limit.
  case tooLong
  /// Bytes that are not UTF-8.
  case notText
  /// NUL, ESC and their like; a tab is a blank.
  case controlCharacters
}

/// Cuts bytes into lines, however they arrive; a line that is too long is read to its end and dropped.
package struct LineDecoder: Sendable {
  private let limit: Int
  private var line: [UInt8] = []
  private var isTooLong = false
  private var hasStarted = false

  /// `limit`: the longest line that is taken, in bytes.
  package init(limit: Int) {
    self.limit = limit
  }

  /// The lines that `bytes` complete.
  package mutating func read(_ bytes: some Sequence<UInt8>) -> [DecodedLine] {
    var lines: [DecodedLine] = []
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        lines.append(finishLine())
      } else {
        hasStarted = true
        if line.count == limit { isTooLong = true } else { line.append(byte) }
      }
    }
    return lines
  }

  /// The last line, where the input ends without a line feed.
  package mutating func end() -> DecodedLine? { hasStarted ? finishLine() : nil }

  private mutating func finishLine() -> DecodedLine {
    defer {
      line.removeAll(keepingCapacity: true)
      isTooLong = false
      hasStarted = false
    }
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    if isTooLong { return .tooLong }
    if line.allSatisfy({ (0x20..<0x7F).contains($0) }) {
      return .text(String(decoding: line, as: UTF8.self))
    }
    guard let text = String(validating: line, as: UTF8.self) else { return .notText }
    let scalars = text.unicodeScalars.map { $0 == "\t" ? " " : $0 }
    guard !scalars.contains(where: { $0.properties.generalCategory == .control }) else {
      return .controlCharacters
    }
    return .text(String(String.UnicodeScalarView(scalars)))
  }
}
