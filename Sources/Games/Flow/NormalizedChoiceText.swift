import Localization

/// The text of a choice as a player's input is compared with it.
package struct NormalizedChoiceText: Hashable, Sendable {
  private let text: String

  /// Case and the kind and number of blanks make no difference.
  package init(_ text: String) { self.text = text.folded(as: .choice) }

  /// Whether a player can mean it: it is not blank, a single letter, a number from 1 to 9 or a
  /// command word.
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

/// By their first byte.
private let commandWords: [[String]] = {
  let words = L10n.all.filter { $0.name.hasPrefix("Commands.") }.flatMap { row in
    Language.allCases.flatMap { row.template(in: $0).split(separator: "|").map(String.init) }
  }
  return (0...UInt8.max).map { first in words.filter { $0.utf8.first == first } }
}()
