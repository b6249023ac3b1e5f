import JSON
import Localization

// MARK: Values

// How the wire is described: once. A shape is the list of an event’s members, as in
//
//     WireShape<ChapterNotes>("notes", Words.notes, .required("title", \.title))
//
// and that list writes the event, is its part of the JSON Schema and what the tests compare the article with. The
// lists are made at the first event of their kind and stay; a value is got by a closure, so that nothing has to be
// looked up by name where a turn of the adventure is told.

/// A type of values on the wire: what they look like there, and how one is written.
struct WireType<Value>: Sendable {
  let schema: WireValueSchema
  let write: @Sendable (Value, inout WireWriter) -> Void
}

/// What the JSON Schema says of a value.
indirect enum WireValueSchema: Sendable {
  case string
  case integer(ClosedRange<Int>)
  case flag
  /// Always this one.
  case constant(JSONValue)
  case word([String])
  case list(WireValueSchema)
  case object([WireMember])
  /// A definition of that name, which may hold itself.
  case definition(String)
  case orNull(WireValueSchema)
  /// What a client marks a command with.
  case tag

  /// From 1.
  static let number = WireValueSchema.integer(1...Int.max)
  /// From 0.
  static let count = WireValueSchema.integer(0...Int.max)
  /// Any whole number.
  static let signed = WireValueSchema.integer(Int.min...Int.max)
}

/// A Swift type that stands on the wire in one way, unless a field says another: so most fields need not name it.
protocol WireValue {
  static var wireType: WireType<Self> { get }
}

/// In the language of the moment; all else is the same in every language.
extension LocalizedText: WireValue {
  static var wireType: WireType<Self> {
    WireType(schema: .string) { $1.write(JSONValue($0.resolved(in: $1.language))) }
  }
}

extension String: WireValue {
  static var wireType: WireType<Self> { WireType(schema: .string) { $1.write(JSONValue($0)) } }
}

extension Bool: WireValue {
  static var wireType: WireType<Self> { WireType(schema: .flag) { $1.write(JSONValue($0)) } }
}

/// From 0.
extension Int: WireValue {
  static var wireType: WireType<Self> { WireType(schema: .count) { $1.write(JSONValue($0)) } }
}

extension Array: WireValue where Element: WireValue {
  static var wireType: WireType<Self> { .list(Element.wireType) }
}

extension WireType where Value: WireValue {
  /// Written as always, where the schema knows more of it: a number from 1, one word of a few.
  static func limited(to schema: WireValueSchema) -> WireType {
    WireType(schema: schema, write: Value.wireType.write)
  }

  static func constant(_ value: JSONValue) -> WireType { .limited(to: .constant(value)) }
}

extension WireType<String> {
  static func word(_ words: [String]) -> WireType { .limited(to: .word(words)) }
}

extension WireType<Int> {
  /// From 1.
  static var number: WireType { .limited(to: .number) }
}

extension WireType where Value: CaseIterable & RawRepresentable<String> & Sendable {
  static var word: WireType {
    WireType(schema: .word(Value.allCases.map(\.rawValue))) {
      $1.write(JSONValue($0.rawValue))
    }
  }
}

extension WireType {
  static func object(_ fields: [WireField<Value>]) -> WireType {
    WireType(schema: .object(fields.map(\.member))) { $1.write($0, as: fields) }
  }

  static func list<Element>(_ element: WireType<Element>) -> WireType where Value == [Element] {
    WireType(schema: .list(element.schema)) { $1.write($0, each: element) }
  }

  static func orNull<Wrapped>(_ type: WireType<Wrapped>) -> WireType where Value == Wrapped? {
    WireType(schema: .orNull(type.schema)) { value, writer in
      if let value { type.write(value, &writer) } else { writer.write(.null) }
    }
  }
}

// MARK: Members

/// What a client is told of a member of an object on the wire.
struct WireMember: Sendable {
  let key: String
  let schema: WireValueSchema
  var isRequired = true
  /// Nil where the key says it.
  var meaning: LocalizedText?
}

