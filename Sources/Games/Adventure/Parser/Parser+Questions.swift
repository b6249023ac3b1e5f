import Localization

private typealias Words = L10n.Parsing

/// Questions: put to somebody who is here, else answered by looking.
extension Parser {
  /// Whether the line begins like a question: “what”, “is”, « qu’est-ce que », « aimes-tu ».
  var isQuestion: Bool {
    let words = tokens[...].leadingWords
    let start = words.drop { functionWords.leadInWords.contains($0.folded) && !isQuestionWord($0) }
    let second = tokens.dropFirst().first?.word
    return start.first.map(isQuestionWord) ?? false
      || tokens.contains { $0.isWord(in: functionWords.whereWords) }
      || tokens.prefix(3).contains { $0.isWord(in: functionWords.interrogatives) }
      || second.map { $0.followsHyphen && isListener($0) } ?? false
      || tokens.last?.isWord(in: functionWords.whatWords) ?? false
  }

  /// Where a line asks by its form alone: « la porte est-elle fermée », « c’est loin ».
  var questionForm: Int? {
    tokens.indices.first { index in
      let word = tokens[index].word
      return word.map { $0.followsHyphen && functionWords.invertedSubjects.contains($0.folded) }
        ?? false || vocabulary.questionForms.match(tokens[index...].leadingWords) != nil
    }
  }

  private func isQuestionWord(_ word: Word) -> Bool {
    functionWords.questionWords.contains(word.folded)
  }

  /// Answered by looking: where it is, what it says, what is in it, how it looks.
  func parseQuestion() throws(ParseError) -> PlayerAction {
    let words = tokens.compactMap(\.word)
    // “Which way is the byre”; but not “where does it come from”, « d’où vient-elle ».
    let leads = tokens.contains { $0.isWord(in: functionWords.leadingWords) }
    let isWhere =
      leads && asksFirst(functionWords.interrogatives)
      || words.contains { functionWords.whereWords.contains($0.folded) }
        && ![tokens[0], tokens[tokens.count - 1]].contains { $0.isWord(in: functionWords.of) }
    let isOpen = isWhere || tokens[0].isWord(in: functionWords.interrogatives)
    if !isWhere, let action = parseQuestionToSomebody() { return action }
    let found = firstThing(in: words)
    if let action = actionOnWhose(found?.0) { return action }
    // “What does it smell like”, « qu’entend-on ».
    let deeds = words.indices.compactMap { vocabulary.actionNouns.match(words[$0...])?.meaning }
    let sense = deeds.first { [.smell, .listen, .taste].contains($0) }
    let noun = words.last { isContent($0) && vocabulary.isNoun($0) }
    if found == nil, isWhere, let noun, let action = actionTowards(thingNamed: [noun], .find) {
      return action
    }
    if found?.0.traits.contains(.absent) ?? true, let person = onlyPerson(),
      let subject = subject(in: tokens[...], of: person), isKnown(subject, to: person)
    {
      return PlayerAction(.ask, person.id, subject: subject)
    }
    guard let (thing, index) = found else {
      // « Où mène le sud », but « est » is the verb.
      let said = (isWhere ? words[...] : words.suffix(1))
        .filter { $0.folded.count > 1 && !isQuestionWord($0) }
      if let direction = said.compactMap({ direction(in: [$0]) }).first {
        return PlayerAction(.look, direction: direction)
      }
      if let place = words.filter(isContent).compactMap({ self.place(named: [$0]) }).last {
        return PlayerAction(isWhere ? .find : .examine, place: place)
      }
      let asksHeld = words.indices.contains {
        vocabulary.states.match(words[$0...])?.meaning.last == .take
      }
      if noun != nil, asksHeld { throw ParseError(L10n.Adventure.isNotSo) }
      if let sense, !sense.needsObject { return PlayerAction(sense) }
      let refers = words.contains { isReferring($0) && isContent($0) }
      let unknown = refers ? nil : words.last { !vocabulary.knows($0) }
      if let missing = noun ?? unknown { throw absenceError([.word(missing)], for: .find) }
      throw ParseError(isOpen ? Words.noAnswer : Words.aboutWhat)
    }
    // “Where does the ladder go”: the ways.
    if isWhere, leads, thing.isDoor || game.hasRule(for: .follow, thing.id) {
      return PlayerAction(.find, place: game.state.here)
    }
    if isWhere, !leads { return PlayerAction(.find, thing.id) }
    let isRead = words.contains { functionWords.inscriptionWords.contains($0.folded) }
    let before = words[..<index].last { functionWords.skippedWords.contains($0.folded) == false }
    let preposition = before.flatMap { vocabulary.prepositions.match([$0])?.meaning }
    let onto: Verb = !thing.reading.isEmpty ? .read : hidesMore(thing) ? .search : .examine
    let looks: [Vocabulary.Preposition: Verb] = [
      .into: thing.traits.contains(.openable) ? .search : onto, .onto: onto, .under: .lookUnder,
      .behind: .lookBehind,
    ]
    let look = isRead && onto == .read ? .read : sense ?? preposition.flatMap { looks[$0] }
    var action = PlayerAction(leads ? .examine : look ?? .examine, thing.id)
    if action.verb == .examine, asksFirst(functionWords.reasonWords) {
      let reply = Words.noReason(the: thing.noun.the, name: thing.noun.bare)
      throw ParseError(reply, mentions: [thing.id])
    }
    if !isOpen { action.isSo = isSo(thing, words) }
    return action
  }

