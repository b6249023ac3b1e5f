import Localization

private typealias Words = L10n.Parsing

/// From a verb and what follows it to actions.
extension Parser {
  func makeActions(for command: ParsedCommand) throws(ParseError) -> [PlayerAction] {
    var command = command
    readBoundPronouns(of: &command)
    readCount(of: &command)
    readActionNoun(of: &command)
    readParticle(of: &command)
    if command.verb.isMotion { feelWays() }
    // « Y monter », “go down with the lamp”.
    if command.verb.isMotion {
      command.clitics.removeAll(where: isSecondClitic)
      let rest = command.rest
      command.rest = rest[..<(rest.indices.first { isCompany(rest[$0...]) } ?? rest.endIndex)]
    }
    if let action = try parseMovement(of: command) { return [action] }
    if let action = try parseTalk(of: command) { return [action] }
    dropClause(of: &command)
    splitObjects(of: &command)
    // « Prends ce qu’il y a dans le tronc »: what is shut is looked into first.
    let behind = contentWords(in: command.rest).dropFirst()
    if [.take, .leave].contains(command.verb), matches(for: command.object).isEmpty,
      let lid = behind.lazy.flatMap({ self.bestMatches(for: [$0]) }).first(where: game.isShut)
    {
      var opened = game
      _ = opened.perform([PlayerAction(.search, lid.id)])
      let command = opened.isShut(lid) ? nil : try? Parser(tokens, vocabulary, in: opened).parse()
      guard case .actions(let actions)? = command else { return [PlayerAction(.search, lid.id)] }
      return [PlayerAction(.search, lid.id)] + actions
    }
    readRecipient(of: &command)
    readLoosePronoun(of: &command)
    readPlayer(of: &command)
    adjustVerb(of: &command)
    guard !command.clitics.isEmpty || !contentWords(in: command.object).isEmpty else {
      return [try actionWithoutObject(command)]
    }
    if let action = try actionOnPlace(command) { return [action] }
    guard let objects = try namedObjects(of: command) else {
      return [PlayerAction(command.verb, count: command.count ?? 1)]
    }
    if command.verb == .wear, vocabulary.language.wearMeansPut,
      objects.allSatisfy({ game.world.thing($0)?.traits.contains(.wearable) == false })
    {
      command.verb = .putIn
    }
    if command.verb == .take, let holder = objects.first, isPocket(holder, in: command) {
      return [PlayerAction(.search, holder)]
    }
    let second = try resolveSecondObject(of: command, first: objects.first)
    let way = command.rest.last?.word.flatMap { direction(in: [$0]) }
    return objects.map { object in
      let pair = inOrder(object, second, of: command)
      return PlayerAction(
        adjustedVerb(command.verb, for: pair.0, pair.1), pair.0, pair.1, direction: way,
        count: command.count ?? 1)
    }
  }

  /// Nil where the words behind a verb that needs no object only say how, “wait until noon”, or name
  /// what is heard in the dark.
  private func namedObjects(of command: ParsedCommand) throws(ParseError) -> [ThingID]? {
    do throws(ParseError) {
      return try resolveObjects(of: command)
    } catch {
      let isHeard = game.isInDarkness && command.verb.needsNoLight
      let isOnSomething =
        command.verb == .wait && command.preposition == .onto
        && !things(named: contentWords(in: command.object)).isEmpty
      guard command.verb.ignoresRest && !isOnSomething || isHeard else { throw error }
      return matches(for: command.second).first.map { [$0.id] }
    }
  }

  /// With what is in hand.
  private func isCompany(_ rest: ArraySlice<Token>) -> Bool {
    vocabulary.prepositions.match(rest.leadingWords)?.meaning == .with
      && matches(for: rest.dropFirst()).contains { game.isHeld($0.id) }
  }

