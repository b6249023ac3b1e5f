/// The members of an object, in order.
package struct JSONMembers: Sequence, IteratorProtocol {
  let text: JSONDocument
  var index: Int
  let end: Int
  /// How many there are in all.
  package let count: Int

  /// The same, for whoever makes room for them.
  package var underestimatedCount: Int { count }

  /// The next key and its value; nil behind the last.
  package mutating func next() -> (key: JSONNodeIndex, value: JSONNodeIndex)? {
    guard index < end else { return nil }
    defer { index = text.entries[index + 1].end(at: index + 1) }
    return (JSONNodeIndex(index: index), JSONNodeIndex(index: index + 1))
  }
}
