/// A Swift file taken apart: its code without comments and texts, and the texts.
struct SwiftSource {
  /// A string literal; what was interpolated is U+FFFC in it.
  struct Literal: Equatable {
    var text: String
    /// The line it begins on, from 1.
    let line: Int
    /// The names of the calls it is an argument of, the outermost first.
    let calls: [String]
  }

  private(set) var code = ""
  private(set) var literals: [Literal] = []
  private let characters: [Character]
  private var index = 0
  private var line = 1
  private var calls: [String] = []

  init(_ text: String) {
    characters = Array(text)
    scanCode(inParentheses: false)
  }

  /// The lines of `code`, in order.
  var lines: [Substring] { code.split(separator: "\n", omittingEmptySubsequences: false) }

  // MARK: Code

  private mutating func scanCode(inParentheses: Bool) {
    let depth = calls.count
    while index < characters.count {
      if inParentheses, calls.count == depth, characters[index] == ")" { return }
      scanPiece()
    }
  }

  private mutating func scanPiece() {
    if stands("//") {
      skip { !$0.isNewline }
    } else if stands("/*") {
      skipComment()
    } else if let hashes = hashesBeforeQuote {
      scanLiteral(hashes: hashes)
    } else {
      switch characters[index] {
      case "(": calls.append(nameBefore)
      case ")": _ = calls.popLast()
      default: break
      }
      advance(keeping: true)
    }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if stands("/*") {
        depth += 1
        advance(2)
      } else if stands("*/") {
        depth -= 1
        advance(2)
      } else {
        advance()
      }
    } while depth > 0 && index < characters.count
  }

  /// The identifier that the code ends with.
  private var nameBefore: String {
    String(code.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed())
  }

  // MARK: Literals

  /// How many `#` stand before the quotation mark that begins here; nil where none begins.
  private var hashesBeforeQuote: Int? {
    let hashes = characters[index...].prefix { $0 == "#" }.count
    guard index + hashes < characters.count, characters[index + hashes] == "\"" else { return nil }
    return hashes
  }

  private mutating func scanLiteral(hashes: Int) {
    advance(hashes)
    let quote = stands("\"\"\"") ? "\"\"\"" : "\""
    let end = quote + String(repeating: "#", count: hashes)
    let escape = "\\" + String(repeating: "#", count: hashes)
    var literal = Literal(text: "", line: line, calls: calls)
    advance(quote.count)
    while index < characters.count, !stands(end) {
      if stands(escape + "(") {
        advance(escape.count + 1)
        scanCode(inParentheses: true)
        literal.text.append("\u{FFFC}")
        advance()
      } else if stands(escape) {
        advance(escape.count)
        literal.text.append(" ")
        advance()
      } else {
        literal.text.append(characters[index])
        advance()
      }
    }
    advance(end.count)
    literals.append(literal)
  }

  // MARK: Characters

  private func stands(_ text: String) -> Bool { characters[index...].starts(with: text) }

  private mutating func advance(_ count: Int = 1, keeping: Bool = false) {
    for _ in 0..<count where index < characters.count {
      let character = characters[index]
      if character.isNewline { line += 1 }
      if keeping || character.isNewline { code.append(character) }
      index += 1
    }
  }

  private mutating func skip(while fits: (Character) -> Bool) {
    while index < characters.count, fits(characters[index]) { advance() }
  }
}
