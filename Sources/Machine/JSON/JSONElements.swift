/// The elements of an array, in order.
package struct JSONElements: Sequence, IteratorProtocol {
  let text: JSONDocument
  var index: Int
  let end: Int
  /// How many there are in all.
  package let count: Int

  /// The same, for whoever makes room for them.
  package var underestimatedCount: Int { count }

  /// The next element; nil behind the last.
  package mutating func next() -> JSONNodeIndex? {
    guard index < end else { return nil }
    defer { index = text.entries[index].end(at: index) }
    return JSONNodeIndex(index: index)
  }
}
