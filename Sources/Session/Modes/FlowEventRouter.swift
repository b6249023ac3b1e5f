import Flow
import Localization

/// The router that turns what the flow decided into events.
struct FlowEventRouter: Router {
  private let flow: GameFlow
  private let pack: PackMetadata?
  private(set) var events: [Event] = []
  /// The last level of all was won.
  private(set) var isCampaignWon = false

  /// `flow` as it is after the decision.
  init(_ flow: GameFlow, of pack: PackMetadata?) {
    self.flow = flow
    self.pack = pack
  }

  mutating func routeToChapter(_ chapter: Chapter, isNewChapter: Bool) {
    tell(.chapter(ChapterCard(chapter, isNew: isNewChapter, in: flow)))
  }

  mutating func routeToLevel(_ level: Level) {
    if let view = flow.currentView { tell(.level(view)) }
  }

  mutating func routeToResults(_ results: Results) {
    tell(.results(ResultsView(results, of: flow, in: pack)))
  }

  mutating func say(_ announcement: Announcement) {
    switch announcement {
    case .intro: tell(.intro(pack?.intro ?? L10n.Story.intro))
    case .act(let act): tell(.act(act))
    case .hint(let hint): tell(.hint(hint))
    case .verdict(let verdict): tell(.verdict(verdict))
    case .keywordLit(let keyword): events.append(.notice(.keywordLit(keyword.text)))
    // A stranger’s wrong answers are nothing to collect.
    case .firstMishap where pack != nil: break
    case .firstMishap(let count): events.append(.notice(.mishapFound(of: count)))
    case .hintOffered: events.append(.notice(.hintOffered))
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
    case .refused(let refusal): events.append(.error(InputError(refusal, in: flow)))
    }
  }

  private func number(of chapter: Chapter) -> Int { ChapterCard.number(of: chapter, in: flow) }

  private mutating func tell(_ event: Event.Campaign) { events.append(.campaign(event)) }
}
