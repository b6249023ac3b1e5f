import JSON
import Localization
import Reflex
import Session
import Testing

@testable import Presentation
@testable import Wire

/// The schema and the code are of one mind.
struct WireSchemaTests {
  private let schema: WireSchema

  init() throws {
    schema = try WireSchema()
  }

  /// Every event in every form.
  private static let events: [String] =
    (wireEvents + wireForms + Notice.examples.map(Event.notice)
    + InputError.examples.map(Event.error))
    .map { wireLine(of: $0) }
    + [misplacedLine] + WireError.examples.map(line)
    + [findingsLine, importedLine, doneLine, #"{"event":"done","tag":1}"#]

  /// An answer in the title menu.
  private static var misplacedLine: String {
    var voice = JSONVoice(language: .en)
    _ = voice.render([.menu([])])
    return voice.render([.error(.notNow)])
  }

  @Test func `what does not fit the moment names it`() {
    #expect(Self.misplacedLine.hasSuffix(#","moment":"menu"}"# + "\n"))
  }

  private static func line(of error: WireError) -> String {
    var writer = WireWriter(language: .en)
    error.shape.write((), to: &writer)
    return writer.takeText()
  }

  @Test func `an event that the voice writes has one form, and no member beside it`() throws {
    for line in Self.events {
      let event = try JSONReader.read(Array(line.utf8))
      #expect(schema.definitions(of: event).count == 1, "\(line)")
    }
  }

  @Test func `every member of an event that the schema names is written`() throws {
    var seen: Set<String> = []
    for line in Self.events {
      let event = try JSONReader.read(Array(line.utf8))
      let definition = try #require(schema.definitions(of: event).first)
      seen.formUnion(schema.membersUsed(by: event, at: definition))
    }
    for form in WireFormat.events {
      let missing = schema.members(of: "event-" + form.fullName).subtracting(seen)
      #expect(missing.isEmpty)
    }
  }

  @Test func `an event without a member that it needs has no form`() throws {
    for line in Self.events {
      let event = try JSONReader.read(Array(line.utf8))
      let definition = try #require(schema.definitions(of: event).first)
      for key in schema.root["$defs"]?[definition]?["required"]?.array ?? [] {
        var less = try #require(event.object)
        less[key.string ?? ""] = nil
        #expect(schema.definitions(of: JSONValue(less)).isEmpty, "\(definition) without \(key)")
      }
    }
  }

  // MARK: Commands

  @Test func `an example of a command has a form`() throws {
    for (line, _) in WireCommandTests.commands where !line.contains("why") {
      let command = try JSONReader.read(Array(line.utf8))
      let isInRange = !line.contains("-9223372036854775808")
      #expect(schema.definitions(of: command).isEmpty != isInRange, "\(line)")
    }
  }

  /// The least that each form needs is a command; with less it is refused by name, and so is another type.
  @Test(arguments: WireCommand.all.map(\.form.fullName))
  func `what a form needs the parser needs`(_ name: String) throws {
    let form = try #require(WireCommand.all.map(\.form).first { $0.fullName == name })
    let needed = form.members.filter(\.isRequired)
    let least = JSONObject(needed.map { ($0.key, $0.schema.example) })
    #expect(code(of: least) == nil)
    #expect(schema.definitions(of: JSONValue(least)).contains("command-" + name))
    for member in needed.dropFirst() {
      var (less, other) = (least, least)
      less[member.key] = nil
      other[member.key] = JSONValue(JSONObject())
      #expect(code(of: less) == "missing-field" && code(of: other) == "wrong-type")
    }
  }

  /// That of the error which answers a line; nil where it is a command.
  private func code(of object: JSONObject) -> String? {
    var voice = JSONVoice(language: .en)
    let line = String(decoding: JSONWriter.write(JSONValue(object)), as: UTF8.self)
    guard case .reply(let reply) = voice.parse(.text(line)) else { return nil }
    return try? JSONReader.read(Array(reply.utf8))["code"]?.string
  }

  // MARK: Texts

  @Test func `both languages name the same, each in its own words`() throws {
    let french = try WireSchema(.fr)
    #expect(blanked(french.root) == blanked(schema.root))
    #expect(french.root != schema.root)
  }

  @Test(arguments: Language.allCases)
  func `no error and no notice names a key or a word of another voice`(_ language: Language) {
    let keys = /\b(Enter|Entrée|Esc|Échap|F1)\b|(^| )\/[a-z]|→|⏎/
    for text
      in (InputError.examples.map { $0.message.textForClients ?? $0.text }
      + Notice.examples.filter(\.isOnWire).map(\.text))
    {
      #expect(text.resolved(in: language).firstMatch(of: keys) == nil)
    }
  }
}

extension WireValueSchema {
  /// A value that fits.
  fileprivate var example: JSONValue {
    switch self {
    case .string, .definition, .tag: "a"
    case .integer(let range): JSONValue(max(0, range.lowerBound))
    case .flag: true
    case .constant(let value): value
    case .word(let words): JSONValue(words[0])
    case .list(let element): [element.example]
    case .object(let members):
      JSONValue(JSONObject(members.filter(\.isRequired).map { ($0.key, $0.schema.example) }))
    case .orNull(let value): value.example
    }
  }
}

extension Notice {
  /// The full screen is left for lines, and never for the wire.
  fileprivate var isOnWire: Bool { self != .linesBegun }
}
