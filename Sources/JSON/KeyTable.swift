/// Tells whether a key is new in its object: by looking at all while they are few, by hash when many.
/// It holds indices of members, 4 bytes each, so that an object of 500,000 keys stays small.
struct KeyTable {
  private static let few = 12
  private static let free = UInt32.max
  private var slots: [UInt32] = []

  /// Whether `key` is not among `members`; if so it is about to be appended to them.
  mutating func insert(_ key: String, after members: [JSONObject.Member]) -> Bool {
    guard members.count >= Self.few else { return !members.contains { $0.key == key } }
    if slots.count < 2 * (members.count + 1) { rebuild(members) }
    let slot = slot(of: key, in: members)
    guard slots[slot] == Self.free else { return false }
    slots[slot] = UInt32(members.count)
    return true
  }

  /// The slot that holds `key`, else the free one where it belongs.
  private func slot(of key: String, in members: [JSONObject.Member]) -> Int {
    let mask = slots.count - 1
    var slot = key.hashValue & mask
    while slots[slot] != Self.free, members[Int(slots[slot])].key != key {
      slot = (slot + 1) & mask
    }
    return slot
  }

  private mutating func rebuild(_ members: [JSONObject.Member]) {
    var size = 64
    while size < 4 * (members.count + 1) { size *= 2 }
    slots = Array(repeating: Self.free, count: size)
    for (index, member) in members.enumerated() {
      slots[slot(of: member.key, in: members)] = UInt32(index)
    }
  }
}
