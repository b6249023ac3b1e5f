import Localization

private typealias Words = L10n.Parsing

/// Reads one command in one language, in a state of a game. What it costs depends on what can
/// be seen from where the player stands, not on the world.
final class Parser {
  let game: AdventureGame
  let vocabulary: Vocabulary
  /// The command, without stops.
  let tokens: [Token]
  let visible: [Thing]

  init(_ tokens: [Token], _ vocabulary: Vocabulary, in game: AdventureGame) {
    self.game = game
    self.vocabulary = vocabulary
    self.tokens = tokens
    visible = game.visibleThings
  }

  var functionWords: FunctionWords { vocabulary.functionWords }

  func parse() throws(ParseError) -> UnderstoodCommand {
    var rest = dropSubject(tokens[...])
    let clitic = removeClitic(from: &rest)
    let words = rest.leadingWords
    if clitic == nil, let action = try parseDirection(words) { return .actions([action]) }
    guard let head = vocabulary.commandWords.match(words) else {
      throw missingVerbError(rest, words)
    }
    var command = ParsedCommand(verb: .look, clitic: clitic, rest: rest.dropFirst(head.length))
    var meaning = head.meaning
    if head.length == 1, let wide = vocabulary.commandWords.matchSplitPhrase(words),
      words.count == rest.count
    {
      meaning = wide
      command.rest = command.rest.dropLast()
    }
    switch meaning {
    case .meta(.quit) where !command.rest.isEmpty && vocabulary.language.quitMeansLeave:
      command.verb = .leave
    case .meta(let word):
      return .meta(word, Array(command.rest).text)
    case .verb(let verb): command.verb = verb
    }
    return .actions(try makeActions(for: command))
  }

  // MARK: Before the verb

  /// “I want to take” is “take”: as many of these words as leave a command.
  private func dropSubject(_ tokens: ArraySlice<Token>) -> ArraySlice<Token> {
    let words = tokens.leadingWords
    let subjects = words.prefix { functionWords.subjects.contains($0.folded) }.count
    for count in stride(from: subjects, to: 0, by: -1) {
      let rest = words.dropFirst(count)
      let behindClitic = isClitic(rest.first) ? rest.dropFirst() : rest
      if vocabulary.beginsCommand(behindClitic) || vocabulary.beginsCommand(rest) {
        return tokens.dropFirst(count)
      }
    }
    return tokens
  }

  private func isClitic(_ word: Word?) -> Bool {
    word.map { functionWords.clitics.contains($0.folded) } ?? false
  }

  /// « L’ouvrir », « le prendre »; but « la porte » is a door.
  private func removeClitic(from tokens: inout ArraySlice<Token>) -> Word? {
    let words = tokens.leadingWords
    guard let first = words.first, isClitic(first), let next = words.dropFirst().first,
      vocabulary.beginsCommand(words.dropFirst()), !(vocabulary.isNoun(next) && words.count == 2)
    else { return nil }
    tokens = tokens.dropFirst()
    return first
  }

  /// A direction by itself.
  private func parseDirection(_ words: ArraySlice<Word>) throws(ParseError) -> PlayerAction? {
    let said = words.count == 1 ? words : words.filter(isContent)[...]
    guard let first = said.first else { return nil }
    if let match = vocabulary.directions.match(said), match.length == said.count {
      return PlayerAction(.go, direction: match.meaning)
    }
    if isDiagonal(said) { throw ParseError(Words.noDiagonals) }
    if said.count == 1,
      functionWords.yes.contains(first.folded) || functionWords.no.contains(first.folded),
      !vocabulary.beginsCommand(said)
    {
      throw ParseError(Words.noQuestion)
    }
    return nil
  }

  func isDiagonal(_ words: ArraySlice<Word>) -> Bool {
    guard let first = words.first else { return false }
    if words.count == 1 { return functionWords.diagonals.contains(first.folded) }
    return words.count == 2 && words.dropFirst().first?.followsHyphen == true
      && words.allSatisfy { vocabulary.directions.hasSingleWordPhrase($0) }
  }

  private func missingVerbError(
    _ rest: ArraySlice<Token>, _ words: ArraySlice<Word>
  ) -> ParseError {
    let content = words.filter(isContent)
    guard let first = content.first else { return ParseError(Words.nothingSaid) }
    if let thing = visible.first(where: { names(of: $0).matchQuality(of: content) > .adjective }) {
      return ParseError(Words.noVerb(the: thing.noun.the))
    }
    guard let index = tokens.firstIndex(where: { $0.word == first }), !vocabulary.knows(first)
    else { return ParseError(Words.noVerbAtAll(said: typedText(of: first))) }
    return ParseError(
      unknownWord(first, near: nearestCommandWord(to: first)),
      incomplete: incompleteCommand(withoutTokenAt: index))
  }

  func names(of thing: Thing) -> NounVocabulary {
    vocabulary.names(ofThingAt: game.world.index.things[thing.id] ?? 0)
  }
}
