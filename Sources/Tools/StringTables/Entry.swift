/// One `"key" = "value";` and the path it came from.
struct Entry {
  let path: String
  let key: String
  let position: Position
  let value: [LocatedScalar]
  /// `// same` stands behind it: the text is meant to equal the English one.
  let isMarkedSame: Bool

  func diagnostic(_ message: String, at place: Position? = nil) -> Diagnostic {
    Diagnostic(path: path, position: place ?? position, message: "“\(key)”: \(message)")
  }
}
