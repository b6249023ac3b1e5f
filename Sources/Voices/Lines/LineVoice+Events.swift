import Flow
import Localization
import Presentation
import Reflex
import Session

/// What each event is in lines.
extension LineVoice {
  private var pages: PageRenderer { PageRenderer(language: language) }

  mutating func lines(for event: Event, before next: Event?) -> [LocalizedText] {
    switch event {
    case .general(let event): lines(for: event)
    case .campaign(let event): lines(for: event)
    case .round(let event): lines(for: event)
    case .adventure(let event): lines(for: event, before: next)
    }
  }

  private mutating func lines(for event: Event.General) -> [LocalizedText] {
    switch event {
    case .hello: return []
    case .pack(let pack):
      self.pack = pack
      return [pages.name(of: pack)]
    case .menu(let title): return lines(opening: title)
    case .settings(let settings): return settings.lines(in: parser.context, language)
    case .scores(let tables): return pages.lines(for: tables)
    case .notice(.keywordLit(let word)): return [L10n.Line.wordFound(word: word)]
    case .notice(.restartAsked): return [L10n.Guidance.restartAsked]
    case .notice(.hintOffered): return [L10n.Guidance.hintOffered]
    case .notice(.slowerOffered): return [L10n.Reflex.slower]
    case .notice(.skipOffered): return [L10n.Reflex.skip]
    case .notice(.mishapFound(let count)):
      return [L10n.Mishaps.first(of: count), L10n.Mishaps.whereLines]
    case .notice(.settingChanged(let setting, let value)):
      return lines(forChangeOf: setting, to: value)
    case .notice(let notice): return [notice.text]
    case .error(let error): return [error.text]
    case .bye: return [L10n.Line.bye]
    }
  }

  /// The new value and what it means, which a round that waits need not say again.
  private mutating func lines(forChangeOf setting: Setting, to value: String) -> [LocalizedText] {
    let meaning = setting.meaning(of: value, in: parser.settings)
    explainedTexts.formUnion(meaning.map { $0.resolved(in: language) })
    return [Notice.settingChanged(setting, value: value).text] + meaning
  }

  private mutating func lines(for event: Event.Campaign) -> [LocalizedText] {
    switch event {
    case .intro(let text): [text, L10n.Line.pressEnter]
    case .chapter(let card): pages.lines(for: card, isShort: !isRepeating && !card.isNew)
    case .level(let level): lines(opening: level)
    case .act(let act): act.lines
    case .verdict(let verdict): verdict.lines
    case .hint(let hint): [L10n.Line.hint(index: hint.index, of: hint.of, text: hint.text)]
    case .results(let results): pages.lines(for: results)
    case .levels(let chapters):
      [L10n.Line.map] + chapters.flatMap { $0.lines(in: language) } + chapters.secondNightOffer
    case .notes(let pages):
      self.pages.lines(for: pages, playing: parser.context.level?.chapterTitle)
    case .mishaps(let pages): pages.lines
    }
  }

  private mutating func lines(for event: Event.Round) -> [LocalizedText] {
    let renderer = RoundRenderer(
      language: language, keys: parser.keyNames, round: parser.round, takesKeys: takesKeys)
    switch event {
    case .ready(let ready):
      let isReversed = ready.twists.first == .stair
      let pace =
        ready.practice > 0 || isReversed ? nil : ready.pace.explanation(floor: ready.floor)
      let keys =
        ready.isCalibration
        ? L10n.Guidance.practiceKeys(keys: parser.keyNames) : renderer.instructions
      let wayOut = ready.isCalibration ? [L10n.Guidance.wayOutOfMeasuring] : []
      let isByHeart = pace != nil && !ready.pace.isTimed
      return [renderer.title(of: ready)] + explainOnce(keys) + wayOut
        + (pace.map { explainOnce($0) } ?? [])
        + (isByHeart ? explainOnce(L10n.Guidance.bursts) : []) + ready.twistTexts
        + renderer.conditions(of: ready)
        + (ready.offersCalibration ? explainOnce(L10n.Reflex.offersCalibration) : [])
        + [L10n.Reflex.pressEnter]
    case .cue(let cue):
      let breath = parser.round.hasTakenBreath ? cue.breath : nil
      return (breath.map { [L10n.Escapes.breathLost(count: $0.left)] } ?? [])
        + [renderer.line(for: cue)]
    case .move(let move): return renderer.lines(for: move)
    case .ended(let round): return renderer.lines(for: round)
    }
  }

