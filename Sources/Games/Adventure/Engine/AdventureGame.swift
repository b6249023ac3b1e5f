import Localization

/// A game in a world: commands in, events out. It knows no clock, no file and no screen.
package struct AdventureGame: Sendable {
  /// How many turns can be undone.
  package static let undoLimit = 1_000

  package let world: World
  /// Whether a place that is known is told without what never changes in it.
  package var isBrief = false
  package internal(set) var state: GameState
  /// The turns that were played last, the oldest first: now and then more than can be undone, for where one goes
  /// at the front, all others move.
  var turns: [UndoRecord] = []
  var locationIndex: LocationIndex
  /// What takes back this turn’s changes so far, those of the first change first.
  var pendingInverses: [StateChange] = []
  /// What this command has led to.
  var events: [GameEvent] = []
  /// Made when they are first needed.
  var vocabularies: [Language: Vocabulary] = [:]
  /// On the way through a place to another one: only its name is told.
  var isPassing = false

  /// The turns that can be undone, the oldest first.
  package var history: [UndoRecord] { turns.suffix(Self.undoLimit) }

  /// How far the player has come in the campaign, for a world that speaks of it: 1 under way, 2 won.
  /// It is told from outside, so that no turn takes it back.
  package var campaignStage: Int {
    get { state.variables[.campaign] ?? 0 }
    set { state.variables[.campaign] = newValue == 0 ? nil : newValue }
  }

  /// A new game.
  package init(world: World, seed: UInt64) {
    self.init(
      world: world, state: GameState(here: world.start, generator: LehmerGenerator(seed: seed)))
    for thing in world.things {
      if thing.traits.contains(.startsOpen) { state.variables[.open(thing.id)] = 1 }
      if thing.traits.contains(.startsLocked) { state.variables[.locked(thing.id)] = 1 }
      if thing.traits.contains(.startsLit) { state.variables[.lit(thing.id)] = 1 }
    }
    state.variables[.visited(world.start)] = 1
  }

  private init(world: World, state: GameState) {
    self.world = world
    self.state = state
    locationIndex = LocationIndex(world, moved: state.moved)
  }

  /// Goes on from a saved state; nil where it names what this world does not have.
  package init?(world: World, state: GameState, history: [UndoRecord]) {
    guard world.fits(state), history.allSatisfy({ world.fits($0.inverse) }) else { return nil }
    self.init(world: world, state: state)
    turns = history.suffix(Self.undoLimit)
  }

  /// Goes on with another game of the same world, whose words are known already.
  package mutating func become(_ other: AdventureGame) {
    let vocabularies = vocabularies
    self = other
    self.vocabularies = vocabularies
  }
}

extension World {
  /// Whether this world has all that a state names, and nothing in it lies in itself.
  func fits(_ state: GameState) -> Bool {
    has(state.here) && state.moved.allSatisfy { has($0.key) && has($0.value) }
      && state.context.mentioned.allSatisfy { has($0) } && !hasCircle(in: state.moved)
  }

  fileprivate func fits(_ changes: [StateChange]) -> Bool {
    changes.allSatisfy { change in
      switch change {
      case .setLocation(let thing, let location): has(thing) && has(location)
      case .setPlace(let place): has(place)
      case .setVariable, .setGenerator: true
      }
    }
  }

  private func has(_ place: PlaceID) -> Bool { index.places[place] != nil }

  private func has(_ thing: ThingID) -> Bool { index.things[thing] != nil }

  private func has(_ location: ThingLocation) -> Bool {
    switch location {
    case .place(let place): has(place)
    case .inside(let outer): thing(outer)?.holdsThings == true
    case .carried, .worn, .nowhere: true
    }
  }

  /// A box in a bag in that box would be nowhere.
  private func hasCircle(in moved: [ThingID: ThingLocation]) -> Bool {
    moved.keys.contains { thing in
      var location = moved[thing]
      for _ in 0...things.count {
        guard case .inside(let outer) = location else { return false }
        if outer == thing { return true }
        location = moved[outer] ?? self.thing(outer)?.start
      }
      return true
    }
  }
}

/// What the game answers by itself, and what it passes on.
extension AdventureGame {
  mutating func carryOut(
    _ verb: MetaVerb, _ rest: String, _ open: IncompleteCommand?, _ language: Language
  ) -> CommandResult {
    let name = rest.isEmpty ? nil : rest
    switch verb {
    case .help: return .metaCommand(.help)
    case .map: return .metaCommand(.map)
    case .quit: return .metaCommand(.quit)
    case .save: return .metaCommand(.save(name))
    case .restore: return .metaCommand(.restore(name))
    case .script: return .metaCommand(.script(name))
    case .score: return tellScore()
    case .fullScore: return listAwards()
    case .points:
      return isOn(rest, language).map { .metaCommand(.points(isTold: $0)) } ?? tellScore()
    case .brief: return .metaCommand(.places(isBrief: true))
    case .verbose: return .metaCommand(.places(isBrief: false))
    case .about: return .metaCommand(.about)
    case .version: return .metaCommand(.version)
    case .exits: return listExits()
    case .picture: return tellPicture()
    case .walkthrough: return replyToCommand(L10n.Comfort.walkthrough)
    case .magic: return replyToCommand(L10n.Comfort.magic)
    case .hint: return giveHint(about: rest, language)
    case .undo: return undoTurns(number(in: rest, language) ?? 1)
    case .again:
      guard let command = state.context.lastCommand else {
        return refuseCommand(L10n.Parsing.nothingAgain)
      }
      // Only a file can hold “again” itself there.
      state.context.lastCommand = nil
      let result = execute(TypedCommand(command), in: language)
      state.context.lastCommand = state.context.lastCommand ?? command
      return result
    case .oops:
      guard let open, open.missing == .mistyped, !rest.isEmpty else {
        return refuseCommand(L10n.Parsing.nothingOops)
      }
      return execute(TypedCommand("\(open.before) \(rest) \(open.after)"), in: language)
    case .restart:
      emit(L10n.Parsing.restartAsked, .question)
      state.context.incomplete = IncompleteCommand(missing: .confirmation, before: "", after: "")
      return .events(events)
    }
  }

