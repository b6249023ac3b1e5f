import Localization

private typealias Words = L10n.Parsing

/// The second thing of a command: a tool, a receiver, where to.
extension Parser {
  /// The object, a preposition, and what follows that. “Look at the lamp with the glass”: a preposition
  /// before the object was the verb’s.
  func splitObjects(of command: inout ParsedCommand) {
    command.object = command.rest
    guard let first = firstPreposition(in: command.rest) else { return }
    command.preposition = first.meaning
    command.object = command.rest[..<first.range.lowerBound]
    command.second = withoutPreposition(command.rest[first.range.upperBound...])
    // “The ice around the rope with the clapper”: the tool, not where.
    if first.meaning != .with, !command.verb.putsSomething,
      let tool = firstPreposition(in: command.second), tool.meaning == .with
    {
      command.preposition = .with
      command.second = command.second[tool.range.upperBound...]
    }
    guard contentWords(in: command.object).isEmpty, command.clitics.isEmpty else {
      return readInscription(of: &command)
    }
    // “Dig with the shovel”.
    if command.verb.infersObject, first.meaning == .with { return }
    if command.verb == .take, first.meaning == .into || first.meaning == .onto,
      let all = vocabulary.wordForAll, matches(for: command.second).allSatisfy(\.holdsThings)
    {
      return command.object = [.word(all)]
    }
    let object = command.second
    let next = firstPreposition(in: object, skipping: 1)
    command.object = next.map { object[..<$0.range.lowerBound] } ?? object
    command.second = next.map { object[$0.range.upperBound...] } ?? []
    if let next, command.second.isEmpty == false, command.verb.putsSomething {
      command.preposition = next.meaning
    }
  }

  /// “Over to the goat”: two prepositions are one.
  func withoutPreposition(_ tokens: ArraySlice<Token>) -> ArraySlice<Token> {
    guard let match = vocabulary.prepositions.match(tokens.leadingWords),
      match.length < tokens.count
    else { return tokens }
    return tokens.dropFirst(match.length)
  }

  /// “The inscription on the bell” is the bell’s.
  private func readInscription(of command: inout ParsedCommand) {
    let words = contentWords(in: command.object)
    let (named, holders) = (matches(for: command.object), matches(for: command.second))
    // “Look up the wind in the almanac” reads the almanac.
    let isLookedUp =
      command.verb == .read && holders.contains { !$0.reading.isEmpty }
      && named.allSatisfy(\.reading.isEmpty)
    let isInscription =
      words.allSatisfy { functionWords.inscriptionWords.contains($0.folded) } && named.isEmpty
    guard !words.isEmpty, !holders.isEmpty, isLookedUp || isInscription else { return }
    command.object = command.second
    command.second = []
  }

  /// The first preposition that is no part of a name, and where it stands.
  private func firstPreposition(
    in tokens: ArraySlice<Token>, skipping count: Int = 0
  ) -> (meaning: Vocabulary.Preposition, range: Range<Int>)? {
    for index in tokens.indices.dropFirst(count) {
      let tail = tokens[index...]
      guard let match = vocabulary.prepositions.match(tail.leadingWords),
        !belongsToName(tail, after: tokens[..<index])
      else { continue }
      return (match.meaning, index..<index + match.length)
    }
    return nil
  }

  /// « lampe à huile » is one thing, if there is one that is called so.
  private func belongsToName(_ tail: ArraySlice<Token>, after head: ArraySlice<Token>) -> Bool {
    guard let preposition = tail.first?.word else { return false }
    let behind = contentWords(in: tail.dropFirst()).prefix(1)
    let before = contentWords(in: head)
    guard !behind.isEmpty, !before.isEmpty else { return false }
    return visible.contains { thing in
      let names = names(of: thing)
      return names.folded.contains(preposition.folded)
        && names.matchQuality(of: before + behind) > .adjective
    }
  }

  /// « Donne-lui le livre », « mets-y la lampe », “give the goat the book”: who or what for.
  func readRecipient(of command: inout ParsedCommand) {
    guard [.give, .show, .throw, .read].contains(command.verb), command.second.isEmpty,
      command.clitics.isEmpty, command.preposition == nil
    else { return }
    let object = command.object
    if let first = object.first?.word, functionWords.playerPronouns.contains(first.folded) {
      command.isForPlayer = true
      return command.object = object.dropFirst()
    }
    guard bestMatches(for: contentWords(in: object)).isEmpty else { return }
    for index in object.indices.dropFirst() {
      let name = object[index...].prefix { !$0.isWord(in: functionWords.and) }
      let (first, second) = (contentWords(in: object[..<index]), contentWords(in: name))
      guard !first.isEmpty, !second.isEmpty, isRecipient(first),
        !matches(for: name).isEmpty || !things(named: second).isEmpty
          || isPronoun(second)
      else { continue }
      command.second = object[..<index]
      command.object = object[index...]
      command.preposition = .to
      return
    }
  }

