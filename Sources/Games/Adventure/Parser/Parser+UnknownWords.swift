import Localization

private typealias Words = L10n.Parsing

/// Words that nobody knows.
extension Parser {
  func typedText(of word: Word) -> LocalizedText {
    LocalizedText(cleaning: word.raw)
  }

  /// Names the word, and one that is near.
  func unknownWord(_ word: Word, near: String?) -> LocalizedText {
    guard let near else { return Words.unknownWord(said: typedText(of: word)) }
    return Words.unknownWordNear(
      said: typedText(of: word), near: LocalizedText(cleaning: near))
  }

  /// The command around the word, for `oops`.
  func incompleteCommand(withoutTokenAt index: Int) -> IncompleteCommand {
    IncompleteCommand(
      missing: .mistyped, before: Array(tokens[..<index]).text,
      after: Array(tokens[(index + 1)...]).text)
  }

  func nearestCommandWord(to word: Word) -> String? {
    nearest(
      to: word, among: vocabulary.commandWords.singleWords + vocabulary.directions.singleWords)
  }

  func nearestNoun(to word: Word) -> String? {
    nearest(
      to: word,
      among: visible.flatMap { $0.noun.names(in: vocabulary.language) }
        .filter { !$0.contains(" ") })
  }

  /// At most one letter in three may differ, or two that are swapped; of equally near words the
  /// first by the alphabet.
  private func nearest(to word: Word, among candidates: [String]) -> String? {
    let typed = word.folded
    return candidates.filter { abs($0.count - typed.count) <= 2 && $0.count > 2 }.sorted()
      .nearest(to: typed, folding: .word) {
        $0.distance <= min($0.folded.count, typed.count) / 3
          || $0.distance == 2 && $0.folded.sorted() == typed.sorted()
      }?.word
  }
}
