import Flow

/// The router of a descent: its chapter is told by a card of its own, and its end by what it came to.
struct DescentEventRouter: Router {
  /// Tells levels as everywhere.
  private let flow: GameFlow
  private(set) var events: [Event] = []
  private let card: DescentCard
  /// Whether the last landing lies behind.
  private(set) var isDone = false

  init(_ descent: DescentSession, card: DescentCard) {
    flow = descent.flow
    self.card = card
  }

  mutating func routeToChapter(_ chapter: Chapter, isNewChapter: Bool) {
    events.append(.descent(.card(card)))
  }

  mutating func routeToLevel(_ level: Level) { tell { $0.routeToLevel(level) } }

  mutating func routeToResults(_ results: Results) { isDone = true }

  /// Wrong ways are not collected here, and no chapter is left.
  mutating func say(_ announcement: Announcement) {
    switch announcement {
    case .firstMishap, .chapterLeft, .secondNightLeft, .campaignWon, .intro, .keywordLit: break
    case .verdict, .act, .hint, .hintOffered, .refused: tell { $0.say(announcement) }
    }
  }

  /// As in the campaign.
  private mutating func tell(_ body: (inout FlowEventRouter) -> Void) {
    var levels = FlowEventRouter(flow, of: nil)
    body(&levels)
    events += levels.events
  }
}