/// A member of an object, and how it is got from what the object tells of.
///
/// What may be missing is said here and not taken from the Swift type: a client relies on it.
struct WireField<Whole>: Sendable {
  let member: WireMember
  /// Writes nothing where the member is left out.
  let write: @Sendable (Whole, inout WireWriter) -> Void

  static func required<Value>(
    _ key: String, _ type: WireType<Value>, _ value: @escaping @Sendable (Whole) -> Value,
    _ meaning: LocalizedText? = nil
  ) -> WireField {
    let start = WireWriter.start(of: key)
    return WireField(member: WireMember(key: key, schema: type.schema, meaning: meaning)) {
      whole, writer in
      writer.begin(start)
      type.write(value(whole), &writer)
    }
  }

  static func required<Value: WireValue>(
    _ key: String, _ value: @escaping @Sendable (Whole) -> Value, _ meaning: LocalizedText? = nil
  ) -> WireField {
    .required(key, Value.wireType, value, meaning)
  }

  /// Left out where there is no value.
  static func optional<Value>(
    _ key: String, _ type: WireType<Value>, _ value: @escaping @Sendable (Whole) -> Value?,
    _ meaning: LocalizedText? = nil
  ) -> WireField {
    let start = WireWriter.start(of: key)
    return WireField(
      member: WireMember(key: key, schema: type.schema, isRequired: false, meaning: meaning)
    ) {
      guard let value = value($0) else { return }
      $1.begin(start)
      type.write(value, &$1)
    }
  }

  static func optional<Value: WireValue>(
    _ key: String, _ value: @escaping @Sendable (Whole) -> Value?, _ meaning: LocalizedText? = nil
  ) -> WireField {
    .optional(key, Value.wireType, value, meaning)
  }

  /// There, and true; else left out, as most things of a list are neither worn nor far away.
  static func flag(
    _ key: String, _ isTrue: @escaping @Sendable (Whole) -> Bool, _ meaning: LocalizedText? = nil
  ) -> WireField {
    .optional(key, .constant(true), { isTrue($0) ? true : nil }, meaning)
  }

  /// A list of objects that have these members.
  static func objects<Element>(
    _ key: String, _ elements: @escaping @Sendable (Whole) -> [Element],
    meaning: LocalizedText? = nil, _ fields: WireField<Element>...
  ) -> WireField {
    .required(key, .list(.object(fields)), elements, meaning)
  }
}

extension Int {
  /// A number that is only told where it is one.
  var nilIfZero: Int? { self > 0 ? self : nil }
}

extension Array {
  /// A list that is only told where something stands in it.
  var nilIfEmpty: Array? { isEmpty ? nil : self }
}

// MARK: Events

/// What a client is told of an event, or a command, in one of its forms.
struct WireForm: Sendable {
  /// What stands behind `event` or `do`, which is the first of its members.
  let name: String
  /// Tells one form from the others; nil where there is one.
  let variant: String?
  let meaning: LocalizedText
  let members: [WireMember]

  /// Its name, and its variant where there are several.
  var fullName: String { variant.map { name + "-" + $0 } ?? name }
}

/// An event in one of its forms: the one list of its members writes it, and describes it.
struct WireShape<Whole>: Sendable {
  private let name: String
  private let variant: String?
  private let meaning: LocalizedText
  private let fields: [WireField<Whole>]

  var form: WireForm {
    WireForm(name: name, variant: variant, meaning: meaning, members: fields.map(\.member))
  }

  init(_ name: String, _ meaning: LocalizedText, _ fields: WireField<Whole>...) {
    self.init(name, meaning, fields: fields)
  }

  init(
    _ name: String, variant: String? = nil, _ meaning: LocalizedText, fields: [WireField<Whole>]
  ) {
    (self.name, self.variant, self.meaning) = (name, variant, meaning)
    // A client tells events apart by their first key.
    self.fields = [.required("event", .constant(JSONValue(name)), { _ in name })] + fields
  }

  /// An event of this shape, a line.
  func write(_ whole: Whole, to writer: inout WireWriter) {
    writer.write(whole, as: fields)
    writer.endEvent(name)
  }
}
