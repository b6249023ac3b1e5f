import Localization

private typealias Words = L10n.Parsing

/// Asking and telling: who, and about what.
extension Parser {
  /// “Goat, hello”, « chèvre, donne-moi la clé »; “the lamp, take it”.
  func parseAddress() throws(ParseError) -> PlayerAction? {
    guard let comma = tokens.firstIndex(of: .comma) else { return nil }
    let (name, rest) = (tokens[..<comma], tokens[(comma + 1)...])
    guard !vocabulary.beginsCommand(name.leadingWords), !contentWords(in: name).isEmpty,
      let thing = matches(for: name).first
    else { return nil }
    if game.isConversable(thing.id) {
      return PlayerAction(.ask, thing.id, subject: subject(in: rest, of: thing))
    }
    var spokenOf = game
    spokenOf.mention([thing.id])
    guard case .actions(let actions) = try Parser(Array(rest), vocabulary, in: spokenOf).parse()
    else { return nil }
    return actions.first
  }

  /// “Ask goat about key”, “talk to her about the night”, « interroge la chèvre sur la clé »,
  /// « demande la clé à la chèvre ».
  func parseTalk(of command: ParsedCommand) throws(ParseError) -> PlayerAction? {
    guard [.ask, .tell, .greet].contains(command.verb) else { return nil }
    let partner = try partner(of: command)
    guard let partner = partner ?? playerAsPartner(of: command) else {
      if command.verb == .greet { return nil }
      throw ParseError(question: Words.whom, before: tokens)
    }
    let rest = command.rest.filter { token in
      token.word.map { !partner.words.contains($0) } ?? false
    }
    let subject = subject(in: rest[...], of: partner.thing)
    if command.verb == .greet, subject == nil {
      return PlayerAction(.greet, partner.thing.id)
    }
    return PlayerAction(
      command.verb == .greet ? .ask : command.verb, partner.thing.id, subject: subject)
  }

  /// Who is spoken to, and the words that said so.
  private func partner(
    of command: ParsedCommand
  ) throws(ParseError) -> (thing: Thing, words: [Word])? {
    if let clitic = command.clitics.first {
      let id = try resolvePronoun(clitic, for: .ask)
      return game.world.thing(id).map { ($0, []) }
    }
    if let absent = absentPartner(in: command.rest) { throw absent }
    let words = command.rest.compactMap(\.word)
    let pronoun = words.first { functionWords.personPronouns.contains($0.folded) }
    if let pronoun, pronoun == words.first { return try partner(pronoun) }
    let named = words.filter(isContent).compactMap { word -> (Thing, Word)? in
      bestMatches(for: [word]).first { names(of: $0).matchQuality(of: [word]) > .adjective }
        .map { ($0, word) }
    }
    if let animate = named.first(where: { game.isConversable($0.0.id) }) {
      let all = words.filter { names(of: animate.0).matchQuality(of: [$0]) != .none }
      return (animate.0, all)
    }
    if let pronoun { return try partner(pronoun) }
    if let first = named.first, command.verb == .greet || named.count > 1 {
      return (first.0, [first.1])
    }
    return onlyPerson().map { ($0, []) }
  }

  /// “Tell me about the caravan”, where nobody else is.
  private func playerAsPartner(of command: ParsedCommand) -> (thing: Thing, words: [Word])? {
    guard command.isForPlayer, let word = vocabulary.wordForPlayer,
      let player = bestMatches(for: [word]).first, game.isConversable(player.id)
    else { return nil }
    return (player, [])
  }

  /// Why there is no talking to somebody who is not here.
  private func absentPartner(in rest: ArraySlice<Token>) -> ParseError? {
    let name = withoutPreposition(rest)
    let end = name.indices.first { vocabulary.prepositions.match(name[$0...].leadingWords) != nil }
    let phrase = name[..<(end ?? name.endIndex)]
    let words = contentWords(in: phrase)
    let isAbsent = game.world.conversations.contains { conversation in
      let index = game.world.index.things[conversation.partner] ?? 0
      return vocabulary.names(ofThingAt: index).matchQuality(of: words) > .adjective
        && !visible.contains { $0.id == conversation.partner }
    }
    guard isAbsent, matches(for: phrase).allSatisfy({ !game.isConversable($0.id) }) else {
      return nil
    }
    return absenceError(phrase, for: .find)
  }

  private func partner(_ pronoun: Word) throws(ParseError) -> (thing: Thing, words: [Word])? {
    let id = try resolvePronoun(pronoun, for: .ask)
    return game.world.thing(id).map { ($0, [pronoun]) }
  }

  /// “And the fire?”, to whom one talks.
  func parseFurtherSubject(_ rest: ArraySlice<Token>) -> PlayerAction? {
    guard rest.count > 1, rest.first?.isWord(in: functionWords.and) == true,
      let person = onlyPerson()
    else { return nil }
    return PlayerAction(.ask, person.id, subject: subject(in: rest.dropFirst(), of: person))
  }

  func isListener(_ word: Word) -> Bool { functionWords.secondPersonWords.contains(word.folded) }

  /// What the rest is about: a topic of the partner’s, or a thing of the world, seen or not.
  func subject(in tokens: ArraySlice<Token>, of partner: Thing) -> Subject? {
    let words = contentWords(in: tokens).filter(maySpeak)
    guard !words.isEmpty else { return nil }
    if words.count > 1, let thing = thing(named: words, for: partner),
      game.hasTopic(about: thing, with: partner.id)
    {
      return .thing(thing)
    }
    for word in words {
      if let topic = vocabulary.topic(named: word, of: partner.id) { return .topic(topic) }
      if let thing = thing(named: [word], for: partner),
        game.hasTopic(about: thing, with: partner.id)
      {
        return .thing(thing)
      }
    }
    for word in words {
      if let thing = thing(named: [word], for: partner) { return .thing(thing) }
    }
    return .other
  }

  /// Whether a word can name a subject; “time” can, which elsewhere only counts.
  private func maySpeak(of word: Word) -> Bool {
    if functionWords.times.contains(word.folded) { return true }
    return !functionWords.all.contains(word.folded) && vocabulary.prepositions.match([word]) == nil
      && !vocabulary.isGreeting(word)
  }

  /// A thing of the world that the partner has something to say about, else any; of several the
  /// one whose name it is.
  private func thing(named words: [Word], for partner: Thing) -> ThingID? {
    let fitting = things(named: words)
    let known = fitting.filter { game.hasTopic(about: $0.id, with: partner.id) }
    let called = known.first { isOwnName(words, of: $0) }
    return (called ?? known.first ?? fitting.first)?.id
  }
}
