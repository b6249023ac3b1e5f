import Localization

private typealias Words = L10n.Parsing

/// From words to the things and places that are called so.
extension Parser {
  /// The words that say something.
  func contentWords(in tokens: ArraySlice<Token>) -> [Word] {
    tokens.compactMap(\.word).filter(isContent)
  }

  func isContent(_ word: Word) -> Bool {
    !functionWords.skippedWords.contains(word.folded) && !word.isPossessiveMark
  }

  /// What fits best among what can be seen.
  func bestMatches(for words: [Word]) -> [Thing] {
    var best = NounVocabulary.NameMatchQuality.adjective
    var fits: [Thing] = []
    for thing in visible {
      let quality = names(of: thing).matchQuality(of: words)
      if quality > best { (best, fits) = (quality, []) }
      if quality == best { fits.append(thing) }
    }
    // What is the name of something else is no mere adjective: a goat is no smell of goat.
    return best == .adjective && words.contains(where: vocabulary.isNoun) ? [] : fits
  }

  /// The same for a phrase: if all of its words are too many, its head without whose or what kind it is.
  func matches(for phrase: ArraySlice<Token>) -> [Thing] {
    let words = contentWords(in: phrase)
    let all = bestMatches(for: words)
    if !all.isEmpty { return all }
    if let owner = owner(in: phrase) {
      let part = bestMatches(for: owner.part).filter {
        game.location(of: $0.id) == .inside(owner.id)
      }
      return part.isEmpty ? visible.filter { $0.id == owner.id } : part
    }
    // “Volume two”, which is elsewhere, is not the other volume.
    guard things(named: words).isEmpty else { return [] }
    for shorter in shorterNames(phrase) {
      let fits = bestMatches(for: shorter)
      if !fits.isEmpty { return fits }
    }
    return []
  }

  /// “The snowman’s hand”, « le chapeau du bonhomme »: who owns it, and what it is.
  private func owner(in phrase: ArraySlice<Token>) -> (id: ThingID, part: [Word])? {
    let words = phrase.compactMap(\.word)
    for (index, word) in words.enumerated().dropFirst().dropLast() {
      let (first, second) = (
        words[..<index].filter(isContent), words[(index + 1)...].filter(isContent)
      )
      let isOf = functionWords.of.contains(word.folded)
      guard isOf || word.isPossessiveMark else { continue }
      let owner = bestMatches(for: isOf ? second : first).first { $0.traits.contains(.animate) }
      if let owner { return (owner.id, isOf ? first : second) }
    }
    return nil
  }

  /// “The slate that hangs there”, “the stove to dry them”, “that the rope is fast”.
  private func isClauseStart(_ word: Word) -> Bool {
    functionWords.relativePronouns.union(functionWords.questionWords).contains(word.folded)
      || functionWords.purposeMarkers.contains(word.folded)
  }

  /// The ways that can be felt in the dark.
  func feelWays() {
    guard game.isInDarkness else { return }
    visible += game.hiddenByDarkness.filter(isWay)
  }

  /// “The snowman’s hat”, “the rim of the bell”, “three matches”, “it down again”; the owner must be known.
  private func shorterNames(_ phrase: ArraySlice<Token>) -> [[Word]] {
    let words = phrase.compactMap(\.word)
    var names: [[Word]] = []
    if let mark = words.lastIndex(where: \.isPossessiveMark) {
      names.append(words[(mark + 1)...].filter(isContent))
    }
    for (index, word) in words.enumerated().dropFirst()
    where functionWords.of.contains(word.folded) && words[index...].allSatisfy(vocabulary.knows) {
      let isPart = words[..<index].allSatisfy {
        !isContent($0) || functionWords.parts.contains($0.folded)
      }
      names.append((isPart ? words[(index + 1)...] : words[..<index]).filter(isContent))
    }
    if let clause = words.dropFirst().firstIndex(where: isClauseStart) {
      names.append(words[..<clause].filter(isContent))
    }
    let bare = words.filter(isContent).filter { vocabulary.number([$0]) == nil }
    names.append(bare)
    let trimmed = bare.drop { functionWords.personPronouns.contains($0.folded) }
      .reversed().drop { functionWords.verbParticles.contains($0.folded) }.reversed()
    names.append(Array(trimmed))
    return names.filter { !$0.isEmpty }
  }

  // MARK: Places

  /// The place that is called so and that the player can know of: here, near, or visited; of several the
  /// nearest.
  func place(named words: [Word]) -> PlaceID? {
    let fits = game.world.places.enumerated().filter { index, place in
      vocabulary.names(ofPlaceAt: index).matchQuality(of: words) > .adjective
    }.map(\.element.id)
    return fits.first { $0 == game.state.here }
      ?? fits.first { place in game.exits.contains { $0.to == place } }
      ?? fits.first { game.state.hasVisited($0) } ?? fits.first
  }

