/// Why a text was refused, and where.
package struct JSONParseError: Error, Hashable, Sendable {
  /// Why a text was refused. The position is that of the offending character unless said otherwise.
  package enum Reason: Hashable, Sendable {
    /// More bytes than the limit; the position is the start.
    case tooLong
    /// One more array or object inside the others than the limit.
    case tooDeep
    /// One more value than the limit; in an object the position is that of its key.
    case tooManyValues
    case tooManyMembers
    /// A key of more bytes than the limit; the position is its quotation mark.
    case keyTooLong
    /// A key with anything but printable ASCII; the position is its quotation mark.
    case keyNotASCII
    /// A key that this object has already; the position is its quotation mark.
    case duplicateKey(String)
    /// A string of more bytes than the limit; the position is its quotation mark.
    case stringTooLong
    /// More combining marks in a row than the limit; the position is that of the first too many.
    case tooManyMarks
    /// A number of more characters than the limit; the position is its start.
    case numberTooLong
    /// Not a number as JSON writes it.
    case invalidNumber
    /// Not an escape as JSON writes it; the position is its backslash.
    case invalidEscape
    /// Half of a surrogate pair; the position is its backslash.
    case loneSurrogate
    /// A control character inside a string, unescaped.
    case controlCharacter
    /// The character U+0000, escaped or not.
    case nul
    /// A byte that is not UTF-8.
    case invalidUTF8
    /// A byte order mark at the start.
    case byteOrderMark
    /// The text ends inside a value.
    case unexpectedEnd
    /// A character that cannot stand here.
    case unexpectedCharacter
  }

  /// Why.
  package let reason: Reason
  /// The byte, from 0.
  package let offset: Int
  /// Line and column.
  package let position: JSONPosition

  /// The line, from 1.
  package var line: Int { position.line }
  /// The column in Unicode scalars, from 1.
  package var column: Int { position.column }
}

/// Why a text was refused and at which byte, before line and column are worked out.
struct JSONScanError: Error {
  let reason: JSONParseError.Reason
  let offset: Int

  init(_ reason: JSONParseError.Reason, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }

  func located(in bytes: [UInt8]) -> JSONParseError {
    JSONParseError(reason: reason, offset: offset, position: JSONPosition(of: offset, in: bytes))
  }
}

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
