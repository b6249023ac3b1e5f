import Flow
import Localization

/// The router that turns what the flow decided into events.
struct EventRouter: Router {
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
    events.append(.chapter(ChapterCard(chapter, isNew: isNewChapter, in: flow)))
  }

  mutating func routeToLevel(_ level: Level) {
    if let snapshot = flow.currentSnapshot {
      events.append(.level(LevelView(snapshot, in: flow.chapters)))
    }
  }

  mutating func routeToResults(_ results: Results) {
    events.append(.results(ResultsView(results, of: flow, in: pack)))
  }

  mutating func say(_ announcement: Announcement) {
    switch announcement {
    case .intro: events.append(.intro(pack?.intro ?? L10n.Story.intro))
    case .act(let act): events.append(.act(ActionResultView(act, in: flow.chapters)))
    case .hint(let hint): events.append(.hint(HintView(hint, in: flow.chapters)))
    case .verdict(let verdict): events.append(.verdict(VerdictView(verdict, in: flow.chapters)))
    case .keywordLit(let keyword): events.append(.notice(.keywordLit(keyword.text)))
    case .hintOffered: events.append(.notice(.hintOffered))
    case .chapterLeft(let chapter, let result):
      events.append(
        .notice(
          .chapterLeft(title: chapter.title, stars: result.stars, of: result.possible)))
    case .campaignWon: isCampaignWon = true
    case .refused(let refusal): events.append(.error(InputError(refusal, in: flow)))
    }
  }
}
