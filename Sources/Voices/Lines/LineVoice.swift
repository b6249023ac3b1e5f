package import Localization
package import Presentation
package import Session

/// The voice of screen readers, Braille and pipes: it only appends whole lines, and never wraps.
/// It keeps what its last lines asked, so that a number means what the player just heard.
package struct LineVoice: LineBasedVoice {
  /// In bytes; a longer line is read to its end and refused.
  package static let lineLimit = 4096

  /// What a line is taken for.
  enum InputContext: Equatable {
    /// An intro, a card or results: an empty line goes on.
    case page
    case menu([MenuItem])
    case level(LevelView)
    /// A round that waits, runs or is over; of a level where it is one's.
    case round(LevelView?)
    /// What to do in the adventure, in words.
    case adventure

    var level: LevelView? {
      switch self {
      case .level(let level): level
      case .round(let level): level
      case .page, .menu, .adventure: nil
      }
    }
  }

  /// The language of the moment.
  var language: Language
  /// What the next line is taken for.
  var context = InputContext.page
  /// Where the dial of the rotor stands that is played.
  var dial = DialPosition()
  /// A command's word that was typed where an answer was asked.
  var unconfirmedAnswer: String?
  /// The object of a search that was looked at last, by id.
  var selectedElement: String?
  /// Whether a command of a round waits for its gesture.
  package internal(set) var isCueRunning = false
  /// Which letters and keys are gestures, by the settings.
  var keys = GestureKeys(preset: .letters)
  /// Whether a terminal reads the keys of a round one by one.
  let takesKeys: Bool
  /// Whether time moves by what the lines say.
  var hasScriptedClock = false
  /// Whose chapters they are.
  var pack: PackView?
  /// What need not be said again, as it was said.
  private var explainedTexts: Set<String> = []
  /// Whether a line was said before: a blank one parts sections.
  private var hasOutput = false

  /// Only on a terminal, and where the round is played key by key.
  package var gestureKeys: GestureKeys? { takesKeys ? keys : nil }

  /// Stands at the start of a line, always last.
  package var prompt: String { "> " }

  /// `hasKeys`: a terminal reads single keys; `hasScriptedClock`: lines tell the time.
  package init(language: Language, hasKeys: Bool = false, hasScriptedClock: Bool = false) {
    self.language = language
    takesKeys = hasKeys
    self.hasScriptedClock = hasScriptedClock
  }

  /// What the events are in lines, each ended by a line feed.
  package mutating func render(_ events: [Event]) -> String {
    let opensMenu = events.contains { if case .program(.menu) = $0 { true } else { false } }
    return events.reduce(into: "") { text, event in
      var lines = lines(for: event)
      if case .campaign(.results) = event, !opensMenu { lines.append(L10n.Line.pressEnter) }
      if startsSection(event), hasOutput { text += "\n" }
      for line in lines { text += line.resolved(in: language) + "\n" }
      hasOutput = hasOutput || !lines.isEmpty
    }
  }

  /// Whether a blank line stands before it.
  private func startsSection(_ event: Event) -> Bool {
    switch event {
    case .program(.menu), .campaign(.intro), .campaign(.chapter), .campaign(.level),
      .campaign(.results), .adventure(.text(_, .title)):
      true
    case .round(.ready(let ready)): context.level == nil || ready.practice == 0
    case .program, .campaign, .round, .adventure: false
    }
  }

  /// What is said of an event; what the next line is taken for changes with it.
  private mutating func lines(for event: Event) -> [LocalizedText] {
    switch event {
    case .program(let event): return lines(for: event)
    case .campaign(let event): return lines(for: event)
    case .round(let event): return lines(for: event)
    case .adventure(let event):
      if event.isPlayed { context = .adventure }
      return lines(for: event)
    }
  }

  private mutating func lines(for event: Event.Program) -> [LocalizedText] {
    switch event {
    case .hello(_, let language):
      self.language = language
      return []
    case .pack(let pack):
      self.pack = pack
      return [name(of: pack)]
    case .menu(let items): return lines(opening: items)
    case .settings(let settings): return lines(for: settings)
    case .scores(let tables): return lines(for: tables)
    case .notice(let notice):
      if case .languageChanged(let language) = notice { self.language = language }
      return [text(of: notice)]
    case .error(let error): return [error.text]
    case .bye: return [L10n.Line.bye]
    }
  }

  private mutating func lines(for event: Event.Campaign) -> [LocalizedText] {
    switch event {
    case .intro(let text):
      context = .page
      return [text, L10n.Line.pressEnter]
    case .chapter(let card):
      context = .page
      return lines(for: card)
    case .level(let level): return lines(opening: level)
    case .act(let act): return lines(for: act)
    case .verdict(let verdict): return lines(for: verdict)
    case .hint(let hint): return [lines(opening: hint)]
    case .results(let results):
      context = .page
      return lines(for: results)
    case .levels(let chapters): return lines(for: chapters)
    case .notes(let pages): return lines(for: pages)
    }
  }

  private mutating func lines(for event: Event.Round) -> [LocalizedText] {
    switch event {
    case .ready(let ready): lines(opening: ready)
    case .cue(let cue): lines(for: cue)
    case .move(let move): lines(for: move)
    case .ended(let round): lines(for: round)
    }
  }

  /// The title and its menu.
  private mutating func lines(opening items: [MenuItem]) -> [LocalizedText] {
    isCueRunning = false
    context = .menu(items)
    let title =
      pack.map { [name(of: $0)] } ?? [L10n.Story.titleName] + explainOnce(L10n.Story.titlePremise)
    return title + numbered(items.map(\.text))
      + explainOnce(L10n.Line.howMenu)
  }

  /// The hint, which a dial that stands among the hints is turned to.
  private mutating func lines(opening hint: HintView) -> LocalizedText {
    if case .level = context { context = .level(hint.level) }
    if dial.face == .hints { dial.item = hint.index - 1 }
    return L10n.Line.hint(index: hint.index, of: hint.of, text: hint.text)
  }

  /// A level from its heading to its choices; how it is played is told once a kind.
  /// Where the same level is said again, as in another language, the dial stays where it was.
  private mutating func lines(opening level: LevelView) -> [LocalizedText] {
    if context.level?.id != level.id {
      dial = DialPosition()
      selectedElement = nil
      unconfirmedAnswer = nil
    }
    context = .level(level)
    return [heading(of: level), level.text] + choices(of: level) + progressLines(of: level)
      + explainOnce(level.kind.instructions)
  }

  /// The text, but only once in each language.
  mutating func explainOnce(_ text: LocalizedText) -> [LocalizedText] {
    explainedTexts.insert(text.resolved(in: language)).inserted ? [text] : []
  }
}
