package import Adventure
package import Flow
package import Localization

/// All that runs: commands in, events and requests out. It knows no clock, no file and no screen.
package struct Session: Sendable {
  /// What a session is made of.
  package struct Setup: Sendable {
    package let chapters: [Chapter]
    /// Whose chapters they are; nil for the program’s own.
    package let pack: PackMetadata?
    package let progress: Progress
    package let settings: Settings
    /// The language of the moment, not the saved one.
    package let language: Language
    /// Makes the world of the adventure once it is entered; nil where there is none.
    package let makeWorld: (@Sendable () -> World)?
    package let voice: VoiceTraits
    /// The seed of the first round; the one after it has the next number. Nil: that of the progress.
    package let roundSeed: UInt64?

    package init(
      chapters: [Chapter], of pack: PackMetadata? = nil, progress: Progress,
      settings: Settings = Settings(), language: Language, world: (@Sendable () -> World)? = nil,
      voice: VoiceTraits = VoiceTraits(), roundSeed: UInt64? = nil
    ) {
      self.chapters = chapters
      self.pack = pack
      self.progress = progress
      self.settings = settings
      self.language = language
      makeWorld = world
      self.voice = voice
      self.roundSeed = roundSeed
    }
  }

  /// What the player looks at besides the flow's own states.
  enum Mode: Equatable {
    case menu
    /// With the round of a reflex level, or one that measures the player in between.
    case campaign(RoundSession?)
    /// A round for itself.
    case round(RoundSession)
    case adventure
  }

  /// Whose chapters they are; nil for the program’s own.
  let pack: PackMetadata?
  let makeWorld: (@Sendable () -> World)?
  var mode = Mode.menu
  var flow: GameFlow { didSet { changed.insert(.progress) } }
  package internal(set) var settings: Settings { didSet { changed.insert(.settings) } }
  package internal(set) var language: Language
  package internal(set) var isOver = false
  /// The rounds that are kept; nil until a command asks for them.
  package internal(set) var scores: Scores? { didSet { changed.insert(.scores) } }
  /// The adventure; nil until it is entered, or the end of the campaign asks for it.
  var adventure: AdventureSession? { didSet { changed.insert(.exploration) } }
  var voice: VoiceTraits
  /// The moment of the command that is carried out; nil before the first.
  package private(set) var now: Instant?
  /// The seed of the next round.
  var roundSeed: UInt64
  /// The pace of the command line, until another one is set.
  var chosenPace: Pace?
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

  /// Does what is asked, at a moment that is no earlier than the one before.
  package mutating func execute(_ command: Command, at instant: Instant) -> Response {
    let elapsed = now.map { instant.uptime - $0.uptime } ?? .zero
    now = instant
    if isInCampaign { flow.addTime(elapsed) }
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

  /// Asks the program for something, once the command is carried out.
  mutating func ask(_ request: ProgramRequest) -> [Event] {
    requests.append(request)
    return []
  }

  mutating func carryOut(_ command: Command) -> [Event] {
    if case .fulfilled(let fulfilment) = command { return takeUp(fulfilment) }
    let isAskedAgain = hasAskedToRestart
    hasAskedToRestart = false
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
    case .gesture(let gesture, let time, let move): return made(gesture, at: time, for: move)
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
    case .fulfilled: return []
    }
  }

  /// What the program has read, written or merged.
  private mutating func takeUp(_ fulfilment: Command.Fulfilment) -> [Event] {
    switch fulfilment {
    case .scoresRead(let scores, let command):
      self.scores = scores
      return carryOut(command)
    case .explorationRead(let exploration, let purpose): return open(exploration, for: purpose)
    case .written(let write, let cause): return wrote(write, cause: cause)
    case .merged(let content):
      merge(content)
      return []
    }
  }

  /// Learns what another window has written. Where the player stands, and in which run, stays as it is
  /// here; so do the language and the adventure's game of the moment.
  private mutating func merge(_ content: SavedContent) {
    switch content {
    case .progress(let progress): flow.mergeExternal(progress.records)
    case .settings(let settings): self.settings = settings
    case .scores(let scores): self.scores = scores
    case .exploration(let exploration):
      adventure?.kept.slots = exploration.slots
      adventure?.kept.hasBeenWon = exploration.hasBeenWon
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
      let position = Position(chapterNumber: chapter, levelNumber: level)
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
    if bout != nil { return proceedRound() }
    guard isInCampaign else { return [.error(.notNow)] }
    if flow.state == .results { return openMenu() }
    return route { $0.validateChapter() }
  }

  private mutating func routeInCampaign(_ event: (inout GameFlow) -> [Flow.Effect]) -> [Event] {
    isInCampaign ? route(event) : [.error(.notNow)]
  }

  private mutating func load(chapter: Int, level: Int) -> [Event] {
    let position = Position(chapterNumber: chapter, levelNumber: level)
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
  mutating func route(_ event: (inout GameFlow) -> [Flow.Effect]) -> [Event] {
    let effects = event(&flow)
    var router = EventRouter(flow, of: pack)
    router.carryOut(effects)
    let events = router.events + arrangeRound(after: effects)
    return router.isCampaignWon ? events + tellEpilogue() : events
  }

  /// What the player is asked at the moment, again.
  private mutating func current() -> [Event] {
    switch mode {
    case .menu: return [menu]
    case .adventure: return surroundings()
    case .campaign(let bout?) where bout.isRunning: return bout.cues.map(Event.cue)
    case .round(let bout): return bout.isRunning ? bout.cues.map(Event.cue) : [ready]
    case .campaign(let bout):
      var router = EventRouter(flow, of: pack)
      router.carryOut(flow.currentEffects())
      return router.events + (bout == nil ? [] : [ready])
    }
  }
}

// MARK: - Modes

extension Session {
  var isInCampaign: Bool { if case .campaign = mode { true } else { false } }

  var isInAdventure: Bool { if case .adventure = mode { true } else { false } }

  /// The round that is played or waits to be.
  var bout: RoundSession? {
    get {
      switch mode {
      case .campaign(let bout): bout
      case .round(let bout): bout
      case .menu, .adventure: nil
      }
    }
    set {
      switch (mode, newValue) {
      case (.campaign, _): mode = .campaign(newValue)
      case (_, let bout?): mode = .round(bout)
      case (.round, nil): mode = .menu
      case (.menu, nil), (.adventure, nil): break
      }
    }
  }
}

// MARK: - Settings

extension Session {
  private mutating func change(to language: Language) -> [Event] {
    self.language = language
    settings[.language] = language.code
    return [.notice(.languageChanged(language))] + current()
  }

  mutating func set(_ name: String, to value: String) -> [Event] {
    guard let setting = Setting(rawValue: name) else {
      return [.error(.unknownSetting(SafeText(cleaning: name)))]
    }
    guard setting.values.contains(value) else {
      return [.error(.notAValue(SafeText(cleaning: value), of: setting))]
    }
    settings[setting] = value
    if setting == .language, let language = Language(rawValue: value) {
      return change(to: language)
    }
    return [.notice(.settingChanged(setting, value: value))] + took(setting)
  }

  /// What changes at once with a setting.
  private mutating func took(_ setting: Setting) -> [Event] {
    switch setting {
    case .pace:
      chosenPace = nil
      return refreshRound()
    case .floor, .allowance: return refreshRound()
    case .language, .interface, .color, .motion, .keys, .mouse, .bell: return []
    }
  }
}

extension Position {
  /// From numbers that a player said; not even the smallest of all may trap.
  fileprivate init(chapterNumber: Int, levelNumber: Int) {
    self.init(chapter: chapterNumber &- 1, level: levelNumber &- 1)
  }
}
