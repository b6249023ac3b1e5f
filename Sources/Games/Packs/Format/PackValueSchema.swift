/// What a value in a pack must look like; the reader checks by it, and the JSON Schema is made of it.
indirect enum PackValueSchema: Sendable {
  case object(PackObjectFields)
  /// An object whose members depend on the word of its `kind`.
  case kinds([(word: String, fields: PackObjectFields)])
  case list(PackValueSchema, ClosedRange<Int>)
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
