extension Vocabulary {
  /// The number that the words begin with, in digits or in words; nil where they begin with none.
  func number(_ words: ArraySlice<Word>) -> Int? {
    guard let first = words.first else { return nil }
    let digits = first.folded
    if !digits.isEmpty, digits.allSatisfy(\.isNumber) { return Int(digits.prefix(6)) }
    return numbers.match(words)?.meaning
  }
}
