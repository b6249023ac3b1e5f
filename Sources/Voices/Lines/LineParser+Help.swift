import Flow
import Localization
import Presentation
import Session

private typealias Words = L10n.Guidance

/// Help: first what fits the moment, and everything where everything is asked for.
extension LineParser {
  /// Whether it is help and “all”, with a slash or without.
  func asksForWholeHelp(_ text: String) -> Bool {
    let words = text.drop { $0 == "/" }.split(separator: " ").map(String.init)
    return words.count == 2 && LineCommand(words[0]) == .help
      && L10n.Commands.everything.hasSpelling(words[1].folded(as: .command))
  }

  /// The same help wherever and however it is asked for; the adventure tells its own.
  mutating func parseHelp(isWhole: Bool) -> LineInterpretation {
    if context == .adventure {
      wantsWholeHelp = isWhole
      return .command(.say(firstWord(of: L10n.Requests.help)))
    }
    if isWhole { return reply(wholeHelp + [standingLine]) }
    return reply(round.phase == .running ? runningHelp : shortHelp + [standingLine])
  }

  /// What fits the moment.
  var shortHelp: [LocalizedText] {
    instructions + LineCommand.inShortHelp(of: context).compactMap(help)
      + [Words.helpAll] + stroke
  }

  /// While a command waits, no more than is needed to answer it.
  private var runningHelp: [LocalizedText] {
    [roundReminder] + (round.ready?.twistTexts ?? []) + [
      L10n.Line.helpRepeat, L10n.Line.helpWhere, L10n.Line.helpMenu,
    ]
  }

  /// How the level or the round is played.
  private var instructions: [LocalizedText] {
    guard case .round = context else {
      return context.level?.instructions.prefix(1).map { $0 } ?? []
    }
    return (context.level?.instructions.prefix(1).map { $0 } ?? []) + [roundReminder]
      + (round.ready?.twistTexts ?? [])
  }

  /// On the second night nothing costs a star.
  private func help(for command: LineCommand) -> LocalizedText? {
    if command == .hint, context.level?.night == .second { return Words.helpHintFree }
    if command == .skip, context.level?.mayGiveUp == true { return L10n.Descent.howGiveUp }
    return command.help
  }

  private var wholeHelp: [LocalizedText] {
    [L10n.Line.help]
      + LineCommand.allCases.filter { $0.isOffered(in: context, ofPack: isOfPack) }.compactMap(help)
      + stroke
  }

  /// Where any word may be an answer, commands need it.
  private var stroke: [LocalizedText] {
    context.level?.kind.takesAnyWords == true ? [] : [L10n.Line.helpStroke]
  }
}

extension LineCommand {
  /// What matters at the moment, the most needed first.
  fileprivate static func inShortHelp(of context: LineParser.InputContext) -> [LineCommand] {
    switch context {
    case .page: [.repeat, .where, .levels, .menu, .settings, .language, .quit]
    case .menu: [.repeat, .where, .levels, .settings, .language, .quit]
    case .level(let level) where level.isLanding:
      [.hint, .skip, .mark, .repeat, .where, .notes, .menu, .quit]
    case .level(let level) where level.hintsInAll == 0:
      [.repeat, .where, .notes, .levels, .menu, .quit]
    case .level: [.hint, .repeat, .where, .notes, .levels, .menu, .quit]
    case .round(nil): [.repeat, .where, .scores, .calibrate, .settings, .menu, .quit]
    case .round: [.repeat, .where, .skip, .settings, .menu, .quit]
    case .adventure: []
    }
  }

  /// Whether it does anything at the moment.
  fileprivate func isOffered(in context: LineParser.InputContext, ofPack isOfPack: Bool) -> Bool {
    switch self {
    case .hint: context.level.map { $0.hintsInAll > 0 } ?? false
    case .skip: context.level?.kind == .reflex || context.level?.mayGiveUp == true
    case .where, .help, .repeat, .notes, .levels, .level, .menu, .brief, .verbose, .settings,
      .language, .restart, .quit, .clues, .hints, .answers:
      true
    case .night, .mishaps, .scores, .calibrate, .descent, .knots, .share: !isOfPack
    case .mark: context.level != nil && !isOfPack
    }
  }

  /// A line of help; nil for what the instructions of a level tell.
  fileprivate var help: LocalizedText? {
    switch self {
    case .hint: L10n.Line.helpHint
    case .repeat: L10n.Line.helpRepeat
    case .where: L10n.Line.helpWhere
    case .notes: L10n.Line.helpNotes
    case .levels: L10n.Line.helpLevels
    case .level: L10n.Line.helpLevel
    case .night: L10n.SecondNight.help
    case .mishaps: L10n.Line.helpMishaps
    case .skip: L10n.Line.helpSkip
    case .scores: L10n.Line.helpScores
    case .calibrate: L10n.Line.helpCalibrate
    case .menu: L10n.Line.helpMenu
    case .brief: Words.helpBrief
    case .verbose: Words.helpVerbose
    case .settings: L10n.Line.helpSettings
    case .language: L10n.Line.helpLanguage
    case .restart: L10n.Line.helpRestart
    case .quit: L10n.Line.helpQuit
    case .descent: L10n.Descent.help
    case .knots: L10n.Descent.helpKnots
    case .share: L10n.Descent.helpShare
    case .mark: L10n.Descent.helpMark
    case .help, .clues, .hints, .answers: nil
    }
  }
}
