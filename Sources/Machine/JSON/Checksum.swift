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
