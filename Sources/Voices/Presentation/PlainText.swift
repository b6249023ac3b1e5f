/// Spelling that makes no difference in a command or a choice.
package enum PlainText {
  /// Lower case, without French accents, typographic signs, blanks that say nothing or a full stop.
  package static func folded(_ text: String) -> String {
    var folded = ""
    for letter in text.lowercased().map({ plain[$0] ?? String($0) }).joined() {
      if letter == " ", folded.isEmpty || folded.last == " " || folded.last == "«" { continue }
      if ":;!?»".contains(letter), folded.last == " " { folded.removeLast() }
      folded.append(letter)
    }
    while let last = folded.last, last == " " || last == "." { folded.removeLast() }
    return folded
  }

  /// Without the blanks at its ends.
  package static func trimmed(_ text: String) -> String {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  /// A number in plain digits, small enough to count with.
  package static func number(_ text: String) -> Int? {
    isNumber(text) ? Int(text) : nil
  }

  package static func isNumber(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  /// The index from 0 that a letter from a to g stands for.
  package static func letter(_ text: String) -> Int? {
    guard let letter = text.lowercased().utf8.first, text.utf8.count == 1,
      (UInt8(ascii: "a")...UInt8(ascii: "g")).contains(letter)
    else { return nil }
    return Int(letter - UInt8(ascii: "a"))
  }

  private static let plain: [Character: String] = [
    "é": "e", "è": "e", "ê": "e", "ë": "e", "à": "a", "â": "a", "ù": "u", "û": "u", "ü": "u",
    "ô": "o", "î": "i", "ï": "i", "ç": "c", "œ": "oe", "æ": "ae", "’": "'", "“": "\"", "”": "\"",
    "…": "...", "\u{A0}": " ", "\u{202F}": " ",
  ]
}
