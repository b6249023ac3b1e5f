import Localization

/// Words that many others are compared with for being one letter apart. Their letters are numbered, so
/// that comparing two words costs next to nothing.
struct NearWords {
  private var numbers: [Character: Int] = [:]
  private var words: [(letters: [Int], bytes: Int)] = []

  /// The words; those with a digit are near to nothing.
  init(_ words: [String]) {
    for word in words where !word.hasNumber {
      self.words.append((letters(of: word), word.utf8.count))
    }
  }

  /// Whether `PackWarningChecker.isNear` holds for one of the words and this one.
  mutating func areNear(_ word: String) -> Bool {
    guard !word.hasNumber else { return false }
    let letters = letters(of: word)
    let bytes = word.utf8.count
    return letters.count > 3
      && words.contains {
        $0.letters.count > 3 && abs($0.bytes - bytes) <= 4 && $0.letters.isOneEdit(from: letters)
      }
  }

  private mutating func letters(of word: String) -> [Int] {
    word.map { letter in
      if let number = numbers[letter] { return number }
      numbers[letter] = numbers.count
      return numbers.count - 1
    }
  }
}

extension String {
  /// Whether it has a digit of any script.
  var hasNumber: Bool {
    utf8.allSatisfy { $0 < 0x80 } ? utf8.contains(where: \.isDigit) : contains(where: \.isNumber)
  }
}
