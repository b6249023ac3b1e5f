package import JSON

/// As much of JSON Schema (draft 2020-12) as the schemas of packs and of the wire need: `$defs`, `$ref`, `type`,
/// `const`, `enum`, `minimum`, `maximum`, `maxLength`, `minItems`, `maxItems`, `pattern`, `items`, `anyOf`,
/// `oneOf`, `required`, `minProperties`, `properties`, `propertyNames` and `additionalProperties`.
package struct JSONSchemaValidator {
  private let root: JSONValue
  /// Whether an object may have only the members that its schema names.
  private let isStrict: Bool

  package init(_ root: JSONValue, isStrict: Bool = false) {
    (self.root, self.isStrict) = (root, isStrict)
  }

  /// Whether the whole schema admits it, or one of its definitions.
  package func admits(_ value: JSONValue, as definition: String? = nil) -> Bool {
    admits(value, definition.map { root["$defs"]?[$0] ?? false } ?? root)
  }

  private func admits(_ value: JSONValue, _ schema: JSONValue) -> Bool {
    if let all = schema.bool { return all }
    return (schema.object?.members ?? []).allSatisfy { rule in
      admits(value, rule.key, rule.value, in: schema)
    } && (!isStrict || hasOnlyKnownMembers(value, schema))
  }

  private func admits(
    _ value: JSONValue, _ key: String, _ rule: JSONValue, in schema: JSONValue
  ) -> Bool {
    switch key {
    case "$schema", "title", "description", "$defs": true
    case "$ref": admits(value, definition(rule.string ?? ""))
    case "type": (rule.array ?? [rule]).contains { isType(value, $0.string ?? "") }
    case "const": value == rule
    case "enum": rule.array?.contains(value) == true
    case "minimum": value.int.map { $0 >= rule.int ?? 0 } ?? true
    case "maximum": value.int.map { $0 <= rule.int ?? 0 } ?? true
    case "maxLength": (value.string?.unicodeScalars.count ?? 0) <= rule.int ?? 0
    case "minItems": value.array.map { $0.count >= rule.int ?? 0 } ?? true
    case "maxItems": value.array.map { $0.count <= rule.int ?? 0 } ?? true
    case "pattern": value.string.map { matches($0, rule.string ?? "") } ?? true
    case "items": value.array?.allSatisfy { admits($0, rule) } ?? true
    case "anyOf": rule.array?.contains { admits(value, $0) } == true
    case "oneOf": rule.array?.count { admits(value, $0) } == 1
    case "required": (rule.array ?? []).allSatisfy { value.object?[$0.string ?? ""] != nil }
    case "minProperties": (value.object?.members.count ?? 0) >= rule.int ?? 0
    case "properties": admits(members: value, of: rule)
    case "propertyNames":
      value.object?.members.allSatisfy { admits(JSONValue($0.key), rule) } ?? true
    case "additionalProperties": admits(rest: value, rule, beside: schema["properties"])
    default: false
    }
  }

  private func hasOnlyKnownMembers(_ value: JSONValue, _ schema: JSONValue) -> Bool {
    guard let members = value.object?.members, let known = schema["properties"] else { return true }
    return members.allSatisfy { known[$0.key] != nil }
  }

  private func definition(_ reference: String) -> JSONValue {
    root["$defs"]?[reference.split(separator: "/").last.map { String($0) } ?? ""] ?? false
  }

  private func isType(_ value: JSONValue, _ type: String) -> Bool {
    switch type {
    case "object": value.object != nil
    case "array": value.array != nil
    case "string": value.string != nil
    case "integer": value.int != nil
    case "boolean": value.bool != nil
    case "null": value == .null
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
      admits($0.value, schema)
    }
  }
}
