/// Carries out what the flow decided; how it is shown is the router's own affair.
package protocol Router {
  mutating func routeToChapter(_ chapter: Chapter, isNewChapter: Bool)
  mutating func routeToLevel(_ level: Level)
  mutating func routeToResults(_ results: Results)
  /// Everything that is said.
  mutating func say(_ announcement: Announcement)
}

/// What a flow wants done after an event.
package enum FlowEffect: Equatable, Sendable {
  case routeToChapter(Chapter, isNewChapter: Bool)
  case routeToLevel(Level)
  case routeToResults(Results)
  case say(Announcement)
}

extension Router {
  /// Does what each effect says, in order.
  package mutating func carryOut(_ effects: [FlowEffect]) {
    for effect in effects {
      switch effect {
      case .routeToChapter(let chapter, let isNew): routeToChapter(chapter, isNewChapter: isNew)
      case .routeToLevel(let level): routeToLevel(level)
      case .routeToResults(let results): routeToResults(results)
      case .say(let announcement): say(announcement)
      }
    }
  }
}
