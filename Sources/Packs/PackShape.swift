import Localization

/// What a value in a pack must look like; the reader checks by it, and the JSON Schema is made of it.
indirect enum PackShape: Sendable {
  case object([PackField])
  /// An object whose members depend on the word of its `kind`.
  case kinds([(word: String, fields: [PackField])])
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
