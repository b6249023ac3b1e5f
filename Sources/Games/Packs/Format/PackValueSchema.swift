import JSON
import Localization

/// What a value in a pack must look like; the reader checks by it, and the JSON Schema is made of it.
indirect enum PackValueSchema: Sendable {
  case object(PackObjectFields)
  /// An object, or a line of text that stands for one and fits that schema.
  case brief(PackValueSchema, PackObjectFields)
  /// An object whose members depend on the word of its `kind`.
  case kinds([(word: String, fields: PackObjectFields)])
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

/// The members that may stand in an object of a pack; shared like them.
final class PackObjectFields: Sendable, ExpressibleByArrayLiteral {
  let all: [PackField]
  /// The keys of all, in the same order.
  private let keys: [PackedJSONKey]
  /// The keys of those that must be there.
  let required: [String]

  init(_ all: [PackField]) {
    self.all = all
    keys = all.map { PackedJSONKey($0.key) }
    required = all.filter(\.isRequired).map(\.key)
  }

  /// The member of this key; nil where there is none.
  func field(_ key: PackedJSONKey?) -> PackField? {
    key.flatMap { keys.firstIndex(of: $0) }.map { all[$0] }
  }

  /// These, then `more`.
  func and(_ more: [PackField]) -> PackObjectFields { PackObjectFields(all + more) }

  convenience init(arrayLiteral fields: PackField...) { self.init(fields) }
}

/// A member of an object in a pack; shared, for the reader looks at it thousands of times.
final class PackField: Sendable {
  let key: String
  let schema: PackValueSchema
  let isRequired: Bool
  /// What it is for, as an editor shows it.
  let meaning: LocalizedText

  private init(_ key: String, _ schema: PackValueSchema, _ meaning: LocalizedText, _ required: Bool)
  {
    self.key = key
    self.schema = schema
    self.meaning = meaning
    isRequired = required
  }

  static func required(_ key: String, _ schema: PackValueSchema, _ meaning: LocalizedText) -> Self {
    Self(key, schema, meaning, true)
  }

  static func optional(_ key: String, _ schema: PackValueSchema, _ meaning: LocalizedText) -> Self {
    Self(key, schema, meaning, false)
  }
}
