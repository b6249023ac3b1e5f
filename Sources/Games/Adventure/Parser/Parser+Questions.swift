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

  private func isQuestionWord(_ word: Word) -> Bool {
    functionWords.questionWords.contains(word.folded)
  }

  /// Answered by looking: where it is, what it says, what is in it, how it looks.
  func parseQuestion() throws(ParseError) -> PlayerAction {
    let words = tokens.compactMap(\.word)
    let isWhere = words.contains { functionWords.whereWords.contains($0.folded) }
    if !isWhere, let action = parseQuestionToSomebody() { return action }
    guard let (thing, index) = firstThing(in: words) else {
      if tokens.first?.isWord(in: functionWords.openQuestionWords) == true {
        throw ParseError(Words.noAnswer)
      }
      if let place = firstPlace(in: words) { return PlayerAction(.find, place: place) }
      if let noun = words.first(where: { isContent($0) && vocabulary.isNoun($0) }) {
        if isWhere, let action = actionTowards(thingNamed: [noun], .find) { return action }
        throw absenceError([.word(noun)], for: .find)
      }
      throw ParseError(Words.noAnswer)
    }
    if isWhere { return PlayerAction(.find, thing.id) }
    if words.contains(where: { functionWords.inscriptionWords.contains($0.folded) }),
      !thing.reading.isEmpty
    {
      return PlayerAction(.read, thing.id)
    }
    let before = words[..<index].last { functionWords.skippedWords.contains($0.folded) == false }
    let preposition = before.flatMap { vocabulary.prepositions.match([$0])?.meaning }
    let isInside = preposition == .into || preposition == .onto
    if isInside, !thing.reading.isEmpty { return PlayerAction(.read, thing.id) }
    return PlayerAction(isInside ? .search : .examine, thing.id)
  }

  /// The first thing in sight that the words name, and at which word; else the one spoken of.
  private func firstThing(in words: [Word]) -> (Thing, Int)? {
    for length in [3, 2, 1] {
      for start in words.indices where start + length <= words.count {
        let name = Array(words[start..<start + length])
        guard name.allSatisfy(isContent), !functionWords.playerPronouns.contains(name[0].folded)
        else {
          continue
        }
        let fits = visible.filter { names(of: $0).matchQuality(of: name) > .adjective }
        if let thing = fits.first(where: { !$0.reading.isEmpty }) ?? fits.first {
          return (thing, start)
        }
      }
    }
    let isPerson = words.contains { functionWords.personPronouns.contains($0.folded) }
    let known = game.state.context.mentioned.first { id in
      visible.contains { $0.id == id && (!isPerson || game.isConversable(id)) }
    }
    guard let index = words.firstIndex(where: isReferring),
      let thing = known.flatMap({ game.world.thing($0) }) ?? onlyPerson()
    else { return nil }
    return (thing, index)
  }

  func isReferring(_ word: Word) -> Bool {
    functionWords.pronouns.contains(word.folded)
      || functionWords.personPronouns.contains(word.folded)
  }

  private func firstPlace(in words: [Word]) -> PlaceID? {
    words.filter(isContent).lazy.compactMap { self.place(named: [$0]) }.first
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
    switch subject {
    case .topic: return PlayerAction(.ask, person.id, subject: subject)
    case .thing, .other, nil:
      let isSpokenTo = isAbout || listener != nil
      let isAsked = isSpokenTo || isKnown(subject, to: person) && !asksHowItLooks
      return isAsked ? PlayerAction(.ask, person.id, subject: subject ?? .other) : nil
    }
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
    guard case .thing(let thing) = subject else { return false }
    return game.hasTopic(about: thing, with: person.id)
  }

  /// “What is on the goat?”
  private var asksHowItLooks: Bool {
    tokens.first?.isWord(in: functionWords.interrogatives) ?? false
  }
}
