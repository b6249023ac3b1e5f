import Localization

private typealias Words = L10n.Parsing

/// Ways and places that are gone to.
extension Parser {
  /// A direction by itself, with or without its preposition: “to the north”, « à l’est ».
  func parseDirection(_ words: ArraySlice<Word>) throws(ParseError) -> PlayerAction? {
    let said = words.count == 1 ? words : words.filter(isContent)[...]
    guard let first = said.first else { return nil }
    if let direction = direction(in: said) { return PlayerAction(.go, direction: direction) }
    if let action = parseRepeatedWay(words) { return action }
    if isDiagonal(said) { throw ParseError(Words.noDiagonals) }
    if said.count == 1,
      functionWords.yes.contains(first.folded) || functionWords.no.contains(first.folded),
      !vocabulary.beginsCommand(said)
    {
      throw ParseError(Words.noQuestion)
    }
    return nil
  }

  /// “East twice”.
  private func parseRepeatedWay(_ words: ArraySlice<Word>) -> PlayerAction? {
    var command = ParsedCommand(verb: .go, rest: words.map(Token.word)[...])
    readCount(of: &command)
    guard let count = command.count, let direction = direction(in: command.rest.leadingWords) else {
      return nil
    }
    return PlayerAction(.go, direction: direction, count: count)
  }

  /// “Down the steps”, « à l’est par le sentier »: a direction, and behind a small word what it leads along.
  func commandOfWay(_ line: ArraySlice<Token>) -> ParsedCommand? {
    let rest = line.drop { $0.word.map(isSmall) ?? false }
    let words = rest.leadingWords
    guard let way = vocabulary.directions.match(words) else { return nil }
    let behind = words.dropFirst(way.length)
    guard let small = behind.first, isSmall(small), behind.contains(where: isContent) else {
      return nil
    }
    switch way.meaning {
    case .up: return ParsedCommand(verb: .climb, rest: rest.dropFirst(way.length))
    case .down: return ParsedCommand(verb: .descend, rest: rest.dropFirst(way.length))
    default: return ParsedCommand(verb: .go, rest: rest)
    }
  }

  private func isSmall(_ word: Word) -> Bool {
    !isContent(word) || vocabulary.prepositions.match([word]) != nil
  }

  /// The direction that all of the words say; prepositions and particles do not count.
  func direction(in words: ArraySlice<Word>) -> Direction? {
    if let match = vocabulary.directions.match(words), match.length == words.count {
      return match.meaning
    }
    let rest = words.drop { vocabulary.prepositions.match([$0]) != nil }.filter(isContent)[...]
    guard rest.count < words.count, let match = vocabulary.directions.match(rest),
      match.length == rest.count
    else { return nil }
    return match.meaning
  }

  func isDiagonal(_ words: ArraySlice<Word>) -> Bool {
    guard let first = words.first else { return false }
    if words.count == 1 { return functionWords.diagonals.contains(first.folded) }
    return words.count == 2 && words.dropFirst().first?.followsHyphen == true
      && words.allSatisfy { vocabulary.directions.hasSingleWordPhrase($0) }
  }

  /// “Climb back down the ladder”, “look down the shaft”.
  func readParticle(of command: inout ParsedCommand) {
    guard contentWords(in: command.rest).count > 1, direction(in: command.rest.leadingWords) == nil
    else { return }
    while let word = command.rest.first?.word, functionWords.verbParticles.contains(word.folded),
      vocabulary.prepositions.match([word]) == nil
    {
      if command.verb == .climb, direction(in: [word]) == .down { command.verb = .descend }
      if command.verb == .go || command.verb == .leave, direction(in: [word]) != nil { return }
      command.rest = command.rest.dropFirst()
    }
  }

  /// “Go north”, « monter en haut », “look up”, “go to the hut”.
  func parseMovement(of command: ParsedCommand) throws(ParseError) -> PlayerAction? {
    let words = contentWords(in: command.rest).filter {
      vocabulary.prepositions.match([$0]) == nil
    }[...]
    guard command.clitics.isEmpty, !words.isEmpty else { return nil }
    let direction = direction(in: words)
    switch command.verb {
    case .go, .climb, .descend, .enter, .leave, .jump, .follow, .back:
      if let direction {
        return PlayerAction(.go, direction: direction, count: command.count ?? 1)
      }
      if isDiagonal(words) { throw ParseError(Words.noDiagonals) }
      return travel(to: words, command.verb)
    case .look, .examine, .search:
      if isDiagonal(words) { throw ParseError(Words.noDiagonals) }
      return direction.map { PlayerAction(.look, direction: $0) }
    default: return nil
    }
  }

  /// A place by its name, with or without the way: “go south to the yard”.
  private func travel(to words: ArraySlice<Word>, _ verb: Verb) -> PlayerAction? {
    let way = vocabulary.directions.match(words)
    let known = way.map { words.dropFirst($0.length) } ?? words
    let names = known.drop { functionWords.verbParticles.contains($0.folded) }
    guard let last = names.last else { return nil }
    if let direction = direction(in: [last]), names.count > 1 {
      return PlayerAction(.go, direction: direction)
    }
    if verb != .go, bestMatches(for: Array(names)).contains(where: isWay) { return nil }
    let phrase = names.map(Token.word)
    let ahead = way?.meaning ?? verb.direction
    if let place = place(called: phrase[...]), verb != .jump {
      if place == game.state.here, ahead != nil || verb == .follow {
        return PlayerAction(.go, direction: ahead)
      }
      return PlayerAction(verb == .leave ? .leave : .go, place: place)
    }
    if let way { return PlayerAction(.go, direction: way.meaning) }
    guard verb == .go, bestMatches(for: Array(names)).isEmpty else { return nil }
    return actionTowards(thingNamed: Array(names), .go)
  }

  /// A door, or something that a rule leads through.
  func isWay(_ thing: Thing) -> Bool {
    thing.isDoor || game.hasRule(for: .climb, thing.id) || game.hasRule(for: .enter, thing.id)
  }
}
