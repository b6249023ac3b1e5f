/// One JSON text that was read, whose values are made only when they are asked for. What was found lies in
/// one array, so that a text of 500,000 values is read and let go at once.
package final class JSONDocument: Sendable {
  /// The text; behind it, without their escapes, the strings that had some.
  let bytes: [UInt8]
  /// An array or object is followed by what is in it, a key by its value.
  let entries: [JSONTapeEntry]

  init(bytes: [UInt8], entries: [JSONTapeEntry]) {
    self.bytes = bytes
    self.entries = entries
  }

  /// The value that the whole text is.
  package var root: JSONNodeIndex { JSONNodeIndex(index: 0) }
}

/// A value or a key of one text; the text tells what it is.
package struct JSONNodeIndex: Sendable {
  let index: Int
}

/// A value or a key as it was found in the text.
struct JSONTapeEntry {
  enum Content {
    case null
    case bool(Bool)
    case number(JSONByteRange)
    case string(JSONByteRange)
    /// `end` is the entry behind the last that is inside.
    case array(count: UInt32, end: UInt32)
    case object(count: UInt32, end: UInt32)
  }

  /// The byte at which it began in the text.
  let offset: UInt32
  var content: Content

  /// Where its characters are, if it is a string.
  var string: JSONByteRange? {
    if case .string(let spot) = content { spot } else { nil }
  }

  /// The entry behind this one, which is at `index`, and all that is inside.
  func end(at index: Int) -> Int {
    switch content {
    case .array(_, let end), .object(_, let end): Int(end)
    case .null, .bool, .number, .string: index + 1
    }
  }
}

/// Where the bytes of a string or number are, without quotation marks.
struct JSONByteRange {
  let start: UInt32
  let end: UInt32

  init(_ range: Range<Int>) {
    start = UInt32(clamping: range.lowerBound)
    end = UInt32(clamping: range.upperBound)
  }

  var range: Range<Int> { Int(start)..<Int(end) }
  var count: Int { Int(end) - Int(start) }
}

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
