import Flow
import Localization
import Presentation
import Reflex
import Session

private typealias Words = L10n.Guidance

/// Where the player is, and what can be done there.
extension LineParser {
  /// What is awaited, in one line: it ends an answer that leaves the player nowhere.
  var standingLine: LocalizedText {
    switch context {
    case .page: L10n.Line.pressEnter
    case .menu(let items): Words.menu(last: items.lastNumber)
    case .level(let level):
      notes.dial.face == .answers && level.wheels == nil
        ? Words.closed(place: level.placeText, last: level.answers.count) : level.standingLine
    case .round(let level): standingLine(inRoundOf: level)
    case .adventure: placeAndWays
    }
  }

  private func standingLine(inRoundOf level: LevelView?) -> LocalizedText {
    switch round.phase {
    case .waiting: L10n.Reflex.pressEnter
    case .running:
      round.isResting ? wayOnFromRest : L10n.Reflex.gestureNow(keys: keyNames)
    case .over: level == nil ? round.again : L10n.Reflex.tryAgain
    }
  }

  /// How a pitch begins that waits.
  var wayOnFromRest: LocalizedText { takesKeys ? L10n.Climb.anyKey : L10n.Reflex.pressEnter }

  /// Once the story is over, no way leads on.
  private var placeAndWays: LocalizedText {
    guard let room else { return L10n.Comfort.opening }
    return room.isOver ? L10n.Ending.left : room.placeAndWays
  }

  /// What `/where` says: all that is needed to go on, and not the story again.
  mutating func describeWhereabouts() -> LineInterpretation {
    switch context {
    case .page(let title?): reply([title, standingLine])
    case .page(nil), .menu: .command(.repeat)
    case .level(let level): reply(renderer(of: level).whereabouts)
    case .round(let level): describeRound(of: level)
    case .adventure: reply([placeAndWays] + surroundings)
    }
  }

  func renderer(of level: LevelView) -> LevelRenderer {
    LevelRenderer(level: level, dial: notes.dial, inLight: notes.selectedElement)
  }

  /// How far the round is; then, where that costs nothing, the command again.
  private mutating func describeRound(of level: LevelView?) -> LineInterpretation {
    if round.repeatsTakeBreath {
      return reply(positionInRound + round.rules + [roundReminder, Words.repeatTakesBreath])
    }
    if round.repeatsHalve {
      return reply(positionInRound + [roundReminder, L10n.Climb.repeatHalves])
    }
    if let level, round.phase != .running {
      let renderer = LevelRenderer(level: level, dial: notes.dial)
      let task = round.ready?.task.map { [$0] } ?? []
      return reply(
        [renderer.heading] + renderer.progress + task + round.rules + [roundReminder]
          + [L10n.Reflex.pressEnter])
    }
    answerStyle = .againWithPosition
    return .command(.repeat)
  }

  var positionInRound: [LocalizedText] { round.position.map { [$0] } ?? [] }

  /// That a round is left which runs, and what of it need not be done again.
  func leftRound(by event: Event) -> [LocalizedText] {
    guard event.leavesRound, round.phase == .running else { return [] }
    return [Words.roundLeft] + (round.hasPractised ? [Words.practiceKept] : [])
  }

  /// What lies here, and how far the night is.
  private var surroundings: [LocalizedText] {
    guard let room else { return [] }
    let things = room.isOver ? [] : room.contents.flatMap(\.names)
    return (things.isEmpty ? [] : [Words.here(things: .joined(things, in: language))]) + [
      L10n.Parsing.scored(score: room.score, of: room.possibleScore, count: room.turn)
    ]
  }

  /// Which key does what, that which says that the player holds still among them.
  var keyNames: LocalizedText {
    let isKeyed = takesKeys || round.isLesson
    guard round.mayHoldStill else { return keys.names }
    return isKeyed ? Words.keysAndStill(keys: keys.names) : Words.keysAndStop(keys: keys.names)
  }

  /// How the rows are answered that come where no clock runs.
  var howRows: LocalizedText {
    let row = Gesture.allCases.map(keys.letter(of:)).joined(separator: " ")
    return Words.howRows(row: LocalizedText(cleaning: row), keys: keyNames)
  }

  /// The keys, and what stops the clock of a round; without one how a row is answered, and how to have one.
  private var roundAdvice: [LocalizedText] {
    guard let ready = round.ready, ready.practice == 0 else { return [roundReminder] }
    let clock = takesKeys ? Words.clockKeys : Words.clockLines
    if ready.mode.isTimed { return [roundReminder, clock] }
    return [takesKeys ? roundReminder : howRows] + (ready.isScored ? [L10n.Climb.race] : [])
  }

  /// Which key does what, and what a wrong one costs.
  var roundReminder: LocalizedText {
    if round.ready?.practice ?? 0 > 0 { return Words.practiceKeys(keys: keyNames) }
    return round.repeatsTakeBreath
      ? L10n.Reflex.gestureNow(keys: keyNames) : Words.keys(keys: keyNames)
  }

