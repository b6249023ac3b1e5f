import Localization

private typealias Words = L10n.Parsing

/// From a verb and what follows it to actions.
extension Parser {
  func makeActions(for command: ParsedCommand) throws(ParseError) -> [PlayerAction] {
    var command = command
    readBoundPronouns(of: &command)
    readCount(of: &command)
    readDeed(of: &command)
    readParticle(of: &command)
    if command.verb.isMotion { feelWays() }
    if let action = try parseMovement(of: command) { return [action] }
    if let action = try parseTalk(of: command) { return [action] }
    splitObjects(of: &command)
    readRecipient(of: &command)
    readLoosePronoun(of: &command)
    adjustVerb(of: &command)
    guard !command.clitics.isEmpty || !contentWords(in: command.object).isEmpty else {
      return [try actionWithoutObject(command)]
    }
    if let place = try placeObject(of: command) {
      return [PlayerAction(command.verb, place: place)]
    }
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
    return objects.map { object in
      let pair = inOrder(object, second, of: command)
      return PlayerAction(
        adjustedVerb(command.verb, for: pair.0), pair.0, pair.1, count: command.count ?? 1)
    }
  }

  /// Nil where the words behind a verb that needs no object only say how: “wait until noon”.
  private func namedObjects(of command: ParsedCommand) throws(ParseError) -> [ThingID]? {
    do throws(ParseError) {
      return try resolveObjects(of: command)
    } catch {
      guard command.verb.ignoresRest else { throw error }
      return matches(for: command.second).first.map { [$0.id] }
    }
  }

  /// “Bang the clapper against the ice”, « nourrir la chèvre avec le livre »: the other way round.
  private func inOrder(
    _ object: ThingID, _ second: ThingID?, of command: ParsedCommand
  ) -> (ThingID, ThingID?) {
    guard let second else { return (object, nil) }
    let isSwapped =
      switch (command.verb, command.preposition) {
      case (.hit, .to?), (.tap, .to?), (.break, .to?), (.hit, .onto?), (.shake, .to?):
        game.isHeld(object) && !game.isHeld(second)
      case (.give, .with?), (.show, .with?): game.isAnimate(object) && !game.isAnimate(second)
      default: false
      }
    return isSwapped ? (second, object) : (object, second)
  }

  /// « Remet le », written without its hyphen.
  private func readLoosePronoun(of command: inout ParsedCommand) {
    guard command.clitics.isEmpty, contentWords(in: command.object).isEmpty,
      let word = command.object.last?.word, isClitic(word)
    else { return }
    command.clitics = [word]
    command.object = []
  }

  /// “Give the rope a good tug” pulls it: what stands before the deed is the thing, an article, how many.
  private func readDeed(of command: inout ParsedCommand) {
    guard command.verb == .give || command.verb == .make else { return }
    let words = Array(command.rest)
    for index in words.indices {
      guard let match = vocabulary.deeds.match(words[index...].leadingWords) else { continue }
      let before = words[..<index]
      let article = before.lastIndex { $0.word.map { !isContent($0) } ?? true } ?? before.startIndex
      let count = before[article...].compactMap(\.word).lazy.compactMap(numberValue).first
      command.count = command.count ?? count
      command.verb = match.meaning
      return command.rest = before[..<article] + words[(index + match.length)...]
    }
  }

  /// “Climb back down the ladder”, “look down the shaft”.
  private func readParticle(of command: inout ParsedCommand) {
    guard contentWords(in: command.rest).count > 1, direction(in: command.rest.leadingWords) == nil
    else { return }
    while let word = command.rest.first?.word, functionWords.particles.contains(word.folded),
      vocabulary.prepositions.match([word]) == nil
    {
      if command.verb == .climb, direction(in: [word]) == .down { command.verb = .descend }
      if command.verb == .go || command.verb == .leave, direction(in: [word]) != nil { return }
      command.rest = command.rest.dropFirst()
    }
  }

