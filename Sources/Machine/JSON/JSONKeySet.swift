/// The keys of one object, to find one that comes twice: compared one by one while they are few, by hash
/// when there are many.
/// It holds 8 bytes a slot and no keys, so that an object of 500,000 members stays small.
struct JSONKeySet {
  private struct Slot {
    var hash: UInt32 = 0
    var key = UInt32.max
    var isFree: Bool { key == .max }
  }

  private static let few = 12
  private var slots: [Slot] = []
  /// The entry of the first key.
  private let first: Int
  /// How many keys there are.
  private(set) var count = 0

  init(first: Int) {
    self.first = first
  }

  /// Adds the key whose entry is `place`, which lies behind all others; returns whether it is new.
  mutating func insert(_ place: Int, in scanner: JSONScanner) -> Bool {
    defer { count += 1 }
    guard count >= Self.few else {
      var key = first
      for _ in 0..<count {
        if scanner.isSameString(key, place) { return false }
        key = scanner.entries[key + 1].end(at: key + 1)
      }
      return true
    }
    if slots.isEmpty { fill(from: scanner) }
    if slots.count * 3 < count * 4 { grow() }
    let hash = hash(of: place, in: scanner)
    let index = index(of: hash) { scanner.isSameString($0, place) }
    guard slots[index].isFree else { return false }
    slots[index] = Slot(hash: hash, key: UInt32(place))
    return true
  }

  private func hash(of key: Int, in scanner: JSONScanner) -> UInt32 {
    UInt32(truncatingIfNeeded: scanner.string(ofEntry: key).hashValue)
  }

  /// Where a key with this hash is, else the free slot where it belongs.
  private func index(of hash: UInt32, isSame: (Int) -> Bool) -> Int {
    let mask = slots.count - 1
    var index = Int(hash) & mask
    while !slots[index].isFree {
      if slots[index].hash == hash, isSame(Int(slots[index].key)) { break }
      index = (index + 1) & mask
    }
    return index
  }

  private mutating func fill(from scanner: JSONScanner) {
    slots = Array(repeating: Slot(), count: 64)
    var key = first
    for _ in 0..<count {
      let hash = hash(of: key, in: scanner)
      slots[index(of: hash) { _ in false }] = Slot(hash: hash, key: UInt32(key))
      key = scanner.entries[key + 1].end(at: key + 1)
    }
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: Slot(), count: old.count * 2)
    for slot in old where !slot.isFree {
      slots[index(of: slot.hash) { _ in false }] = slot
    }
  }
}

extension JSONScanner {
  /// The string whose entry is `place`.
  func string(ofEntry place: Int) -> String {
    entries[place].string.map { String(decoding: bytes[$0.range], as: UTF8.self) } ?? ""
  }

  /// Whether the entries are strings of the same bytes.
  func isSameString(_ first: Int, _ second: Int) -> Bool {
    guard let first = entries[first].string, let second = entries[second].string,
      first.range.count == second.range.count
    else { return false }
    for offset in 0..<first.range.count
    where bytes[first.range.lowerBound + offset] != bytes[second.range.lowerBound + offset] {
      return false
    }
    return true
  }
}

/// A key of few letters as one number, by which it is told from many others at once.
package struct PackedJSONKey: Equatable, Sendable {
  /// The most letters: as many as bytes go into the number.
  static let most = 16
  /// No key holds a zero, so that keys of different lengths differ too.
  private var letters: UInt128 = 0

  init() {}

  /// `key` must be ASCII and short.
  package init(_ key: String) {
    precondition(key.utf8.count <= Self.most, "a key of more than 16 letters")
    for letter in key.utf8 { append(letter) }
  }

  mutating func append(_ letter: UInt8) { letters = letters << 8 | UInt128(letter) }
}
