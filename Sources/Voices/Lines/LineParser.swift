import Flow
import Localization
import Presentation
import Session

/// Makes commands of typed lines. It keeps what was said last, so that a number means what the player
/// just heard.
struct LineParser {
  /// The language of the moment.
  private(set) var language: Language
  /// Whether time moves by what the lines say.
  let hasScriptedClock: Bool
  /// What was set inside the program.
  var settings = Settings()
  /// What the next line is taken for.
  private(set) var context = InputContext.page
  /// Whether the levels are those of a pack.
  private(set) var isOfPack = false
  /// Where the dial of the rotor stands that is played.
  var dial = LineDial()
  /// What the player has noted on the slate of the level that is played.
  var slate = Slate()
  /// A command's word that was typed where an answer was asked.
  var unconfirmedAnswer: String?
  /// The object of a search that was looked at last, by id.
  var selectedElement: String?
  /// What can be done to the object that was described last.
  var toldActions: [LocalizedText] = []
  /// Whether the next help of the adventure is to tell everything.
  var wantsWholeHelp = false
  /// Whether the player has just said no to the question that was asked.
  var hasDeclined = false
  /// Whether the player has asked where the round is.
  var asksForPosition = false
  /// Whether it was asked whether to start again.
  private var isAskedToRestart = false
  var shownList = ShownList.none
  /// The setting that the player has asked about, until something else is told.
  var askedSetting: Setting?
  private(set) var round = HeardRound()
  /// Whether an empty line says that the player holds still.
  private(set) var mayHoldStill = false
  /// The chapter whose card waits to be read; nil on other pages.
  private(set) var cardTitle: LocalizedText?
  /// Where the player stands in the adventure, as it was said last.
  private(set) var room: RoomView?
  /// Which letters and keys are gestures, by the settings.
  private(set) var keys = GestureKeyMap(preset: .letters)

  init(language: Language, hasScriptedClock: Bool) {
    self.language = language
    self.hasScriptedClock = hasScriptedClock
  }

  // MARK: Events

  /// What the next line is taken for changes with what is said.
  mutating func receive(_ event: Event) {
    if let language = event.newLanguage { self.language = language }
    shownList = shownList(after: event)
    askedSetting = nil
    if event.leavesRound {
      round.leave()
      cardTitle = nil
    }
    switch event {
    case .general(.pack): isOfPack = true
    case .general(.menu(let title)): context = .menu(title.items)
    case .campaign(.intro), .campaign(.results): context = .page
    case .campaign(.chapter(let card)):
      context = .page
      cardTitle = L10n.Line.chapter(chapter: card.chapter, title: card.title)
    case .campaign(.level(let level)): begin(level)
    case .campaign(.act(let act)): context = InputContext(playing: act.level)
    case .campaign(.verdict(let verdict)): context = InputContext(playing: verdict.level)
    case .campaign(.hint(let hint)):
      if case .level = context { context = .level(hint.level) }
    case .round(let event): receive(event)
    case .general(.notice(.restartAsked)): isAskedToRestart = true
    case .general(.notice(.calibrated)): round.leave()
    case .general(.notice(.settingChanged(.keys, let value))):
      keys = GestureKeyMap(preset: KeyPreset(rawValue: value) ?? .letters)
    case .adventure(let event):
      if event.isPlayed { context = .adventure }
      if case .room(let room) = event { self.room = room }
    case .descent(.card(let card)):
      context = .page
      cardTitle = L10n.Descent.heading(name: card.name)
    case .descent(.ended): context = .page
    case .general, .campaign, .descent: break
    }
  }

  /// A list stays the last one while nothing but remarks follows it.
  private func shownList(after event: Event) -> ShownList {
    switch event {
    case .campaign(.levels(let chapters)): .levels(chapters)
    case .campaign(.mishaps): .mishaps
    case .general(.settings(let settings)):
      .settings(settings.map(\.setting).filter { !$0.isOnScreenOnly })
    case .general(.notice), .general(.error): shownList
    case .general, .campaign, .round, .adventure, .descent: .none
    }
  }

