/// A place in a text as an editor shows it. Lines end with a line feed.
package struct JSONPosition: Hashable, Sendable {
  /// The line, from 1.
  package private(set) var line = 1
  /// The column in Unicode scalars, from 1.
  package private(set) var column = 1

  /// The start of a text.
  fileprivate init() {}

  /// The place of the byte at `offset`, in one pass over all before it.
  init(of offset: Int, in bytes: [UInt8]) {
    self.init()
    advance(over: bytes[..<min(offset, bytes.count)])
  }

  fileprivate mutating func advance(over bytes: ArraySlice<UInt8>) {
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
  }
}

/// Finds the place of any byte of one text in constant time, after one pass over it.
package struct JSONLineIndex: Sendable {
  private static let stride = 1024
  private let bytes: [UInt8]
  private let marks: [JSONPosition]

  /// Walks over `bytes` once and notes the place of every 1024th.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var place = JSONPosition()
    var marks = [place]
    for start in Swift.stride(from: 0, to: bytes.count, by: Self.stride) {
      place.advance(over: bytes[start..<min(start + Self.stride, bytes.count)])
      marks.append(place)
    }
    self.marks = marks
  }

  /// The place of the byte at `offset`, such as a value's or a member's.
  package subscript(offset: UInt32) -> JSONPosition {
    let offset = min(Int(offset), bytes.count)
    let mark = offset / Self.stride
    var place = marks[mark]
    place.advance(over: bytes[(mark * Self.stride)..<offset])
    return place
  }
}
