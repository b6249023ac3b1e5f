import Localization

private typealias Words = L10n.Parsing

/// Lines without a verb of their own: questions, names, the rest of a command, and mere remarks.
extension Parser {
  func parseWithoutVerb(
    _ rest: ArraySlice<Token>, _ words: ArraySlice<Word>
  ) throws(ParseError) -> PlayerAction {
    if isQuestion { return try parseQuestion() }
    if let action = parseFurtherSubject(rest) { return action }
    if rest.count > 1, rest.first?.isWord(in: functionWords.and) == true {
      return try parseWithoutVerb(rest.dropFirst(), words.dropFirst())
    }
    let leads = words.prefix { functionWords.leadInWords.contains($0.folded) || isRefusal($0) }
      .count
    if leads > 0, leads < words.count {
      let rest = rest.drop { $0.word.map { word in words.prefix(leads).contains(word) } ?? true }
      return try parseName(rest, rest.leadingWords, isRemark: isRemark(words))
    }
    return try parseName(rest, words, isRemark: isRemark(words))
  }

  /// “I am tired.”
  private func isRemark(_ words: ArraySlice<Word>) -> Bool {
    words.count > 1
      && words.first.map { functionWords.subjectPronouns.contains($0.folded) } ?? false
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
    if isRemark, let action = parseQuestionToSomebody() { return action }
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
