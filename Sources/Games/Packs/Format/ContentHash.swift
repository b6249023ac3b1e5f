/// What a file’s content is known by: BLAKE2b (RFC 7693) in 160 bits. Nobody can make another content of
/// the same name, so that no pack can lay hands on the progress of another.
package enum ContentHash {
  /// 40 hexadecimal digits.
  package static func name(of bytes: [UInt8]) -> String {
    var state = Blake2b()
    state.absorb(bytes)
    return state.digest.map { byte in
      String(UInt16(byte) + 0x100, radix: 16).dropFirst()
    }.joined()
  }
}

private struct Blake2b {
  private static let start: [UInt64] = [
    0x6a09_e667_f3bc_c908, 0xbb67_ae85_84ca_a73b, 0x3c6e_f372_fe94_f82b, 0xa54f_f53a_5f1d_36f1,
    0x510e_527f_ade6_82d1, 0x9b05_688c_2b3e_6c1f, 0x1f83_d9ab_fb41_bd6b, 0x5be0_cd19_137e_2179,
  ]

  /// In which order a round takes the words of a block, two a turn; the eleventh begins anew.
  private static let orders: [[Int]] = [
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
    [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
    [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
    [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
    [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
    [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
    [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
    [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
    [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
    [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
  ]

  /// The four words that each of a round’s eight turns mixes.
  private static let lanes: [[Int]] = [
    [0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15],
    [0, 5, 10, 15], [1, 6, 11, 12], [2, 7, 8, 13], [3, 4, 9, 14],
  ]

  /// Bytes of the digest.
  private static let length = 20

  private var state = start
  private var count = 0

  init() { state[0] ^= 0x0101_0000 ^ UInt64(Self.length) }

  /// The whole content, at once.
  mutating func absorb(_ bytes: [UInt8]) {
    let last = max(0, bytes.count - 1) / 128 * 128
    for offset in stride(from: 0, to: last, by: 128) {
      count += 128
      mix(bytes[offset..<offset + 128], isLast: false)
    }
    count = bytes.count
    mix(bytes[last...] + Array(repeating: 0, count: last + 128 - bytes.count), isLast: true)
  }

  var digest: [UInt8] {
    (0..<Self.length).map { UInt8(truncatingIfNeeded: state[$0 / 8] >> UInt64($0 % 8 * 8)) }
  }

  /// Mixes in one block of sixteen words of eight bytes, the lowest first.
  private mutating func mix(_ block: ArraySlice<UInt8>, isLast: Bool) {
    let words = stride(from: block.startIndex, to: block.endIndex, by: 8).map { start in
      block[start..<start + 8].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
    var work = state + Self.start
    work[12] ^= UInt64(count)
    if isLast { work[14] = ~work[14] }
    for order in Self.orders + Self.orders.prefix(2) {
      for (turn, lane) in Self.lanes.enumerated() {
        Self.turn(&work, lane, words[order[2 * turn]], words[order[2 * turn + 1]])
      }
    }
    for index in 0..<8 { state[index] ^= work[index] ^ work[index + 8] }
  }

  private static func turn(
    _ work: inout [UInt64], _ lane: [Int], _ first: UInt64, _ second: UInt64
  ) {
    let (a, b, c, d) = (lane[0], lane[1], lane[2], lane[3])
    for (word, bits) in [(first, (32, 24)), (second, (16, 63))] as [(UInt64, (UInt64, UInt64))] {
      work[a] = work[a] &+ work[b] &+ word
      work[d] = rotated(work[d] ^ work[a], by: bits.0)
      work[c] = work[c] &+ work[d]
      work[b] = rotated(work[b] ^ work[c], by: bits.1)
    }
  }

  private static func rotated(_ word: UInt64, by bits: UInt64) -> UInt64 {
    word >> bits | word << (64 - bits)
  }
}
