import Localization

private typealias Words = L10n.Parsing

/// Which things the words of a command mean.
extension Parser {
  /// The objects of a command: one, several, or all.
  func resolveObjects(of command: ParsedCommand) throws(ParseError) -> [ThingID] {
    if let clitic = command.clitics.first(where: { !isSecondClitic($0) }) ?? command.clitics.first,
      contentWords(in: command.object).isEmpty
    {
      return [try resolvePronoun(clitic, for: command.verb)]
    }
    let phrases = phrases(in: command.object)
    guard let first = phrases.first?.compactMap(\.word).first(where: isContent) else {
      throw ParseError(question: Words.whatObject(verb: command.verb.word), before: tokens)
    }
    if functionWords.everything.contains(first.folded) || asksForAll(phrases) {
      if let named = try resolveAllOfOne(phrases, for: command.verb) { return [named] }
      return try resolveAll(command, phrases)
    }
    var things: [ThingID] = []
    // “The lamp, but not the matches”.
    for phrase in self.phrases(in: command.object.prefix { !$0.isWord(in: functionWords.except) }) {
      let thing = try resolveThing(phrase, for: command.verb)
      if !things.contains(thing) { things.append(thing) }
    }
    return things
  }

  /// “What you need”, « ce qu’il me faut ».
  private func asksForAll(_ phrases: [ArraySlice<Token>]) -> Bool {
    let words = phrases.first?.compactMap(\.word).prefix(2) ?? []
    guard words.count == 2, let first = words.first, let second = words.last else { return false }
    return functionWords.everything.contains(first.folded)
      && functionWords.relativePronouns.contains(second.folded)
  }

  /// The tokens between commas and “and”.
  private func phrases(in tokens: ArraySlice<Token>) -> [ArraySlice<Token>] {
    tokens.split { $0.word == nil || $0.isWord(in: functionWords.and) }
  }

  /// « Toutes les allumettes » are the matches.
  private func resolveAllOfOne(
    _ phrases: [ArraySlice<Token>], for verb: Verb
  ) throws(ParseError) -> ThingID? {
    guard phrases.count == 1, let phrase = phrases.first else { return nil }
    let words = contentWords(in: phrase)
    guard words.count > 1, !functionWords.except.contains(words[1].folded),
      !bestMatches(for: Array(words.dropFirst())).isEmpty
    else { return nil }
    guard let start = phrase.firstIndex(where: { $0.word == words[1] }) else { return nil }
    return try resolveThing(phrase[start...], for: verb)
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
    if let first = words.first, functionWords.indefinites.contains(first.folded) {
      throw ParseError(
        question: isSecond ? Words.whatSecond : Words.whatObject(verb: verb.word),
        before: Array(tokens[..<phrase.startIndex]), after: Array(tokens[phrase.endIndex...]))
    }
    if let pronoun = pronoun(in: words) {
      return try resolvePronoun(pronoun, for: verb, isSecond: isSecond)
    }
    let fits = matches(for: phrase)
    var wanted = fits.filter { isLikely($0, for: verb, isSecond: isSecond) }
    if wanted.isEmpty, !fits.isEmpty, verb == .take {
      wanted = visible.filter { isAnother($0, called: words) }
    }
    let found = wanted.isEmpty ? fits : wanted
    guard let first = found.first else { throw absenceError(phrase, for: verb, isSecond: isSecond) }
    guard found.count > 1 else { return first.id }
    let called = found.filter { isOwnName(words, of: $0) }
    let held = found.filter { game.isHeld($0.id) }
    let spokenOf = held.filter { $0.id == game.state.context.mentioned.first }
    let nearest = [called, held, spokenOf, found.filter(isAtHand)]
    if let only = nearest.first(where: { $0.count == 1 }) { return only[0].id }
    let names = LocalizedText.list(found.map(\.noun.the)) ?? first.noun.the
    throw ParseError(
      question: Words.which(things: names), before: Array(tokens[..<phrase.startIndex]),
      after: Array(tokens[phrase.startIndex...]))
  }

  private func isAtHand(_ thing: Thing) -> Bool {
    game.isInReach(thing.id) && !thing.traits.contains(.distant)
  }

  /// Who takes “the volume” with one in hand already means another one.
  private func isAnother(_ thing: Thing, called words: [Word]) -> Bool {
    isLikely(thing, for: .take) && names(of: thing).matchQuality(of: words) != .none
  }

  func isLikely(_ thing: Thing, for verb: Verb, isSecond: Bool = false) -> Bool {
    let isHeld = game.isHeld(thing.id)
    if isSecond {
      return switch verb {
      case .putIn, .putOn: thing.holdsThings
      case .give, .show: thing.traits.contains(.animate)
      default: isHeld
      }
    }
    return switch verb {
    case .take: !isHeld && thing.isPortable
    case .drop, .putIn, .putOn, .give, .show, .throw: isHeld
    case .open: thing.traits.contains(.openable) && !game.isOpen(thing.id)
    case .close: thing.traits.contains(.openable) && game.isOpen(thing.id)
    case .unlock: thing.traits.contains(.lockable) && game.isLocked(thing.id)
    case .lock: thing.traits.contains(.lockable) && !game.isLocked(thing.id)
    case .read: !thing.reading.isEmpty
    case .light: thing.traits.contains(.light) && !game.isLit(thing.id)
    case .putOut: game.isLit(thing.id)
    case .wear: thing.traits.contains(.wearable) && game.location(of: thing.id) != .worn
    case .takeOff: game.location(of: thing.id) == .worn
    case .ask, .tell, .greet: thing.traits.contains(.animate)
    default: true
    }
  }

