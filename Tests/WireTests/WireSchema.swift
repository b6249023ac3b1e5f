import JSON
import JSONSchema
import Localization

@testable import Wire

/// The schema that the program prints, and what of it was used.
struct WireSchema {
  let root: JSONValue
  private let validator: JSONSchemaValidator
  /// The definitions of events by the word in `event`, those of commands by that in `do`.
  private let definitions: [String: [String]]

  init(_ language: Language = .en) throws {
    var limits = JSONLimits()
    limits.depth = 64
    root = try JSONReader.read(WireJSONSchema.write(in: language), limits: limits)
    validator = JSONSchemaValidator(root, isStrict: true)
    let names = (root["$defs"]?.object?.members ?? []).compactMap { definition in
      let properties = definition.value["properties"]
      let event = properties?["event"]?["const"]?.string.map { "event " + $0 }
      return (event ?? properties?["do"]?["const"]?.string.map { "do " + $0 }).map {
        ($0, definition.key)
      }
    }
    definitions = Dictionary(grouping: names) { $0.0 }.mapValues { $0.map(\.1) }
  }

  /// The definitions that an event or a command fits, with no member that they do not name.
  func definitions(of value: JSONValue) -> [String] {
    let word = value["event"]?.string.map { "event " + $0 } ?? "do " + (value["do"]?.string ?? "")
    return (definitions[word] ?? []).filter { validator.admits(value, as: $0) }
  }

  /// Every member that a definition names, as `event-room/contents`.
  func members(of definition: String) -> Set<String> {
    members(of: root["$defs"]?[definition] ?? .null, at: definition)
  }

  private func members(of schema: JSONValue, at path: String) -> Set<String> {
    let own = (schema["properties"]?.object?.members ?? []).flatMap { property in
      [path + "/" + property.key] + members(of: property.value, at: path + "/" + property.key)
    }
    let inside = (schema["items"].map { [$0] } ?? []) + (schema["anyOf"]?.array ?? [])
    return Set(own).union(inside.flatMap { members(of: $0, at: path) })
  }

  /// The same of a value, as far as it has them.
  func membersUsed(by value: JSONValue, at path: String) -> Set<String> {
    let own = (value.object?.members ?? []).flatMap { member in
      [path + "/" + member.key] + membersUsed(by: member.value, at: path + "/" + member.key)
    }
    return Set(own).union((value.array ?? []).flatMap { membersUsed(by: $0, at: path) })
  }
}
