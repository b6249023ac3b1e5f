import JSON
import Localization

extension JSONParseError.Reason {
  /// What is wrong with a text that is no JSON, or beyond the limits.
  var text: LocalizedText {
    let limits = PackReader.limits
    return switch self {
    case .tooLong: L10n.Packs.tooLong(bytes: limits.bytes)
    case .tooDeep: L10n.Packs.tooDeep(depth: Int(limits.depth))
    case .tooManyValues: L10n.Packs.tooManyValues(values: limits.values)
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
