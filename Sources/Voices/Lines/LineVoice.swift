import Flow
package import Localization
package import Presentation
import Reflex
package import Session

/// The voice of screen readers, Braille and pipes: it only appends whole lines, and never wraps.
package struct LineVoice: LineBasedVoice {
  /// In bytes; a longer line is read to its end and refused.
  package static let lineLimit = 4096

  /// It keeps what was said last, so that a number means what the player just heard.
  private var parser: LineParser
  /// Whether a terminal reads the keys of a round one by one.
  private let takesKeys: Bool
  /// Whose chapters they are.
  private var pack: PackCredits?
  /// What need not be said again, as it was said.
  private var explainedTexts: Set<String> = []
  /// Whether a line was said before: a blank one parts sections.
  private var hasOutput = false

  /// Only on a terminal, and where the round is played key by key.
  package var gestureKeys: GestureKeyMap? { takesKeys ? parser.keys : nil }

  /// Stands at the start of a line, always last.
  package var prompt: String { "> " }

  package var unknownKeyReply: String {
    L10n.Reflex.keysNow(keys: parser.keys.names).resolved(in: language) + "\n"
  }

  /// `takesKeys`: a terminal reads single keys; `hasScriptedClock`: lines tell the time.
  package init(language: Language, takesKeys: Bool = false, hasScriptedClock: Bool = false) {
    parser = LineParser(language: language, hasScriptedClock: hasScriptedClock)
    self.takesKeys = takesKeys
  }

  /// Takes a line in this order: /command, exact text, number, letter, bare command.
  package mutating func parse(_ line: DecodedLine) -> LineInterpretation { parser.parse(line) }

  /// What the events are in lines, each ended by a line feed.
  package mutating func render(_ events: [Event]) -> String {
    let opensMenu = events.contains { if case .general(.menu) = $0 { true } else { false } }
    let losesEscape = events.contains(where: \.isLostEscape)
    return events.enumerated().reduce(into: "") { text, element in
      let (index, event) = element
      parser.receive(event)
      var lines = lines(for: event)
      if case .campaign(.results) = event, !opensMenu { lines.append(L10n.Line.pressEnter) }
      if index == events.indices.last, losesEscape { lines.append(L10n.Reflex.tryAgain) }
      if startsSection(event), hasOutput { text += "\n" }
      for line in lines { text += line.resolved(in: language) + "\n" }
      hasOutput = hasOutput || !lines.isEmpty
    }
  }

  private var language: Language { parser.language }
  private var pages: PageRenderer { PageRenderer(language: language) }

  /// Whether a blank line stands before it.
  private func startsSection(_ event: Event) -> Bool {
    switch event {
    case .general(.menu), .campaign(.intro), .campaign(.chapter), .campaign(.level),
      .campaign(.results), .adventure(.text(_, .title)):
      true
    case .round(.ready(let ready)): parser.context.level == nil || ready.practice == 0
    case .general, .campaign, .round, .adventure: false
    }
  }

  private mutating func lines(for event: Event) -> [LocalizedText] {
    switch event {
    case .general(let event): lines(for: event)
    case .campaign(let event): lines(for: event)
    case .round(let event): lines(for: event)
    case .adventure(let event): AdventureRenderer(language: language).lines(for: event)
    }
  }

  private mutating func lines(for event: Event.General) -> [LocalizedText] {
    switch event {
    case .hello: return []
    case .pack(let pack):
      self.pack = pack
      return [pages.name(of: pack)]
    case .menu(let title): return lines(opening: title)
    case .settings(let settings): return pages.lines(for: settings)
    case .scores(let tables): return pages.lines(for: tables)
    case .notice(.slowerOffered): return [L10n.Reflex.slower]
    case .notice(.skipOffered): return [L10n.Reflex.skip]
    case .notice(.mishapFound(let count)):
      return [L10n.Mishaps.first(of: count), L10n.Mishaps.whereLines]
    case .notice(.settingChanged(.keys, _)):
      return [L10n.Reflex.keysChanged(keys: parser.keys.names)]
    case .notice(let notice): return [notice.text]
    case .error(let error): return [error.text]
    case .bye: return [L10n.Line.bye]
    }
  }

  private mutating func lines(for event: Event.Campaign) -> [LocalizedText] {
    switch event {
    case .intro(let text): [text, L10n.Line.pressEnter]
    case .chapter(let card): pages.lines(for: card)
    case .level(let level): lines(opening: level)
    case .act(let act): act.lines
    case .verdict(let verdict): verdict.lines
    case .hint(let hint): [L10n.Line.hint(index: hint.index, of: hint.of, text: hint.text)]
    case .results(let results): pages.lines(for: results)
    case .levels(let chapters):
      [L10n.Line.map] + chapters.flatMap { $0.lines(in: language) } + chapters.secondNightOffer
    case .notes(let pages): self.pages.lines(for: pages)
    case .mishaps(let pages): pages.lines
    }
  }

  private mutating func lines(for event: Event.Round) -> [LocalizedText] {
    let renderer = RoundRenderer(language: language, keys: parser.keys, takesKeys: takesKeys)
    switch event {
    case .ready(let ready):
      let isReversed = ready.twists.first == .stair
      let pace =
        ready.practice > 0 || isReversed ? nil : ready.pace.explanation(floor: ready.floor)
      return [renderer.title(of: ready)] + explainOnce(renderer.instructions)
        + (pace.map { explainOnce($0) } ?? []) + ready.twistTexts + renderer.conditions(of: ready)
        + (ready.offersCalibration ? explainOnce(L10n.Reflex.offersCalibration) : [])
        + [L10n.Reflex.pressEnter]
    case .cue(let cue): return [renderer.line(for: cue)]
    case .move(let move): return renderer.lines(for: move)
    case .ended(let round): return renderer.lines(for: round)
    }
  }

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
    let renderer = LevelRenderer(level: level, dial: parser.dial)
    return [renderer.heading, level.text] + renderer.choices + renderer.progress
      + explainOnce(level.instructions)
  }

  /// The text, but only once in each language.
  private mutating func explainOnce(_ text: LocalizedText) -> [LocalizedText] {
    explainedTexts.insert(text.resolved(in: language)).inserted ? [text] : []
  }
}

extension Event {
  /// Whether a round of a level was played and not won.
  fileprivate var isLostEscape: Bool {
    if case .round(.ended(let round)) = self {
      round.goal != nil && round.ending != .goal
    } else {
      false
    }
  }
}

extension VerdictView {
  /// The verdict, then what it cost or won.
  fileprivate var lines: [LocalizedText] {
    var lines = judgedActions.map(\.text) + [text]
    if let spelling {
      lines.append(L10n.Line.spelling(spelling: LocalizedText(cleaning: spelling)))
    }
    if let holds { lines.append(level.wrongListText(holds: holds)) }
    if let starsText { lines.append(starsText) }
    if isFourthStar { lines.append(L10n.SecondNight.star) }
    return lines
  }
}

extension ActionResultView {
  /// What an action led to, then how much of the list stands, or that nothing does any more.
  fileprivate var lines: [LocalizedText] {
    if outcome == .setback { return [text, level.emptyListText] }
    let count = level.elements.count { $0.chosen != nil }
    let isComplete = count == level.elements.count
    return [saidText]
      + (isComplete ? [] : [L10n.Line.listed(count: count, of: level.elements.count)])
  }
}
