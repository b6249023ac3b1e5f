import Session

/// Letters for items whose words may be anyone’s: the first of its own that is free; q is to quit.
enum MenuLetters {
  static func letters(for items: [MenuItem], in words: Wording) -> [String] {
    var used: Set<String> = ["q"]
    return items.map { item in
      if item.id == "quit" { return "q" }
      let own = PlainText.folded(words(item.text)).map(String.init)
      let letter = own.first { isLetter($0) && !used.contains($0) } ?? ""
      used.insert(letter)
      return letter
    }
  }

  private static func isLetter(_ text: String) -> Bool {
    text.utf8.count == 1 && text.utf8.allSatisfy { (0x61...0x7A).contains($0) }
  }
}