  /// The same for a phrase: “the shed on the left”.
  func place(called phrase: ArraySlice<Token>) -> PlaceID? {
    place(named: contentWords(in: phrase))
      ?? shorterNames(phrase).lazy.compactMap { self.place(named: $0) }.first
  }

  /// A way to where something is that was seen, or word of it: “go to the goat”, “where is the lamp”;
  /// for what was not, the place that is called after it.
  func actionTowards(thingNamed words: [Word], _ verb: Verb) -> PlayerAction? {
    guard let thing = seenThing(named: words) else {
      return verb == .find ? placeCalled(after: words).map { PlayerAction(.find, place: $0) } : nil
    }
    guard !thing.traits.contains(.distant),
      case .place(let place) = game.outermostLocation(of: thing.id), game.state.hasVisited(place)
    else { return nil }
    return PlayerAction(verb, place: place, subject: .thing(thing.id))
  }

  /// For wood the woodshed, where a way there is known.
  private func placeCalled(after words: [Word]) -> PlaceID? {
    let language = vocabulary.language
    let names = things(named: words).map { $0.noun.bare.resolved(in: language).folded(as: .word) }
    return game.world.places.enumerated().first { index, place in
      !vocabulary.names(ofPlaceAt: index).folded.isDisjoint(with: names)
        && game.route(to: place.id)?.isEmpty == false
    }?.element.id
  }

  /// About the place that is the object, where no thing in sight is called so.
  func actionOnPlace(_ command: ParsedCommand) throws(ParseError) -> PlayerAction? {
    guard command.clitics.isEmpty, matches(for: command.object).isEmpty else { return nil }
    if let place = place(called: command.object) {
      if place == game.state.here, game.isInDarkness, command.verb.isGesture {
        throw ParseError(Words.tooDarkForHands)
      }
      return PlayerAction(command.verb, place: place)
    }
    guard command.verb == .find else { return nil }
    if let action = actionTowards(thingNamed: contentWords(in: command.object), .find) {
      return action
    }
    throw absenceError(command.object, for: .find)
  }

  // MARK: What is not there

  /// Why nothing in sight is meant: a word that nobody knows, or a thing that is elsewhere.
  func absenceError(
    _ phrase: ArraySlice<Token>, for verb: Verb, isSecond: Bool = false
  ) -> ParseError {
    let words = contentWords(in: phrase)
    let unknown = words.first { !vocabulary.knows($0) }
    let fixed = isSecond ? nil : fixedWording(for: verb)
    if let unknown, let index = tokens.firstIndex(where: { $0.word == unknown }) {
      let near = nearestNoun(to: unknown)
      return ParseError(
        [fixed, unknownWord(unknown, near: near)].compactMap(\.self),
        incomplete: incompleteCommand(withoutTokenAt: index),
        correction: correction(
          of: unknown, at: index,
          among: nounsInSight + (verb.isMotion ? vocabulary.directions.singleWords : [])))
    }
    let named = phrase.drop { !($0.word.map(isContent) ?? false) }
    let names = [words] + shorterNames(phrase)
    let seen = names.lazy.compactMap({ self.seenThing(named: $0) }).first
    // By another word, something else may be meant than what was seen.
    let known = seen.flatMap { seen in names.contains { isOwnName($0, of: seen) } ? seen : nil }
    let mayBeHere = known.map { known in game.hiddenByDarkness.contains { $0 === known } } ?? true
    if game.isInDarkness, verb != .drop, mayBeHere {
      return ParseError(verb.isLook ? Words.tooDark : Words.tooDarkForHands)
    }
    let absence =
      if let known, verb.putsSomething, !isSecond {
        Words.notInHand(the: known.noun.the)
      } else if let known {
        Words.notInSight(the: known.noun.the)
      } else if verb == .find || verb.isMotion {
        Words.notFound
      } else {
        Words.noSuchThing(said: LocalizedText(cleaning: Array(named).text))
      }
    // One refusal is enough where nothing else was named.
    let isAlone =
      phrase.endIndex == tokens.endIndex
      && !tokens.contains { $0.word == nil || $0.isWord(in: functionWords.and) }
    let texts = fixed.map { isAlone ? [$0] : [$0, absence] } ?? [absence]
    return ParseError(texts, mentions: [seen?.id].compactMap(\.self))
  }

  /// The assignment’s sentences, where they are true.
  private func fixedWording(for verb: Verb) -> LocalizedText? {
    switch verb {
    case .take: Words.notHere
    case .drop: L10n.Adventure.notHeld
    default: nil
    }
  }

  /// A thing that the player has seen somewhere and that is called so, rather by its own name.
  private func seenThing(named words: [Word]) -> Thing? {
    let named = things(named: words).filter { game.hasSeen($0) }
    return named.first { isOwnName(words, of: $0) } ?? named.first
  }

