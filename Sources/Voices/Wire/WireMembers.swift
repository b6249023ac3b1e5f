import JSON

/// The members of an object on the wire in their order; those without a value are left out.
struct WireMembers: ExpressibleByDictionaryLiteral {
  fileprivate var pairs: [(String, JSONValue)]

  init(dictionaryLiteral members: (String, JSONValue?)...) {
    pairs = members.compactMap { key, value in value.map { (key, $0) } }
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
    let first: WireMembers = ["event": JSONValue(name)]
    return JSONValue(first + members)
  }

  /// As it is written, with a line feed.
  var line: String { String(decoding: JSONWriter.write(self), as: UTF8.self) + "\n" }
}
