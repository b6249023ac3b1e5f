import Localization

private typealias Words = L10n.Parsing

/// Reads one command in one language, in a state of a game. What it costs depends on what can
/// be seen from where the player stands, not on the world.
final class Parser {
  let game: AdventureGame
  let vocabulary: Vocabulary
  /// The command, without stops.
  let tokens: [Token]
  private let rephrased: String?
  /// In the dark also the ways that can be felt, for verbs of motion.
  var visible: [Thing]

  init(_ tokens: [Token], _ vocabulary: Vocabulary, in game: AdventureGame) {
    self.game = game
    self.vocabulary = vocabulary
    let simplified = vocabulary.simplified(tokens)
    self.tokens = simplified
    rephrased = vocabulary.rephrased(tokens) ?? vocabulary.rephrased(simplified)
    visible = game.visibleThings
  }

  var functionWords: FunctionWords { vocabulary.functionWords }

  func parse() throws(ParseError) -> UnderstoodCommand {
    if let rephrased {
      return try Parser(Token.tokenize(rephrased), vocabulary, in: game).parse()
    }
    if let action = try parseAddress() { return .actions([action]) }
    var rest = dropLeads(from: tokens[...])
    let clitics = removeClitics(from: &rest)
    joinVerb(in: &rest)
    let words = rest.leadingWords
    if clitics.isEmpty, let action = try parseDirection(words) { return .actions([action]) }
    guard let head = matchVerb(words), !asksWhat(rest, head) else {
      return .actions([try parseWithoutVerb(rest, words)])
    }
    var command = ParsedCommand(
      verb: .look, clitics: clitics.filter(isClitic), rest: rest.dropFirst(head.length))
    command.isForPlayer = clitics.contains { functionWords.selves.contains($0.folded) }
    var meaning = head.meaning
    if head.length == 1, let wide = vocabulary.commandWords.matchSplitPhrase(words),
      words.count == rest.count
    {
      meaning = wide.meaning
      command.rest = command.rest.dropLast(wide.length)
    }
    switch meaning {
    case .meta(let verb) where verb == .quit && namesPlaceOrThing(command.rest):
      command.verb = .leave
    case .meta(let verb): return .meta(verb, Array(command.rest).text)
    case .verb(let verb): command.verb = verb
    }
    return .actions(try makeActions(for: command))
  }

  /// The verb at the start; a word that is short for one only where nothing else can be meant by it.
  private func matchVerb(_ words: ArraySlice<Word>) -> (meaning: Vocabulary.AnyVerb, length: Int)? {
    guard let head = vocabulary.commandWords.match(words) else {
      return vocabulary.commandWords.matchSplitPhrase(words).map { ($0.meaning, 1) }
    }
    let isShort = head.length == 1 && words.first.map { $0.folded.count == 1 } ?? false
    switch head.meaning {
    case .meta where isShort && words.count > 1 && !(words.dropFirst().allSatisfy(isNumber)):
      return nil
    case .verb(.inventory) where isShort && words.count > 1: return nil
    case .verb, .meta: return head
    }
  }

  private func isNumber(_ word: Word) -> Bool { word.folded.allSatisfy(\.isNumber) }

  /// “Exit hut”, « quitter la cabane »: not the game.
  private func namesPlaceOrThing(_ rest: ArraySlice<Token>) -> Bool {
    let words = contentWords(in: rest).filter { vocabulary.prepositions.match([$0]) == nil }
    guard !words.isEmpty else { return false }
    return place(named: words) != nil
      || visible.contains { names(of: $0).matchQuality(of: words) != .none }
  }

  /// A direction by itself, with or without its preposition: “to the north”, « à l’est ».
  private func parseDirection(_ words: ArraySlice<Word>) throws(ParseError) -> PlayerAction? {
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

  func names(of thing: Thing) -> NounVocabulary {
    vocabulary.names(ofThingAt: game.world.index.things[thing.id] ?? 0)
  }
}