  /// “Who”, “whose”: what is said of that by the thing itself, else by the player.
  private func actionOnWhose(_ thing: Thing?) -> PlayerAction? {
    let asked = tokens.compactMap(\.word).last { functionWords.reasonWords.contains($0.folded) }
    let player = bestMatches(for: [vocabulary.wordForPlayer].compactMap(\.self)).first
    for partner in [thing, player].compactMap(\.self) where asksFirst(functionWords.reasonWords) {
      let topic = asked.flatMap { vocabulary.topic(named: $0, of: partner.id) }
      if let topic { return PlayerAction(.ask, partner.id, subject: .topic(topic)) }
    }
    return nil
  }

  /// A look tells what is in a thing, but for a pocket or a drawer.
  func hidesMore(_ thing: Thing) -> Bool {
    thing.traits.contains(.openable) || game.hasRule(for: .search, thing.id)
  }

  /// Whether that is what a question begins with: “what”, « avec quoi ».
  func asksFirst(_ words: Set<String>) -> Bool {
    let first = contentWords(in: tokens[...]).first { vocabulary.prepositions.match([$0]) == nil }
    return first.map { words.contains($0.folded) } ?? false
  }

  /// Whether a thing is as the words ask, the last ones first: what is open can be closed.
  private func isSo(_ thing: Thing, _ words: [Word]) -> Bool? {
    words.indices.reversed().lazy.compactMap { index in
      let verbs = self.vocabulary.states.match(words[index...])?.meaning
      return verbs?.first { self.isLikely(thing, for: $0) }.map { $0 == verbs?.first }
    }.first
  }

  /// The first thing in sight that the words name, and at which word; else the one spoken of.
  private func firstThing(in words: [Word]) -> (Thing, Int)? {
    for length in [3, 2, 1] {
      for start in words.indices where start + length <= words.count {
        let name = Array(words[start..<start + length])
        // « Je porte » names no door.
        let isVerb = start > 0 && vocabulary.states.match(words[(start - 1)...])?.length ?? 0 > 1
        guard name.allSatisfy(isContent), !isVerb,
          length > 1 || vocabulary.prepositions.match([name[0]]) == nil,
          !functionWords.playerPronouns.contains(name[0].folded)
        else {
          continue
        }
        let fits = visible.filter { names(of: $0).matchQuality(of: name) > .adjective }
        if let thing = fits.first(where: { !$0.reading.isEmpty }) ?? fits.first {
          return (thing, start)
        }
      }
    }
    // « Y a-t-il » speaks of nothing.
    guard let index = words.firstIndex(where: isReferring),
      // “These barrels” are barrels.
      isContent(words[index])
        || words.allSatisfy({ vocabulary.knows($0) && !vocabulary.isNoun($0) }),
      // « La lampe est-elle », where no lamp is: the pronoun means nothing else.
      !words[index].followsHyphen || !words.contains(where: vocabulary.isNoun),
      words.allSatisfy({ !functionWords.indirectClitics.contains($0.folded) || isReferring($0) })
    else { return nil }
    let kind = vocabulary.language.pronounKind(of: words[index].folded)
    let isPerson = !functionWords.pronouns.contains(words[index].folded)
    let known = game.state.context.mentioned.compactMap { id in visible.first { $0.id == id } }
      .first { thing in
        (!isPerson || game.isConversable(thing.id))
          && thing.noun.kind(in: vocabulary.language).hasSuffix(kind)
      }
    return (known ?? onlyPerson()).map { ($0, index) }
  }

  func isReferring(_ word: Word) -> Bool {
    functionWords.pronouns.contains(word.folded)
      || functionWords.personPronouns.contains(word.folded)
  }

  // MARK: To somebody

  /// “Does the goat like books”, “how old are you”, « comment tu t’appelles ».
  func parseQuestionToSomebody() -> PlayerAction? {
    let words = tokens.compactMap(\.word)
    guard let person = onlyPerson() else { return nil }
    let isAbout = vocabulary.prepositions.match(words.dropFirst())?.meaning == .about
    let listener = words.lastIndex(where: isListener)
    let named = words.lastIndex { isReferring($0) || isNamed(person, $0) }
    guard isAbout || listener != nil || named != nil else { return nil }
    let subject = subject(ofQuestion: words, behind: listener ?? named ?? 0, to: person)
    let isSpokenTo = isAbout || listener != nil
    // “What is on the goat?”
    if case .thing? = subject, !isSpokenTo, tokens[0].isWord(in: functionWords.interrogatives) {
      return nil
    }
    let isAsked = isSpokenTo || isKnown(subject, to: person)
    return isAsked ? PlayerAction(.ask, person.id, subject: subject ?? .other) : nil
  }

  /// What follows “you” and the verb, else what follows “you”, else any of the words.
  private func subject(ofQuestion words: [Word], behind start: Int, to person: Thing) -> Subject? {
    let rest = words[(start + 1)...].filter(isContent)
    for part in [Array(rest.dropFirst()), rest, words.filter { !isNamed(person, $0) }] {
      let subject = subject(in: part.map(Token.word)[...], of: person)
      if subject != nil, subject != .other { return subject }
    }
    return rest.isEmpty ? nil : .other
  }

  private func isNamed(_ person: Thing, _ word: Word) -> Bool {
    names(of: person).matchQuality(of: [word]) > .adjective
  }

  private func isKnown(_ subject: Subject?, to person: Thing) -> Bool {
    switch subject {
    case .topic: true
    case .thing(let thing): game.hasTopic(about: thing, with: person.id)
    case .other, nil: false
    }
  }
}

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
    guard isAbsent, rest.first?.isWord(in: functionWords.of) == false,
      matches(for: phrase).allSatisfy({ !game.isConversable($0.id) })
    else { return nil }
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
