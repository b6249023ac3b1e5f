import JSON
import Localization

/// What a value in a pack must look like; the reader checks by it, and the JSON Schema is made of it.
indirect enum PackShape: Sendable {
  case object(PackFields)
  /// An object whose members depend on the word of its `kind`.
  case kinds([(word: String, fields: PackFields)])
  case list(PackShape, ClosedRange<Int>)
  /// A string, or an object of strings by language code.
  case text
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
final class PackFields: Sendable, ExpressibleByArrayLiteral {
  let all: [PackField]
  /// The keys of all, in the same order.
  private let keys: [JSONKey]
  /// The keys of those that must be there.
  let required: [String]

  init(_ all: [PackField]) {
    self.all = all
    keys = all.map { JSONKey($0.key) }
    required = all.filter(\.isRequired).map(\.key)
  }

  /// The member of this key; nil where there is none.
  func field(_ key: JSONKey?) -> PackField? {
    key.flatMap { keys.firstIndex(of: $0) }.map { all[$0] }
  }

  /// These, then `more`.
  func and(_ more: [PackField]) -> PackFields { PackFields(all + more) }

  convenience init(arrayLiteral fields: PackField...) { self.init(fields) }
}

/// A member of an object in a pack; shared, for the reader looks at it thousands of times.
final class PackField: Sendable {
  let key: String
  let shape: PackShape
  let isRequired: Bool
  /// What it is for, as an editor shows it.
  let meaning: LocalizedText

  private init(key: String, shape: PackShape, isRequired: Bool, meaning: LocalizedText) {
    self.key = key
    self.shape = shape
    self.isRequired = isRequired
    self.meaning = meaning
  }

  static func required(
    _ key: String, _ shape: PackShape, _ meaning: LocalizedText
  ) -> PackField {
    PackField(key: key, shape: shape, isRequired: true, meaning: meaning)
  }

  static func optional(
    _ key: String, _ shape: PackShape, _ meaning: LocalizedText
  ) -> PackField {
    PackField(key: key, shape: shape, isRequired: false, meaning: meaning)
  }
}
