import Localization

/// The text of a choice as a player's input is compared with it.
package struct ChoiceText: Hashable, Sendable {
  private let text: String

  /// Case and the kind and number of blanks make no difference.
  package init(_ text: String) {
    self.text =
      foldedASCII(text) ?? foldedSimply(text)
      ?? text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Whether a player can mean it: it is not blank, a single letter, a number from 1 to 9 or a
  /// command word (design.md, "Flow").
  package var isUsable: Bool {
    guard !isShortcut, let first = text.utf8.first else { return false }
    return !commandWords[Int(first)].contains(text)
  }

  private var isShortcut: Bool {
    // Nearly all texts begin with two characters of ASCII, for which no table of Unicode is needed.
    let bytes = text.utf8.span
    if bytes.count > 1, bytes[0] < 0x80, bytes[1] < 0x80 { return false }
    guard let first = text.first else { return true }
    let isOne = text.index(after: text.startIndex) == text.endIndex
    return isOne && (first.isLetter || ("1"..."9").contains(first))
  }
}

/// The same for what is all ASCII, as most texts are; else nil.
private func foldedASCII(_ text: String) -> String? {
  let bytes = text.utf8.span
  var isASCII = true
  let folded = unsafe String(unsafeUninitializedCapacity: bytes.count) { buffer in
    var count = 0
    for index in bytes.indices {
      let byte = bytes[index]
      switch byte {
      case 0x41...0x5A: unsafe buffer[count] = byte + 0x20
      case 0x09...0x0D, 0x20:
        if unsafe count == 0 || buffer[count - 1] == 0x20 { continue }
        unsafe buffer[count] = 0x20
      case 0..<0x80: unsafe buffer[count] = byte
      default:
        isASCII = false
        return 0
      }
      count += 1
    }
    return unsafe count > 0 && buffer[count - 1] == 0x20 ? count - 1 : count
  }
  return isASCII ? folded : nil
}

/// The same letter by letter; nil for letters beyond Europe's, among which are marks that may stand
/// on a blank.
private func foldedSimply(_ text: String) -> String? {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(text.utf8.count)
  for scalar in text.unicodeScalars {
    switch scalar.value {
    case 0x41...0x5A: bytes.append(UInt8(scalar.value) + 0x20)
    case 0x21...0x7E: bytes.append(UInt8(scalar.value))
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x202F:
      if let last = bytes.last, last != 0x20 { bytes.append(0x20) }
    case 0xA1...0x2FF, 0x2010...0x2027: bytes += scalar.properties.lowercaseMapping.utf8
    default: return nil
    }
  }
  if bytes.last == 0x20 { bytes.removeLast() }
  return String(decoding: bytes, as: UTF8.self)
}

/// By their first byte.
private let commandWords: [[String]] = {
  let words = L10n.all.filter { $0.name.hasPrefix("Commands.") }.flatMap { row in
    Language.allCases.flatMap { row.template(in: $0).split(separator: "|").map(String.init) }
  }
  return (0...UInt8.max).map { first in words.filter { $0.utf8.first == first } }
}()
