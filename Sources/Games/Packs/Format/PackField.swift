import Localization

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