  private mutating func tellScore() -> CommandResult {
    replyToCommand(
      L10n.Parsing.scored(score: state.score, of: world.possibleScore, count: state.turn))
  }

  /// The next rung of a ladder about what was named, else of the one that is next; the last one stays.
  private mutating func giveHint(about rest: String, _ language: Language) -> CommandResult {
    if state.isOver { return refuseCommand(L10n.Parsing.over) }
    let parser = Parser(Token.tokenize(rest), vocabulary(for: language), in: self)
    let anywhere = parser.namedIDs
    let inSight = anywhere.filter { isVisible(ThingID($0)) }
    let held = inSight.filter { isHeld(ThingID($0)) }
    let needed = world.conversations.flatMap(\.topics)
      .filter { parser.names(anyOf: $0.words(in: language)) }.flatMap { $0.needs.map(\.id) }
    let named = anywhere.union(needed)
    if named.isEmpty, parser.namesTheUnknown {
      return refuseCommand(L10n.Parsing.noHintOn(said: LocalizedText(cleaning: rest)))
    }
    let ladders = [held, inSight, named].map { named in
      world.hints.filter {
        holds($0.when)
          && (anywhere.isEmpty && needed.isEmpty
            ? holds($0.unasked) || holds($0.here) : !named.isDisjoint(with: $0.about))
      }
    }.first { !$0.isEmpty }
    // Who was given the order itself, and asks on elsewhere, is told of what else there is to do.
    let unread = ladders?.filter { !named.isEmpty || value(of: .hint($0.id)) < $0.rungs.count }
    let choice = (unread ?? []) + (ladders ?? [])
    guard let ladder = choice.first(where: { holds($0.here) }) ?? choice.first else {
      return refuseCommand(named.isEmpty ? L10n.Parsing.noHint : L10n.Parsing.noHintAbout)
    }
    // What is named has rungs of its own: a hint about the coat gives away none about the rope.
    let name = ladder.about.first { named.contains($0) }.map { "." + $0 } ?? ""
    let rung = min(value(of: .hint(ladder.id + name)), ladder.rungs.count - 1)
    state.variables[.hint(ladder.id + name)] = rung + 1
    emit(
      L10n.Parsing.hint(rung: rung + 1, of: ladder.rungs.count, text: ladder.rungs[rung]), .hint)
    return .events(events)
  }
}

/// What the game answers without a turn: several turns taken back, the ways out, the picture.
extension AdventureGame {
  /// Takes back that many turns, or as many as there are.
  mutating func undoTurns(_ count: Int) -> CommandResult {
    let command = turns.last?.command
    var undone = 0
    while undone < count, undo() { undone += 1 }
    guard undone > 0 else { return refuseCommand(L10n.Parsing.nothingToUndo) }
    if undone < count {
      emit(L10n.Comfort.undoneAll(count: undone), .reply)
    } else if undone == 1 {
      let named = command.map { L10n.Comfort.undoneCommand(command: LocalizedText(cleaning: $0)) }
      emit(named ?? L10n.Parsing.undone, .reply)
    } else {
      emit(L10n.Comfort.undone(count: undone), .reply)
    }
    _ = look(isNew: false, isWhole: !isBrief)
    return .events(events)
  }

  /// Each way that shows, and the place behind it where that is known or can be seen from here.
  mutating func listExits() -> CommandResult {
    let exits = exits
    guard !exits.isEmpty else { return replyToCommand(L10n.Comfort.noExits) }
    emit(L10n.Comfort.exits, .heading)
    for exit in exits { emit(line(for: exit), .item) }
    return .events(events)
  }

  private func line(for exit: Exit) -> LocalizedText {
    guard let place = world.place(exit.to),
      state.hasVisited(exit.to) || place.seenFrom.contains(state.here)
    else {
      return L10n.Comfort.exitUnseen(direction: exit.direction.name)
    }
    return L10n.Comfort.exitTo(direction: exit.direction.name, place: place.name)
  }

  /// The picture of the place in a sentence, for those who do not see it.
  mutating func tellPicture() -> CommandResult {
    let texts = world.place(state.here).map { pictures(of: $0).map(\.text) } ?? []
    for text in isInDarkness ? [L10n.Adventure.darkPicture] : texts { emit(text, .prose) }
    return .events(events)
  }

  /// The first number in words or digits, from 1 to the most turns that can be undone.
  mutating func number(in text: String, _ language: Language) -> Int? {
    let vocabulary = vocabulary(for: language)
    let words = Token.tokenize(text).compactMap(\.word)
    return words.indices.lazy.compactMap { vocabulary.number(words[$0...]) }.first
      .map { min(max(1, $0), Self.undoLimit) }
  }

  /// Yes for “on”, no for “off”; nil for anything else.
  func isOn(_ text: String, _ language: Language) -> Bool? {
    let words = Set(Token.tokenize(text).compactMap { $0.word?.folded })
    func hasWord(of list: LocalizedList) -> Bool {
      list.resolved(in: language).contains { words.contains($0.folded(as: .word)) }
    }
    if hasWord(of: L10n.Comfort.on) { return true }
    return hasWord(of: L10n.Comfort.off) ? false : nil
  }
}
