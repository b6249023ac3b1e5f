/// Reads one JSON text (RFC 8259, strictly) within limits; linear in time, and no deeper than the limit.
package enum JSONReader {
  /// The value that `bytes` hold, or the first thing wrong with them.
  package static func read(
    _ bytes: [UInt8], limits: JSONLimits = JSONLimits()
  ) throws(JSONParseError) -> JSONValue {
    let text = try readText(bytes, limits: limits)
    return text.value(text.root)
  }

  /// The same, as a text whose values are made when they are asked for: faster where there are many.
  package static func readText(
    _ bytes: [UInt8], limits: JSONLimits = JSONLimits()
  ) throws(JSONParseError) -> JSONDocument {
    var scanner = JSONScanner(bytes: bytes, limits: limits)
    do {
      return try scanner.scanText()
    } catch {
      throw error.located(in: bytes)
    }
  }
}
