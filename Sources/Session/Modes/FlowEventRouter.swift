import Flow
import Localization

/// The router that turns what the flow decided into events. A descent tells its chapter by a card of its own,
/// collects no wrong ways and leaves no chapter.
struct FlowEventRouter: Router {
  private let flow: GameFlow
  private let pack: PackMetadata?
  /// Nil in the campaign.
  private let descent: DescentCard?
  private(set) var events: [Event] = []
  /// The last level of all was won.
  private(set) var isCampaignWon = false
  /// The last landing of a descent lies behind.
  private(set) var isDescentDone = false

  /// `flow` as it is after the decision.
  init(_ flow: GameFlow, of pack: PackMetadata?, descent: DescentCard? = nil) {
    self.flow = flow
    self.pack = pack
    self.descent = descent
  }

  mutating func routeToChapter(_ chapter: Chapter, isNewChapter: Bool) {
    events.append(
      descent.map { .descent(.card($0)) }
        ?? .chapter(ChapterCard(chapter, isNew: isNewChapter, in: flow)))
  }

  mutating func routeToLevel(_ level: Level) {
    if let view = flow.currentView { events.append(.level(view)) }
  }

  mutating func routeToResults(_ results: Results) {
    if descent == nil {
      events.append(.results(ResultsView(results, of: flow, in: pack)))
    } else {
      isDescentDone = true
    }
  }

  mutating func say(_ announcement: Announcement) {
    switch announcement {
    case .act(let act): events.append(.act(act))
    case .hint(let hint): events.append(.hint(hint))
    case .verdict(let verdict): events.append(.verdict(verdict))
    case .hintOffered: events.append(.notice(.hintOffered))
    case .refused(let refusal): events.append(.error(InputError(refusal, in: flow)))
    case _ where descent != nil: break
    case .intro: events.append(.intro(pack?.intro ?? L10n.Story.intro))
    case .keywordLit(let keyword): events.append(.notice(.keywordLit(keyword.text)))
    // A stranger’s wrong answers are nothing to collect.
    case .firstMishap where pack != nil: break
    case .firstMishap(let count): events.append(.notice(.mishapFound(of: count)))
    case .chapterLeft(let chapter, let result):
      let left = pack == nil ? Notice.chapterLeft : Notice.packChapterLeft
      events.append(
        .notice(left(number(of: chapter), chapter.title, result.stars, result.possible)))
    case .secondNightLeft(let chapter, let result):
      events.append(
        .notice(
          .secondNightLeft(
            chapter: number(of: chapter), title: chapter.title, stars: result.fourthStars,
            of: result.possibleFourthStars)))
    case .campaignWon: isCampaignWon = true
    }
  }

  private func number(of chapter: Chapter) -> Int { ChapterCard.number(of: chapter, in: flow) }
}
