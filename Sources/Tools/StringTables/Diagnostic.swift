/// Where something stands in a file; both count from 1, columns in Unicode scalars.
package struct SourcePosition: Hashable, Sendable {
  package var line = 1
  package var column = 1
}

/// One mistake in a table, printed the way compilers print theirs.
package struct Diagnostic: Error, Hashable, Sendable, CustomStringConvertible {
  package let path: String
  package let position: SourcePosition
  package let message: String

  /// A mistake of the whole file stands at its first character.
  package init(path: String, position: SourcePosition = SourcePosition(), message: String) {
    self.path = path
    self.position = position
    self.message = message
  }

  package var description: String {
    "\(path):\(position.line):\(position.column): error: \(message)"
  }
}

/// Every mistake that was found; never empty.
package struct TableErrors: Error, Hashable, Sendable {
  package let diagnostics: [Diagnostic]

  package init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
}
