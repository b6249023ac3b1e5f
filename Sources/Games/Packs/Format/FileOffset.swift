import JSON

/// Where something began in its file. It makes no difference to what was said: all offsets are equal.
package struct FileOffset: Hashable, Sendable {
  /// Of what no file said.
  package static let unknown = FileOffset(byte: 0)

  /// The byte, from 0.
  let byte: UInt32

  /// Always: two texts are equal wherever they stand.
  package static func == (left: FileOffset, right: FileOffset) -> Bool { true }

  /// Nothing of it counts.
  package func hash(into hasher: inout Hasher) {}
}

extension FileOffset {
  /// Where a value of a pack begins.
  init(of node: JSONNodeIndex, in source: JSONDocument) { self.init(byte: source.offset(of: node)) }
}
