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
