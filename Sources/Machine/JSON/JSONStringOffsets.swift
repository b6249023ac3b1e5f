/// Places inside the strings of a text that was read.
package enum JSONStringOffsets {
  /// The byte at which a scalar of a string begins, or its escape; scalars are counted from 0 after
  /// unescaping, and the string's quotation mark is at `start`.
  package static func offset(
    ofScalar wanted: Int, inStringAt start: UInt32, of bytes: [UInt8]
  ) -> UInt32 {
    var index = Int(start) + 1
    for _ in 0..<wanted where index < bytes.count { index += width(at: index, of: bytes) }
    return UInt32(clamping: min(index, bytes.count))
  }

  /// How many bytes the scalar at `index` takes, escaped or not.
  private static func width(at index: Int, of bytes: [UInt8]) -> Int {
    guard bytes[index] == UInt8(ascii: "\\") else {
      return 1 + bytes[(index + 1)...].prefix(3).prefix { $0 & 0xC0 == 0x80 }.count
    }
    guard bytes[(index + 1)...].first == UInt8(ascii: "u") else { return 2 }
    let digits = bytes[(index + 2)...].prefix(3).map { $0 | 0x20 }
    let isLead =
      digits.starts(with: "d8".utf8) || digits.starts(with: "d9".utf8)
      || digits.starts(with: "da".utf8) || digits.starts(with: "db".utf8)
    return isLead ? 12 : 6
  }
}
