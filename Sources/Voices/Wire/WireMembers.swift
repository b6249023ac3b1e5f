import JSON

/// The members of an object on the wire in their order; those without a value are left out.
struct WireMembers: ExpressibleByDictionaryLiteral {
  fileprivate var pairs: [(String, JSONValue)]

  init(dictionaryLiteral members: (String, JSONValue?)...) {
    pairs = []
    pairs.reserveCapacity(members.count)
    for case (let key, let value?) in members { pairs.append((key, value)) }
  }

  static func + (first: Self, rest: Self) -> Self {
    var members = first
    members.pairs += rest.pairs
    return members
  }
}

extension JSONValue {
  /// An object with these members.
  init(_ members: WireMembers) { self.init(JSONObject(members.pairs)) }

  /// An event: an object whose first key is `event`.
  static func event(_ name: String, _ members: WireMembers) -> JSONValue {
    JSONValue(JSONObject([("event", JSONValue(name))] + members.pairs))
  }

  /// As it is written, with a line feed.
  var line: String { String(decoding: JSONWriter.write(self), as: UTF8.self) + "\n" }
}
