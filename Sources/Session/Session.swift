package import Flow
package import Localization

/// All that runs: commands in, events out. It knows no clock, no file and no screen.
package struct Session: Sendable {
  /// What the player looks at besides the flow's own states.
  enum Place: Equatable { case menu, campaign }

  var flow: GameFlow
  package internal(set) var settings: Settings
  package internal(set) var language: Language
  package internal(set) var isOver = false
  /// Whether a new player is shown the way out of a full screen, to plain text.
  package var offersPlainText = false
  var place = Place.menu
  private var hasAskedToRestart = false

  /// Goes on from what was saved; the language is the one of the moment, not the saved one.
  package init(chapters: [Chapter], progress: Progress, settings: Settings, language: Language) {
    flow = GameFlow(chapters: chapters, progress: progress)
    self.settings = settings
    self.language = language
  }

  /// What is to be kept of the campaign.
  package var progress: Progress { flow.progress }

  // MARK: Starting

  /// Opens the title menu.
  package mutating func openMenu() -> [Event] {
    place = .menu
    return [hello, menu]
  }

  /// Opens the campaign where the player stands.
  package mutating func play() -> [Event] {
    [hello] + enterCampaign()
  }

  /// Opens one level of the campaign by its numbers from 1, or a chapter's first.
  package mutating func play(chapter: Int, level: Int) -> [Event] {
    place = .campaign
    return [hello] + route { $0.loadLevel(Position(chapterNumber: chapter, levelNumber: level)) }
  }

  /// Opens the campaign at its start; stars stay.
  package mutating func playAgain() -> [Event] {
    place = .campaign
    return [hello] + route { $0.restart() }
  }

  /// The map alone; nothing is asked after it.
  package mutating func showLevels() -> [Event] {
    isOver = true
    return [hello, map]
  }

  var hello: Event { .hello(version: 1, language: language) }

  mutating func enterCampaign() -> [Event] {
    place = .campaign
    return route { $0.start() }
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
      place = .menu
      return [menu]
    case .choose(let item): return choose(item)
    case .answer(let answers): return answer(answers)
    case .act(let element, let action):
      return inCampaign { $0.route { $0.acted(action, on: element) } }
    case .hint: return inCampaign { $0.route { $0.hintAsked() } }
    case .repeat: return current
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
      return [.bye]
    }
  }

  private mutating func proceed() -> [Event] {
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
    if flow.status(of: position) != .locked { place = .campaign }
    return route { $0.loadLevel(position) }
  }

  private mutating func restart() -> [Event] {
    place = .campaign
    return [.notice(.restarted)] + route { $0.restart() }
  }

  private mutating func change(to language: Language) -> [Event] {
    self.language = language
    settings[.language] = language.code
    return [.notice(.languageChanged(language))] + current
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
    return [.notice(.settingChanged(setting, value: value))]
  }

  /// Lets the flow handle an event and turns its effects into events of the wire.
  mutating func route(_ event: (inout GameFlow) -> [Effect]) -> [Event] {
    let before = flow
    let effects = event(&flow)
    var router = EventRouter(before: before, flow: flow)
    router.carryOut(effects)
    return router.events
  }

  private var current: [Event] {
    guard place == .campaign else { return [menu] }
    var router = EventRouter(before: flow, flow: flow)
    router.carryOut(flow.repeated())
    return router.events
  }
}

extension Position {
  /// From numbers that a player said; not even the smallest of all may trap.
  fileprivate init(chapterNumber: Int, levelNumber: Int) {
    self.init(chapter: chapterNumber &- 1, level: levelNumber &- 1)
  }
}
