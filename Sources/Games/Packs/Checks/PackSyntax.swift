import JSON
import Localization

private typealias Words = L10n.PackCures

extension PackFinding {
  /// Why a text is no JSON, at the place where its author would mend it.
  init(_ error: JSONParseError, in bytes: [UInt8]) {
    let (cause, place) = Self.cause(of: error, in: bytes) ?? (nil, error.offset)
    self.init(cause ?? error.reason.text, at: FileOffset(byte: UInt32(clamping: place)))
  }

  /// What the author likely did, with what is right, and at which byte; nil where what stands around the error does not
  /// show it.
  private static func cause(
    of error: JSONParseError, in bytes: [UInt8]
  ) -> (LocalizedText?, Int)? {
    let place = error.offset
    let last = bytes.prefix(place).lastIndex { !$0.isBlank && $0 != 0x0D }
    if error.reason == .unexpectedEnd, last == nil { return (Words.emptyFile, 0) }
    if error.reason == .unexpectedCharacter { return cause(at: place, behind: last, in: bytes) }
    guard error.reason == .controlCharacter, bytes[place] == 0x0A || bytes[place] == 0x0D else {
      return nil
    }
    return (Words.unclosedText(mark: .code("\""), escaped: .code(#"\n"#)), place)
  }

  /// The same of a character that cannot stand there, by the one before it that is no blank.
  private static func cause(
    at place: Int, behind last: Int?, in bytes: [UInt8]
  ) -> (LocalizedText?, Int)? {
    let rest = bytes[place...]
    let sign = String(decoding: rest.prefix(4), as: UTF8.self).unicodeScalars.first ?? " "
    if "“”„«»‘’'".unicodeScalars.contains(sign) {
      let name = "\(sign) (\(sign.name))"
      let right = Words.foreignQuote(
        sign: .code(name), mark: .code("\""), right: .code(#""Paris""#))
      return (right, place)
    }
    if ["//", "/*", "#"].contains(where: rest.hasPrefix) {
      return (Words.comment(right: .code(#""comment": "…""#)), place)
    }
    guard let last else { return nil }
    let isNewLine = bytes[last..<place].contains(0x0A)
    switch (Unicode.Scalar(bytes[last]), sign) {
    case (",", "}"), (",", "]"): return (Words.trailingComma, last)
    case ("\"", _) where !isNewLine && !["}", "]", ",", ":"].contains(sign):
      return Self.cause(behindTextThatEnds: last, in: bytes)
    case (_, "\"") where isNewLine, ("}", "{"), ("]", "["):
      let isBehindValue = bytes[last].isLetterOrDigit || Array("\"}]".utf8).contains(bytes[last])
      return isBehindValue ? (Words.missingComma, last + 1) : nil
    case (":", _), (",", _), ("{", _):
      let word = rest.prefix(60).prefix { $0.isLetterOrDigit || $0 >= 0x80 }
      let right = "\"\(String(decoding: word, as: UTF8.self))\""
      return word.isEmpty ? nil : (Words.bareWord(right: .code(right)), place)
    default: return nil
    }
  }

  /// The same where more stands behind a text: it is a name without its colon, or it was meant to go on.
  private static func cause(
    behindTextThatEnds end: Int, in bytes: [UInt8]
  ) -> (LocalizedText?, Int)? {
    let start = bytes[..<end].lastIndex(of: UInt8(ascii: "\"")) ?? 0
    let before = bytes[..<start].last { !$0.isBlank && $0 != 0x0D }.map { Unicode.Scalar($0) }
    if before == ":" { return (Words.innerQuote(escaped: .code(#"\""#)), end) }
    guard before == "{" || before == "," else { return nil }
    return (Words.missingColon(right: .code(#""text": "…""#)), end + 1)
  }
}

extension JSONParseError.Reason {
  /// What is wrong with a text that is no JSON, or beyond the limits.
  var text: LocalizedText {
    let limits = PackReader.limits
    return switch self {
    case .tooLong: L10n.Packs.tooLong(bytes: limits.bytes)
    case .tooDeep: L10n.Packs.tooDeep(depth: Int(limits.depth))
    case .tooManyValues: L10n.Packs.tooManyValues(values: limits.values)
    case .tooManyMembers: L10n.Packs.tooManyMembers(members: limits.members)
    case .keyTooLong: L10n.Packs.keyTooLong(bytes: limits.key)
    case .keyNotASCII: L10n.Packs.keyNotAscii
    case .duplicateKey(let key):
      L10n.Packs.duplicateKey(key: LocalizedText(cleaning: key, limit: 1_000))
    case .stringTooLong: L10n.Packs.stringTooLong(bytes: limits.string)
    case .tooManyMarks: L10n.Packs.tooManyMarks(marks: limits.marks)
    case .numberTooLong: L10n.Packs.numberTooLong(characters: limits.number)
    case .invalidNumber: L10n.Packs.invalidNumber
    case .invalidEscape: L10n.Packs.invalidEscape
    case .loneSurrogate: L10n.Packs.loneSurrogate
    case .controlCharacter: L10n.Packs.controlCharacter
    case .nul: L10n.Packs.nul
    case .invalidUTF8: L10n.Packs.invalidUtf8
    case .byteOrderMark: L10n.Packs.byteOrderMark
    case .unexpectedEnd: L10n.Packs.unexpectedEnd
    case .unexpectedCharacter: L10n.Packs.unexpectedCharacter
    }
  }
}
