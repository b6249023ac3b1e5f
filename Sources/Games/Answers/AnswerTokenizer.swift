import Localization

/// The words of a typed answer. Punctuation parts them, but a number keeps its sign and its decimal
/// mark, which is always a point here: 35 is not 3.5, and -3 is not 3.
struct AnswerTokenizer: Sequence, IteratorProtocol {
  private let characters: [Character]
  /// What parts groups of three digits; nil if the language has nothing for it.
  private let groupSeparator: Character?
  private var index = 0

  /// The words of a text, as they are written.
  init(_ characters: [Character], groupSeparator: Character?) {
    self.characters = characters
    self.groupSeparator = groupSeparator
  }

  mutating func next() -> String? {
    while index < characters.count, !characters[index].isPartOfWord {
      let isSign = isSign(at: index)
      index += 1
      if isSign { return "-" + word() }
    }
    return index < characters.count ? word() : nil
  }

  private mutating func word() -> String {
    var word = ""
    if let number = number(at: index) {
      word = number.text
      index = number.end
    }
    let start = index
    while index < characters.count, characters[index].isPartOfWord { index += 1 }
    return word + String(characters[start..<index])
  }

  // MARK: Numbers

  /// A sign stands before a digit, and behind neither a letter nor a digit.
  private func isSign(at index: Int) -> Bool {
    characters[index].isMinus && isDigit(at: index + 1)
      && (index == 0 || !characters[index - 1].isPartOfWord)
  }

  /// A number with marks inside it; nil for plain digits, and for what is rather a list or a date.
  private func number(at start: Int) -> (text: String, end: Int)? {
    var end = endOfDigits(from: start)
    guard end > start, mark(at: end) != nil, !isDigit(at: start - 2) || mark(at: start - 1) == nil
    else { return nil }
    var text = String(characters[start..<end])
    while characters[end] == groupSeparator, endOfDigits(from: end + 1) == end + 4 {
      text += String(characters[end + 1..<end + 4])
      end += 4
      guard mark(at: end) != nil else { return (text, end) }
    }
    let last = endOfDigits(from: end + 1)
    guard mark(at: last) == nil else { return nil }
    let zeros = characters[end + 1..<last].reversed().prefix { $0 == "0" }.count
    let decimals = String(characters[end + 1..<last - zeros])
    return (decimals.isEmpty ? text : text + "." + decimals, last)
  }

  /// A point or a comma that digits follow; nil for anything else.
  private func mark(at index: Int) -> Character? {
    guard characters.indices.contains(index), [".", ","].contains(characters[index]) else {
      return nil
    }
    return isDigit(at: index + 1) ? characters[index] : nil
  }

  private func endOfDigits(from start: Int) -> Int {
    var end = start
    while isDigit(at: end) { end += 1 }
    return end
  }

  private func isDigit(at index: Int) -> Bool {
    characters.indices.contains(index) && characters[index].isWholeNumber
  }
}

extension Character {
  /// The apostrophe U+02BC counts as a letter in Unicode; here it parts words like any other.
  fileprivate var isPartOfWord: Bool { (isLetter || isNumber) && unicodeScalars.first != "ʼ" }
  fileprivate var isMinus: Bool { self == "-" || self == "−" }
}
