import Localization

/// The text of a choice as a player's input is compared with it.
package struct ChoiceText: Hashable, Sendable {
  private let text: String

  /// Case and the kind and number of blanks make no difference.
  package init(_ text: String) {
    self.text =
      isPlain(text)
      ? text
      : text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Whether a player can mean it: it is not blank, a single letter, a number from 1 to 9 or a
  /// command word (design.md, "Flow").
  package var isUsable: Bool { !isShortcut && !commandWords.contains(text) }

  private var isShortcut: Bool {
    // Nearly all texts begin with two characters of ASCII, for which no table of Unicode is needed.
    let bytes = text.utf8.span
    if bytes.count > 1, bytes[0] < 0x80, bytes[1] < 0x80 { return false }
    guard let first = text.first else { return true }
    let isOne = text.index(after: text.startIndex) == text.endIndex
    return isOne && (first.isLetter || ("1"..."9").contains(first))
  }
}

/// Whether nothing changes: small letters, digits and single blanks between them.
private func isPlain(_ text: String) -> Bool {
  let bytes = text.utf8.span
  var last = UInt8(ascii: " ")
  for index in bytes.indices {
    let byte = bytes[index]
    switch byte {
    case 0x61...0x7A, 0x30...0x39: break
    case 0x20 where last != 0x20: break
    default: return false
    }
    last = byte
  }
  return last != 0x20
}

private let commandWords = Set(
  L10n.all.filter { $0.name.hasPrefix("Commands.") }.flatMap { row in
    Language.allCases.flatMap { row.template(in: $0).split(separator: "|").map(String.init) }
  })