  private func isRecipient(_ words: [Word]) -> Bool {
    if isPronoun(words) { return true }
    return bestMatches(for: words).contains {
      $0.traits.contains(.animate) || $0.traits.isSuperset(of: .fixedContainer)
    }
  }

  func isPronoun(_ words: [Word]) -> Bool {
    words.count == 1
      && (functionWords.pronouns.contains(words[0].folded)
        || functionWords.personPronouns.contains(words[0].folded))
  }

  /// “Bang the clapper against the ice”, « nourrir la chèvre avec le livre »: the other way round.
  func inOrder(
    _ object: ThingID, _ second: ThingID?, of command: ParsedCommand
  ) -> (ThingID, ThingID?) {
    guard let second else { return (object, nil) }
    let isSwapped =
      switch (command.verb, command.preposition) {
      case (.hit, .to?), (.tap, .to?), (.break, .to?), (.hit, .onto?), (.hit, .into?),
        (.shake, .to?):
        game.isHeld(object) && !game.isHeld(second) && !game.hasRule(for: command.verb, object)
      case (.give, .with?), (.show, .with?): game.isAnimate(object) && !game.isAnimate(second)
      default:
        isTool(object, for: command.verb) && !game.hasRule(for: command.verb, object)
      }
    return isSwapped ? (second, object) : (object, second)
  }

  /// A hand, or for a gesture the mitten on it: what it is done with, not to.
  func isTool(_ thing: ThingID, for verb: Verb) -> Bool {
    isBodyPart(thing) && (verb.isGesture || verb.movesHands)
      || game.location(of: thing) == .worn && verb.isGesture
  }

  func isBodyPart(_ thing: ThingID) -> Bool {
    game.world.thing(thing)?.traits.contains(.bodyPart) ?? false
  }

  func resolveSecondObject(
    of command: ParsedCommand, first: ThingID?
  ) throws(ParseError) -> ThingID? {
    if let clitic = command.clitics.first(where: isSecondClitic), command.verb.takesSecond {
      return try resolvePronoun(clitic, for: command.verb, isSecond: true)
    }
    guard !contentWords(in: command.second).isEmpty else {
      return try inferredSecond(for: command, first: first)
    }
    if knowsAll(command.second) {
      if command.preposition == .from, !command.verb.putsSomething { return nil }
      // “Break the ice around the rope”.
      if command.preposition == .by, command.verb.isAimed { return nil }
      let isAim = command.verb.isAimed && [.to, .onto].contains(command.preposition)
      let mayBeIgnored =
        !command.verb.putsSomething && command.preposition != .with && !isAim
      if !command.verb.takesSecond || direction(in: command.second.leadingWords) != nil
        || mayBeIgnored && matches(for: command.second).isEmpty
          && !isPronoun(contentWords(in: command.second))
      {
        return nil
      }
    }
    let second = try resolveThing(command.second, for: command.verb, isSecond: true)
    let isBargain = command.verb == .give && command.preposition != .with && !game.isAnimate(second)
    return isBargain ? onlyPerson(but: first)?.id ?? second : second
  }

  /// Somebody, if there is just one.
  func onlyPerson(but other: ThingID? = nil) -> Thing? {
    let persons = visible.filter { $0.traits.contains(.animate) && $0.id != other }
    return persons.count == 1 ? persons[0] : nil
  }

  private func knowsAll(_ tokens: ArraySlice<Token>) -> Bool {
    tokens.compactMap(\.word).allSatisfy(vocabulary.knows)
  }

  /// Where or to whom, where only one is there to be meant; else a question.
  private func inferredSecond(
    for command: ParsedCommand, first: ThingID?
  ) throws(ParseError) -> ThingID? {
    let candidates: [Thing]
    let question: LocalizedText
    switch command.verb {
    case .putOn:
      candidates = visible.filter {
        $0.traits.contains(.supporter) && !$0.traits.contains(.animate)
      }
      question = Words.whereTo
    case .putIn:
      candidates = []
      question = Words.whereTo
    case .give, .show:
      guard visible.contains(where: { $0.traits.contains(.animate) }) else { return nil }
      candidates = [onlyPerson(but: first)].compactMap(\.self)
      question = Words.toWhom
    default: return nil
    }
    if candidates.count == 1, let only = candidates.first { return only.id }
    if first.map({ game.isAnimate($0) }) == true, command.verb == .give { return nil }
    throw ParseError(
      question: question, before: tokens + [.word(preposition(for: command.verb))],
      mentions: [first].compactMap(\.self))
  }

  /// “in”, “on” or “to”, for the question where to put something.
  private func preposition(for verb: Verb) -> Word {
    let list =
      switch verb {
      case .putOn: L10n.Grammar.onto
      case .give, .show: L10n.Grammar.to
      default: L10n.Grammar.into
      }
    return Word(list.resolved(in: vocabulary.language).first ?? "")
  }
}
