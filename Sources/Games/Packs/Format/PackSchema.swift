import JSON
package import Localization

/// What a value in a pack must look like: the reader checks by it, and the JSON Schema is made of it.
indirect enum PackValueSchema: Sendable {
  case object(PackMembers)
  /// An object, or a line of text that stands for one and fits that schema.
  case brief(PackValueSchema, PackMembers)
  /// An object whose members depend on the word of its `kind`.
  case kinds([(word: String, members: PackMembers)])
  case list(PackValueSchema, ClosedRange<Int>)
  /// A string, or an object of strings by language code; lines may end in it.
  case text
  /// The same in one line, for what stands beside others.
  case label
  /// A string, a list of strings, or an object of these by language code.
  case spellings
  case id
  case languageCode
  case integer(ClosedRange<Int>)
  case word([String])
  case flag
  /// For the author alone.
  case anything
}

extension PackValueSchema {
  /// What the texts of such a value are for; nil where nobody reads them.
  var role: PackTextRole? {
    switch self {
    case .label: .label
    case .list(let element, _): element.role
    case .text, .object, .brief, .kinds: .passage
    case .spellings, .id, .languageCode, .integer, .word, .flag, .anything: nil
    }
  }
}

/// A member of an object in a pack; shared, for the reader looks at it thousands of times.
final class PackMember: Sendable {
  let key: String
  let schema: PackValueSchema
  let isRequired: Bool
  /// What it is for, as an editor shows it.
  let meaning: LocalizedText

  init(_ key: String, _ schema: PackValueSchema, _ meaning: LocalizedText, isRequired: Bool) {
    self.key = key
    self.schema = schema
    self.meaning = meaning
    self.isRequired = isRequired
  }
}

/// The members that may stand in an object of a pack; shared like them.
final class PackMembers: Sendable {
  let all: [PackMember]
  /// The keys of those that must be there.
  let required: [String]
  private let keys: [PackedJSONKey]

  init(_ all: [PackMember]) {
    self.all = all
    keys = all.map { PackedJSONKey($0.key) }
    required = all.filter(\.isRequired).map(\.key)
  }

  /// Where among them that key is; nil where it is not.
  func index(of key: PackedJSONKey?) -> Int? { key.flatMap(keys.firstIndex) }

  /// These, then `more`.
  func and(_ more: PackMembers) -> PackMembers { PackMembers(all + more.all) }

  func without(_ key: String) -> PackMembers { PackMembers(all.filter { $0.key != key }) }
}

/// The format as a JSON Schema (draft 2020-12), for editors and other programs.
package struct PackJSONSchema {
  private let language: Language

  /// The schema’s bytes; what each member is for is told in `language`.
  package static func write(in language: Language) -> [UInt8] {
    JSONWriter.writeIndented(PackJSONSchema(language: language).document)
  }

  private var document: JSONValue {
    var root = jsonSchema(of: PackDocument.schema)
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

  private func jsonSchema(of schema: PackValueSchema) -> JSONObject {
    switch schema {
    case .object(let members): object(members)
    case .brief(_, let members):
      ["anyOf": [["$ref": "#/$defs/line"], JSONValue(object(members))]]
    case .kinds(let kinds):
      ["oneOf": JSONValue(kinds.map { JSONValue(object($0.members, kind: $0.word)) })]
    case .list(let element, let counts):
      [
        "type": "array", "items": JSONValue(jsonSchema(of: element)),
        "minItems": JSONValue(counts.lowerBound), "maxItems": JSONValue(counts.upperBound),
      ]
    case .text: ["$ref": "#/$defs/text"]
    case .label: ["$ref": "#/$defs/label"]
    case .spellings: ["$ref": "#/$defs/spellings"]
    case .id: ["$ref": "#/$defs/id"]
    case .languageCode: ["$ref": "#/$defs/language"]
    case .integer(let range):
      [
        "type": "integer", "minimum": JSONValue(range.lowerBound),
        "maximum": JSONValue(range.upperBound),
      ]
    case .word(let words): ["enum": JSONValue(words.map { JSONValue($0) })]
    case .flag: ["type": "boolean"]
    case .anything: [:]
    }
  }

  private func object(_ members: PackMembers, kind: String? = nil) -> JSONObject {
    var properties = members.all.map { member in
      var schema = jsonSchema(of: member.schema)
      schema["description"] = JSONValue(member.meaning.resolved(in: language))
      return (member.key, JSONValue(schema))
    }
    var required = members.required
    if let kind {
      let meaning = L10n.PackFormat.kind.resolved(in: language)
      properties.insert(
        ("kind", ["const": JSONValue(kind), "description": JSONValue(meaning)]), at: 0)
      required.insert("kind", at: 0)
    }
    return [
      "type": "object", "properties": JSONValue(JSONObject(properties)),
      "required": JSONValue(required.map { JSONValue($0) }), "additionalProperties": false,
    ]
  }

  // MARK: Definitions

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
