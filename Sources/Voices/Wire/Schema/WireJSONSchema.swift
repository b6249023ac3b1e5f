import JSON
package import Localization

/// The protocol as a JSON Schema (draft 2020-12), for clients.
package struct WireJSONSchema {
  private let language: Language

  /// The schema’s bytes; what each event, command and member is for is told in `language`.
  package static func write(in language: Language) -> [UInt8] {
    JSONWriter.writeIndented(WireJSONSchema(language: language).document)
  }

  private var document: JSONValue {
    let events = WireFormat.events.map { ("event-" + $0.fullName, object($0, key: "event")) }
    let commands = WireFormat.commands.map { ("command-" + $0.fullName, object($0, key: "do")) }
    let shared = WireDefinition.allCases.map { ($0.rawValue, schema(of: $0.schema)) }
    let all =
      [("event", anyOf(events.map(\.0))), ("command", anyOf(commands.map(\.0)))]
      + shared + events + commands
    return [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": text(L10n.WireFormat.title), "description": text(L10n.WireFormat.overview),
      "anyOf": [reference("event"), reference("command")],
      "$defs": JSONValue(JSONObject(all)),
    ]
  }

  private func text(_ text: LocalizedText) -> JSONValue { JSONValue(text.resolved(in: language)) }

  private func reference(_ name: String) -> JSONValue { ["$ref": JSONValue("#/$defs/" + name)] }

  private func anyOf(_ names: [String]) -> JSONValue {
    ["anyOf": JSONValue(names.map(reference))]
  }

  /// `key` holds the name of an event or a command.
  private func object(_ shape: WireShape, key: String) -> JSONValue {
    let name = WireField.required(key, .constant(shape.name))
    var schema = object([name] + shape.fields)
    schema.insert(("description", text(shape.meaning)), at: 0)
    return JSONValue(JSONObject(schema))
  }

  private func object(_ fields: [WireField]) -> [(String, JSONValue)] {
    let properties = fields.map { field in
      var members = self.members(of: field.schema)
      if let meaning = field.meaning { members.append(("description", text(meaning))) }
      return (field.key, JSONValue(JSONObject(members)))
    }
    let required = fields.filter(\.isRequired).map { JSONValue($0.key) }
    return [
      ("type", "object"), ("properties", JSONValue(JSONObject(properties))),
      ("required", JSONValue(required)),
    ]
  }

  private func schema(of value: WireValueSchema) -> JSONValue {
    JSONValue(JSONObject(members(of: value)))
  }

  private func members(of value: WireValueSchema) -> [(String, JSONValue)] {
    switch value {
    case .text, .string: [("type", "string")]
    case .integer(let range): [("type", "integer")] + limits(of: range)
    case .flag: [("type", "boolean")]
    case .constant(.word(let word)): [("const", JSONValue(word))]
    case .constant(.number(let number)): [("const", JSONValue(number))]
    case .constant(.yes): [("const", true)]
    case .word(let words): [("enum", JSONValue(words.map { JSONValue($0) }))]
    case .list(let element): [("type", "array"), ("items", schema(of: element))]
    case .object(let fields): object(fields)
    case .definition(let name): [("$ref", JSONValue("#/$defs/" + name.rawValue))]
    case .orNull(let value): [("anyOf", [schema(of: value), ["type": "null"]])]
    case .tag: [("type", ["string", "integer"])]
    }
  }

  /// Those that are any.
  private func limits(of range: ClosedRange<Int>) -> [(String, JSONValue)] {
    [("minimum", range.lowerBound), ("maximum", range.upperBound)]
      .filter { ![Int.min, Int.max].contains($0.1) }.map { ($0.0, JSONValue($0.1)) }
  }
}

extension WireShape {
  /// Its name, and its form where there are several.
  var fullName: String { [name, form].compactMap(\.self).joined(separator: "-") }
}
