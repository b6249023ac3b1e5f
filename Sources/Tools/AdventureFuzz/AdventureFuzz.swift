import Platform

/// Plays the built-in world at random, near the walkthrough and far from it, and looks for a way round:
/// `AdventureFuzz [<orders> [<seed>]]`, 1,000,000 orders by default.
@main struct AdventureFuzz {
  static func main() throws {
    let numbers = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
    let start = MonotonicClock.now
    var fuzzer = try NightFuzzer(seed: numbers.dropFirst().first ?? 1)
    let broken = fuzzer.run(orders: Int(numbers.first ?? 1_000_000))
    print("\(fuzzer.orders) orders, \(fuzzer.plays) plays, \(MonotonicClock.now - start)")
    print("\(fuzzer.wins) wins, \(fuzzer.fullWins) with every point")
    print(broken.map { "BROKEN: \($0)" } ?? "never won early")
  }
}
