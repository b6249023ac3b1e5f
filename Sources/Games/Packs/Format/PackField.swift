import JSON
import Localization

/// A value of a pack's file.
struct PackNode {
  let source: JSONDocument
  let index: JSONNodeIndex
  /// Its place in its list, from 1.
  var number = 1

  /// Where it begins.
  var offset: FileOffset { FileOffset(byte: source.offset(of: index)) }
}

/// What a member of an object in a pack may hold.
protocol PackValue: Equatable, Sendable {
  /// What a value that fits the format says; nil for another.
  static func read(_ node: PackNode) -> Self?
  /// As a file has it.
  var json: JSONValue { get }
  /// Calls `visit` for every text in it that a player reads; `role` is that of a text by itself.
  func visitTexts(as role: PackTextRole, _ visit: PackTextVisitor)
}

typealias PackTextVisitor = (PackText, PackTextRole) -> Void

extension PackValue {
  func visitTexts(as role: PackTextRole, _ visit: PackTextVisitor) {}
}

/// A part of a pack that is an object in its file. Its fields say all that is to be known of that object: it
/// is read, written, checked and told in the schema by them, and its texts are found by them.
protocol PackShape: PackValue {
  static var fields: PackFields<Self> { get }
  /// The field that a text stands for where an object is expected; nil where none may.
  static var brief: PackField<Self>? { get }
  /// With nothing in it: what a member that is left out leaves.
  init()
  /// Adds what is not in its members, once these are read: its place, the id that the file leaves out.
  mutating func complete(from node: PackNode)
}

extension PackShape {
  static var brief: PackField<Self>? { nil }

  static var schema: PackValueSchema {
    brief.map { .brief($0.member.schema, fields.members) } ?? .object(fields.members)
  }

  static func read(_ node: PackNode) -> Self? {
    var shape = Self()
    fields.read(node, into: &shape)
    shape.complete(from: node)
    return shape
  }

  mutating func complete(from node: PackNode) {}

  /// Its members, in the order in which they are written.
  var written: [(String, JSONValue)] {
    Self.fields.written.compactMap { field in field.json(self).map { (field.member.key, $0) } }
  }

  var json: JSONValue { JSONValue(JSONObject(written)) }

  func visitTexts(as role: PackTextRole, _ visit: PackTextVisitor) { visitTextsOfFields(visit) }

  /// Calls `visit` for every text in its fields that a player reads.
  func visitTextsOfFields(_ visit: PackTextVisitor) {
    for field in Self.fields.all { field.visitTexts(self, visit) }
  }
}

/// A member of the object that a `Shape` is in its file, and where the shape has it.
struct PackField<Shape>: Sendable {
  let member: PackMember
  var read: @Sendable (PackNode, inout Shape) -> Void = { _, _ in }
  /// Nil for what a file does not say.
  var json: @Sendable (Shape) -> JSONValue? = { _ in nil }
  var visitTexts: @Sendable (Shape, PackTextVisitor) -> Void = { _, _ in }
  /// The member that it is written before, where that is not the next one.
  var follower: String?

  /// For the author alone: it is taken, and not looked at.
  static func ignored(_ key: String, _ meaning: LocalizedText) -> Self {
    Self(member: PackMember(key, .anything, meaning, isRequired: false))
  }

  /// What authors say to themselves.
  static var comment: Self { ignored("comment", L10n.PackFormat.comment) }

  /// A number that is always the same.
  static func constant(_ key: String, _ value: Int, _ meaning: LocalizedText) -> Self {
    let member = PackMember(key, .integer(value...value), meaning, isRequired: true)
    return Self(member: member, json: { _ in JSONValue(value) })
  }

  /// The same, written before the member `key`.
  func written(before key: String) -> Self {
    var field = self
    field.follower = key
    return field
  }
}

extension PackField where Shape: PackShape {
  static func required<Value: PackValue>(
    _ key: String, _ path: any WritableKeyPath<Shape, Value> & Sendable, _ schema: PackValueSchema,
    _ meaning: LocalizedText
  ) -> Self {
    Self(PackMember(key, schema, meaning, isRequired: true), path) { $0.json }
  }

  /// Left out where it is as in an empty shape. A name is not translated: nobody looks for its languages.
  static func optional<Value: PackValue>(
    _ key: String, _ path: any WritableKeyPath<Shape, Value> & Sendable, _ schema: PackValueSchema,
    _ meaning: LocalizedText, isName: Bool = false
  ) -> Self {
    let standard = Shape()[keyPath: path]
    let member = PackMember(key, schema, meaning, isRequired: false)
    var field = Self(member, path) { $0 == standard ? nil : $0.json }
    if isName { field.visitTexts = { _, _ in } }
    return field
  }

  private init<Value: PackValue>(
    _ member: PackMember, _ path: any WritableKeyPath<Shape, Value> & Sendable,
    json: @escaping @Sendable (Value) -> JSONValue?
  ) {
    self.member = member
    read = { node, shape in
      if let value = Value.read(node) { shape[keyPath: path] = value }
    }
    self.json = { json($0[keyPath: path]) }
    guard let role = member.schema.role else { return }
    visitTexts = { shape, visit in shape[keyPath: path].visitTexts(as: role, visit) }
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

  /// Fills `shape` with what an object says, or a text that stands for one.
  func read(_ node: PackNode, into shape: inout Shape) where Shape: PackShape {
    let source = node.source
    guard let object = source.members(of: node.index) else {
      return Shape.brief?.read(node, &shape) ?? ()
    }
    for (key, value) in object {
      guard let index = members.index(of: source.key(key)) else { continue }
      all[index].read(PackNode(source: source, index: value), &shape)
    }
  }
}

// MARK: Values

extension String: PackValue {
  static func read(_ node: PackNode) -> String? { node.source.string(node.index) }

  var json: JSONValue { JSONValue(self) }
}

extension Int: PackValue {
  static func read(_ node: PackNode) -> Int? { node.source.int(node.index) }

  var json: JSONValue { JSONValue(self) }
}

extension Bool: PackValue {
  static func read(_ node: PackNode) -> Bool? { node.source.bool(node.index) }

  var json: JSONValue { JSONValue(self) }
}

extension Optional: PackValue where Wrapped: PackValue {
  static func read(_ node: PackNode) -> Wrapped?? { Wrapped.read(node).map { $0 } }

  var json: JSONValue { self?.json ?? .null }

  func visitTexts(as role: PackTextRole, _ visit: PackTextVisitor) {
    self?.visitTexts(as: role, visit)
  }
}

extension Array: PackValue where Element: PackValue {
  /// A value that is no list is a list of one.
  static func read(_ node: PackNode) -> [Element]? {
    guard let elements = node.source.elements(of: node.index) else {
      return Element.read(node).map { [$0] }
    }
    return zip(1..., elements).compactMap { number, index in
      Element.read(PackNode(source: node.source, index: index, number: number))
    }
  }

  var json: JSONValue { JSONValue(map(\.json)) }

  func visitTexts(as role: PackTextRole, _ visit: PackTextVisitor) {
    for element in self { element.visitTexts(as: role, visit) }
  }
}
