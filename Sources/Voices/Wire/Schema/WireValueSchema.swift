/// What a value on the wire looks like; the JSON Schema is made of it.
indirect enum WireValueSchema: Sendable {
  /// In the language of the moment.
  case text
  /// The same in every language: an id, a date, a path.
  case string
  case integer(ClosedRange<Int>)
  case flag
  /// Always this one.
  case constant(WireConstant)
  case word([String])
  case list(WireValueSchema)
  case object([WireField])
  /// A definition of its own, which may hold itself.
  case definition(WireDefinition)
  case orNull(WireValueSchema)
  /// What a client marks a command with.
  case tag

  /// From 1.
  static let number = WireValueSchema.integer(1...Int.max)
  /// From 0.
  static let count = WireValueSchema.integer(0...Int.max)

  static func constant(_ word: String) -> WireValueSchema { .constant(.word(word)) }

  static func word<Word: CaseIterable & RawRepresentable<String>>(of words: Word.Type)
    -> WireValueSchema
  {
    .word(words.allCases.map(\.rawValue))
  }
}

/// The only value that a member can have.
enum WireConstant: Sendable {
  case word(String)
  case number(Int)
  case yes
}

/// A value that the schema names once.
enum WireDefinition: String, CaseIterable, Sendable {
  case thing

  var schema: WireValueSchema {
    switch self {
    case .thing: .object(WireFormat.thing)
    }
  }
}