  /// “Turn the snowman so that he points to the pass”, “pull it to see who answers”: behind a thing in
  /// sight, why or how long says nothing.
  private func dropClause(of command: inout ParsedCommand) {
    let clause = command.rest.indices.dropFirst().first {
      command.rest[$0].isWord(in: functionWords.relativePronouns)
        || command.rest[$0].isWord(in: functionWords.purposeMarkers)
          && vocabulary.beginsCommand(command.rest[($0 + 1)...].leadingWords)
    }
    guard let clause, !matches(for: command.rest[..<clause]).isEmpty else { return }
    command.rest = command.rest[..<clause]
  }

  /// « Me regarder », « regarde-toi ».
  private func readPlayer(of command: inout ParsedCommand) {
    guard command.isForPlayer, [.look, .examine].contains(command.verb), command.clitics.isEmpty,
      contentWords(in: command.object).isEmpty, let player = vocabulary.wordForPlayer
    else { return }
    command.object = [.word(player)]
    command.isForPlayer = false
  }

  /// « Remet le », written without its hyphen.
  private func readLoosePronoun(of command: inout ParsedCommand) {
    guard command.clitics.isEmpty, contentWords(in: command.object).isEmpty,
      let word = command.object.last?.word, isClitic(word)
    else { return }
    command.clitics = [word]
    command.object = []
  }

  /// “Give the rope a good tug” pulls it: what stands before the noun is the thing, an article, how many.
  private func readActionNoun(of command: inout ParsedCommand) {
    guard [.give, .make, .greet].contains(command.verb) else { return }
    let words = Array(command.rest)
    for index in words.indices {
      guard let match = vocabulary.actionNouns.match(words[index...].leadingWords) else { continue }
      let before = words[..<index]
      let article = before.lastIndex { $0.word.map { !isContent($0) } ?? true } ?? before.startIndex
      let numbers = before[article...].compactMap(\.word).compactMap { vocabulary.number([$0]) }
      command.count = command.count ?? numbers.first
      command.verb = match.meaning
      return command.rest = before[..<article] + words[(index + match.length)...]
    }
  }

  /// A verb without an object: by itself, with the only thing that it can mean, or a question for it.
  private func actionWithoutObject(_ command: ParsedCommand) throws(ParseError) -> PlayerAction {
    if let thing = inferredObject(for: command.verb) {
      let second = try resolveSecondObject(of: command, first: thing.id)
      return PlayerAction(command.verb, thing.id, second, count: command.count ?? 1)
    }
    guard command.verb.needsObject else {
      return PlayerAction(command.verb, count: command.count ?? 1)
    }
    throw ParseError(question: Words.whatObject(verb: command.verb.word), before: tokens)
  }
}

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
    let words = contentWords(in: command.rest)
    guard words.count > 1, direction(in: command.rest.leadingWords) == nil,
      bestMatches(for: words).isEmpty
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
    var words = contentWords(in: command.rest).filter {
      vocabulary.prepositions.match([$0]) == nil
    }[...]
    // “Go where the rope is”.
    if words.first.map({ functionWords.whereWords.contains($0.folded) }) ?? false {
      words.removeAll { functionWords.questionWords.contains($0.folded) }
    }
    guard command.clitics.isEmpty, !words.isEmpty else { return nil }
    // “Under the bridge” is a place of its own.
    let whole = contentWords(in: command.rest)
    if command.verb.isMotion, whole.count > words.count, let place = place(named: whole) {
      return PlayerAction(.go, place: place)
    }
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
      let isBehind = ahead == .down && game.route(to: place)?.first == .up
      if isBehind || place == game.state.here && (ahead != nil || verb == .follow) {
        return PlayerAction(.go, direction: ahead)
      }
      return PlayerAction(verb == .leave ? .leave : .go, place: place)
    }
    if let way, verb != .jump { return PlayerAction(.go, direction: way.meaning) }
    guard verb == .go, bestMatches(for: Array(names)).isEmpty else { return nil }
    return actionTowards(thingNamed: Array(names), .go)
  }

  /// A door, or something that a rule leads through.
  func isWay(_ thing: Thing) -> Bool {
    thing.isDoor || game.hasRule(for: .climb, thing.id) || game.hasRule(for: .enter, thing.id)
  }
}
