import JSON

/// What a client marks a command with, to know where its answer ends: a string or a whole number.
struct WireTag: Equatable {
  private let value: JSONValue

  /// Nil where a command has none.
  init?(of command: JSONObject) throws(WireError) {
    guard let value = command["tag"] else { return nil }
    guard value.string != nil || value.int != nil else { throw .wrongType(field: "tag") }
    self.value = value
  }

  /// The event `done`.
  var done: JSONValue { .event("done", ["tag": value]) }
}
