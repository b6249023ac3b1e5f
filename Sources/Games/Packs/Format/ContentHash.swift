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
  private typealias Block = InlineArray<16, UInt64>

  private static let start: InlineArray<8, UInt64> = [
    0x6a09_e667_f3bc_c908, 0xbb67_ae85_84ca_a73b, 0x3c6e_f372_fe94_f82b, 0xa54f_f53a_5f1d_36f1,
    0x510e_527f_ade6_82d1, 0x9b05_688c_2b3e_6c1f, 0x1f83_d9ab_fb41_bd6b, 0x5be0_cd19_137e_2179,
  ]

  /// Bytes of the digest.
  private static let length = 20

  private var state = start
  private var count: UInt64 = 0

  init() { state[0] ^= 0x0101_0000 ^ UInt64(Self.length) }

  /// The whole content, at once.
  mutating func absorb(_ bytes: [UInt8]) {
    let last = max(0, bytes.count - 1) / 128 * 128
    for offset in stride(from: 0, to: last, by: 128) {
      count += 128
      mix(Self.message(bytes.span, at: offset), isLast: false)
    }
    let padded = Array(bytes[last...]) + Array(repeating: 0, count: last + 128 - bytes.count)
    count += UInt64(bytes.count - last)
    mix(Self.message(padded.span, at: 0), isLast: true)
  }

  var digest: [UInt8] {
    (0..<Self.length).map { UInt8(truncatingIfNeeded: state[$0 / 8] >> UInt64($0 % 8 * 8)) }
  }

  /// The sixteen words of a block. Any eight bytes are a word, and their range is checked.
  private static func message(_ bytes: Span<UInt8>, at offset: Int) -> Block {
    let block = unsafe bytes.extracting(offset..<offset + 128).bytes
    return Block { index in
      unsafe UInt64(
        littleEndian: block.unsafeLoadUnaligned(fromByteOffset: index * 8, as: UInt64.self))
    }
  }

  /// Mixes in one block, in twelve rounds, each with the words of the message in an order of its own.
  private mutating func mix(_ message: Block, isLast: Bool) {
    let state = state
    var work = Block { $0 < 8 ? state[$0] : Self.start[$0 - 8] }
    work[12] ^= count
    if isLast { work[14] = ~work[14] }
    Self.round(&work, message, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15])
    Self.round(&work, message, [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3])
    Self.round(&work, message, [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4])
    Self.round(&work, message, [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8])
    Self.round(&work, message, [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13])
    Self.round(&work, message, [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9])
    Self.round(&work, message, [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11])
    Self.round(&work, message, [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10])
    Self.round(&work, message, [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5])
    Self.round(&work, message, [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0])
    Self.round(&work, message, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15])
    Self.round(&work, message, [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3])
    for index in 0..<8 { self.state[index] ^= work[index] ^ work[index + 8] }
  }

  /// Inlined with all below it, so that every place is known when it is compiled.
  @inline(__always) private static func round(
    _ work: inout Block, _ message: Block, _ order: InlineArray<16, Int>
  ) {
    turn(&work, (0, 4, 8, 12), message[order[0]], message[order[1]])
    turn(&work, (1, 5, 9, 13), message[order[2]], message[order[3]])
    turn(&work, (2, 6, 10, 14), message[order[4]], message[order[5]])
    turn(&work, (3, 7, 11, 15), message[order[6]], message[order[7]])
    turn(&work, (0, 5, 10, 15), message[order[8]], message[order[9]])
    turn(&work, (1, 6, 11, 12), message[order[10]], message[order[11]])
    turn(&work, (2, 7, 8, 13), message[order[12]], message[order[13]])
    turn(&work, (3, 4, 9, 14), message[order[14]], message[order[15]])
  }

  @inline(__always) private static func turn(
    _ work: inout Block, _ lane: (Int, Int, Int, Int), _ first: UInt64, _ second: UInt64
  ) {
    let (a, b, c, d) = lane
    work[a] = work[a] &+ work[b] &+ first
    work[d] = rotated(work[d] ^ work[a], by: 32)
    work[c] = work[c] &+ work[d]
    work[b] = rotated(work[b] ^ work[c], by: 24)
    work[a] = work[a] &+ work[b] &+ second
    work[d] = rotated(work[d] ^ work[a], by: 16)
    work[c] = work[c] &+ work[d]
    work[b] = rotated(work[b] ^ work[c], by: 63)
  }

  private static func rotated(_ word: UInt64, by bits: UInt64) -> UInt64 {
    word >> bits | word << (64 - bits)
  }
}
