/// The members of an object, in the order in which they were written. No key comes twice.
package struct JSONObject: Hashable, Sendable {
  /// One key with its value.
  package struct Member: Hashable, Sendable {
    /// The key, unescaped.
    package let key: String
    /// The value.
    package fileprivate(set) var value: JSONValue
    /// The byte at which the key began in the text it was read from; 0 for one made by the program.
    package let offset: UInt32

    init(key: String, value: JSONValue, at offset: Int = 0) {
      self.key = key
      self.value = value
      self.offset = UInt32(clamping: offset)
    }

    /// Compares key and value, not the position.
    package static func == (left: Member, right: Member) -> Bool {
      left.key == right.key && left.value == right.value
    }

    /// Hashes key and value, not the position.
    package func hash(into hasher: inout Hasher) {
      hasher.combine(key)
      hasher.combine(value)
    }
  }

  /// All members in order.
  package private(set) var members: [Member]

  /// Takes members whose keys are known to differ.
  init(distinct members: [Member]) {
    self.members = members
  }

  /// An object with these members in this order; no key may come twice.
  package init(_ pairs: [(String, JSONValue)] = []) {
    assert(Set(pairs.map(\.0)).count == pairs.count, "a key comes twice in an object")
    members = pairs.map { Member(key: $0.0, value: $0.1) }
  }

  /// The value of `key`. Setting replaces in place or appends; nil removes. Each use walks the members.
  package subscript(key: String) -> JSONValue? {
    get { members.firstIndex { $0.key == key }.map { members[$0].value } }
    set {
      switch (members.firstIndex { $0.key == key }, newValue) {
      case (let index?, let value?): members[index].value = value
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?): members.append(Member(key: key, value: value))
      case (nil, nil): break
      }
    }
  }
}
