/// Reads one JSON text (RFC 8259, strictly) within limits; linear in time, and no deeper than the limit.
package enum JSONReader {
  /// The value that `bytes` hold, or the first thing wrong with them.
  package static func read(
    _ bytes: [UInt8], limits: JSONLimits = JSONLimits()
  ) throws(JSONParseError) -> JSONValue {
    var scanner = JSONScanner(bytes: bytes, limits: limits)
    do {
      return try scanner.scanText()
    } catch {
      throw error.located(in: bytes)
    }
  }
}

/// What a reader takes; anything beyond is refused. The defaults are for strangers' files.
package struct JSONLimits: Hashable, Sendable {
  /// Bytes of the whole text.
  package var bytes = 8 << 20
  /// Arrays and objects inside each other: the text `[[]]` is 2 deep.
  package var depth: UInt8 = 16
  /// Bytes of a key, after unescaping.
  package var key = 64
  /// Bytes of a string in UTF-8, after unescaping.
  package var string = 4 << 10
  /// Combining marks in a row inside a string, after unescaping.
  package var marks = 8
  /// Characters of a number.
  package var number = 64
  /// Members of one object.
  package var members = 10_000
  /// Values of all kinds; keys do not count.
  package var values = 500_000

  /// The limits for strangers' files.
  package init() {}
}
