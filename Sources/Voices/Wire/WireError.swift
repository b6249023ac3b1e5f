import JSON
import Localization

/// A line that is no command; nothing changes.
enum WireError: Error, Equatable, Sendable {
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

  /// A code, on which programs may rely, and what is wrong, for the one who writes the program.
  private var explanation: (code: String, text: LocalizedText) {
    switch self {
    case .tooLong: ("too-long", L10n.Wire.tooLong(limit: JSONVoice.lineLimit))
    case .notText: ("not-text", L10n.Errors.notText)
    case .controlCharacters: ("control-characters", L10n.Errors.controlCharacters)
    case .notJSON(let column): ("not-json", L10n.Wire.notJSON(column: column))
    case .beyondLimits(let column): ("beyond-limits", Self.beyondLimits(column, JSONLimits()))
    case .notAnObject: ("not-an-object", L10n.Wire.notAnObject)
    case .noCommand: ("no-command", L10n.Wire.noCommand)
    case .unknownCommand(let said):
      ("unknown-command", L10n.Wire.unknownCommand(said: LocalizedText(verbatim: said)))
    case .missing(let field):
      ("missing-field", L10n.Wire.missing(field: LocalizedText(cleaning: field)))
    case .wrongType(let field):
      ("wrong-type", L10n.Wire.wrongType(field: LocalizedText(cleaning: field)))
    case .notOneAnswer: ("not-one-answer", L10n.Wire.notOneAnswer)
    case .unknownLanguage(let said): ("unknown-language", Self.unknownLanguage(said))
    case .unknownGesture(let said):
      ("unknown-gesture", L10n.Wire.unknownGesture(said: LocalizedText(verbatim: said)))
    }
  }

  /// What the reader of JSON found: no JSON at all, or more than is read.
  init(_ error: JSONParseError) {
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
    let (code, text) = explanation
    let members: WireMembers = [
      "code": JSONValue(code), "text": JSONValue(text.resolved(in: language)),
    ]
    return .event("error", members + facts)
  }

  /// What the text says, as members.
  private var facts: WireMembers {
    switch self {
    case .tooLong, .notText, .controlCharacters, .notAnObject, .noCommand, .notOneAnswer: [:]
    case .notJSON(let column), .beyondLimits(let column): ["column": JSONValue(column)]
    case .missing(let field), .wrongType(let field): ["field": JSONValue(field)]
    case .unknownCommand(let said), .unknownLanguage(let said), .unknownGesture(let said):
      ["said": JSONValue(said.string)]
    }
  }

  private static func unknownLanguage(_ said: SafeText) -> LocalizedText {
    L10n.Wire.unknownLanguage(
      said: LocalizedText(verbatim: said),
      codes: Language.codes(last: L10n.Common.listAnd))
  }

  private static func beyondLimits(_ column: Int, _ limits: JSONLimits) -> LocalizedText {
    L10n.Wire.beyondLimits(
      column: column, depth: Int(limits.depth), string: limits.string, key: limits.key)
  }
}