  private mutating func lines(for event: AdventureEvent, before next: Event?) -> [LocalizedText] {
    let renderer = AdventureRenderer(language: language)
    switch event {
    case .text(let name, .title):
      guard case .adventure(.room(let room))? = next, isToldInBrief(room) else { return [name] }
      return [renderer.placeAndWays(of: room)]
    case .help(let rows):
      defer { parser.wantsWholeHelp = false }
      return parser.wantsWholeHelp ? renderer.wholeHelp(rows) : renderer.shortHelp(rows)
    case .text, .room, .picture, .points, .map, .epilogue, .transcript:
      return renderer.lines(for: event)
    }
  }

  /// The events, with what lies in a place that is told in brief as one line instead of a list.
  func withContentsInLine(_ events: [Event]) -> [Event] {
    var told: [Event] = []
    var isBrief = false
    var rest = events[...]
    while let event = rest.popFirst() {
      if case .adventure(.room(let room)) = event { isBrief = isToldInBrief(room) }
      guard isBrief, event == .adventure(.text(L10n.Adventure.contents, .heading)) else {
        told.append(event)
        continue
      }
      let things = rest.prefix { $0.item != nil }.compactMap(\.item)
      rest = rest.dropFirst(things.count)
      let line = L10n.Guidance.here(things: .joined(things, in: language))
      told.append(.adventure(.text(line, .prose)))
    }
    return told
  }

  /// A place that is known, whose prose does not name the ways out again.
  private func isToldInBrief(_ room: RoomView) -> Bool {
    let telling = parser.settings[.places] ?? Setting.places.standardValue(byEar: true)
    return !room.isShown && !room.isOver && telling == "brief"
  }

  // MARK: What is told at length

  /// What the player knows is told in short, unless it was asked for.
  private var isShort: Bool { parser.settings.isBrief && !isRepeating }

  /// The title and its menu.
  private mutating func lines(opening title: TitleView) -> [LocalizedText] {
    let heading = pack.map { [pages.name(of: $0)] } ?? [L10n.Story.titleName] + premise(of: title)
    let items = title.items.map { item in
      item.number.map { L10n.Line.numbered(number: $0, text: item.text) } ?? item.text
    }
    return heading + items + explainOnce(L10n.Line.howMenu)
  }

  /// How the mountain stands; behind the end, what calls the player back.
  private mutating func premise(of title: TitleView) -> [LocalizedText] {
    guard let standing = title.standing else { return explainOnce(L10n.Story.titlePremise) }
    let calls = standing.isWon ? standing.calls : []
    return ([standing.premise] + calls).flatMap { explainOnce($0) }
  }

  /// A level from its heading to its choices; how it is played is told once a kind.
  private mutating func lines(opening level: LevelView) -> [LocalizedText] {
    let renderer = LevelRenderer(level: level, dial: parser.dial, inLight: parser.selectedElement)
    let isNew = toldLevels.insert("\(level.id) \(level.night) \(language.code)").inserted
    if isShort, !isNew {
      return [renderer.heading] + renderer.task + renderer.progress
    }
    return [renderer.heading, level.text] + renderer.choices
      + (isRepeating ? renderer.thingInLight : []) + renderer.progress
      + explainOnce(level.instructions)
  }
}

extension Event {
  /// A line of a list of the adventure’s.
  fileprivate var item: LocalizedText? {
    if case .adventure(.text(let text, .item)) = self { text } else { nil }
  }
}
