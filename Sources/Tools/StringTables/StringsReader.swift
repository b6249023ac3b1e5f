/// Reads the `.strings` format: `"key" = "value";` and comments, nothing else.
struct StringsReader {
  private let path: String
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var position = SourcePosition()

  init(path: String, text: String) {
    self.path = path
    scalars = Array(text.unicodeScalars)
  }

  mutating func readEntries() throws(Diagnostic) -> [StringsEntry] {
    var entries: [StringsEntry] = []
    try skipBlanksAndComments()
    while next != nil {
      entries.append(try readEntry())
      try skipBlanksAndComments()
    }
    return entries
  }

  private mutating func readEntry() throws(Diagnostic) -> StringsEntry {
    let start = position
    let key = try readQuotedText("a key in quotes")
    try expect("=", after: "the key")
    try skipBlanksAndComments()
    let value = try readQuotedText("a value in quotes")
    try expect(";", after: "the value")
    return StringsEntry(
      path: path, key: String(String.UnicodeScalarView(key.map(\.scalar))), position: start,
      value: value, isMarkedSame: restOfLine() == "// same")
  }

  private mutating func expect(
    _ sign: Unicode.Scalar, after what: String
  ) throws(Diagnostic) {
    try skipBlanksAndComments()
    guard next == sign else { throw diagnostic("expected “\(sign)” after \(what)") }
    advance()
  }

  private mutating func readQuotedText(_ what: String) throws(Diagnostic) -> [LocatedScalar] {
    guard next == "\"" else { throw diagnostic("expected \(what)") }
    let start = position
    var result: [LocatedScalar] = []
    advance()
    while next != "\"" {
      guard let scalar = next, scalar != "\n" else {
        throw diagnostic("the quotes are not closed on their line", at: start)
      }
      let place = position
      advance()
      result.append(
        LocatedScalar(scalar: scalar == "\\" ? try readEscape() : scalar, position: place))
    }
    advance()
    return result
  }

  private mutating func readEscape() throws(Diagnostic) -> Unicode.Scalar {
    let letter = next
    let place = position
    if letter != "\n" { advance() }
    if letter == "U" { return try readHexadecimal() }
    let escapes: [Unicode.Scalar: Unicode.Scalar] = ["\"": "\"", "\\": "\\", "n": "\n", "t": "\t"]
    guard let scalar = letter.flatMap({ escapes[$0] }) else {
      throw diagnostic("unknown escape: only \\\" \\\\ \\n \\t \\UXXXX are known", at: place)
    }
    return scalar
  }

  private mutating func readHexadecimal() throws(Diagnostic) -> Unicode.Scalar {
    let start = position
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = next.flatMap({ Character($0).hexDigitValue }) else {
        throw diagnostic("\\U needs four hexadecimal digits", at: start)
      }
      value = value * 16 + UInt32(digit)
      advance()
    }
    guard let scalar = Unicode.Scalar(value) else {
      throw diagnostic("\\U names no character", at: start)
    }
    return scalar
  }

  private mutating func skipBlanksAndComments() throws(Diagnostic) {
    while let scalar = next {
      switch (scalar, following) {
      case (" ", _), ("\t", _), ("\n", _): advance()
      case ("/", "/"): skipLine()
      case ("/", "*"): try skipComment()
      default: return
      }
    }
  }

  private mutating func skipLine() {
    while let scalar = next, scalar != "\n" { advance() }
  }

  private mutating func skipComment() throws(Diagnostic) {
    let start = position
    advance(2)
    while !(next == "*" && following == "/") {
      guard next != nil else { throw diagnostic("the comment is not closed", at: start) }
      advance()
    }
    advance(2)
  }

  /// What stands between here and the end of the line, without blanks around it; not consumed.
  private func restOfLine() -> String {
    let rest = scalars[index...].prefix { $0 != "\n" }.drop { $0 == " " || $0 == "\t" }
    let end = rest.lastIndex { $0 != " " && $0 != "\t" }.map { $0 + 1 } ?? rest.startIndex
    return String(String.UnicodeScalarView(rest[..<end]))
  }

  private var next: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  private var following: Unicode.Scalar? {
    index + 1 < scalars.count ? scalars[index + 1] : nil
  }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where index < scalars.count {
      position =
        scalars[index] == "\n"
        ? SourcePosition(line: position.line + 1)
        : SourcePosition(line: position.line, column: position.column + 1)
      index += 1
    }
  }

  private func diagnostic(_ message: String, at place: SourcePosition? = nil) -> Diagnostic {
    Diagnostic(path: path, position: place ?? position, message: message)
  }
}

/// One `.strings` file as it was read: `<language>.lproj/<name>.strings`.
package struct StringsFile: Sendable {
  /// The code that its folder is named by: `fr`.
  package let language: String
  package let name: String
  package let path: String
  package let bytes: [UInt8]

  package init(language: String, name: String, path: String, bytes: [UInt8]) {
    self.language = language
    self.name = name
    self.path = path
    self.bytes = bytes
  }

  /// The entries in the order of the file; throws the first mistake of the format.
  func parseEntries() throws(Diagnostic) -> [StringsEntry] {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw diagnostic("this line is not UTF-8", line: firstLineNotInUTF8)
    }
    var reader = StringsReader(path: path, text: text)
    return try reader.readEntries()
  }

  func diagnostic(_ message: String, line: Int = 1) -> Diagnostic {
    Diagnostic(path: path, position: SourcePosition(line: line), message: message)
  }

  private var firstLineNotInUTF8: Int {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return 1 + (lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0)
  }
}

/// One `"key" = "value";` and the path it came from.
struct StringsEntry {
  let path: String
  let key: String
  let position: SourcePosition
  let value: [LocatedScalar]
  /// `// same` stands behind it: the text is meant to equal the English one.
  let isMarkedSame: Bool

  func diagnostic(_ message: String, at place: SourcePosition? = nil) -> Diagnostic {
    Diagnostic(path: path, position: place ?? position, message: "“\(key)”: \(message)")
  }
}

/// A scalar of a value, unescaped, and where it was written.
struct LocatedScalar {
  var scalar: Unicode.Scalar
  let position: SourcePosition
}
