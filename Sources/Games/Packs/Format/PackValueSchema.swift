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
  /// A number with decimals or without, or a string that is one.
  case decimal
  case word([String])
  case flag
  /// For the author alone.
  case anything
}
