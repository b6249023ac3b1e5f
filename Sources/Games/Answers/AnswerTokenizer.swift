import Localization

/// The words of a typed answer. Punctuation parts them, but a number keeps its sign and its decimal
/// mark, which is always a point here: 35 is not 3.5, and -3 is not 3.
struct AnswerTokenizer<Letter: AnswerLetter>: Sequence, IteratorProtocol {
  private let characters: [Letter]
  /// What parts groups of three digits; nil if the language has nothing for it.
  private let groupSeparator: Letter?
  private var index = 0

  /// The words of a text, as they are written.
  init(_ characters: [Letter], groupSeparator: Letter?) {
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
    return word + Letter.string(characters[start..<index])
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
    var text = Letter.string(characters[start..<end])
    while characters[end] == groupSeparator, endOfDigits(from: end + 1) == end + 4 {
      text += Letter.string(characters[end + 1..<end + 4])
      end += 4
      guard mark(at: end) != nil else { return (text, end) }
    }
    let last = endOfDigits(from: end + 1)
    guard mark(at: last) == nil else { return nil }
    let zeros = characters[end + 1..<last].reversed().prefix { $0.isZero }.count
    let decimals = Letter.string(characters[end + 1..<last - zeros])
    return (decimals.isEmpty ? text : text + "." + decimals, last)
  }

  /// A point or a comma that digits follow; nil for anything else.
  private func mark(at index: Int) -> Letter? {
    guard characters.indices.contains(index), characters[index].isDecimalMark else { return nil }
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

/// A letter or sign of a typed answer: a `Character`, or a byte where all is ASCII.
protocol AnswerLetter: Equatable {
  var isPartOfWord: Bool { get }
  var isWholeNumber: Bool { get }
  var isZero: Bool { get }
  var isMinus: Bool { get }
  /// Whether it is a point or a comma.
  var isDecimalMark: Bool { get }
  static func string(_ letters: ArraySlice<Self>) -> String
}

extension Character: AnswerLetter {
  /// The apostrophe U+02BC counts as a letter in Unicode; here it parts words like any other.
  var isPartOfWord: Bool { (isLetter || isNumber) && unicodeScalars.first != "ʼ" }
  var isZero: Bool { self == "0" }
  var isMinus: Bool { self == "-" || self == "−" }
  var isDecimalMark: Bool { self == "." || self == "," }
  static func string(_ letters: ArraySlice<Character>) -> String { String(letters) }
}

extension UInt8: AnswerLetter {
  var isPartOfWord: Bool {
    isWholeNumber || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
  var isWholeNumber: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  var isZero: Bool { self == UInt8(ascii: "0") }
  var isMinus: Bool { self == UInt8(ascii: "-") }
  var isDecimalMark: Bool { self == UInt8(ascii: ".") || self == UInt8(ascii: ",") }
  static func string(_ letters: ArraySlice<UInt8>) -> String {
    String(decoding: letters, as: UTF8.self)
  }
}
