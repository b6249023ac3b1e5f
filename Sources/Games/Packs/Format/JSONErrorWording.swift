import JSON
import Localization

private typealias Words = L10n.Packs

extension JSONError.Reason {
  /// What is wrong with a text that is no JSON, or beyond the limits.
  var text: LocalizedText {
    let limits = PackReader.limits
    return switch self {
    case .tooLong: Words.tooLong(bytes: limits.bytes)
    case .tooDeep: Words.tooDeep(depth: Int(limits.depth))
    case .tooManyValues: Words.tooManyValues(values: limits.values)
    case .keyTooLong: Words.keyTooLong(bytes: limits.key)
    case .keyNotASCII: Words.keyNotAscii
    case .duplicateKey(let key): Words.duplicateKey(key: verbatim(key))
    case .stringTooLong: Words.stringTooLong(bytes: limits.string)
    case .tooManyMarks: Words.tooManyMarks(marks: limits.marks)
    case .numberTooLong: Words.numberTooLong(characters: limits.number)
    case .invalidNumber: Words.invalidNumber
    case .invalidEscape: Words.invalidEscape
    case .loneSurrogate: Words.loneSurrogate
    case .controlCharacter: Words.controlCharacter
    case .nul: Words.nul
    case .invalidUTF8: Words.invalidUtf8
    case .byteOrderMark: Words.byteOrderMark
    case .unexpectedEnd: Words.unexpectedEnd
    case .unexpectedCharacter: Words.unexpectedCharacter
    }
  }
}
