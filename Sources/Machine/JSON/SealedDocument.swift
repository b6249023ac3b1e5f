/// One of our own files: a line of JSON that carries its schema, its revision and a checksum.
/// `{"schema":1,"revision":7,"data":{…},"checksum":"xxxxxxxx"}` and a line feed; the checksum is the
/// CRC-32 of all bytes before its own member.
package struct SealedDocument: Hashable, Sendable {
  /// Why bytes are not a sealed document.
  package enum Damage: Error, Hashable, Sendable {
    /// Cut off, changed, or never sealed.
    case checksum
    /// Not JSON within `limits`.
    case text(JSONParseError)
    /// Intact, but without schema (from 1), revision (from 0) or data.
    case shape
    /// To be sealed, but beyond `limits`.
    case tooLarge
  }

  /// What a sealed document may hold.
  package static let limits: JSONLimits = {
    var limits = JSONLimits()
    limits.depth = 32
    limits.string = 64 << 10
    limits.members = limits.values
    return limits
  }()

  /// The version of the form of `data`, from 1. A newer one than the program's own still opens here.
  package var schema: Int
  /// How often the file has been written, from 0.
  package var revision: Int
  /// The content.
  package var data: JSONValue

  /// A document to be sealed.
  package init(schema: Int, revision: Int, data: JSONValue) {
    self.schema = schema
    self.revision = revision
    self.data = data
  }

  /// Opens a sealed document: first the seal, then the text.
  package init(opening bytes: [UInt8]) throws(Damage) {
    guard Self.isIntact(bytes) else { throw .checksum }
    let value: JSONValue
    do { value = try JSONReader.read(bytes, limits: Self.limits) } catch { throw .text(error) }
    guard let schema = value["schema"]?.int, schema >= 1,
      let revision = value["revision"]?.int, revision >= 0, let data = value["data"]
    else { throw .shape }
    self.init(schema: schema, revision: revision, data: data)
  }

  /// The bytes of the file. Throws instead of making what could not be opened again.
  package func sealedBytes() throws(Damage) -> [UInt8] {
    guard schema >= 1, revision >= 0 else { throw .shape }
    let body: JSONValue = [
      "schema": JSONValue(schema), "revision": JSONValue(revision), "data": data,
    ]
    guard var bytes = JSONWriter.write(body, within: Self.bodyLimits) else { throw .tooLarge }
    bytes.removeLast()
    bytes += Self.tail(of: bytes[...])
    return bytes
  }

  /// What the limits leave beside the checksum, which is one more value.
  private static let bodyLimits: JSONLimits = {
    var limits = Self.limits
    limits.bytes -= tailLength - 1
    limits.values -= 1
    return limits
  }()

  private static let tailLength = #","checksum":"00000000"}"#.utf8.count + 1

  private static func isIntact(_ bytes: [UInt8]) -> Bool {
    guard bytes.count > tailLength, bytes.count <= limits.bytes else { return false }
    return bytes.suffix(tailLength).elementsEqual(tail(of: bytes.dropLast(tailLength)))
  }

  /// What follows `open`: the checksum, the closing brace, the line feed.
  private static func tail(of open: ArraySlice<UInt8>) -> [UInt8] {
    let digits = String(UInt64(Checksum.crc32(open)) + 0x1_0000_0000, radix: 16).dropFirst()
    return Array(#","checksum":"\#(digits)"}"#.utf8) + [UInt8(ascii: "\n")]
  }
}

/// CRC-32 (IEEE 802.3, as in zip and PNG): finds damage, not malice.
package enum Checksum {
  /// Eight tables of 256: what a byte comes to with none to seven bytes behind it.
  private static let tables: [UInt32] = {
    var tables: [UInt32] = (0..<256).map { byte in
      (0..<8).reduce(byte) { sum, _ in sum & 1 == 0 ? sum >> 1 : sum >> 1 ^ 0xEDB8_8320 }
    }
    for index in 0..<7 * 256 {
      let sum = tables[index]
      tables.append(sum >> 8 ^ tables[Int(sum & 0xFF)])
    }
    return tables
  }()

  /// The checksum of `bytes`; eight of them at a time.
  package static func crc32(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    let tables = tables
    let bytes = bytes.span
    var sum = ~UInt32(0)
    var index = 0
    while index + 8 <= bytes.count {
      var next: UInt32 = 0
      for place in 0..<8 {
        let before = place < 4 ? UInt8(truncatingIfNeeded: sum >> UInt32(8 * place)) : 0
        next ^= tables[(7 - place) << 8 | Int(bytes[index + place] ^ before)]
      }
      sum = next
      index += 8
    }
    while index < bytes.count {
      sum = sum >> 8 ^ tables[Int(UInt8(truncatingIfNeeded: sum) ^ bytes[index])]
      index += 1
    }
    return ~sum
  }
}
