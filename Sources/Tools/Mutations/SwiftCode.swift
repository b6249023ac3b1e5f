/// A source as bytes of UTF-8 in which comments and texts are blanks, so that what is found in it is code.
struct SwiftCode {
  private(set) var bytes: [UInt8]
  private var index = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
    while index < bytes.count { skipPiece() }
  }

  private mutating func skipPiece() {
    if !"/#\"".utf8.contains(bytes[index]) {
      index += 1
    } else if stands("//") {
      while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { blank(1) }
    } else if stands("/*") {
      skipComment()
    } else if let hashes = hashesBeforeQuote {
      skipLiteral(hashes: hashes)
    } else {
      index += 1
    }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if stands("/*") { depth += 1 }
      if stands("*/") { depth -= 1 }
      blank(stands("/*") || stands("*/") ? 2 : 1)
    } while depth > 0 && index < bytes.count
  }

  /// How many `#` stand before the quotation mark that begins here; nil where none begins.
  private var hashesBeforeQuote: Int? {
    let hashes = bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count
    guard index + hashes < bytes.count, bytes[index + hashes] == UInt8(ascii: "\"") else {
      return nil
    }
    return hashes
  }

  /// Blanks a text with all that is interpolated in it.
  private mutating func skipLiteral(hashes: Int) {
    let marks = String(repeating: "#", count: hashes)
    blank(hashes)
    let quote = stands("\"\"\"") ? "\"\"\"" : "\""
    blank(quote.count)
    while index < bytes.count, !stands(quote + marks) {
      if stands("\\" + marks + "(") {
        blank(2 + hashes)
        skipInterpolation()
      } else {
        blank(stands("\\" + marks) ? 2 + hashes : 1)
      }
    }
    blank(quote.count + hashes)
  }

  private mutating func skipInterpolation() {
    var depth = 1
    while depth > 0, index < bytes.count {
      if let hashes = hashesBeforeQuote {
        skipLiteral(hashes: hashes)
      } else {
        if stands("(") { depth += 1 }
        if stands(")") { depth -= 1 }
        blank(1)
      }
    }
  }

  private func stands(_ text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

  /// Blanks bytes, but not the ends of lines.
  private mutating func blank(_ count: Int) {
    for _ in 0..<count where index < bytes.count {
      if bytes[index] != UInt8(ascii: "\n") { bytes[index] = UInt8(ascii: " ") }
      index += 1
    }
  }
}
