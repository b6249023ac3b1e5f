/// Tells whether a key is new in its object: by looking at all while they are few, by hash when many.
/// It holds 8 bytes a slot and no keys, so that an object of 500,000 members stays small.
struct KeyTable {
  private struct Slot {
    var hash: UInt32 = 0
    var member = UInt32.max
    var isFree: Bool { member == .max }
  }

  private static let few = 12
  private var slots: [Slot] = []

  /// Whether `key` is not among `members`; if so it is about to be appended to them.
  mutating func insert(_ key: String, after members: [JSONObject.Member]) -> Bool {
    guard members.count >= Self.few else { return !members.contains { $0.key == key } }
    if slots.isEmpty { fill(from: members) }
    if slots.count * 3 < members.count * 4 { grow() }
    let hash = UInt32(truncatingIfNeeded: key.hashValue)
    let index = index(of: hash) { members[$0].key == key }
    guard slots[index].isFree else { return false }
    slots[index] = Slot(hash: hash, member: UInt32(members.count))
    return true
  }

  /// Where a key with this hash is, else the free slot where it belongs.
  private func index(of hash: UInt32, isSame: (Int) -> Bool) -> Int {
    let mask = slots.count - 1
    var index = Int(hash) & mask
    while !slots[index].isFree {
      if slots[index].hash == hash, isSame(Int(slots[index].member)) { break }
      index = (index + 1) & mask
    }
    return index
  }

  private mutating func fill(from members: [JSONObject.Member]) {
    slots = Array(repeating: Slot(), count: 64)
    for (member, key) in members.lazy.map(\.key).enumerated() {
      let hash = UInt32(truncatingIfNeeded: key.hashValue)
      slots[index(of: hash) { _ in false }] = Slot(hash: hash, member: UInt32(member))
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
