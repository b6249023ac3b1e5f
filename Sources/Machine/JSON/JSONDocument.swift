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

extension JSONDocument {
  /// The byte at which a value or key began in the text.
  package func offset(of node: JSONNodeIndex) -> UInt32 { entries[node.index].offset }

  /// The truth value, if this is one.
  package func bool(_ node: JSONNodeIndex) -> Bool? {
    if case .bool(let value) = entries[node.index].content { value } else { nil }
  }

  /// The number, if it was written as an integer (not `1.0`, not `1e3`) and fits.
  package func int(_ node: JSONNodeIndex) -> Int? {
    if case .number(let spot) = entries[node.index].content { Int(characters(spot)) } else { nil }
  }

  /// The number as it was written, if this is one.
  package func numberText(_ node: JSONNodeIndex) -> String? {
    if case .number(let spot) = entries[node.index].content { characters(spot) } else { nil }
  }

  /// The string, if this is one, or the key.
  package func string(_ node: JSONNodeIndex) -> String? {
    entries[node.index].string.map(characters)
  }

  /// Whether this is a number, `true` or `false`.
  package func isNumberOrFlag(_ node: JSONNodeIndex) -> Bool {
    switch entries[node.index].content {
    case .number, .bool: true
    case .null, .string, .array, .object: false
    }
  }

  /// Whether this is a string of printable ASCII that begins with no blank: neither unsafe nor empty.
  package func isPlain(_ node: JSONNodeIndex) -> Bool {
    guard let spot = entries[node.index].string, spot.start < spot.end,
      bytes[Int(spot.start)] > 0x20
    else { return false }
    for index in spot.range where !(0x20..<0x7F).contains(bytes[index]) { return false }
    return true
  }

  /// The key, if it is short; nil for a longer one.
  package func key(_ node: JSONNodeIndex) -> PackedJSONKey? {
    guard let range = entries[node.index].string?.range, range.count <= PackedJSONKey.most else {
      return nil
    }
    var key = PackedJSONKey()
    for index in range { key.append(bytes[index]) }
    return key
  }

  private func isEqual(_ spot: JSONByteRange, _ letters: Span<UInt8>) -> Bool {
    guard spot.count == letters.count else { return false }
    for index in letters.indices where bytes[Int(spot.start) + index] != letters[index] {
      return false
    }
    return true
  }

  private func characters(_ spot: JSONByteRange) -> String {
    unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe String(decoding: UnsafeBufferPointer(rebasing: bytes[spot.range]), as: UTF8.self)
    }
  }

  // MARK: What is inside

  /// The elements, if this is an array.
  package func elements(of node: JSONNodeIndex) -> JSONElements? {
    guard case .array(let count, let end) = entries[node.index].content else { return nil }
    return JSONElements(text: self, index: node.index + 1, end: Int(end), count: Int(count))
  }

  /// The members, if this is an object.
  package func members(of node: JSONNodeIndex) -> JSONMembers? {
    guard case .object(let count, let end) = entries[node.index].content else { return nil }
    return JSONMembers(text: self, index: node.index + 1, end: Int(end), count: Int(count))
  }

  /// The member called `key`, which is ASCII; nil if there is none, or if this is no object.
  package func member(_ key: String, of node: JSONNodeIndex) -> JSONNodeIndex? {
    guard case .object(_, let end) = entries[node.index].content else { return nil }
    let letters = key.utf8.span
    var index = node.index + 1
    while index < end {
      if let spot = entries[index].string, isEqual(spot, letters) {
        return JSONNodeIndex(index: index + 1)
      }
      index = entries[index + 1].end(at: index + 1)
    }
    return nil
  }

  // MARK: Out of the text

  /// A value as one of its own.
  func value(_ node: JSONNodeIndex) -> JSONValue {
    let content: JSONValue.Content =
      switch entries[node.index].content {
      case .null: .null
      case .bool(let value): .bool(value)
      case .number(let spot): .number(characters(spot))
      case .string(let spot): .string(characters(spot))
      case .array: .array(elements(of: node).map { $0.map(value) } ?? [])
      case .object:
        .object(JSONObject(distinct: members(of: node).map { $0.map(decodeMember) } ?? []))
      }
    return JSONValue(content, at: Int(offset(of: node)))
  }

  private func decodeMember(_ key: JSONNodeIndex, _ value: JSONNodeIndex) -> JSONObject.Member {
    JSONObject.Member(key: string(key) ?? "", value: self.value(value), at: Int(offset(of: key)))
  }
}
