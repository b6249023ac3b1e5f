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
    guard vocabulary.negations.match(tokens[...].leadingWords) == nil else {
      throw ParseError(Words.letBe)
    }
    if let action = try parseAddress() { return .actions([action]) }
    if let (request, rest) = parseHow() ?? parseNeed() { return .meta(request, rest) }
    if tokens.count > 1, tokens.first?.isWord(in: functionWords.interrogatives) == true {
      return .actions([try parseWithoutVerb(tokens[...], tokens[...].leadingWords)])
    }
    var rest = dropLeadInWords(from: tokens[...])
    let isAboutAll =
      tokens[..<rest.startIndex].last?.isWord(in: functionWords.everything) ?? false
    if let form = questionForm {
      // Nobody knows whether one should; and a question does nothing.
      let said = tokens[..<rest.startIndex]
      let isForAdvice = said.contains { $0.isWord(in: functionWords.adviceWords) }
      if isForAdvice, parseQuestionToSomebody() == nil {
        throw ParseError(L10n.Parsing.noAnswer)
      }
      // « Est-ce que je peux », « peut-on », but neither « est-ce ouvert » nor « est-ce qu’elle tient ».
      let lead = said.dropFirst(form + 1)
      let isOrder = lead.contains { $0.isWord(in: functionWords.permissionWords) }
      guard isOrder || lead.isEmpty && rest.startIndex > form else {
        return .actions([try parseQuestion()])
      }
    }
    let clitics = removeClitics(from: &rest)
    joinVerb(in: &rest)
    let words = rest.leadingWords
    if clitics.isEmpty, let action = try parseDirection(words) { return .actions([action]) }
    let verb = matchVerb(in: rest)
    if let verb, let question = question(in: rest, verb) {
      return try Parser(question, vocabulary, in: game).parse()
    }
    guard let head = verb else {
      if clitics.isEmpty, let command = commandOfWay(rest) {
        return .actions(try makeActions(for: command))
      }
      return .actions([try parseWithoutVerb(rest, words)])
    }
    var command = ParsedCommand(
      verb: .look, clitics: clitics.filter(isClitic),
      rest: rest.dropFirst(head.length).dropLast(head.tailLength))
    command.isForPlayer = clitics.contains { functionWords.playerPronouns.contains($0.folded) }
    if isAboutAll, let all = vocabulary.wordForAll,
      command.rest.isEmpty || vocabulary.beginsWithPreposition(Array(command.rest))
    {
      command.rest = [.word(all)] + command.rest
    }
    switch head.meaning {
    case .meta(let verb) where verb == .quit && namesPlaceOrThing(command.rest):
      command.verb = .leave
    // To help somebody is to be there; the help of the program is asked for by itself.
    case .meta(let verb) where verb == .help && namesPlaceOrThing(command.rest):
      command.verb = .wait
    case .meta(let verb): return .meta(verb, Array(command.rest).text)
    case .verb(let verb): command.verb = verb
    }
    return .actions(try makeActions(for: command))
  }

  /// A verb at the start of a command, and how many words it has there and at the end.
  struct VerbMatch {
    let meaning: Vocabulary.AnyVerb
    let length: Int
    var tailLength = 0
  }

  /// The verb at the start; a letter that is short for one only where nothing else can be meant by it.
  private func matchVerb(in rest: ArraySlice<Token>) -> VerbMatch? {
    let words = rest.leadingWords
    let head = vocabulary.commandWords.match(words)
    if head.map({ $0.length == 1 }) ?? true, words.count == rest.count,
      let split = vocabulary.commandWords.matchSplitPhrase(words), case .verb = split.meaning,
      !words.dropFirst().dropLast(split.length).allSatisfy(isParticle)
    {
      return VerbMatch(meaning: split.meaning, length: 1, tailLength: split.length)
    }
    guard let head else { return nil }
    let isShort = head.length == 1 && words.count > 1 && words.first?.folded.count == 1
    switch head.meaning {
    case .meta where isShort && !words.dropFirst().allSatisfy(isNumber): return nil
    case .verb(.inventory) where isShort: return nil
    case .verb(let verb)
    where isShort && verb.ignoresRest && !words.dropFirst().allSatisfy(isNumber):
      return nil
    case .verb, .meta: return VerbMatch(meaning: head.meaning, length: head.length)
    }
  }

  /// “How do I get down”, « comment ouvrir le tiroir »: the ways, or a hint, and about what.
  private func parseHow() -> (MetaVerb, String)? {
    // “How warm is the stove” asks no way to warm it.
    guard tokens.first?.isWord(in: functionWords.howWords) == true,
      tokens.dropFirst(2).first?.isWord(in: functionWords.questionWords) != true
    else { return nil }
    var rest = dropLeadInWords(from: tokens.dropFirst())
    let clitics = removeClitics(from: &rest)
    let words = rest.leadingWords
    let isWay = direction(in: words) != nil || direction(in: words.dropFirst()) != nil
    if !isWay {
      // « Comment va votre grand-mère » asks somebody, “how long” is about nothing that is done.
      if case .topic? = parseQuestionToSomebody()?.subject { return nil }
      guard case .verb? = matchVerb(in: rest)?.meaning else { return nil }
    }
    return (isWay ? .exits : .hint, clitics.isEmpty ? Array(rest).text : "")
  }

  /// “What do I need to light the beacon”, « avec quoi casser la glace »: a hint, and about what.
  private func parseNeed() -> (MetaVerb, String)? {
    guard asksFirst(functionWords.interrogatives.union(functionWords.howWords)),
      !asksFirst(functionWords.reasonWords),
      let need = tokens.firstIndex(where: { $0.isWord(in: functionWords.adviceWords) }),
      parseQuestionToSomebody() == nil
    else { return nil }
    let parts = [tokens[(need + 1)...], tokens.dropFirst()]
    let named = parts.first { !Parser(Array($0), vocabulary, in: game).namedIDs.isEmpty }
    let unknown = tokens.filter { $0.word.map { !vocabulary.knows($0) } ?? false }
    return (.hint, (named.map { Array(dropLeadInWords(from: $0)) } ?? unknown).text)
  }

  /// The ids of what the words name anywhere in the world, behind a verb: “light the lamp”, “goat”.
  var namedIDs: Set<String> {
    let verb = matchVerb(in: tokens[...])?.length ?? 0
    // « Bois » drinks, or is wood.
    for words in [verb, 0].map({ contentWords(in: tokens.dropFirst($0)) }) {
      for length in [3, 2, 1] where length <= words.count {
        let names = (0...words.count - length).map { Array(words[$0..<$0 + length]) }
        let ids = names.flatMap { name in
          things(named: name).map(\.id.id) + [place(named: name)?.id].compactMap(\.self)
        }
        if !ids.isEmpty { return Set(ids) }
      }
    }
    return []
  }

  /// Whether one of these words is said.
  func names(anyOf words: [String]) -> Bool {
    let said = Set(contentWords(in: tokens[...]).map(\.folded))
    return words.contains { said.contains($0.folded(as: .word)) }
  }

  /// Whether words that name nothing say something all the same: “banana”, “fly”, but not “it now”.
  var namesTheUnknown: Bool {
    let words = tokens.compactMap(\.word)
    return words.contains { !functionWords.all.contains($0.folded) && !isNumber($0) }
      && !words.contains(where: isReferring)
  }

  private func isParticle(_ word: Word) -> Bool {
    functionWords.verbParticles.contains(word.folded)
  }

  private func isNumber(_ word: Word) -> Bool { word.folded.allSatisfy(\.isNumber) }

  /// “Exit hut”, « quitter la cabane »: not the game.
  private func namesPlaceOrThing(_ rest: ArraySlice<Token>) -> Bool {
    let words = contentWords(in: rest).filter { vocabulary.prepositions.match([$0]) == nil }
    guard !words.isEmpty else { return false }
    return place(named: words) != nil
      || visible.contains { names(of: $0).matchQuality(of: words) != .none }
  }

  func names(of thing: Thing) -> NounVocabulary {
    vocabulary.names(ofThingAt: game.world.index.things[thing.id] ?? 0)
  }
}

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
    var meant = correction(of: first, at: index, among: commandWords)
    meant?.isOffer = true
    return ParseError(
      [unknownWord(first, near: meant?.text)],
      incomplete: incompleteCommand(withoutTokenAt: index), correction: meant)
  }
}

