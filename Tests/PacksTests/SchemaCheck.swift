import JSON

/// As much of JSON Schema (draft 2020-12) as the schema of packs needs.
struct SchemaCheck {
  private let root: JSONValue

  init(_ root: JSONValue) {
    self.root = root
  }

  func admits(_ value: JSONValue) -> Bool { admits(value, root) }

  private func admits(_ value: JSONValue, _ schema: JSONValue) -> Bool {
    (schema.object?.members ?? []).allSatisfy { rule in
      switch rule.key {
      case "$schema", "title", "description", "$defs": true
      case "$ref": admits(value, definition(rule.value.string ?? ""))
      case "type": isType(value, rule.value.string ?? "")
      case "const": value == rule.value
      case "enum": rule.value.array?.contains(value) == true
      case "minimum": value.int.map { $0 >= rule.value.int ?? 0 } ?? true
      case "maximum": value.int.map { $0 <= rule.value.int ?? 0 } ?? true
      case "maxLength": (value.string?.unicodeScalars.count ?? 0) <= rule.value.int ?? 0
      case "minItems": value.array.map { $0.count >= rule.value.int ?? 0 } ?? true
      case "maxItems": value.array.map { $0.count <= rule.value.int ?? 0 } ?? true
      case "pattern": value.string.map { matches($0, rule.value.string ?? "") } ?? true
      case "items": value.array?.allSatisfy { admits($0, rule.value) } ?? true
      case "anyOf": rule.value.array?.contains { admits(value, $0) } == true
      case "oneOf": rule.value.array?.count { admits(value, $0) } == 1
      case "required":
        (rule.value.array ?? []).allSatisfy { value.object?[$0.string ?? ""] != nil }
      case "minProperties": (value.object?.members.count ?? 0) >= rule.value.int ?? 0
      case "properties": admits(members: value, of: rule.value)
      case "propertyNames":
        value.object?.members.allSatisfy { admits(JSONValue($0.key), rule.value) } ?? true
      case "additionalProperties": admits(rest: value, rule.value, beside: schema["properties"])
      default: false
      }
    }
  }

  private func definition(_ reference: String) -> JSONValue {
    root["$defs"]?[reference.split(separator: "/").last.map { String($0) } ?? ""] ?? .null
  }

  private func isType(_ value: JSONValue, _ type: String) -> Bool {
    switch type {
    case "object": value.object != nil
    case "array": value.array != nil
    case "string": value.string != nil
    case "integer": value.int != nil
    case "boolean": value.bool != nil
    default: false
    }
  }

  private func matches(_ text: String, _ pattern: String) -> Bool {
    guard let pattern = try? Regex(pattern) else { return false }
    return text.firstMatch(of: pattern) != nil
  }

  private func admits(members value: JSONValue, of schemas: JSONValue) -> Bool {
    (schemas.object?.members ?? []).allSatisfy { schema in
      value[schema.key].map { admits($0, schema.value) } ?? true
    }
  }

  private func admits(
    rest value: JSONValue, _ schema: JSONValue, beside known: JSONValue?
  ) -> Bool {
    (value.object?.members ?? []).filter { known?[$0.key] == nil }.allSatisfy {
      schema.bool ?? admits($0.value, schema)
    }
  }
}
