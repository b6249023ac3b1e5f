/// A scalar of a value, unescaped, and where it was written.
struct Placed {
  var scalar: Unicode.Scalar
  let position: Position
}

/// One `"key" = "value";` and the path it came from.
struct Entry {
  let path: String
  let key: String
  let position: Position
  let value: [Placed]
  /// `// same` stands behind it: the text is meant to equal the English one.
  let isMarkedSame: Bool

  func problem(_ message: String, at place: Position? = nil) -> Diagnostic {
    Diagnostic(path: path, position: place ?? position, message: "“\(key)”: \(message)")
  }
}
