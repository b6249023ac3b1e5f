/// SplitMix64 (Steele, Lea, Flood 2014): the same numbers on every platform.
package struct SeededGenerator: RandomNumberGenerator, Equatable, Sendable {
  /// All there is to keep: a copy goes on with the same numbers.
  package private(set) var state: UInt64

  /// The numbers of one seed, from the first on.
  package init(seed: UInt64) { state = seed }

  /// A stream of its own for (game seed, name, number), by FNV-1a over the name and the number.
  package init(seed: UInt64, name: String, number: Int) {
    let bytes = Array(name.utf8) + withBytes(of: UInt64(bitPattern: Int64(number)))
    state = seed ^ fnv1a(bytes.lazy.map { UInt64($0) })
  }

  /// The next 64 bits.
  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 to `bound - 1`, each equally likely.
  package mutating func below(_ bound: Int) -> Int {
    precondition(bound > 0, "a bound of \(bound)")
    let range = UInt64(bound)
    let rest = (UInt64.max % range + 1) % range
    while true {
      let number = next()
      if number <= UInt64.max - rest { return Int(number % range) }
    }
  }

  /// Fisher and Yates; the standard library's own shuffle may change between versions.
  package mutating func shuffled<Item>(_ items: [Item]) -> [Item] {
    var items = items
    for last in items.indices.dropFirst().reversed() {
      items.swapAt(last, below(last + 1))
    }
    return items
  }
}

/// The hash of Fowler, Noll and Vo, variant 1a, over numbers, usually bytes: the same on every platform.
package func fnv1a(_ numbers: some Sequence<UInt64>) -> UInt64 {
  numbers.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ $1) &* 0x100_0000_01b3 }
}

private func withBytes(of number: UInt64) -> [UInt8] {
  (0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
}
