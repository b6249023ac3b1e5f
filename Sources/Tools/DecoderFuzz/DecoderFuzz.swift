import Flow
import Platform
import Screen

/// Feeds random bytes to the key decoder: `DecoderFuzz [<bytes> [<seed>]]`, 10 million by default.
@main struct DecoderFuzz {
  static func main() {
    let numbers = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
    let count = Int(numbers.first ?? 10_000_000)
    let start = MonotonicClock.now
    let result = fuzzKeyDecoder(bytes: count, seed: numbers.dropFirst().first ?? 1)
    print("\(count) bytes, \(result.inputs) inputs, \(MonotonicClock.now - start)")
    print(result.stuck.map { "STUCK after \($0)" } ?? "never stuck")
  }
}

/// What a fuzzing run saw.
struct DecoderFuzzResult {
  var inputs = 0
  /// The last bytes before the decoder did not come to rest, or did not know a letter; never, it is hoped.
  var stuck: [UInt8]?
}

/// Feeds so many random bytes in random pieces at random times, and looks now and then whether letters still count.
func fuzzKeyDecoder(bytes count: Int, seed: UInt64) -> DecoderFuzzResult {
  var generator = SeededGenerator(seed: seed)
  var decoder = KeyDecoder()
  var result = DecoderFuzzResult()
  var now = 0
  var left = count
  while left > 0 {
    let piece = randomBytes(&generator)
    left -= piece.count
    now += [0, 0, 20, 60, 300][Int.random(in: 0..<5, using: &generator)]
    result.inputs += decoder.feed(piece, at: now).count
    guard Int.random(in: 0..<16, using: &generator) == 0 else { continue }
    if let deadline = decoder.deadline { result.inputs += decoder.expire(at: deadline).count }
    now += 2000
    let letter = decoder.feed(Array("z".utf8), at: now)
    if letter != [.key(.character("z"))] || decoder.deadline != nil {
      result.stuck = piece
      return result
    }
  }
  return result
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
