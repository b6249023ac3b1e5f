import Adventure
import Flow
import Localization

/// The adventure: opened, played, left.
extension Session {
  /// What is to be kept of the adventure; nil before it was opened.
  package var savedAdventure: SavedAdventure? { adventure?.savedAdventure }

  /// Enters the adventure; before the first time what is kept of it is asked for.
  mutating func enterAdventure(isRestart: Bool = false) -> [Event] {
    guard makeWorld != nil else { return [.error(.notNow)] }
    enter(.adventure)
    guard adventure != nil else { return ask(.readAdventure(isRestart ? .restart : .play)) }
    noteMode()
    // It may have been read for the epilogue alone.
    let isNew =
      adventure?.game.state.turn == 0 && adventure?.kept.transcript.messages.isEmpty == true
    return tellWhatWasSaid() + (isNew ? beginGame(isFirst: true) : describeSurroundings())
  }

  /// The title goes on with the adventure that was played last, but not with one that is over.
  private mutating func noteMode() {
    settings.mode = adventure?.game.state.isOver == true ? nil : .adventure
    if adventure?.kept.hasBeenWon == true { settings.hasLitBeacon = true }
  }

  private mutating func tellWhatWasSaid() -> [Event] {
    adventure?.forgetEnd()
    guard let messages = adventure?.kept.transcript.messages, !messages.isEmpty else { return [] }
    return [.adventure(.transcript(messages))]
  }

  /// Goes on with what was kept, or starts where there is nothing that fits.
  mutating func open(_ savedAdventure: SavedAdventure, for purpose: ProgramRequest.Purpose)
    -> [Event]
  {
    guard let world = makeWorld?() else { return [.error(.notNow)] }
    let saved = purpose == .restart ? nil : savedAdventure.game
    let game = saved.flatMap {
      AdventureGame(world: world, state: $0.state, history: $0.history)
    }
    var kept = savedAdventure
    var notices: [Event] = []
    if saved != nil, game == nil {
      // Another version can go on with it.
      let name = kept.keepGame(as: L10n.Explore.otherWorldSlotName.resolved(in: language))
      notices = [.notice(.otherWorld(slot: SafeText(cleaning: name, limit: 80)))]
    }
    adventure = AdventureSession(
      game: game ?? AdventureGame(world: world, seed: progress.seed), kept: kept)
    guard purpose != .epilogue else { return notices + epilogue }
    noteMode()
    return tellWhatWasSaid() + notices
      + (game == nil ? beginGame(isFirst: true) : describeSurroundings())
  }

  /// The first words of a game, and the place where it starts; the first time also where there is help.
  private mutating func beginGame(isFirst: Bool = false) -> [Event] {
    guard let intro = adventure?.game.world.intro else { return [] }
    let help: [GameEvent] = isFirst ? [.text(L10n.Comfort.opening, .reply)] : []
    return events(of: [.text(intro, .prose)] + help) + describeSurroundings()
  }

  mutating func restartAdventure() -> [Event] {
    guard var adventure else { return [.error(.notNow)] }
    let seed = UInt64(adventure.game.state.generator.state)
    adventure.game.become(AdventureGame(world: adventure.game.world, seed: progress.seed ^ seed))
    self.adventure = adventure
    return beginGame()
  }

  /// Where the player stands, once more.
  mutating func describeSurroundings() -> [Event] {
    guard let gameEvents = adventure?.game.describeSurroundings() else { return [] }
    return events(of: gameEvents)
  }

  mutating func events(of gameEvents: [GameEvent]) -> [Event] {
    let language = language
    return adventure?.events(of: gameEvents, in: language) ?? []
  }

  // MARK: Playing

