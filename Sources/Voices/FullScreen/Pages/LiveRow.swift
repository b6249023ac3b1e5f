/// A row that changes while its page stays: a field that is typed into, a count that goes down.
struct LiveRow: Equatable {
  var spans: [Span] = []
  /// The column of the cursor, where it is a field.
  var cursor: Int?
}
