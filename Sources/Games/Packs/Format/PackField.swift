import Localization

/// A member of an object in a pack; shared, for the reader looks at it thousands of times.
final class PackField: Sendable {
  let key: String
  let shape: PackValueSchema
  let isRequired: Bool
  /// What it is for, as an editor shows it.
  let meaning: LocalizedText

  private init(key: String, shape: PackValueSchema, isRequired: Bool, meaning: LocalizedText) {
    self.key = key
    self.shape = shape
    self.isRequired = isRequired
    self.meaning = meaning
  }

  static func required(
    _ key: String, _ shape: PackValueSchema, _ meaning: LocalizedText
  ) -> PackField {
    PackField(key: key, shape: shape, isRequired: true, meaning: meaning)
  }

  static func optional(
    _ key: String, _ shape: PackValueSchema, _ meaning: LocalizedText
  ) -> PackField {
    PackField(key: key, shape: shape, isRequired: false, meaning: meaning)
  }
}