  /// “Go north”, « monter en haut », “look up”, “go to the hut”.
  private func parseMovement(of command: ParsedCommand) throws(ParseError) -> PlayerAction? {
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
      if direction != nil || isDiagonal(words) { throw ParseError(Words.lookThatWay) }
      return nil
    default: return nil
    }
  }

  /// A place by its name, with or without the way: “go south to the yard”.
  private func travel(to words: ArraySlice<Word>, _ verb: Verb) -> PlayerAction? {
    let way = vocabulary.directions.match(words)
    let known = way.map { words.dropFirst($0.length) } ?? words
    let names = known.drop { functionWords.particles.contains($0.folded) }
    guard let last = names.last else { return nil }
    if let direction = direction(in: [last]), names.count > 1 {
      return PlayerAction(.go, direction: direction)
    }
    if verb != .go, bestMatches(for: Array(names)).contains(where: isWay) { return nil }
    let phrase = names.map(Token.word)
    if let place = place(called: phrase[...]), verb != .jump {
      return PlayerAction(verb == .leave ? .leave : .go, place: place)
    }
    if let way { return PlayerAction(.go, direction: way.meaning) }
    guard verb == .go, bestMatches(for: Array(names)).isEmpty else { return nil }
    return placeOfThing(named: Array(names)).map { PlayerAction(.go, place: $0) }
  }

  /// A door, or something that a rule leads through.
  func isWay(_ thing: Thing) -> Bool {
    thing.isDoor || game.hasRule(for: .climb, thing.id) || game.hasRule(for: .enter, thing.id)
  }

  /// The object, a preposition, and what follows that. “Look at the lamp with the glass”: a preposition
  /// before the object was the verb’s.
  func splitObjects(of command: inout ParsedCommand) {
    command.object = command.rest
    guard let first = firstPreposition(in: command.rest) else { return }
    command.preposition = first.meaning
    command.object = command.rest[..<first.range.lowerBound]
    command.second = withoutPreposition(command.rest[first.range.upperBound...])
    guard contentWords(in: command.object).isEmpty, command.clitics.isEmpty else {
      return readInscription(of: &command)
    }
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
  private func withoutPreposition(_ tokens: ArraySlice<Token>) -> ArraySlice<Token> {
    guard let match = vocabulary.prepositions.match(tokens.leadingWords),
      match.length < tokens.count
    else { return tokens }
    return tokens.dropFirst(match.length)
  }

  /// “The inscription on the bell” is the bell’s.
  private func readInscription(of command: inout ParsedCommand) {
    let words = contentWords(in: command.object)
    guard !words.isEmpty, words.allSatisfy({ functionWords.sayings.contains($0.folded) }),
      matches(for: command.object).isEmpty, !matches(for: command.second).isEmpty
    else { return }
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
  private func readRecipient(of command: inout ParsedCommand) {
    guard [.give, .show, .throw, .read].contains(command.verb), command.second.isEmpty,
      command.clitics.isEmpty, command.preposition == nil
    else { return }
    let object = command.object
    if let first = object.first?.word, functionWords.selves.contains(first.folded) {
      command.isForPlayer = true
      return command.object = object.dropFirst()
    }
    guard bestMatches(for: contentWords(in: object)).isEmpty else { return }
    for index in object.indices.dropFirst() {
      let (first, second) = (contentWords(in: object[..<index]), contentWords(in: object[index...]))
      guard !first.isEmpty, !second.isEmpty, isRecipient(first),
        !matches(for: object[index...]).isEmpty || isPronoun(second)
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
      $0.traits.contains(.animate) || $0.traits.isSuperset(of: [.fixed, .container])
    }
  }

  func isPronoun(_ words: [Word]) -> Bool {
    words.count == 1
      && (functionWords.pronouns.contains(words[0].folded)
        || functionWords.persons.contains(words[0].folded))
  }

  /// What the preposition makes of the verb.
  private func adjustVerb(of command: inout ParsedCommand) {
    let isOnPlayer = !command.second.isEmpty && isPlayer(command.second)
    if isOnPlayer { command.second = [] }
    let hasSecond = !command.second.isEmpty
    let hasObject = !contentWords(in: command.object).isEmpty || !command.clitics.isEmpty
    let hasPlace = command.clitics.contains(where: isSecondClitic)
    switch (command.verb, command.preposition) {
    case (.putOn, .onto?) where isOnPlayer, (.putIn, .onto?) where isOnPlayer: command.verb = .wear
    case (.give, _) where command.isForPlayer: command.verb = .take
    case (.show, _) where command.isForPlayer: command.verb = .examine
    case (.wear, nil) where hasPlace, (.drop, nil) where hasPlace, (.putBack, nil) where hasPlace,
      (.putBack, .into?) where hasSecond:
      command.verb = .putIn
    case (.putBack, _) where hasSecond: command.verb = .putOn
    case (.look, .into?), (.look, .onto?), (.examine, .into?), (.examine, .onto?):
      command.verb = .search
    case (.look, .under?), (.examine, .under?), (.search, .under?): command.verb = .lookUnder
    case (.look, .behind?), (.examine, .behind?), (.search, .behind?): command.verb = .lookBehind
    case (.look, .through?), (.examine, .through?): command.verb = .lookThrough
    case (.look, _) where hasObject: command.verb = .examine
    case (.putIn, .onto?) where hasSecond: command.verb = .putOn
    case (.putOn, .into?) where hasSecond: command.verb = .putIn
    case (.drop, .into?) where hasSecond, (.wear, .into?) where hasSecond,
      (.throw, .into?) where hasSecond:
      command.verb = .putIn
    case (.drop, .onto?) where hasSecond, (.wear, .onto?) where hasSecond,
      (.drop, .to?) where hasSecond, (.wear, .to?) where hasSecond,
      (.throw, .onto?) where hasSecond:
      command.verb = .putOn
    case (.putIn, .to?) where hasSecond: command.verb = .putOn
    case (.go, _) where hasObject: command.verb = .enter
    case (.takeOff, .from?) where hasSecond, (.leave, .from?) where hasSecond: command.verb = .take
    default: break
    }
  }

  /// « Prends ce qu’il y a dans la poche »: what holds nothing by itself is searched.
  private func isPocket(_ thing: ThingID, in command: ParsedCommand) -> Bool {
    guard command.preposition == .into, command.second.isEmpty else { return false }
    return game.world.thing(thing)?.holdsThings == false
  }

  /// “On me”, « sur moi ».
  private func isPlayer(_ tokens: ArraySlice<Token>) -> Bool {
    let words = contentWords(in: tokens)
    return !words.isEmpty && words.allSatisfy { functionWords.selves.contains($0.folded) }
  }

  /// A verb without an object: by itself, with the only thing that it can mean, or a question for it.
  private func actionWithoutObject(_ command: ParsedCommand) throws(ParseError) -> PlayerAction {
    if let thing = inferredObject(for: command.verb) {
      return PlayerAction(command.verb, thing.id, count: command.count ?? 1)
    }
    guard command.verb.needsObject else {
      return PlayerAction(command.verb, count: command.count ?? 1)
    }
    throw ParseError(question: Words.whatObject(verb: command.verb.word), before: tokens)
  }

  /// « Sortir la clé » takes it; “leave the room” leaves.
  private func adjustedVerb(_ verb: Verb, for object: ThingID) -> Verb {
    guard verb == .leave, let thing = game.world.thing(object), thing.isPortable else {
      return verb
    }
    return game.isHeld(object) ? .drop : .take
  }

  private func resolveSecondObject(
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
      let mayBeIgnored = !command.verb.putsSomething && command.preposition != .with
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
