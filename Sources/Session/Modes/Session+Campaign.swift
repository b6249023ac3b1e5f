import Flow
import Localization

/// The campaign: entered, played, started again.
extension Session {
  mutating func enterCampaign() -> [Event] {
    enter(.campaign)
    // What is opened at the title is the program's own; a pack leaves that alone.
    if pack == nil { settings.mode = nil }
    let events = route { $0.start() }
    if flow.state == .results { return events + tellEpilogue() }
    if flow.state == .intro, let pack, pack.intro == nil { return route { $0.validateChapter() } }
    // By ear a card that is known would be a line and a key more.
    return isByEar && flow.isLevelUnderWay ? events + route { $0.validateChapter() } : events
  }

  mutating func proceed() -> [Event] {
    if roundSession != nil { return proceedRound() }
    guard playsLevels else { return [.error(.notNow)] }
    if flow.state == .results || isInDescent && descent?.end != nil { return openMenu() }
    return route { $0.validateChapter() }
  }

  mutating func routeInLevels(_ event: (inout GameFlow) -> [FlowEffect]) -> [Event] {
    playsLevels ? route(event) : [.error(.notNow)]
  }

  mutating func load(chapter: Int, level: Int, night: Night) -> [Event] {
    let position = LevelPosition(chapterNumber: chapter, levelNumber: level, night: night)
    guard !isInDescent else { return [.error(.notInDescent)] }
    guard flow.status(of: position) != .locked else { return route { $0.loadLevel(position) } }
    let events = leaveRound()
    enter(.campaign)
    if pack == nil { settings.mode = nil }
    let rule: [Event] = night == .second ? [.notice(.secondNight)] : []
    return events + rule + route { $0.loadLevel(position) }
  }

  mutating func restart() -> [Event] {
    if isInAdventure { return [.notice(.restarted)] + restartAdventure() }
    let events = leaveRound()
    enter(.campaign)
    return events + [.notice(.restarted)] + route { $0.restart() }
  }

  /// Lets the flow handle an event and turns its effects into events of the wire.
  mutating func route(_ event: (inout GameFlow) -> [FlowEffect]) -> [Event] {
    if isInDescent { return routeInDescent(event) }
    let effects = event(&flow)
    var router = FlowEventRouter(flow, of: pack)
    router.carryOut(effects)
    let events = router.events + arrangeRound(after: effects)
    return router.isCampaignWon ? events + tellEpilogue() : events
  }

  /// The round of the level that the flow has arrived at; none where there is no such level.
  mutating func arrangeRound(after effects: [FlowEffect]) -> [Event] {
    if let level = flow.currentLevel?.reflex, playsLevels {
      return arrangeRound(of: level, after: effects)
    }
    if playsLevels { roundSession = nil }
    return []
  }
}

extension LevelPosition {
  /// From numbers that a player said; not even the smallest of all may trap.
  init(chapterNumber: Int, levelNumber: Int, night: Night = .first) {
    self.init(chapter: chapterNumber &- 1, level: levelNumber &- 1, night: night)
  }
}
