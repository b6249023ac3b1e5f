import JSON
package import Localization
import Session

/// The protocol as a JSON Schema (draft 2020-12), for clients.
package struct WireJSONSchema {
  private let language: Language

  /// The schema’s bytes; what each event, command and member is for is told in `language`.
  package static func write(in language: Language) -> [UInt8] {
    JSONWriter.writeIndented(WireJSONSchema(language: language).document)
  }

  private var document: JSONValue {
    let events = WireFormat.events.map { ("event-" + $0.fullName, object($0)) }
    let commands = WireCommand.all.map { ("command-" + $0.form.fullName, object($0.form)) }
    let thing = ("thing", schema(of: .object(ThingView.fields.map(\.member))))
    let all =
      [("event", anyOf(events.map(\.0))), ("command", anyOf(commands.map(\.0)))]
      + [thing] + events + commands
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

  private func object(_ form: WireForm) -> JSONValue {
    JSONValue(JSONObject([("description", text(form.meaning))] + object(form.members)))
  }

  private func object(_ members: [WireMember]) -> [(String, JSONValue)] {
    let properties = members.map { member in
      var schema = self.members(of: member.schema)
      if let meaning = member.meaning { schema.append(("description", text(meaning))) }
      return (member.key, JSONValue(JSONObject(schema)))
    }
    let required = members.filter(\.isRequired).map { JSONValue($0.key) }
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
    case .string: [("type", "string")]
    case .integer(let range): [("type", "integer")] + limits(of: range)
    case .flag: [("type", "boolean")]
    case .constant(let value): [("const", value)]
    case .word(let words): [("enum", JSONValue(words.map { JSONValue($0) }))]
    case .list(let element): [("type", "array"), ("items", schema(of: element))]
    case .object(let members): object(members)
    case .definition(let name): [("$ref", JSONValue("#/$defs/" + name))]
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
