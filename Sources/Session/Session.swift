package import Adventure
package import Flow
package import Localization

/// All that runs: commands in, events out. It knows no clock, no file and no screen.
package struct Session: Sendable {
  /// What the player looks at besides the flow's own states.
  enum Place: Equatable { case menu, campaign, reflex, adventure }

  var flow: GameFlow
  package internal(set) var settings: Settings
  package internal(set) var language: Language
  package internal(set) var isOver = false
  /// Whether a new player is shown the way out of a full screen, to plain text.
  package var offersPlainText = false
  /// The rounds that are kept; nil until somebody asks for them.
  package var scores: Scores?
  /// UTC, as in `2026-11-21T08:00:00Z`; kept by whoever runs the session.
  package var now = ""
  /// The seed of the next round; the one after it has the next number.
  package var roundSeed: UInt64
  /// Milliseconds that a voice which speaks adds to every limit, unless the player was measured;
  /// nil for a voice that shows. Where it speaks, rounds are untimed unless a pace is chosen.
  package var allowanceOfVoice: Int?
  var place = Place.menu
  /// The round that is played or waits to be.
  var bout: Bout?
  /// The pace of the command line, until another one is set.
  var chosenPace: Pace?
  /// Counts the commands of all rounds.
  var cueSerial = 0
  /// The adventure, once it was opened, and what makes its world; nil where there is none.
  var adventure: AdventureSession?
  let makeWorld: (@Sendable () -> World)?
  /// The last level was won by the command before.
  var hasJustWonCampaign = false
  /// `explore --restart`: what was kept of the game is not gone on with.
  var restartsWhenOpened = false
  private var hasAskedToRestart = false
  /// Whose chapters they are; nil for the program’s own.
  let pack: PackCover?

  /// Goes on from what was saved; the language is the one of the moment, not the saved one.
  package init(
    chapters: [Chapter], of pack: PackCover? = nil, progress: Progress, settings: Settings,
    language: Language, world: (@Sendable () -> World)? = nil
  ) {
    self.pack = pack
    makeWorld = world
    flow = GameFlow(chapters: chapters, progress: progress)
    self.settings = settings
    self.language = language
    roundSeed = progress.seed
  }

  /// What is to be kept of the campaign.
  package var progress: Progress { flow.progress }

  /// Where it is kept.
  package var progressFile: SavedFile<Progress> { .progress(of: flow.chapters, in: pack) }

  /// Learns what another window has won. Where the player stands, and in which run, stays as it is here.
  package mutating func meet(_ progress: Progress) { flow.meet(progress.records) }

  /// Learns what another window has set; the language of the moment stays.
  package mutating func meet(_ settings: Settings) { self.settings = settings }

  // MARK: Starting

  /// Opens the title menu.
  package mutating func openMenu() -> [Event] {
    place = .menu
    return opening + [menu]
  }

  /// Opens the campaign where the player stands.
  package mutating func play() -> [Event] {
    opening + enterCampaign()
  }

  /// Opens one level of the campaign by its numbers from 1, or a chapter's first.
  package mutating func play(chapter: Int, level: Int) -> [Event] {
    place = .campaign
    return opening + route { $0.loadLevel(Position(chapterNumber: chapter, levelNumber: level)) }
  }

  /// Opens the campaign at its start; stars stay.
  package mutating func playAgain() -> [Event] {
    place = .campaign
    return opening + route { $0.restart() }
  }

  /// The map alone; nothing is asked after it.
  package mutating func showLevels() -> [Event] {
    isOver = true
    return opening + [map]
  }

  var hello: Event { .hello(version: 1, language: language) }

  private var opening: [Event] { [hello] + (pack.map { [.pack($0.view)] } ?? []) }

  mutating func enterCampaign() -> [Event] {
    place = .campaign
    // What is opened at the title is the program's own; a pack leaves that alone.
    if pack == nil { settings.mode = nil }
    let events = route { $0.start() }
    guard flow.state == .intro, let pack, pack.intro == nil else { return events }
    return route { $0.validateChapter() }
  }

  // MARK: Playing

  /// Does what the player asked for, `elapsed` after the command before it.
  package mutating func handle(_ command: Command, after elapsed: Duration) -> [Event] {
    if place == .campaign { flow.timePassed(elapsed) }
    let wasAskedToRestart = hasAskedToRestart
    hasAskedToRestart = false
    switch command {
    case .proceed: return proceed()
    case .menu:
      let events = leaveRound()
      place = .menu
      return events + [menu]
    case .choose(let item): return choose(item)
    case .answer(let answers): return answer(answers)
    case .act(let element, let action):
      return inCampaign { $0.route { $0.acted(action, on: element) } }
    case .say(let line): return say(line)
    case .hint where place == .adventure: return hintInAdventure()
    case .hint: return inCampaign { $0.route { $0.hintAsked() } }
    case .gesture(let gesture, let time, let move): return made(gesture, at: time, for: move)
    case .skip: return inCampaign { $0.route { $0.skipAsked() } }
    case .scores: return [scoreTables]
    case .calibrate: return calibrate()
    case .repeat: return current()
    case .levels: return [map]
    case .level(let chapter, let level): return load(chapter: chapter, level: level)
    case .notes: return [notes]
    case .settings: return [settingList]
    case .language(let language): return change(to: language)
    case .set(let setting, let value): return set(setting, to: value)
    case .restart:
      hasAskedToRestart = !wasAskedToRestart
      return wasAskedToRestart ? restart() : [.notice(.restartAsked)]
    case .quit:
      isOver = true
      return leaveRound() + [.bye]
    }
  }

  private mutating func proceed() -> [Event] {
    if bout != nil { return proceedRound() }
    guard place == .campaign else { return [.error(.notNow)] }
    if flow.state == .results {
      place = .menu
      return [menu]
    }
    return route { $0.validateChapter() }
  }

  private mutating func inCampaign(_ body: (inout Session) -> [Event]) -> [Event] {
    guard place == .campaign else { return [.error(.notNow)] }
    return body(&self)
  }

  /// Ids are taken as they are; a text that is shown stands for its id.
  private mutating func answer(_ answers: [String]) -> [Event] {
    guard place == .campaign else { return [.error(.notNow)] }
    let language = language
    let choices = flow.currentChoices
    let ids = answers.map { answer in
      if choices.contains(where: { $0.id == answer }) { return answer }
      return choices.first { $0.text.resolved(in: language) == answer }?.id ?? answer
    }
    return route { $0.validate(ids, in: language) }
  }

  private mutating func load(chapter: Int, level: Int) -> [Event] {
    let position = Position(chapterNumber: chapter, levelNumber: level)
    guard flow.status(of: position) != .locked else { return route { $0.loadLevel(position) } }
    let events = leaveRound()
    place = .campaign
    if pack == nil { settings.mode = nil }
    return events + route { $0.loadLevel(position) }
  }

  private mutating func restart() -> [Event] {
    if place == .adventure { return [.notice(.restarted)] + restartAdventure() }
    let events = leaveRound()
    place = .campaign
    return events + [.notice(.restarted)] + route { $0.restart() }
  }

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

  /// Lets the flow handle an event and turns its effects into events of the wire.
  mutating func route(_ event: (inout GameFlow) -> [Flow.Effect]) -> [Event] {
    let before = flow
    let effects = event(&flow)
    var router = EventRouter(before: before, flow: flow, of: pack)
    router.carryOut(effects)
    let events = router.events + arrangeRound(after: router.events)
    return router.endsCampaign ? campaignEnded(events) : events
  }

  /// What the player is asked at the moment, again.
  private mutating func current() -> [Event] {
    if let bout {
      if bout.isRunning { return bout.cues.map(Event.cue) }
      if place == .reflex { return [ready] }
    }
    if place == .adventure { return surroundings() }
    guard place == .campaign else { return [menu] }
    var router = EventRouter(before: flow, flow: flow, of: pack)
    router.carryOut(flow.repeated())
    return router.events + (bout == nil ? [] : [ready])
  }
}

extension Position {
  /// From numbers that a player said; not even the smallest of all may trap.
  fileprivate init(chapterNumber: Int, levelNumber: Int) {
    self.init(chapter: chapterNumber &- 1, level: levelNumber &- 1)
  }
}
