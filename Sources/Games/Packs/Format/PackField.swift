import JSON
import Localization

/// A part of a pack that is an object in its file. Its fields say all that is to be known of that object: it
/// is read, checked, written and told in the schema by them, and its texts are found by them.
protocol PackShape: Equatable, Sendable {
  static var fields: PackFields<Self> { get }
  /// The field that a text stands for where an object is expected; nil where none may.
  static var brief: PackField<Self>? { get }
  /// What is said where a list stands in its place; nil where it is like any other wrong value.
  static var findingOfList: LocalizedText? { get }
  /// An empty one: a member that the file leaves out keeps the value that it has here.
  init()
  /// Called once its members are read, to keep its place and to give the id that the file leaves out.
  mutating func complete(from node: PackNode)
}

extension PackShape {
  static var brief: PackField<Self>? { nil }
  static var findingOfList: LocalizedText? { nil }

  mutating func complete(from node: PackNode) {}

  /// What an object with these members says; notes all that does not fit.
  static func read(
    _ node: PackNode, _ members: PackMembers, _ findings: inout PackFindings
  ) -> Self? {
    var shape = Self()
    if let brief, node.string != nil {
      brief.read(node, &shape, &findings)
    } else if let wrong = findingOfList, node.value.array != nil {
      return findings.refuse(wrong, at: node)
    } else {
      node.readMembers(members, &findings) { index, value, findings in
        fields.all[index].read(value, &shape, &findings)
      }
    }
    // What is wrong is not worth completing, and could take long.
    if !findings.hasErrors { shape.complete(from: node) }
    return shape
  }

  /// Its members, in the order in which they are written.
  var written: [(String, JSONValue)] {
    Self.fields.written.compactMap { field in field.json(self).map { (field.member.key, $0) } }
  }

  var json: JSONValue { JSONValue(JSONObject(written)) }

  /// Calls `visit` for every text in it that a player reads.
  func visitTexts(_ visit: PackTextVisitor) {
    for field in Self.fields.all { field.visitTexts(self, visit) }
  }
}

/// A member of the object that a `Shape` is in its file, and where the shape has it.
struct PackField<Shape>: Sendable {
  let member: PackMember
  var read: @Sendable (PackNode, inout Shape, inout PackFindings) -> Void = { _, _, _ in }
  /// Nil for what a file does not say.
  var json: @Sendable (Shape) -> JSONValue? = { _ in nil }
  var visitTexts: @Sendable (Shape, PackTextVisitor) -> Void = { _, _ in }
  /// Where files have another order than the schema: the member that it is written before.
  var follower: String?

  /// For the author alone: it is taken, and not looked at.
  static func ignored(_ key: String, _ meaning: LocalizedText) -> Self {
    let anything = PackSchema { _ in [:] }
    return Self(member: PackMember(key: key, schema: anything, meaning: meaning, isRequired: false))
  }

  /// What authors say to themselves.
  static var comment: Self { ignored("comment", L10n.PackFormat.comment) }

  /// A number that is always the same.
  static func constant(_ key: String, _ value: Int, _ meaning: LocalizedText) -> Self {
    let form = PackForm.integer(value...value)
    return Self(
      member: PackMember(key: key, schema: form.schema, meaning: meaning, isRequired: true),
      read: { node, _, findings in _ = form.read(node, &findings) },
      json: { _ in JSONValue(value) })
  }

  typealias Path<Value> = any WritableKeyPath<Shape, Value> & Sendable

  static func required<Value>(
    _ key: String, _ path: Path<Value>, _ form: PackForm<Value>, _ meaning: LocalizedText
  ) -> Self {
    Self(
      member: PackMember(key: key, schema: form.schema, meaning: meaning, isRequired: true),
      read: { node, shape, findings in
        if let value = form.read(node, &findings) { shape[keyPath: path] = value }
      }, json: { form.json($0[keyPath: path]) },
      visitTexts: { shape, visit in form.visitTexts(shape[keyPath: path], visit) })
  }

  /// Nil where it is left out. A name need not be translated, so it is not among the texts that are visited.
  static func optional<Value>(
    _ key: String, _ path: Path<Value?>, _ form: PackForm<Value>, _ meaning: LocalizedText,
    isName: Bool = false
  ) -> Self {
    Self(
      member: PackMember(key: key, schema: form.schema, meaning: meaning, isRequired: false),
      read: { node, shape, findings in
        if let value = form.read(node, &findings) { shape[keyPath: path] = value }
      }, json: { $0[keyPath: path].map(form.json) },
      visitTexts: { shape, visit in
        if !isName, let value = shape[keyPath: path] { form.visitTexts(value, visit) }
      })
  }

  /// Where it is left out it is as in an empty shape.
  static func defaulted<Value: Equatable & Sendable>(
    _ key: String, _ path: Path<Value>, _ form: PackForm<Value>, _ meaning: LocalizedText
  ) -> Self where Shape: PackShape {
    let standard = Shape()[keyPath: path]
    let field = required(key, path, form, meaning)
    return Self(
      member: PackMember(key: key, schema: form.schema, meaning: meaning, isRequired: false),
      read: field.read, json: { $0[keyPath: path] == standard ? nil : field.json($0) },
      visitTexts: field.visitTexts)
  }

  /// The same, written before the member `key`.
  func written(before key: String) -> Self {
    var field = self
    field.follower = key
    return field
  }
}

/// The fields of a shape, in the order in which they are told of.
final class PackFields<Shape>: Sendable, ExpressibleByArrayLiteral {
  let all: [PackField<Shape>]
  /// The same in the order in which they are written.
  let written: [PackField<Shape>]
  let members: PackMembers

  init(arrayLiteral fields: PackField<Shape>...) {
    all = fields
    members = PackMembers(fields.map(\.member))
    var written = fields.filter { $0.follower == nil }
    for field in fields where field.follower != nil {
      let place = written.firstIndex { $0.member.key == field.follower }
      written.insert(field, at: place ?? written.count)
    }
    self.written = written
  }
}

/// What is told of a member of an object in a pack.
struct PackMember: Sendable {
  let key: String
  let schema: PackSchema
  /// What it is for, as an editor shows it.
  let meaning: LocalizedText
  let isRequired: Bool
}

/// The members that may stand in an object of a pack.
final class PackMembers: Sendable {
  let all: [PackMember]
  /// The keys of those that must be there.
  let required: [String]
  /// The word of their `kind`; nil for what is of no kind.
  let kind: String?

  init(_ all: [PackMember], kind: String? = nil) {
    self.all = all
    self.kind = kind
    required = all.filter(\.isRequired).map(\.key)
  }

  func jsonSchema(in language: Language) -> JSONObject {
    var properties = all.map { member in
      var schema = member.schema.json(language)
      schema["description"] = JSONValue(member.meaning.resolved(in: language))
      return (member.key, JSONValue(schema))
    }
    var required = required
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
}
