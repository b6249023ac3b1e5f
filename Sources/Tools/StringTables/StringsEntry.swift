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
