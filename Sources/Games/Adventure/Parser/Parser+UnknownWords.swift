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

  func nearestCommandWord(to word: Word) -> String? { nearest(to: word, among: listedCommandWords) }

  func nearestNoun(to word: Word) -> String? { nearest(to: word, among: nounsInSight) }

  /// Every verb and direction of one word, but no oath.
  var commandWords: [String] {
    let oaths = Set(Verb.swear.words.resolved(in: vocabulary.language))
    return vocabulary.commandWords.singleWords.filter { !oaths.contains($0) }
      + vocabulary.directions.singleWords
  }

  /// The same as the tables list them: of the forms that a rule makes some are misspelt.
  private var listedCommandWords: [String] {
    let verbs = Verb.allCases.filter { $0 != .swear }.map(\.words)
    let phrases = (verbs + MetaVerb.allCases.map(\.words) + Direction.allCases.map(\.words))
      .flatMap { $0.resolved(in: vocabulary.language) }
    return phrases.filter { !$0.contains(" ") }
  }

  /// Every word of the names of what can be seen, and of the places that can be named.
  var nounsInSight: [String] {
    let places =
      game.exits.compactMap { game.world.place($0.to) }
      + game.world.places.filter {
        game.state.hasVisited($0.id)
      }
    return (visible.map(\.noun) + places.map(\.noun)).flatMap { $0.names(in: vocabulary.language) }
      .flatMap { Token.tokenize($0).compactMap(\.word?.raw) }.filter { $0.count > 2 }
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

  // MARK: Slips of the finger

  /// The word that was meant, where one slip of the finger leads to one word only.
  func correction(of word: Word, at index: Int, among candidates: [String]) -> Correction? {
    let typed = word.folded
    guard typed.count > 2, !typed.contains(where: \.isNumber) else { return nil }
    if let parts = elided(word) { return Correction(index: index, words: parts) }
    let near = Set(candidates.filter { $0.count > 2 }.map { $0.folded(as: .word) })
      .filter { isSlip(typed, of: $0) }
    let best = near.filter { $0.isLikelySlip(typed) }
    guard let only = best.count == 1 ? best.first : near.count == 1 ? near.first : nil else {
      return nil
    }
    return Correction(index: index, words: [only])
  }

  /// One edit, or all letters in another order; the first letter is seldom wrong.
  private func isSlip(_ typed: String, of word: String) -> Bool {
    let isShuffled = typed.count > 4 && typed.sorted() == word.sorted()
    return isShuffled
      || typed.isOneEdit(from: word)
        && (typed.first == word.first || typed.sorted() == word.sorted())
  }

  /// « lardoise » for « l’ardoise ».
  private func elided(_ word: Word) -> [String]? {
    for prefix in vocabulary.language.elidedWords where word.folded.hasPrefix(prefix) {
      let rest = Word(String(word.raw.dropFirst(prefix.count)))
      if rest.folded.count > 2,
        vocabulary.isNoun(rest) || vocabulary.directions.hasSingleWordPhrase(rest)
      {
        return [prefix, rest.raw]
      }
    }
    return nil
  }
}

/// A word of a command, and the words that stand for it.
struct Correction: Equatable {
  let index: Int
  let words: [String]

  /// « L’est » for its two words.
  var text: String { words.joined(separator: "’") }
}

extension String {
  /// Letters in another order, or one that should be doubled: the commonest slips.
  fileprivate func isLikelySlip(_ typed: String) -> Bool {
    if sorted() == typed.sorted() || typed.hasPrefix(self) { return true }
    guard count == typed.count + 1 else { return false }
    var letters = Array(self)
    for index in letters.indices.dropFirst() where letters[index] == letters[index - 1] {
      letters.remove(at: index)
      return String(letters) == typed
    }
    return false
  }
}
