import Localization

/// A member of an object on the wire.
struct WireField: Sendable {
  let key: String
  let schema: WireValueSchema
  let isRequired: Bool
  /// Nil where the key says it.
  let meaning: LocalizedText?

  static func required(
    _ key: String, _ schema: WireValueSchema, _ meaning: LocalizedText? = nil
  ) -> WireField {
    WireField(key: key, schema: schema, isRequired: true, meaning: meaning)
  }

  static func optional(
    _ key: String, _ schema: WireValueSchema, _ meaning: LocalizedText? = nil
  ) -> WireField {
    WireField(key: key, schema: schema, isRequired: false, meaning: meaning)
  }

  /// There, and true; else left out.
  static func flag(_ key: String, _ meaning: LocalizedText? = nil) -> WireField {
    .optional(key, .constant(.yes), meaning)
  }
}

/// An object on the wire: an event, or a command, in one of its forms.
struct WireShape: Sendable {
  /// What stands behind `event` or `do`.
  let name: String
  /// Tells one form from the others; nil where there is one.
  let form: String?
  let fields: [WireField]
  let meaning: LocalizedText

  init(_ name: String, form: String? = nil, _ meaning: LocalizedText, _ fields: [WireField] = []) {
    self.name = name
    self.form = form
    self.fields = fields
    self.meaning = meaning
  }
}