  /// A line of the player’s, command by command; what one refuses ends it.
  mutating func say(_ line: String) -> [Event] {
    guard isInAdventure, adventure != nil else { return [.error(.notNow)] }
    let line = line.drop(while: \.isWhitespace)
    guard !line.isEmpty else { return [room].compactMap(\.self) }
    let said = SafeText(cleaning: String(line), limit: 200)
    var events: [Event] = [.adventure(.text(LocalizedText(verbatim: said), .echo))]
    adventure?.note(said.string, .echo)
    let language = language
    // The parser reads words, and no signs.
    let asksForHelp = line.filter { !$0.isWhitespace } == "?"
    if asksForHelp { events += carryOut(MetaCommand.help) }
    let commands = asksForHelp ? [] : adventure?.game.commands(in: String(line), language) ?? []
    var last: RoomView?
    for command in commands {
      let (more, goesOn) = execute(command)
      events += more
      last = more.lazy.compactMap(\.room).last
      if !goesOn || isOver || !isInAdventure { break }
    }
    guard !isOver, isInAdventure else { return events }
    // What a command shows of the place, it shows as it leaves it.
    last?.isShown = false
    return events + [last.map { .adventure(.room($0)) } ?? room].compactMap(\.self)
  }

  /// Turn, score and what is here and carried, for voices that show them all the time.
  private var room: Event? { adventure?.game.room(isShown: false).map { .adventure(.room($0)) } }

  private mutating func execute(_ command: TypedCommand) -> (events: [Event], goesOn: Bool) {
    let (language, tellsPoints) = (language, settings.tellsPoints)
    let isBrief = settings.tellsPlacesInBrief
    let stage = campaignStage
    adventure?.game.isBrief = isBrief
    adventure?.game.campaignStage = stage
    adventure?.tellsPoints = tellsPoints
    guard let result = adventure?.game.execute(command, in: language) else { return ([], false) }
    switch result {
    case .events(let gameEvents):
      let end = gameEvents.firstIndex(where: \.isEnd).map { $0 + 1 } ?? gameEvents.endIndex
      var said = events(of: Array(gameEvents[..<end]))
      if gameEvents.contains(.ended(isWin: true)) { said += epilogue }
      said += events(of: Array(gameEvents[end...]))
      if gameEvents.contains(where: \.isEnd) { said += tellEndingsFound() }
      noteMode()
      return (said, !gameEvents.contains { $0.endsLine })
    case .metaCommand(let command): return (carryOut(command), true)
    }
  }

  private var campaignStage: Int {
    if campaign.hasWonEveryLevel { return 2 }
    return campaign.progress.records.isEmpty ? 0 : 1
  }

  /// How many ends of the story the player has seen, in this game and in others.
  private mutating func tellEndingsFound() -> [Event] {
    guard let adventure, adventure.game.world.endings.count > 1 else { return [] }
    let found = L10n.Ending.found(
      count: adventure.kept.endings.count, of: adventure.game.world.endings.count)
    return events(of: [.text(found, .reply)])
  }

  mutating func hintInAdventure() -> [Event] {
    say(LocalizedText(L10n.Requests.hint, at: 0).resolved(in: language))
  }

  /// At the end of the campaign: the epilogue, once it is known whether the adventure is won. A pack has an
  /// end of its own.
  mutating func tellEpilogue() -> [Event] {
    guard pack == nil else { return [] }
    return adventure == nil && makeWorld != nil ? ask(.readAdventure(.epilogue)) : epilogue
  }

  /// Hand meets hand, where both modes are won.
  var epilogue: [Event] {
    guard adventure?.kept.hasBeenWon == true, campaign.hasWonEveryLevel else { return [] }
    return [.adventure(.epilogue(L10n.Story.epilogue))]
  }
}

extension Event {
  fileprivate var room: RoomView? {
    if case .adventure(.room(let room)) = self { room } else { nil }
  }
}

extension GameEvent {
  var isEnd: Bool { if case .ended = self { true } else { false } }

  /// After a refusal, a question or the end nothing else of the line is done.
  fileprivate var endsLine: Bool {
    switch self {
    case .text(_, .refusal), .text(_, .question), .ended: true
    case .text, .arrived, .showed, .scored: false
    }
  }
}