  private mutating func receive(_ event: Event.Round) {
    round.receive(event)
    switch event {
    case .move: return
    case .ready(let ready):
      keys = GestureKeyMap(preset: ready.keys)
      mayHoldStill = ready.mayHoldStill
    case .cue, .ended: break
    }
    context = .round(context.level)
  }

  /// Where the same level is said again, as in another language, the dial stays where it was.
  private mutating func begin(_ level: LevelView) {
    if context.level?.id != level.id {
      dial = LineDial()
      selectedElement = nil
      toldActions = []
      unconfirmedAnswer = nil
      slate = Slate()
    }
    context = .level(level)
  }

  // MARK: Lines

  /// Takes a line in this order: Enter, /command, the answer to a question, a question, what a list has
  /// printed; then exact text, number, letter, bare command, part of a text.
  mutating func parse(_ line: DecodedLine) -> LineInterpretation {
    switch line {
    case .tooLong: reply(L10n.Errors.tooLong)
    case .notText: reply(L10n.Errors.notText)
    case .controlCharacters: reply(L10n.Errors.controlCharacters)
    case .text(let text): parse(text.trimmedBlanks)
    }
  }

  /// A line without blanks at its ends.
  private mutating func parse(_ text: String) -> LineInterpretation {
    let isAsked = isAskedToRestart
    isAskedToRestart = false
    if let setting = parseOpenSettings(text) { return setting }
    if text.isEmpty || isEnterKey(text), !isAnswer(text) { return parseEmptyLine() }
    if text.hasPrefix("/") { return parseCommand(String(text.dropFirst())) }
    if isAsked, let answer = parseYesOrNo(text) { return answer }
    if !isAnswer(text), let question = parseQuestion(text) { return question }
    if let named = parseListed(text) { return named }
    switch context {
    case .page:
      return parseBareCommand(text) ?? parseLevelName(text)
        ?? replyNothingAsked(text)
    case .menu(let items):
      if let item = menuItem(text, among: items) { return .command(.choose(item.id)) }
      return parseBareCommand(text)
        ?? parsePart(text, of: items.map(\.text)) { .command(.choose(items[$0].id)) }
        ?? parseLevelName(text) ?? replyInvalidItem(text, of: items)
    case .level(let level): return parse(text, in: level)
    case .round: return parseRound(text)
    case .adventure: return parseAdventure(text)
    }
  }

  /// Goes on, turns the dial of a rotor, or says what is awaited.
  private mutating func parseEmptyLine() -> LineInterpretation {
    switch context {
    case .page: .command(.proceed)
    case .menu(let items): reply(L10n.Errors.chooseItem(last: items.lastNumber))
    case .level(let level): parseEmptyLine(in: level)
    case .round where round.phase == .running:
      mayHoldStill
        ? .command(.still(at: .unknown, move: nil))
        : reply(L10n.Reflex.gestureNow(keys: keyNames))
    case .round: .command(.proceed)
    case .adventure: reply(standingLine)
    }
  }

  /// The adventure has words of its own; but its help is told in two parts.
  private mutating func parseAdventure(_ text: String) -> LineInterpretation {
    if asksForWholeHelp(text) { return parseHelp(isWhole: true) }
    if asksWhere(text) { return describeWhereabouts() }
    if asksAgain(text) { return .command(.repeat) }
    return isForProgram(text) ? parseCommand(text) : .command(.say(text))
  }

  /// A word that means nothing in the story, and much in every other part of the program.
  private func isForProgram(_ text: String) -> Bool {
    let typed = text.folded(as: .command)
    return [LineCommand.repeat, .where, .settings, .levels].contains { command in
      firstWord(of: command.words).folded(as: .command) == typed
    }
  }
}

extension Event {
  /// Whether the player is where no command of a round runs.
  var leavesRound: Bool {
    switch self {
    case .general(.menu), .campaign(.intro), .campaign(.chapter), .campaign(.level),
      .campaign(.results), .adventure, .descent(.card), .descent(.ended):
      true
    case .general, .campaign, .round, .descent: false
    }
  }
}
