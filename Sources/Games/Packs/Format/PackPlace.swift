/// Where something began in its file. It makes no difference to what was said: all places are equal.
package struct PackPlace: Equatable, Sendable {
  /// The byte, from 0; 0 for what no file said.
  package let offset: UInt32

  package init(offset: UInt32 = 0) {
    self.offset = offset
  }

  package static func == (left: PackPlace, right: PackPlace) -> Bool { true }
}