  /// What a verb by itself can only mean here: a bell to ring, a rope to pull.
  func inferredObject(for verb: Verb) -> Thing? {
    guard verb.infersObject else { return nil }
    let objects = visible.filter { !isTool($0.id, for: verb) }
    let obvious = objects.filter { isObvious($0, for: verb) }
    let ruled = game.thingsWithRule(for: verb, among: objects)
    let isOpenQuestion =
      obvious.count > 1 || !obvious.isEmpty && ruled.contains { $0 !== obvious[0] }
    return (ruled + obvious).first { $0.id == game.state.context.mentioned.first }
      ?? (isOpenQuestion ? nil : (ruled + obvious).first)
  }

  private func isObvious(_ thing: Thing, for verb: Verb) -> Bool {
    switch verb {
    case .open, .close, .unlock, .lock, .wear, .takeOff: isLikely(thing, for: verb)
    case .lookThrough: thing.traits.contains(.transparent)
    default: false
    }
  }

  // MARK: Pronouns and all

  /// « Lui », « leur », « y »: never what is given or put, but to whom or where.
  func isSecondClitic(_ word: Word) -> Bool {
    functionWords.indirectClitics.contains(word.folded)
  }

  /// “It”, also in “it back” and “him west”.
  private func pronoun(in words: [Word]) -> Word? {
    let core = words.reversed().drop { functionWords.verbParticles.contains($0.folded) }
    return core.count == 1 && isPronoun(Array(core)) ? words[0] : nil
  }

  /// The thing that was last spoken of, by gender and number where the language has them, that fits
  /// the verb best.
  func resolvePronoun(
    _ word: Word, for verb: Verb, isSecond: Bool = false
  ) throws(ParseError) -> ThingID {
    let language = vocabulary.language
    let mentioned = game.state.context.mentioned.compactMap { id in visible.first { $0.id == id } }
    let kind = language.pronounKind(of: word.folded)
    let isPerson = functionWords.personPronouns.contains(word.folded)
    let fitting = mentioned.filter {
      isPerson
        ? $0.traits.contains(.animate)
        : $0.noun.kind(in: language).hasSuffix(kind) || isCalled($0, otherwiseOr: word)
    }
    let persons = isPerson && fitting.isEmpty ? visible.filter { $0.traits.contains(.animate) } : []
    let obvious =
      fitting.isEmpty && !kind.isEmpty && !isPerson
      ? visible.filter { isObvious($0, for: verb) && $0.noun.kind(in: language).hasSuffix(kind) }
      : []
    if obvious.count == 1 { return obvious[0].id }
    let candidates =
      [fitting, persons, isPerson ? [] : mentioned].first { !$0.isEmpty } ?? mentioned
    let likely = (candidates + (isPerson ? [] : mentioned)).first {
      isLikely($0, for: verb, isSecond: isSecond)
    }
    // What was named last may have gone: then nothing else is meant.
    let named = game.state.context.mentioned.prefix(2)
    if !isPerson, let gone = named.first, !game.isVisible(gone),
      !(likely.map { named.contains($0.id) } ?? false),
      let noun = game.world.thing(gone)?.noun, noun.kind(in: language).hasSuffix(kind)
    {
      throw ParseError(Words.notInSight(the: noun.the))
    }
    guard let thing = likely ?? candidates.first ?? inferredObject(for: verb) ?? onlyPerson() else {
      throw ParseError(Words.noReferent(said: typedText(of: word)))
    }
    return thing.id
  }

  /// Whether the last command spoke of it by a name whose gender and number may be others, as “book” for the
  /// regulations, or by no name but the same pronoun.
  private func isCalled(_ thing: Thing, otherwiseOr pronoun: Word) -> Bool {
    let context = game.state.context
    guard thing.id == context.mentioned.first, let command = context.lastCommand else {
      return false
    }
    let (language, said) = (vocabulary.language, foldedWords(of: command))
    let own = foldedWords(of: thing.noun.bare.resolved(in: language))
    if !said.isDisjoint(with: own) { return false }
    let names = Set(thing.noun.names(in: language).flatMap(foldedWords))
    return !said.isDisjoint(with: names) || said.contains(pronoun.folded)
  }

  private func foldedWords(of text: String) -> Set<String> {
    Set(Token.tokenize(text).compactMap { $0.word?.folded })
  }

  private func resolveAll(
    _ command: ParsedCommand, _ phrases: [ArraySlice<Token>]
  ) throws(ParseError) -> [ThingID] {
    let excluded = try resolveExceptions(phrases, for: command.verb)
    var things = try allThings(for: command).map(\.id).filter { !excluded.contains($0) }
    if let holder = holder(in: command) {
      things = things.filter { game.location(of: $0) == .inside(holder) }
    }
    guard !things.isEmpty else {
      throw ParseError(command.verb == .take ? Words.nothingToTake : Words.nothingToDrop)
    }
    return things
  }

  /// “All in the drawer”, « tout ce qu’il y a dedans »: only what is there.
  private func holder(in command: ParsedCommand) -> ThingID? {
    guard command.verb == .take else { return nil }
    if let holder = matches(for: command.second).first(where: \.holdsThings) { return holder.id }
    guard [.into, .onto, .from].contains(command.preposition) else { return nil }
    return game.state.context.mentioned.first { game.world.thing($0)?.holdsThings == true }
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
      let isKnown = contentWords(in: phrase).allSatisfy(vocabulary.knows)
      guard isKnown || !fits.isEmpty else { throw absenceError(phrase, for: verb) }
      things += fits.map(\.id)
    }
    return things
  }
}
