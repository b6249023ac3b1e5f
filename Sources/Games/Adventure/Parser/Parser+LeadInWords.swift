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

  /// “Tell me what is on the slate”: a question, not a talk.
  func asksWhat(_ rest: ArraySlice<Token>, _ head: VerbMatch) -> Bool {
    guard case .verb(let verb) = head.meaning, [.tell, .greet].contains(verb) else { return false }
    let words = rest.dropFirst(head.length).leadingWords
    let next = words.first { !functionWords.playerPronouns.contains($0.folded) }
    return next.map {
      functionWords.questionWords.contains($0.folded)
        || functionWords.relativePronouns.contains($0.folded)
    } ?? false
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