  // MARK: Help

  /// Whether it is help and “all”, with a slash or without.
  func asksForWholeHelp(_ text: String) -> Bool {
    let words = text.drop { $0 == "/" }.split(separator: " ").map(String.init)
    return words.count == 2 && LineCommand(words[0]) == .help
      && L10n.Commands.everything.hasSpelling(words[1].folded(as: .command))
  }

  /// The same help wherever and however it is asked for; the adventure tells its own.
  mutating func parseHelp(isWhole: Bool) -> LineInterpretation {
    if context == .adventure {
      answerStyle = isWhole ? .wholeHelp : .plain
      return .command(.say(firstWord(of: L10n.Requests.help)))
    }
    if isWhole { return reply(wholeHelp + [standingLine]) }
    return reply(round.phase == .running ? runningHelp : shortHelp + [standingLine])
  }

  /// What fits the moment: how the level or the round is played, and the commands that are needed most.
  var shortHelp: [LocalizedText] {
    let instructions = context.level?.instructions.prefix(1).map { $0 } ?? []
    let rules = context.isRound ? roundAdvice + round.rules : []
    return instructions + rules + LineCommand.inShortHelp(of: context).compactMap(help)
      + [Words.helpAll] + stroke
  }

  /// While a command waits, no more than is needed to answer it.
  private var runningHelp: [LocalizedText] {
    roundAdvice + round.rules + [
      L10n.Line.helpRepeat, L10n.Line.helpWhere, L10n.Line.helpMenu,
    ]
  }

  private var wholeHelp: [LocalizedText] {
    [L10n.Line.help] + LineCommand.allCases.compactMap(help) + stroke
  }

  /// Where any word may be an answer, commands need it.
  private var stroke: [LocalizedText] {
    context.level?.kind.takesAnyWords == true ? [] : [L10n.Line.helpStroke]
  }

  /// A line of help; nil for what the instructions of a level tell, and for what does nothing at the moment.
  private func help(for command: LineCommand) -> LocalizedText? {
    let level = context.level
    // In a pack there is nothing but its levels.
    func ofStory(_ text: LocalizedText) -> LocalizedText? { pack == nil ? text : nil }
    switch command {
    case .hint where level?.hintsInAll ?? 0 == 0: return nil
    // On the second night nothing costs a star.
    case .hint: return level?.night == .second ? Words.helpHintFree : L10n.Line.helpHint
    case .skip where level?.mayGiveUp == true: return L10n.Descent.howGiveUp
    case .skip: return level?.kind == .reflex ? L10n.Line.helpSkip : nil
    case .repeat: return L10n.Line.helpRepeat
    case .where: return L10n.Line.helpWhere
    case .notes: return L10n.Line.helpNotes
    case .levels: return L10n.Line.helpLevels
    case .level: return L10n.Line.helpLevel
    case .night: return ofStory(L10n.SecondNight.help)
    case .mishaps: return ofStory(L10n.Line.helpMishaps)
    case .scores: return ofStory(L10n.Line.helpScores)
    case .practise: return ofStory(L10n.Line.helpPractise)
    case .menu: return L10n.Line.helpMenu
    case .brief: return Words.helpBrief
    case .verbose: return Words.helpVerbose
    case .settings: return L10n.Line.helpSettings
    case .language: return L10n.Line.helpLanguage
    case .restart: return L10n.Line.helpRestart
    case .quit: return L10n.Line.helpQuit
    case .descent: return ofStory(L10n.Descent.help)
    case .knots: return ofStory(L10n.Descent.helpKnots)
    case .share: return ofStory(L10n.Descent.helpShare)
    case .mark: return level == nil ? nil : ofStory(L10n.Descent.helpMark)
    case .help, .clues, .hints, .answers: return nil
    }
  }
}

extension ThingView {
  /// Its own, and those of all that shows in it or on it.
  fileprivate var names: [LocalizedText] { [name] + contents.flatMap(\.names) }
}

extension LineCommand {
  /// What matters at the moment, the most needed first.
  fileprivate static func inShortHelp(of context: InputContext) -> [LineCommand] {
    switch context {
    case .page: [.repeat, .where, .levels, .menu, .settings, .language, .quit]
    case .menu: [.repeat, .where, .levels, .settings, .language, .quit]
    case .level(let level) where level.isLanding:
      [.hint, .skip, .mark, .repeat, .where, .notes, .menu, .quit]
    case .level: [.hint, .repeat, .where, .notes, .levels, .menu, .quit]
    case .round(nil): [.repeat, .where, .practise, .scores, .settings, .menu, .quit]
    case .round: [.repeat, .where, .skip, .settings, .menu, .quit]
    case .adventure: []
    }
  }
}