  /// What is called so anywhere in the world.
  func things(named words: [Word]) -> [Thing] {
    game.world.things.enumerated().filter { index, _ in
      vocabulary.names(ofThingAt: index).matchQuality(of: words) > .adjective
    }.map(\.element)
  }

  func isOwnName(_ words: [Word], of thing: Thing) -> Bool {
    thing.noun.bare.resolved(in: vocabulary.language).folded(as: .word)
      == words.map(\.folded).joined(separator: " ")
  }
}

/// What a preposition makes of a verb: “look under” is a verb of its own.
extension Parser {
  /// What the preposition makes of the verb.
  func adjustVerb(of command: inout ParsedCommand) {
    // “On me”, “on my head”.
    let isOnPlayer =
      isPlayer(command.second)
      || command.preposition == .onto && matches(for: command.second).contains { isBodyPart($0.id) }
    if isOnPlayer { command.second = [] }
    let hasSecond = !command.second.isEmpty
    let hasObject = !contentWords(in: command.object).isEmpty || !command.clitics.isEmpty
    let hasPlace = command.clitics.contains(where: isSecondClitic)
    switch (command.verb, command.preposition) {
    case (.putOn, .onto?) where isOnPlayer, (.putIn, .onto?) where isOnPlayer: command.verb = .wear
    case (.give, _) where command.isForPlayer: command.verb = .take
    case (.putOn, _) where command.isForPlayer: command.verb = .touch
    // “Hold the lamp against the ice”, with the lamp in hand.
    case (.take, .to?)
    where matches(for: command.object).contains { game.isHeld($0.id) }
      && !matches(for: command.second).isEmpty:
      command.verb = .use
    case (let verb, let place?) where [.under, .behind].contains(place) && verb.putsSomething:
      command.verb = .hide
    case (let verb, .by?) where verb.putsSomething:
      command.verb = .drop
      command.second = []
    case (.show, _) where command.isForPlayer: command.verb = .examine
    case (.wear, nil) where hasPlace, (.drop, nil) where hasPlace, (.putBack, nil) where hasPlace,
      (.putBack, .into?) where hasSecond:
      command.verb = .putIn
    case (.putBack, _) where hasSecond: command.verb = .putOn
    case (.look, .into?), (.look, .onto?), (.examine, .into?), (.examine, .onto?):
      let showsAll = matches(for: command.object).contains { !hidesMore($0) }
      command.verb = showsAll ? .examine : .search
    case (.look, .under?), (.examine, .under?), (.search, .under?): command.verb = .lookUnder
    case (.look, .behind?), (.examine, .behind?), (.search, .behind?): command.verb = .lookBehind
    case (.look, .through?), (.examine, .through?): command.verb = .lookThrough
    case (.look, _) where hasObject: command.verb = .examine
    case (.putIn, .onto?) where hasSecond: command.verb = .putOn
    case (.putOn, .into?) where hasSecond: command.verb = .putIn
    case (.drop, .into?) where hasSecond, (.wear, .into?) where hasSecond,
      (.throw, .into?) where hasSecond, (.leave, .into?) where hasSecond:
      command.verb = .putIn
    case (.drop, .onto?) where hasSecond, (.wear, .onto?) where hasSecond,
      (.drop, .to?) where hasSecond, (.wear, .to?) where hasSecond,
      (.throw, .onto?)
    where hasSecond && matches(for: command.object).contains { game.isHeld($0.id) }:
      command.verb = .putOn
    case (.putIn, .to?) where hasSecond: command.verb = .putOn
    case (.go, _) where hasObject: command.verb = .enter
    case (.takeOff, .from?) where hasSecond, (.leave, .from?) where hasSecond,
      (.pull, .from?) where hasSecond:
      command.verb = .take
    default: break
    }
  }

  /// “On me”, « sur moi ».
  private func isPlayer(_ tokens: ArraySlice<Token>) -> Bool {
    let words = contentWords(in: tokens)
    return !words.isEmpty && words.allSatisfy { functionWords.playerPronouns.contains($0.folded) }
  }

  /// « Prends ce qu’il y a dans la poche »: what holds nothing by itself is searched.
  func isPocket(_ thing: ThingID, in command: ParsedCommand) -> Bool {
    guard command.preposition == .into, command.second.isEmpty else { return false }
    return game.world.thing(thing)?.holdsThings == false
  }

  /// « Sortir la clé » takes it; “leave the room” leaves.
  func adjustedVerb(_ verb: Verb, for object: ThingID, _ second: ThingID? = nil) -> Verb {
    if let second, isBodyPart(second) {
      if verb == .putIn { return .search }
      if verb == .putOn { return .touch }
    }
    guard verb == .leave, let thing = game.world.thing(object), thing.isPortable else {
      return verb
    }
    return game.isHeld(object) && !vocabulary.language.leaveMeansTakeOut ? .drop : .take
  }
}
