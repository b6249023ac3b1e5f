import Flow
import Localization
import Presentation
import Reflex
import Session

/// What each event is in lines.
extension LineVoice {
  var pages: PageRenderer { PageRenderer(language: language) }

  mutating func lines(for event: Event, before next: Event?) -> [LocalizedText] {
    switch event {
    case .general(let event): lines(for: event)
    case .campaign(let event): lines(for: event, before: next)
    case .round(let event): lines(for: event)
    case .adventure(let event): lines(for: event, before: next)
    case .descent(let event): lines(for: event, before: next)
    }
  }

  private mutating func lines(for event: Event.General) -> [LocalizedText] {
    switch event {
    case .hello: return []
    case .pack(let pack): return [pages.name(of: pack)]
    case .menu(let title): return lines(opening: title)
    case .settings(let settings): return settings.lines
    case .scores(let tables): return pages.lines(for: tables)
    // They light a card that is seen.
    case .notice(.keywordLit): return []
    case .notice(.restartAsked): return [L10n.Guidance.restartAsked]
    case .notice(.giveUpAsked): return [L10n.Guidance.giveUpAsked]
    case .notice(.hintOffered): return explainOnce(L10n.Line.hintPrice)
    case .notice(.slowerOffered): return [L10n.Reflex.slower]
    case .notice(.skipOffered): return [L10n.Reflex.skip]
    case .notice(.mishapFound(let count)):
      return [L10n.Mishaps.firstInLines(count: count)]
    case .notice(.settingChanged(let setting, let value)):
      return lines(forChangeOf: setting, to: value)
    case .notice(let notice): return [notice.text]
    // A key that came too late for its round.
    case .error(.noRound): return [parser.standingLine]
    case .error(let error): return [error.text]
    case .bye: return [parser.pack == nil ? L10n.Line.bye : L10n.PackPlay.bye]
    }
  }

  /// The new value and what it means, which a round that waits need not say again.
  private mutating func lines(forChangeOf setting: Setting, to value: String) -> [LocalizedText] {
    let meaning = setting.meaning(of: value, in: parser.settings)
    explainedTexts.formUnion(meaning.map { $0.resolved(in: language) })
    return [Notice.settingChanged(setting, value: value).text] + meaning
  }

  private mutating func lines(for event: Event.Campaign, before next: Event?) -> [LocalizedText] {
    switch event {
    // The level says the name of its chapter.
    case .chapter where next?.isLevel == true: []
    case .intro(let text): [text, L10n.Line.pressEnter]
    case .chapter(let card): pages.lines(for: card, isShort: !isRepeating && !card.isNew)
    case .level(let level): lines(opening: level)
    case .act(let act): act.lines
    case .verdict(let verdict): verdict.lines
    case .hint(let hint): [L10n.Line.hint(index: hint.index, of: hint.of, text: hint.text)]
    case .results(let results): lines(for: results, before: next)
    case .levels(let chapters):
      [chapters.heading] + chapters.flatMap { $0.lines(in: language) }
        + chapters.secondNightOffer
    case .notes(let pages):
      self.pages.lines(for: pages, playing: parser.context.level?.chapterTitle)
    case .mishaps(let pages): pages.lines
    }
  }

  /// The end as it is told, the other end of the rope with it, and then the figures, which the title need not
  /// say again.
  private mutating func lines(for results: ResultsView, before next: Event?) -> [LocalizedText] {
    explainedTexts.formUnion(results.closingTexts.map { $0.resolved(in: language) })
    var epilogue: [LocalizedText] = []
    if case .adventure(.epilogue(let text))? = next {
      epilogue = [text]
      hasToldEpilogue = true
    }
    return pages.opening(of: results) + epilogue + pages.figures(of: results)
  }

  // MARK: The title and levels

  /// What the player knows is told in short, unless it was asked for.
  private var isShort: Bool { parser.settings.isBrief && !isRepeating }

  /// The title and its menu; to who comes back, only what is no longer as it was told.
  mutating func lines(opening title: TitleView) -> [LocalizedText] {
    let heading = parser.pack.map { [pages.name(of: $0)] } ?? [L10n.Story.titleName]
    let premise = parser.pack == nil ? premise(of: title) : []
    let items = title.items.map { item in
      item.number.map { L10n.Line.numbered(number: $0, text: item.text) } ?? item.text
    }
    let news = items.filter { !toldItems.contains($0.resolved(in: language)) }
    toldItems = items.map { $0.resolved(in: language) }
    isMenuInShort = !isRepeating && news.count * 2 < items.count
    return isMenuInShort
      ? premise + (news.isEmpty ? [] : [L10n.Guidance.newInMenu] + news)
      : heading + premise + items + explainOnce(L10n.Line.howMenu)
  }

  /// How the mountain stands; behind the end, what calls the player back.
  private mutating func premise(of title: TitleView) -> [LocalizedText] {
    let calls = title.standing.map { $0.isWon ? $0.calls : [] } ?? []
    return ([title.premise] + calls).flatMap { explainOnce($0) }
  }

  /// A level from its heading to its choices; how it is played is told once a kind.
  mutating func lines(opening level: LevelView) -> [LocalizedText] {
    let renderer = parser.renderer(of: level)
    toldRules = []
    let isNew = toldLevels.insert("\(level.id) \(level.night) \(language.code)").inserted
    if isShort, !isNew {
      return [renderer.heading] + renderer.task + renderer.progress
    }
    let how = level.kind == .reflex ? [] : level.instructions.flatMap { explainOnce($0) }
    let choices =
      isRepeating && level.kind.hasDial
      ? [renderer.dialSummary] + renderer.heardItems : renderer.choices
    return [renderer.heading, level.text] + renderer.clues + choices
      + (isRepeating ? renderer.thingInLight : []) + renderer.progress + how
  }
}
