import JSON
package import Localization

/// The format as a JSON Schema (draft 2020-12), for editors and other programs.
package struct PackJSONSchema {
  private let language: Language

  /// The schema’s bytes; what each member is for is told in `language`.
  package static func write(in language: Language) -> [UInt8] {
    JSONWriter.writeIndented(PackJSONSchema(language: language).document)
  }

  private var document: JSONValue {
    var root = PackDocument.fields.members.jsonSchema(in: language)
    root["$defs"] = [
      "text": text, "line": line, "label": label, "spellings": spellings, "id": id,
      "language": languageCode,
    ]
    let head: [(String, JSONValue)] = [
      ("$schema", "https://json-schema.org/draft/2020-12/schema"),
      ("title", JSONValue(L10n.PackFormat.pack.resolved(in: language))),
    ]
    return JSONValue(JSONObject(head + root.members.map { ($0.key, $0.value) }))
  }

  private var string: JSONValue { ["type": "string", "pattern": #"\S"#, "maxLength": 4096] }

  private var text: JSONValue { ["anyOf": [string, byLanguage(string)]] }

  private var line: JSONValue {
    ["type": "string", "pattern": #"^[^\n]*\S[^\n]*$"#, "maxLength": 4096]
  }

  private var label: JSONValue { ["anyOf": [line, byLanguage(line)]] }

  private var spellings: JSONValue {
    let list: JSONValue = ["type": "array", "items": line, "minItems": 1, "maxItems": 99]
    let either: JSONValue = ["anyOf": [line, list]]
    return ["anyOf": [line, list, byLanguage(either)]]
  }

  private func byLanguage(_ value: JSONValue) -> JSONValue {
    [
      "type": "object", "minProperties": 1,
      "propertyNames": ["pattern": Self.codePattern, "maxLength": 35],
      "additionalProperties": value,
    ]
  }

  private var id: JSONValue { ["type": "string", "pattern": "^[a-z0-9-]{1,64}$"] }

  private var languageCode: JSONValue {
    ["type": "string", "pattern": Self.codePattern, "maxLength": 35]
  }

  private static let codePattern: JSONValue = "^[a-z]{2,3}(-[A-Za-z0-9]{1,8})*$"
}
