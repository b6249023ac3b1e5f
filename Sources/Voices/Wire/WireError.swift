import JSON
import Localization
import Session

private typealias Words = L10n.Wire

/// A line that is no command; nothing changes. What is wrong is told to the one who writes the program.
struct WireError: Error {
  private let message: Message

  private init(
    _ code: String, _ text: LocalizedText,
    _ facts: KeyValuePairs<String, Message.Fact.Value> = [:]
  ) {
    message = Message(code, text, facts)
  }

  var shape: WireShape<Void> { WireShape("error", L10n.WireFormat.error, message) }

  /// One of each code.
  static let examples: [WireError] = [
    tooLong, notText, controlCharacters, notJSON(column: 1), beyondLimits(column: 1), notAnObject,
    noCommand, unknownCommand(""), missing(field: ""), wrongType(field: ""), notOneAnswer,
    unknownLanguage(""), unknownGesture(""),
  ]

  static let tooLong = WireError("too-long", Words.tooLong(limit: JSONVoice.lineLimit))
  static let notText = WireError("not-text", L10n.Errors.notText)
  static let controlCharacters = WireError(
    "control-characters", L10n.Errors.controlCharacters)
  static let notAnObject = WireError("not-an-object", Words.notAnObject)
  static let noCommand = WireError("no-command", Words.noCommand)
  static let notOneAnswer = WireError("not-one-answer", Words.notOneAnswer)

  /// What the reader of JSON found: no JSON at all, or more than is read.
  init(_ error: JSONParseError) {
    switch error.reason {
    case .tooLong, .tooDeep, .tooManyValues, .tooManyMembers, .keyTooLong, .keyNotASCII,
      .duplicateKey, .stringTooLong, .tooManyMarks, .numberTooLong:
      self = .beyondLimits(column: error.column)
    case .invalidNumber, .invalidEscape, .loneSurrogate, .controlCharacter, .nul, .invalidUTF8,
      .byteOrderMark, .unexpectedEnd, .unexpectedCharacter:
      self = .notJSON(column: error.column)
    }
  }

  static func notJSON(column: Int) -> WireError {
    WireError("not-json", Words.notJSON(column: column), ["column": .number(column)])
  }

  /// Deeper, longer or more than is read, or a key that stands twice or is not ASCII.
  static func beyondLimits(column: Int) -> WireError {
    let limits = JSONLimits()
    let text = Words.beyondLimits(
      column: column, depth: Int(limits.depth), string: limits.string, key: limits.key)
    return WireError("beyond-limits", text, ["column": .number(column)])
  }

  static func missing(field: String) -> WireError {
    let field = SafeText(cleaning: field)
    return WireError("missing-field", Words.missing(field: field.text), ["field": .string(field)])
  }

  static func wrongType(field: String) -> WireError {
    let field = SafeText(cleaning: field)
    return WireError("wrong-type", Words.wrongType(field: field.text), ["field": .string(field)])
  }

  static func unknownCommand(_ word: String) -> WireError {
    let said = SafeText(cleaning: word)
    return WireError(
      "unknown-command", Words.unknownCommand(said: said.text), ["said": .string(said)])
  }

  static func unknownLanguage(_ word: String) -> WireError {
    let said = SafeText(cleaning: word)
    let codes = Language.codes(last: L10n.Common.listAnd)
    return WireError(
      "unknown-language", Words.unknownLanguage(said: said.text, codes: codes),
      ["said": .string(said)])
  }

  static func unknownGesture(_ word: String) -> WireError {
    let said = SafeText(cleaning: word)
    return WireError(
      "unknown-gesture", Words.unknownGesture(said: said.text), ["said": .string(said)])
  }
}
