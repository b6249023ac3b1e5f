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

  func nearestNoun(to word: Word) -> String? { nearest(to: word, among: nounsInSight) }

  /// Every verb and direction of one word, but no oath.
  var commandWords: [String] {
    let oaths = Set(Verb.swear.words.resolved(in: vocabulary.language))
    return vocabulary.commandWords.singleWords.filter { !oaths.contains($0) }
      + vocabulary.directions.singleWords
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
  /// Another verb than the one that was typed: the player is asked first.
  var isOffer = false

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

/// What stands before the verb: “could you please”, « est-ce que je peux », « le ».
extension Parser {
  /// “I want to take” is “take”: as many of these words as leave a command.
  func dropLeadInWords(from tokens: ArraySlice<Token>) -> ArraySlice<Token> {
    let words = tokens.leadingWords
    let leads = words.prefix { functionWords.leadInWords.contains($0.folded) }.count
    for count in 0...leads {
      guard let match = vocabulary.commandWords.match(words.dropFirst(count)), match.length > 1
      else { continue }
      return tokens.dropFirst(count)
    }
    for count in stride(from: leads, to: 0, by: -1) {
      let rest = words.dropFirst(count)
      if beginsCommand(rest)
        || beginsCommand(
          rest.drop { isClitic($0) || functionWords.playerPronouns.contains($0.folded) },
          behindClitic: true
        )
      {
        return tokens.dropFirst(count)
      }
    }
    return tokens
  }

  /// A verb that is more than a letter, or a direction.
  private func beginsCommand(_ words: ArraySlice<Word>, behindClitic: Bool = false) -> Bool {
    guard let first = words.first, !(behindClitic && isName(first)) else { return false }
    let isShort = first.folded.count == 1 && words.count > 1
    return !isShort && vocabulary.beginsCommand(words) || direction(in: words) != nil
  }

  func isClitic(_ word: Word) -> Bool { functionWords.clitics.contains(word.folded) }

  /// « La porte » is a door in sight, though « porte » is a verb.
  private func isName(_ word: Word) -> Bool { !bestMatches(for: [word]).isEmpty }

  /// « Fais-le tourner » is « fais tourner le ».
  func joinVerb(in tokens: inout ArraySlice<Token>) {
    let bound = tokens.dropFirst().prefix { token in
      token.word.map { $0.followsHyphen && isClitic($0) } ?? false
    }
    guard !bound.isEmpty, let verb = tokens.first,
      let second = tokens.dropFirst(1 + bound.count).first,
      let match = vocabulary.commandWords.match([verb, second][...].leadingWords), match.length == 2
    else { return }
    tokens = ([verb, second] + bound + tokens.dropFirst(2 + bound.count))[...]
  }

  /// “Tell me what is on the slate”: the question in it, not a talk.
  func question(in rest: ArraySlice<Token>, _ head: VerbMatch) -> [Token]? {
    guard case .verb(let verb) = head.meaning, [.tell, .greet].contains(verb) else { return nil }
    let words = rest.dropFirst(head.length)
    let question = words.drop { $0.isWord(in: functionWords.playerPronouns) }
    guard let next = question.first else { return nil }
    // “Say that help is coming” says it.
    let isAsked =
      next.isWord(in: functionWords.relativePronouns)
      ? question.count < words.count : next.isWord(in: functionWords.questionWords)
    return isAsked ? Array(question) : nil
  }

  /// « L’ouvrir », « le lui donner »; but « la porte » is a door.
  func removeClitics(from tokens: inout ArraySlice<Token>) -> [Word] {
    let words = tokens.leadingWords
    let clitics = words.prefix { isClitic($0) || functionWords.playerPronouns.contains($0.folded) }
    let rest = words.dropFirst(clitics.count)
    guard !clitics.isEmpty, let next = rest.first, vocabulary.beginsCommand(rest), !isName(next)
    else { return [] }
    tokens = tokens.dropFirst(clitics.count)
    return Array(clitics)
  }

  /// « Prends-le », « assieds-toi », « donne-le-lui »; in « prends-la pelle » it is an article.
  func readBoundPronouns(of command: inout ParsedCommand) {
    var rest = command.rest
    var clitics: [Word] = []
    while let word = rest.first?.word, word.followsHyphen {
      if isClitic(word) {
        clitics.append(word)
      } else if functionWords.playerPronouns.contains(word.folded) {
        command.isForPlayer = true
      } else {
        break
      }
      rest = rest.dropFirst()
    }
    if let last = clitics.last, functionWords.articles.contains(last.exact),
      startsName(rest), clitics.count == 1
    {
      clitics = []
    }
    command.clitics += clitics
    if let word = rest.first?.word, functionWords.playerPronouns.contains(word.folded),
      !contentWords(in: rest.dropFirst()).isEmpty
    {
      command.isForPlayer = true
      rest = rest.dropFirst()
    }
    command.rest = rest
  }

  /// Whether the words are the name of a thing, and no preposition with what follows it.
  private func startsName(_ tokens: ArraySlice<Token>) -> Bool {
    let words = contentWords(in: tokens)
    guard let first = words.first else { return false }
    return vocabulary.prepositions.match(tokens.leadingWords) == nil && vocabulary.isNoun(first)
  }
}
