import Localization

private typealias Words = L10n.Parsing

/// Which things the words of a command mean.
extension Parser {
  /// The objects of a command: one, several, or all.
  func resolveObjects(of command: ParsedCommand) throws(ParseError) -> [ThingID] {
    if let clitic = command.clitic { return [try resolvePronoun(clitic)] }
    let phrases = phrases(in: command.object)
    guard let first = phrases.first?.compactMap(\.word).first(where: isContent) else {
      throw ParseError(question: Words.whatObject(verb: command.verb.word), before: tokens)
    }
    if functionWords.everything.contains(first.folded) { return try resolveAll(command, phrases) }
    var things: [ThingID] = []
    for phrase in phrases {
      let thing = try resolveThing(phrase, for: command.verb)
      if !things.contains(thing) { things.append(thing) }
    }
    return things
  }

  /// The tokens between commas and “and”.
  private func phrases(in tokens: ArraySlice<Token>) -> [ArraySlice<Token>] {
    tokens.split { $0.word == nil || $0.isWord(in: functionWords.and) }
  }

  // MARK: One

  /// The one thing a phrase means; asks where it may mean several.
  func resolveThing(
    _ phrase: ArraySlice<Token>, for verb: Verb, isSecond: Bool = false
  ) throws(ParseError) -> ThingID {
    let words = contentWords(in: phrase)
    if words.isEmpty {
      throw ParseError(question: Words.whatObject(verb: verb.word), before: tokens)
    }
    if words.count == 1, functionWords.pronouns.contains(words[0].folded) {
      return try resolvePronoun(words[0])
    }
    let fits = bestMatches(for: words)
    let wanted = fits.filter { isLikely($0, for: verb, isSecond: isSecond) }
    let found = wanted.isEmpty ? fits : wanted
    guard let first = found.first else { throw notHereError(words, for: verb) }
    guard found.count > 1 else { return first.id }
    let names = LocalizedText.list(found.map(\.noun.the)) ?? first.noun.the
    throw ParseError(
      question: Words.which(things: names), before: Array(tokens[..<phrase.startIndex]),
      after: Array(tokens[phrase.startIndex...]))
  }

  /// What fits best among what can be seen.
  private func bestMatches(for words: [Word]) -> [Thing] {
    let fits = visible.map { ($0, names(of: $0).matchQuality(of: words)) }.filter { $0.1 != .none }
    let best = fits.map(\.1).max()
    return fits.filter { $0.1 == best }.map(\.0)
  }

  private func isLikely(_ thing: Thing, for verb: Verb, isSecond: Bool) -> Bool {
    let isHeld = game.isHeld(thing.id)
    if isSecond {
      return verb == .putIn || verb == .putOn ? thing.holdsThings : isHeld
    }
    return switch verb {
    case .take: !isHeld && thing.isPortable
    case .drop, .putIn, .putOn, .give, .show, .throw: isHeld
    case .open: thing.traits.contains(.openable) && !game.isOpen(thing.id)
    case .close: thing.traits.contains(.openable) && game.isOpen(thing.id)
    case .unlock: thing.traits.contains(.lockable) && game.isLocked(thing.id)
    case .lock: thing.traits.contains(.lockable) && !game.isLocked(thing.id)
    case .read: !thing.reading.isEmpty
    case .light: thing.traits.isSuperset(of: [.light, .switchable]) && !game.isLit(thing.id)
    case .putOut: game.isLit(thing.id)
    case .wear: thing.traits.contains(.wearable) && game.location(of: thing.id) != .worn
    case .takeOff: game.location(of: thing.id) == .worn
    default: true
    }
  }

  /// The fixed wording, and where a word is unknown, a second sentence that names it.
  private func notHereError(_ words: [Word], for verb: Verb) -> ParseError {
    let sentence =
      [.drop, .putIn, .putOn, .give, .throw].contains(verb)
      ? L10n.Adventure.notHeld : Words.notHere
    guard let word = words.first(where: { !vocabulary.knows($0) }),
      let index = tokens.firstIndex(where: { $0.word == word })
    else { return ParseError(sentence) }
    return ParseError(
      sentence, unknownWord(word, near: nearestNoun(to: word)),
      incomplete: incompleteCommand(withoutTokenAt: index))
  }

  // MARK: Pronouns and all

  /// The thing that was last spoken of, by gender and number where the language has them.
  private func resolvePronoun(_ word: Word) throws(ParseError) -> ThingID {
    let language = vocabulary.language
    let mentioned = game.state.context.mentioned.compactMap { id in visible.first { $0.id == id } }
    let kind = language.pronounKind(of: word.folded)
    let fitting = mentioned.first { $0.noun.kind(in: language).hasSuffix(kind) }
    guard let thing = fitting ?? mentioned.first else {
      throw ParseError(Words.noReferent(said: typedText(of: word)))
    }
    return thing.id
  }

  private func resolveAll(
    _ command: ParsedCommand, _ phrases: [ArraySlice<Token>]
  ) throws(ParseError) -> [ThingID] {
    let excluded = try resolveExceptions(phrases, for: command.verb)
    let things = try allThings(for: command).map(\.id).filter { !excluded.contains($0) }
    guard !things.isEmpty else {
      throw ParseError(command.verb == .take ? Words.nothingToTake : Words.nothingToDrop)
    }
    return things
  }

  private func allThings(for command: ParsedCommand) throws(ParseError) -> [Thing] {
    switch command.verb {
    case .take: visible.filter { $0.isPortable && !game.isHeld($0.id) && game.isInReach($0.id) }
    case .drop, .putIn, .putOn: game.things(in: .carried)
    default: throw ParseError(Words.oneAtATime)
    }
  }

  /// What stands behind “but”.
  private func resolveExceptions(
    _ phrases: [ArraySlice<Token>], for verb: Verb
  ) throws(ParseError) -> [ThingID] {
    let tokens = Array(phrases.joined(separator: [.comma]))
    guard let index = tokens.firstIndex(where: { $0.isWord(in: functionWords.except) }) else {
      return []
    }
    var things: [ThingID] = []
    let named = self.phrases(in: tokens[(index + 1)...]).filter { !contentWords(in: $0).isEmpty }
    guard !named.isEmpty else { throw ParseError(Words.allButWhat) }
    for phrase in named {
      let fits = bestMatches(for: contentWords(in: phrase))
      guard !fits.isEmpty else { throw notHereError(contentWords(in: phrase), for: verb) }
      things += fits.map(\.id)
    }
    return things
  }
}
