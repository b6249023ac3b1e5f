import JSON

/// The members of an object on the wire in their order; those without a value are left out.
struct WireMembers: ExpressibleByDictionaryLiteral {
  fileprivate var object = JSONObject()

  init(dictionaryLiteral members: (String, JSONValue?)...) {
    object.reserveCapacity(members.count)
    for case (let key, let value?) in members { object.append(key, value) }
  }

  static func + (first: Self, rest: Self) -> Self {
    var members = first
    for member in rest.object.members { members.object.append(member.key, member.value) }
    return members
  }
}

extension JSONValue {
  /// An object with these members.
  init(_ members: WireMembers) { self.init(members.object) }

  /// An event: an object whose first key is `event`.
  static func event(_ name: String, _ members: WireMembers) -> JSONValue {
    var event = JSONObject()
    event.reserveCapacity(1 + members.object.members.count)
    event.append("event", JSONValue(name))
    for member in members.object.members { event.append(member.key, member.value) }
    return JSONValue(event)
  }

  /// As it is written, with a line feed.
  var line: String { [self].lines }
}

extension Sequence<JSONValue> {
  /// Each as it is written, with a line feed.
  var lines: String {
    let bytes = reduce(into: [UInt8]()) { bytes, value in
      JSONWriter.write(value, to: &bytes)
      bytes.append(UInt8(ascii: "\n"))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
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
