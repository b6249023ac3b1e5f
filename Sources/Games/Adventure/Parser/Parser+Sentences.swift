import Localization

private typealias Words = L10n.Parsing

/// Lines without a verb of their own: questions, names, the rest of a command, and mere remarks.
extension Parser {
  func parseWithoutVerb(
    _ rest: ArraySlice<Token>, _ words: ArraySlice<Word>
  ) throws(ParseError) -> PlayerAction {
    if isQuestion { return try parseQuestion() }
    if let action = parseFurtherSubject(rest) { return action }
    let leads = words.prefix { functionWords.leads.contains($0.folded) || isRefusal($0) }.count
    if leads > 0, leads < words.count {
      let rest = rest.drop { $0.word.map { word in words.prefix(leads).contains(word) } ?? true }
      return try parseName(rest, rest.leadingWords, isRemark: isRemark(words))
    }
    return try parseName(rest, words, isRemark: isRemark(words))
  }

  /// “I am tired.”
  private func isRemark(_ words: ArraySlice<Word>) -> Bool {
    words.count > 1 && words.first.map { functionWords.subjects.contains($0.folded) } ?? false
  }

  /// “No, the table”.
  private func isRefusal(_ word: Word) -> Bool { functionWords.no.contains(word.folded) }

  /// A name alone, of a place or a thing.
  private func parseName(
    _ rest: ArraySlice<Token>, _ words: ArraySlice<Word>, isRemark: Bool
  ) throws(ParseError) -> PlayerAction {
    if let place = place(named: words.filter(isContent)), matches(for: rest).isEmpty {
      return PlayerAction(.go, place: place)
    }
    if let action = parseWayIn(rest) { return action }
    if isRemark, matches(for: rest).isEmpty { throw ParseError(Words.statement) }
    throw missingVerbError(words)
  }

  /// “Into the hut”, « par la trappe ».
  private func parseWayIn(_ tokens: ArraySlice<Token>) -> PlayerAction? {
    guard let match = vocabulary.prepositions.match(tokens.leadingWords),
      [.into, .through, .to].contains(match.meaning)
    else { return nil }
    let name = tokens.dropFirst(match.length)
    if let thing = matches(for: name).first { return PlayerAction(.enter, thing.id) }
    return place(named: contentWords(in: name)).map { PlayerAction(.go, place: $0) }
  }

  // MARK: Questions

  /// Whether the line begins like a question: “what”, “is”, « qu’est-ce que ».
  private var isQuestion: Bool {
    let words = tokens[...].leadingWords
    let start = words.drop { functionWords.leads.contains($0.folded) && !isQuestionWord($0) }
    return start.first.map(isQuestionWord) ?? false || tokens.last?.word.map(isWhat) ?? false
  }

  /// « Derrière le poêle, il y a quoi ? »
  private func isWhat(_ word: Word) -> Bool {
    L10n.Grammar.whats.resolved(in: vocabulary.language).contains(word.folded)
  }

  private func isQuestionWord(_ word: Word) -> Bool {
    functionWords.questions.contains(word.folded)
  }

  /// Answered by looking: where it is, what it says, what is in it, how it looks.
  private func parseQuestion() throws(ParseError) -> PlayerAction {
    let words = tokens.compactMap(\.word)
    let isWhere = words.contains { functionWords.wheres.contains($0.folded) }
    if !isWhere, let action = parseQuestionToSomebody() { return action }
    guard let (thing, index) = firstThing(in: words) else {
      if let place = firstPlace(in: words) { return PlayerAction(.find, place: place) }
      if let noun = words.first(where: { isContent($0) && vocabulary.isNoun($0) }) {
        if isWhere, let place = placeOfThing(named: [noun]) {
          return PlayerAction(.find, place: place)
        }
        throw absenceError([.word(noun)], for: .find)
      }
      throw ParseError(Words.noAnswer)
    }
    if isWhere { return PlayerAction(.find, thing.id) }
    if words.contains(where: { functionWords.sayings.contains($0.folded) }), !thing.reading.isEmpty
    {
      return PlayerAction(.read, thing.id)
    }
    let before = words[..<index].last { functionWords.skipped.contains($0.folded) == false }
    let preposition = before.flatMap { vocabulary.prepositions.match([$0])?.meaning }
    let isInside = preposition == .into || preposition == .onto
    return PlayerAction(isInside && thing.holdsThings ? .search : .examine, thing.id)
  }

  /// The first thing in sight that the words name, and at which word; else the one spoken of.
  private func firstThing(in words: [Word]) -> (Thing, Int)? {
    for length in [3, 2, 1] {
      for start in words.indices where start + length <= words.count {
        let name = Array(words[start..<start + length])
        guard name.allSatisfy(isContent), !functionWords.selves.contains(name[0].folded) else {
          continue
        }
        let fits = visible.filter { names(of: $0).matchQuality(of: name) > .adjective }
        if let thing = fits.first(where: { !$0.reading.isEmpty }) ?? fits.first {
          return (thing, start)
        }
      }
    }
    let known = game.state.context.mentioned.first { id in visible.contains { $0.id == id } }
    guard let index = words.firstIndex(where: isReferring),
      let thing = known.flatMap({ game.world.thing($0) }) ?? onlyPerson()
    else { return nil }
    return (thing, index)
  }

  func isReferring(_ word: Word) -> Bool {
    functionWords.pronouns.contains(word.folded) || functionWords.persons.contains(word.folded)
  }

  private func firstPlace(in words: [Word]) -> PlaceID? {
    words.filter(isContent).lazy.compactMap { self.place(named: [$0]) }.first
  }

  // MARK: Nothing to do

  private func missingVerbError(_ words: ArraySlice<Word>) -> ParseError {
    let content = words.filter(isContent)
    guard let first = content.first else { return ParseError(Words.nothingSaid) }
    if let thing = bestMatches(for: content).first,
      names(of: thing).matchQuality(of: content) > .adjective
    {
      return ParseError(Words.noVerb(the: thing.noun.the), mentions: [thing.id])
    }
    guard let index = tokens.firstIndex(where: { $0.word == first }), !vocabulary.knows(first)
    else { return ParseError(Words.noVerbAtAll(said: typedText(of: first))) }
    return ParseError(
      [unknownWord(first, near: nearestCommandWord(to: first))],
      incomplete: incompleteCommand(withoutTokenAt: index),
      correction: correction(of: first, at: index, among: commandWords))
  }
}
