/// Some of the ways in which a puzzle may turn out, a bit each.
struct WorldSet: Equatable, Sendable {
  private var words: [UInt64]

  /// All of `count` worlds.
  init(all count: Int) {
    words = Array(repeating: .max, count: (count + 63) / 64)
    let rest = count % 64
    if rest > 0, let last = words.indices.last { words[last] = (1 << UInt64(rest)) - 1 }
  }

  /// Those of `count` worlds for which something holds.
  init(of count: Int, where holds: (Int) -> Bool) {
    words = Array(repeating: 0, count: (count + 63) / 64)
    for world in 0..<count where holds(world) { words[world / 64] |= 1 << UInt64(world % 64) }
  }

  var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  /// The first one; nil where there is none.
  var first: Int? {
    words.firstIndex { $0 != 0 }.map { $0 * 64 + words[$0].trailingZeroBitCount }
  }

  func contains(_ world: Int) -> Bool { words[world / 64] >> UInt64(world % 64) & 1 == 1 }

  /// In order.
  var members: [Int] {
    words.indices.flatMap { index in
      (0..<64).filter { words[index] >> UInt64($0) & 1 == 1 }.map { index * 64 + $0 }
    }
  }

  mutating func formIntersection(_ other: WorldSet) {
    for index in words.indices { words[index] &= other.words[index] }
  }

  mutating func subtract(_ other: WorldSet) {
    for index in words.indices { words[index] &= ~other.words[index] }
  }

  func intersection(_ other: WorldSet) -> WorldSet {
    var result = self
    result.formIntersection(other)
    return result
  }

  /// Whether a world is in both.
  func meets(_ other: WorldSet) -> Bool {
    for index in words.indices where words[index] & other.words[index] != 0 { return true }
    return false
  }
}
