/// What a typed line is made of.
package enum TypedText {
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

  /// Whether it is nothing but plain digits, however many.
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
}
