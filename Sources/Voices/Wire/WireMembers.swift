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

/// An event after which the game waits for something else than before, by its name on the wire; all others only
/// tell something.
enum WireMoment: String, CaseIterable {
  case menu, intro, chapter, level, ready, cue, round, results, room, descent
}

/// What a client marks a command with, to know where its answer ends: a string or a whole number.
struct WireTag: Equatable {
  private let value: JSONValue

  /// Nil where a command has none.
  init?(of command: JSONObject) throws(WireError) {
    guard let value = command["tag"] else { return nil }
    guard value.string != nil || value.int != nil else { throw .wrongType(field: "tag") }
    self.value = value
  }

  /// The event `done`.
  var done: JSONValue { .event("done", ["tag": value]) }
}
