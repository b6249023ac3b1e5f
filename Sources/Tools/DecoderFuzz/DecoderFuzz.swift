import Platform

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
