import Localization

private typealias Words = L10n.Parsing

/// Which things the words of a command mean.
extension Parser {
  /// The objects of an order: one, several, or all.
  func things(_ order: Order) throws(Misunderstanding) -> [ThingID] {
    if let clitic = order.clitic { return [try referent(of: clitic)] }
    let phrases = phrases(in: order.object)
    guard let first = phrases.first?.compactMap(\.word).first(where: isContent) else {
      throw Misunderstanding(question: Words.whatObject(verb: order.verb.word), before: pieces)
    }
    if particles.everything.contains(first.folded) { return try all(order, phrases) }
    var things: [ThingID] = []
    for phrase in phrases {
      let thing = try thing(phrase, for: order.verb)
      if !things.contains(thing) { things.append(thing) }
    }
    return things
  }

  private func isContent(_ word: Word) -> Bool { !particles.skipped.contains(word.folded) }

  /// The pieces between commas and “and”.
  private func phrases(in pieces: ArraySlice<Piece>) -> [ArraySlice<Piece>] {
    pieces.split { piece in
      piece.word.map { particles.and.contains($0.folded) } ?? true
    }
  }

  // MARK: One

  /// The one thing a phrase means; asks where it may mean several.
  func thing(
    _ phrase: ArraySlice<Piece>, for verb: Verb, isSecond: Bool = false
  ) throws(Misunderstanding) -> ThingID {
    let words = content(phrase)
    if words.isEmpty {
      throw Misunderstanding(question: Words.whatObject(verb: verb.word), before: pieces)
    }
    if words.count == 1, particles.pronouns.contains(words[0].folded) {
      return try referent(of: words[0])
    }
    let fits = candidates(words)
    let wanted = fits.filter { isLikely($0, for: verb, isSecond: isSecond) }
    let found = wanted.isEmpty ? fits : wanted
    guard let first = found.first else { throw notThere(words, for: verb) }
    guard found.count > 1 else { return first.id }
    let names = LocalizedText.list(found.map(\.noun.the)) ?? first.noun.the
    throw Misunderstanding(
      question: Words.which(things: names), before: Array(pieces[..<phrase.startIndex]),
      after: Array(pieces[phrase.startIndex...]))
  }

  /// What fits best among what can be seen.
  private func candidates(_ words: [Word]) -> [Thing] {
    let fits = visible.map { ($0, names(of: $0).fit(words)) }.filter { $0.1 != .none }
    let best = fits.map(\.1).max()
    return fits.filter { $0.1 == best }.map(\.0)
  }

  private func isLikely(_ thing: Thing, for verb: Verb, isSecond: Bool) -> Bool {
    let isHeld = game.isHeld(thing.id)
    if isSecond {
      let isPlace = !thing.traits.isDisjoint(with: [.container, .supporter])
      return verb == .putIn || verb == .putOn ? isPlace : isHeld
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

  /// The assignment’s sentence, and where a word is unknown, a second one that names it.
  private func notThere(_ words: [Word], for verb: Verb) -> Misunderstanding {
    let sentence =
      [.drop, .putIn, .putOn, .give, .throw].contains(verb)
      ? L10n.Adventure.notHeld : Words.notHere
    guard let word = words.first(where: { !vocabulary.knows($0) }),
      let index = pieces.firstIndex(where: { $0.word == word })
    else { return Misunderstanding(sentence) }
    return Misunderstanding(
      sentence, unknown(word, near: nearestNoun(to: word)), open: hole(at: index..<index + 1))
  }

  // MARK: Pronouns and all

  /// The thing that was last spoken of, by gender and number where the language has them.
  private func referent(of word: Word) throws(Misunderstanding) -> ThingID {
    let language = vocabulary.language
    let mentioned = game.state.memory.mentioned.compactMap { id in visible.first { $0.id == id } }
    let kind = language.pronounKind(of: word.folded)
    let fitting = mentioned.first { $0.noun.kind(in: language).hasSuffix(kind) }
    guard let thing = fitting ?? mentioned.first else {
      throw Misunderstanding(Words.noReferent(said: said(word)))
    }
    return thing.id
  }

  private func all(
    _ order: Order, _ phrases: [ArraySlice<Piece>]
  ) throws(Misunderstanding) -> [ThingID] {
    let excluded = try excluded(phrases, for: order.verb)
    let things = try allThings(for: order).map(\.id).filter { !excluded.contains($0) }
    guard !things.isEmpty else {
      throw Misunderstanding(order.verb == .take ? Words.nothingToTake : Words.nothingToDrop)
    }
    return things
  }

  private func allThings(for order: Order) throws(Misunderstanding) -> [Thing] {
    switch order.verb {
    case .take: visible.filter { $0.isPortable && !game.isHeld($0.id) && game.isInReach($0.id) }
    case .drop, .putIn, .putOn: game.things(in: .carried)
    default: throw Misunderstanding(Words.oneAtATime)
    }
  }

  /// What stands behind “but”.
  private func excluded(
    _ phrases: [ArraySlice<Piece>], for verb: Verb
  ) throws(Misunderstanding) -> [ThingID] {
    let pieces = Array(phrases.joined(separator: [.comma]))
    guard
      let index = pieces.firstIndex(where: { piece in
        piece.word.map { particles.except.contains($0.folded) } ?? false
      })
    else { return [] }
    var things: [ThingID] = []
    let named = self.phrases(in: pieces[(index + 1)...]).filter { !content($0).isEmpty }
    guard !named.isEmpty else { throw Misunderstanding(Words.allButWhat) }
    for phrase in named {
      let fits = candidates(content(phrase))
      guard !fits.isEmpty else { throw notThere(content(phrase), for: verb) }
      things += fits.map(\.id)
    }
    return things
  }
}
