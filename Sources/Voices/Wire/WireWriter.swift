import JSON
import Localization

/// Writes events, a line each, straight to bytes. With a tree of values in between a turn of the adventure, which
/// shows dozens of things, took a third longer.
struct WireWriter {
  private var bytes: [UInt8] = []
  /// That of the texts.
  var language: Language
  /// What the player is asked: the last event that waits for them.
  private(set) var moment: WireMoment?

  init(language: Language) {
    self.language = language
  }

  /// What was written since the last time.
  mutating func takeText() -> String {
    defer { bytes.removeAll(keepingCapacity: true) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The object that was written is an event.
  mutating func endEvent(_ name: String) {
    bytes.append(UInt8(ascii: "\n"))
    moment = WireMoment(rawValue: name) ?? moment
  }

  // MARK: Values

  mutating func write(_ value: JSONValue) { JSONWriter.write(value, to: &bytes) }

  mutating func write<Whole>(_ whole: Whole, as fields: [WireField<Whole>]) {
    bytes.append(UInt8(ascii: "{"))
    for field in fields { field.write(whole, &self) }
    bytes.append(UInt8(ascii: "}"))
  }

  mutating func write<Element>(_ elements: [Element], each type: WireType<Element>) {
    bytes.append(UInt8(ascii: "["))
    for element in elements {
      separate()
      type.write(element, &self)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  // MARK: Members

  /// What stands before the value of a member; made once, with its field.
  static func start(of key: String) -> [UInt8] { JSONWriter.write(JSONValue(key)) + ":".utf8 }

  /// Begins the member that `start` is the beginning of.
  mutating func begin(_ start: [UInt8]) {
    separate()
    bytes += start
  }

  /// A comma, but behind what opens a list or an object.
  private mutating func separate() {
    if bytes.last != UInt8(ascii: "{") && bytes.last != UInt8(ascii: "[") {
      bytes.append(UInt8(ascii: ","))
    }
  }
}

/// An event after which the game waits for something else than before, by its name on the wire; all others only
/// tell something.
enum WireMoment: String, CaseIterable {
  case menu, intro, chapter, level, ready, pitch, cue, round, results, room, descent
}
