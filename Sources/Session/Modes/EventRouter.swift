import Flow
import Localization

/// The router that turns what the flow decided into events.
struct EventRouter: Router {
  /// The flow as it was before the event, and as it is now.
  let before: GameFlow
  let flow: GameFlow
  private let pack: PackCover?
  private(set) var events: [Event] = []

  init(before: GameFlow, flow: GameFlow, of pack: PackCover?) {
    self.pack = pack
    self.before = before
    self.flow = flow
  }

  mutating func routeToChapter(_ chapter: Chapter, isNewChapter: Bool) {
    noteChapterLeft()
    events.append(.chapter(ChapterCard(chapter, isNew: isNewChapter, in: flow)))
  }

  mutating func routeToLevel(_ level: Level) {
    if let view = LevelView(of: flow) { events.append(.level(view)) }
  }

  mutating func routeToResults(_ results: Results) {
    noteChapterLeft()
    events.append(.results(ResultsView(results, of: flow, in: pack)))
  }

  mutating func say(_ news: News) {
    switch news {
    case .intro: events.append(.intro(pack?.intro ?? L10n.Story.intro))
    case .act(let act): events.append(.act(ActView(act)))
    case .hint(let hint): events.append(.hint(HintView(hint)))
    case .refused(let refusal): events.append(.error(Complaint(refusal, in: flow)))
    case .verdict(let verdict):
      events.append(.verdict(VerdictView(verdict)))
      verdict.isCorrect ? noteKeywords() : offerHint(after: verdict)
    }
  }

  /// Keywords that were dark before this answer.
  private mutating func noteKeywords() {
    guard case .level(let position) = before.state else { return }
    let chapter = flow.chapters[position.chapter]
    for word in chapter.keywords
    where flow.isMet(word, in: chapter) && !before.isMet(word, in: chapter) {
      events.append(.notice(.keywordLit(word.text)))
    }
  }

  /// Once: after the first wrong answer in the first entry of all, where there is a hint. A lost
  /// round has offers of its own.
  private mutating func offerHint(after verdict: Verdict) {
    let entries = flow.progress.records.values.reduce(0) { $0 + $1.entries }
    let hasHints = flow.currentLevel?.story.hints.isEmpty == false
    if case .reflex? = flow.currentLevel { return }
    guard entries == 1, hasHints, verdict.attempts == 1, flow.currentVisit?.hints == 0 else {
      return
    }
    events.append(.notice(.hintOffered))
  }

  /// A card or the results after a right answer: the chapter of that answer is done.
  private mutating func noteChapterLeft() {
    guard case .level(let position) = before.state, hasWon else { return }
    let result = flow.results.chapters[position.chapter]
    events.append(
      .notice(
        .chapterLeft(
          title: flow.chapters[position.chapter].title, stars: result.stars,
          of: result.possible)))
  }

  /// The last level was won.
  var endsCampaign: Bool {
    hasWon && events.contains { if case .results = $0 { true } else { false } }
  }

  private var hasWon: Bool {
    events.contains { if case .verdict(let verdict) = $0 { verdict.isCorrect } else { false } }
  }
}
