import Flow
import Screen
import Testing

@Test(arguments: UInt64(1)...4)
func `no bytes crash the decoder or leave it stuck`(_ seed: UInt64) {
  #expect(bytesThatGetStuck(outOf: 50_000, seed: seed) == nil)
}

/// Feeds so many random bytes in random pieces at random times, and looks now and then whether letters still count.
/// The last bytes before the decoder did not come to rest, or did not know a letter.
private func bytesThatGetStuck(outOf count: Int, seed: UInt64) -> [UInt8]? {
  var generator = SeededGenerator(seed: seed)
  var decoder = KeyDecoder()
  var now = 0
  var left = count
  while left > 0 {
    let piece = randomBytes(&generator)
    left -= piece.count
    now += [0, 0, 20, 60, 300][Int.random(in: 0..<5, using: &generator)]
    _ = decoder.feed(piece, at: now)
    guard Int.random(in: 0..<16, using: &generator) == 0 else { continue }
    if let deadline = decoder.deadline { _ = decoder.expire(at: deadline) }
    now += 2000
    let letter = decoder.feed(Array("z".utf8), at: now)
    if letter != [.key(.character("z"))] || decoder.deadline != nil { return piece }
  }
  return nil
}

private let fragments = [
  "\u{1B}", "\u{1B}[", "\u{1B}O", "\u{1B}]", "\u{1B}P", "\u{1B}\\", "\u{1B}[200~", "\u{1B}[201~",
  "\u{1B}[<0;", "\u{1B}[M", "\u{1B}[1;5", "\u{1B}[97;1:3u", ";", ":", "M", "m", "~", "u", "A", "é",
  "漢",
].map { Array($0.utf8) }

/// Half noise, half pieces of what terminals send.
private func randomBytes(_ generator: inout SeededGenerator) -> [UInt8] {
  if Bool.random(using: &generator) {
    let count = Int.random(in: 1...32, using: &generator)
    return (0..<count).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
  }
  return (0..<4).flatMap { _ in fragments[Int.random(in: 0..<fragments.count, using: &generator)] }
}
