import Adventure
package import Flow
package import Localization
import Reflex

/// All that runs: commands in, events and requests out. It knows no clock, no file and no screen.
package struct Session: Sendable {
  /// Whose chapters they are; nil for the program’s own.
  let pack: PackMetadata?
  let makeWorld: (@Sendable () -> World)?
  var mode = Mode.menu
  var flow: GameFlow { didSet { changed.insert(.progress) } }
  package internal(set) var settings: Settings { didSet { changed.insert(.settings) } }
  package internal(set) var language: Language
  package internal(set) var isOver = false
  /// The rounds that are kept; nil until a command asks for them.
  package internal(set) var scores: SavedRounds? { didSet { changed.insert(.scores) } }
  /// The adventure; nil until it is entered, or the end of the campaign asks for it.
  var adventure: AdventureSession? { didSet { changed.insert(.savedAdventure) } }
  var voice: VoiceTraits
  /// The moment of the command that is carried out; nil before the first.
  package private(set) var now: Instant?
  /// The seed of the next round.
  var roundSeed: UInt64
  /// The pace of the command line, until another one is set.
  var chosenPace: RoundPace?
  /// Counts the commands of all rounds.
  var cueSerial = 0
  private var hasAskedToRestart = false
  /// What the command that is carried out asks of the program.
  private var requests: [ProgramRequest] = []
  private var changed: Set<ProgramRequest.Document> = []

  /// Goes on from what was saved.
  package init(_ setup: Setup) {
    pack = setup.pack
    makeWorld = setup.makeWorld
    flow = GameFlow(chapters: setup.chapters, progress: setup.progress)
    settings = setup.settings
    language = setup.language
    voice = setup.voice
    roundSeed = setup.roundSeed ?? setup.progress.seed
  }

  /// What is to be kept of the campaign.
  package var progress: Progress { flow.progress }

  /// Where it is kept.
  package var progressFile: SavedFile<Progress> { .progress(of: flow.chapters, in: pack) }

  // MARK: Commands

  /// Does what is asked, at a moment that is no earlier than the one before. What the program takes for
  /// a request is counted with the player's next command.
  package mutating func execute(_ command: Command, at instant: Instant) -> Response {
    if !command.isRequestResult { passTime(until: instant) }
    let events = carryOut(command)
    if let writes = adventure?.writes, !writes.isEmpty {
      requests += writes.map(ProgramRequest.write)
      adventure?.writes = []
    }
    requests += ProgramRequest.Document.allCases.filter(changed.contains).map(ProgramRequest.save)
    defer {
      requests = []
      changed = []
    }
    return Response(events: events, requests: requests)
  }

  private mutating func passTime(until instant: Instant) {
    if isInCampaign, let now { flow.addTime(instant.uptime - now.uptime) }
    now = instant
  }

  /// Asks the program for something, once the command is carried out.
  mutating func ask(_ request: ProgramRequest) -> [Event] {
    requests.append(request)
    return []
  }

  mutating func carryOut(_ command: Command) -> [Event] {
    let isAskedAgain = hasAskedToRestart
    if !command.isRequestResult { hasAskedToRestart = false }
    switch command {
    case .open(let opening): return open(opening)
    case .use(let traits):
      voice = traits
      return current()
    case .proceed: return proceed()
    case .menu: return leaveRound() + openMenu()
    case .choose(let item): return choose(item)
    case .answer(let answers):
      let language = language
      return routeInCampaign { $0.validate(answers, in: language) }
    case .act(let element, let action): return routeInCampaign { $0.perform(action, on: element) }
    case .say(let line): return say(line)
    case .hint: return isInAdventure ? hintInAdventure() : routeInCampaign { $0.requestHint() }
    case .gesture(let gesture, let time, let move):
      return handleGesture(gesture, at: time, for: move)
    case .resume: return resumeRound()
    case .skip: return routeInCampaign { $0.skipRound() }
    case .scores: return withScores(for: command) { [$0.scoreTables] }
    case .calibrate: return withScores(for: command) { $0.calibrate() }
    case .repeat: return current()
    case .levels: return [map]
    case .level(let chapter, let level): return load(chapter: chapter, level: level)
    case .notes: return [notes]
    case .settings: return [settingList]
    case .language(let language): return change(to: language)
    case .set(let setting, let value): return set(setting, to: value)
    case .restart:
      hasAskedToRestart = !isAskedAgain
      return isAskedAgain ? restart() : [.notice(.restartAsked)]
    case .quit:
      isOver = true
      return leaveRound() + [.bye]
    case .fulfilled(let fulfilment): return apply(fulfilment)
    }
  }

  /// What the program has read, written or merged.
  private mutating func apply(_ fulfilment: Command.RequestResult) -> [Event] {
    switch fulfilment {
    case .scoresRead(let scores, let command):
      self.scores = scores
      return carryOut(command)
    case .adventureRead(let savedAdventure, let purpose): return open(savedAdventure, for: purpose)
    case .written(let write, let cause): return finishWrite(write, cause: cause)
    case .merged(let content):
      merge(content)
      return []
    }
  }

  /// Learns what another window has written. Where the player stands, and in which run, stays as it is
  /// here; so do the language and the adventure's game of the moment.
  private mutating func merge(_ content: MergedContent) {
    switch content {
    case .progress(let progress): flow.mergeExternal(progress.records)
    case .settings(let settings): self.settings = settings
    case .scores(let scores): self.scores = scores
    case .savedAdventure(let savedAdventure):
      adventure?.kept.slots = savedAdventure.slots
      adventure?.kept.hasBeenWon = savedAdventure.hasBeenWon
    }
  }

  // MARK: Opening

  private mutating func open(_ opening: Command.Opening) -> [Event] {
    let chapters = [hello] + (pack.map { [.pack($0.view)] } ?? [])
    switch opening {
    case .menu: return chapters + openMenu()
    case .campaign: return chapters + enterCampaign()
    case .level(let chapter, let level):
      mode = .campaign(nil)
      let position = LevelPosition(chapterNumber: chapter, levelNumber: level)
      return chapters + route { $0.loadLevel(position) }
    case .restartedCampaign:
      mode = .campaign(nil)
      return chapters + route { $0.restart() }
    case .levels:
      isOver = true
      return chapters + [map]
    case .adventure(let isRestart): return [hello] + enterAdventure(isRestart: isRestart)
    case .reflex(let pace, let isDaily):
      return withScores(for: .open(opening)) { session in
        session.chosenPace = pace
        return [session.hello] + session.openReflex(isDaily: isDaily)
      }
    case .scores:
      return withScores(for: .open(opening)) { session in
        session.isOver = true
        return [session.hello, session.scoreTables]
      }
    }
  }

  private var hello: Event { .hello(version: 1, language: language) }

  mutating func openMenu() -> [Event] {
    mode = .menu
    return [menu]
  }

  mutating func enterCampaign() -> [Event] {
    mode = .campaign(nil)
    // What is opened at the title is the program's own; a pack leaves that alone.
    if pack == nil { settings.mode = nil }
    let events = route { $0.start() }
    guard flow.state == .intro, let pack, pack.intro == nil else { return events }
    return route { $0.validateChapter() }
  }

  // MARK: Playing

  private mutating func proceed() -> [Event] {
    if roundSession != nil { return proceedRound() }
    guard isInCampaign else { return [.error(.notNow)] }
    if flow.state == .results { return openMenu() }
    return route { $0.validateChapter() }
  }

  private mutating func routeInCampaign(_ event: (inout GameFlow) -> [FlowEffect]) -> [Event] {
    isInCampaign ? route(event) : [.error(.notNow)]
  }

  private mutating func load(chapter: Int, level: Int) -> [Event] {
    let position = LevelPosition(chapterNumber: chapter, levelNumber: level)
    guard flow.status(of: position) != .locked else { return route { $0.loadLevel(position) } }
    let events = leaveRound()
    mode = .campaign(nil)
    if pack == nil { settings.mode = nil }
    return events + route { $0.loadLevel(position) }
  }

  private mutating func restart() -> [Event] {
    if isInAdventure { return [.notice(.restarted)] + restartAdventure() }
    let events = leaveRound()
    mode = .campaign(nil)
    return events + [.notice(.restarted)] + route { $0.restart() }
  }

  /// Lets the flow handle an event and turns its effects into events of the wire.
  mutating func route(_ event: (inout GameFlow) -> [FlowEffect]) -> [Event] {
    let effects = event(&flow)
    var router = EventRouter(flow, of: pack)
    router.carryOut(effects)
    var events = router.events
    if case .reflex(let level)? = flow.currentLevel, isInCampaign {
      events += arrangeRound(of: level, after: effects)
    } else if isInCampaign {
      roundSession = nil
    }
    return router.isCampaignWon ? events + tellEpilogue() : events
  }

  /// What the player is asked at the moment, again.
  mutating func current() -> [Event] {
    switch mode {
    case .menu: return [menu]
    case .adventure: return describeSurroundings()
    case .campaign(let roundSession?) where roundSession.isRunning:
      return roundSession.cues.map(Event.cue)
    case .round(let roundSession):
      return roundSession.isRunning ? roundSession.cues.map(Event.cue) : [ready]
    case .campaign(let roundSession):
      var router = EventRouter(flow, of: pack)
      router.carryOut(flow.currentEffects())
      return router.events + (roundSession == nil ? [] : [ready])
    }
  }
}

extension LevelPosition {
  /// From numbers that a player said; not even the smallest of all may trap.
  fileprivate init(chapterNumber: Int, levelNumber: Int) {
    self.init(chapter: chapterNumber &- 1, level: levelNumber &- 1)
  }
}
