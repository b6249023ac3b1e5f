import JSON
package import Localization

/// A line that is no command; nothing changes.
package enum WireError: Error, Equatable, Sendable {
  case tooLong
  case notText
  case controlCharacters
  case notJSON(column: Int)
  /// Deeper, longer or more than is read, or a key that stands twice or is not ASCII.
  case beyondLimits(column: Int)
  case notAnObject
  case noCommand
  case unknownCommand(SafeText)
  case missing(field: String)
  case wrongType(field: String)
  case notOneAnswer
  case unknownLanguage(SafeText)
  case unknownGesture(SafeText)

  /// Stable; programs may rely on it.
  package var code: String {
    switch self {
    case .tooLong: "too-long"
    case .notText: "not-text"
    case .controlCharacters: "control-characters"
    case .notJSON: "not-json"
    case .beyondLimits: "beyond-limits"
    case .notAnObject: "not-an-object"
    case .noCommand: "no-command"
    case .unknownCommand: "unknown-command"
    case .missing: "missing-field"
    case .wrongType: "wrong-type"
    case .notOneAnswer: "not-one-answer"
    case .unknownLanguage: "unknown-language"
    case .unknownGesture: "unknown-gesture"
    }
  }

  /// What is wrong with the line, for the one who writes the program.
  package var text: LocalizedText {
    switch self {
    case .tooLong: L10n.Wire.tooLong(limit: JSONVoice.lineLimit)
    case .notText: L10n.Errors.notText
    case .controlCharacters: L10n.Errors.controlCharacters
    case .notJSON(let column): L10n.Wire.notJSON(column: column)
    case .beyondLimits(let column): Self.beyondLimits(column, JSONLimits())
    case .notAnObject: L10n.Wire.notAnObject
    case .noCommand: L10n.Wire.noCommand
    case .unknownCommand(let said): L10n.Wire.unknownCommand(said: LocalizedText(verbatim: said))
    case .missing(let field): L10n.Wire.missing(field: Self.word(field))
    case .wrongType(let field): L10n.Wire.wrongType(field: Self.word(field))
    case .notOneAnswer: L10n.Wire.notOneAnswer
    case .unknownLanguage(let said):
      L10n.Wire.unknownLanguage(
        said: LocalizedText(verbatim: said),
        codes: Language.codes(last: L10n.Wire.unknownLanguageLast))
    case .unknownGesture(let said): L10n.Wire.unknownGesture(said: LocalizedText(verbatim: said))
    }
  }

  /// What the reader of JSON found: no JSON at all, or more than is read.
  init(_ error: JSONError) {
    switch error.reason {
    case .tooLong, .tooDeep, .tooManyValues, .keyTooLong, .keyNotASCII, .duplicateKey,
      .stringTooLong, .tooManyMarks, .numberTooLong:
      self = .beyondLimits(column: error.column)
    case .invalidNumber, .invalidEscape, .loneSurrogate, .controlCharacter, .nul, .invalidUTF8,
      .byteOrderMark, .unexpectedEnd, .unexpectedCharacter:
      self = .notJSON(column: error.column)
    }
  }

  /// The event `error`.
  func json(in language: Language) -> JSONValue {
    [
      "event": "error", "code": JSONValue(code), "text": JSONValue(text.resolved(in: language)),
    ]
  }

  private static func beyondLimits(_ column: Int, _ limits: JSONLimits) -> LocalizedText {
    L10n.Wire.beyondLimits(
      column: column, depth: Int(limits.depth), string: limits.string, key: limits.key)
  }

  private static func word(_ field: String) -> LocalizedText {
    LocalizedText(verbatim: SafeText(cleaning: field))
  }
}