/// Numbers of times and of turns.
extension Parser {
  /// “Three times”, “twice”, « 3 fois »; behind waiting or undoing a number by itself.
  func readCount(of command: inout ParsedCommand) {
    let words = Array(command.rest)
    // “Until the matches are dry”: until something happens.
    if command.verb == .wait, words.first?.isWord(in: functionWords.relativePronouns) ?? false {
      command.count = AdventureGame.longestWait
    }
    for index in words.indices {
      let tail = Array(words[index...].leadingWords)
      if let match = vocabulary.counts.match(tail[...]) {
        command.count = match.meaning
        return command.rest = words[..<index] + words[(index + match.length)...]
      }
      guard let number = vocabulary.number(tail[...]) else { continue }
      let length = vocabulary.numbers.match(tail[...])?.length ?? 1
      let isCounted = tail.count > length && functionWords.times.contains(tail[length].folded)
      // Of turns it is all that is said: not “sit on volume two”; of “pull rope 3” the end, in digits.
      guard
        isCounted || command.verb == .wait && words.count == length
          || command.verb.isGesture && index > 0 && tail.count == length && isNumber(tail[0])
      else { continue }
      command.count = number
      return command.rest = words[..<index] + words[(index + length + (isCounted ? 1 : 0))...]
    }
  }
}
