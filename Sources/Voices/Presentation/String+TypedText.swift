/// What a player typed.
extension String {
  /// Without the blanks at its ends.
  package var trimmedBlanks: String {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  /// A number in plain digits, small enough to count with.
  package var plainNumber: Int? { isPlainDigits ? Int(self) : nil }

  /// Whether it is nothing but plain digits, however many.
  package var isPlainDigits: Bool {
    !isEmpty && utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  /// The index from 0 that a letter from a to g stands for.
  package var choiceLetterIndex: Int? {
    guard utf8.count == 1, let letter = lowercased().utf8.first,
      (UInt8(ascii: "a")...UInt8(ascii: "g")).contains(letter)
    else { return nil }
    return Int(letter - UInt8(ascii: "a"))
  }
}
