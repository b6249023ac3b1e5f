import Flow
import Localization
import Presentation
import Session

/// Words of commands, with a slash or without.
extension LineParser {
  /// Nil for a sentence that only begins like a command.
  mutating func parseBareCommand(_ text: String) -> LineInterpretation? {
    let words = text.split(separator: " ")
    guard let word = words.first, let command = LineCommand(String(word)),
      words.count == 1 || command.takesMore || asksForWholeHelp(text)
        || words.count == 2 && isOfClue(command, String(words[1]))
    else { return nil }
    return parseCommand(text)
  }

  /// The same where there is no round: the word that skips one may well be a choice's or an action's.
  mutating func parseCommandInLevel(_ text: String) -> LineInterpretation? {
    LineCommand(text) == .skip && context.level?.mayGiveUp != true ? nil : parseBareCommand(text)
  }

  /// `clue 3` beside a question.
  private func isOfClue(_ command: LineCommand, _ number: String) -> Bool {
    command == .clues && number.isPlainDigits && context.level?.clues.isEmpty == false
  }

  mutating func parseCommand(_ text: String) -> LineInterpretation {
    let words = text.split(separator: " ").map(String.init)
    guard let word = words.first, let command = LineCommand(word) else {
      return replyUnknownCommand("/" + text)
    }
    let arguments = Array(words.dropFirst())
    if case .level(let level) = context, arguments.count == 1,
      let item = parseItem(arguments[0], of: command, in: level)
        ?? parseClue(arguments[0], of: command, in: level)
    {
      return item
    }
    switch command {
    case .help: return parseHelp(isWhole: asksForWholeHelp(text))
    case .hint: return .command(.hint)
    case .repeat: return .command(.repeat)
    case .where: return describeWhereabouts()
    case .notes: return .command(.notes)
    case .mishaps: return .command(.mishaps)
    case .skip: return .command(.skip)
    case .scores: return .command(.scores)
    case .calibrate: return .command(.calibrate)
    case .levels: return .command(.levels)
    case .level: return parseLevel(arguments)
    case .night: return parseSecondNight(arguments)
    case .menu: return .command(.menu)
    case .brief: return tell(inBrief: true)
    case .verbose: return tell(inBrief: false)
    case .settings: return parseSetting(arguments)
    case .language: return parseLanguage(arguments)
    case .restart: return .command(.restart)
    case .quit: return .command(.quit)
    case .clues: return tellClues()
    case .descent: return parseDescent(arguments)
    case .knots: return .command(.knots)
    case .share: return .command(.share)
    case .mark: return parseMark(arguments)
    case .hints: return levelWithHints.map(replyHints) ?? .command(.hint)
    case .answers: return levelWithDial.map { turnToAnswers(of: $0) } ?? replyNotNow
    }
  }

  /// The adventure answers in its own words.
  private func tell(inBrief isBrief: Bool) -> LineInterpretation {
    if context == .adventure {
      return .command(.say(firstWord(of: isBrief ? L10n.Requests.brief : L10n.Requests.verbose)))
    }
    return .command(.set(setting: Setting.places.rawValue, value: isBrief ? "brief" : "full"))
  }

  /// The first of a list of words, in the language of the moment.
  func firstWord(of words: LocalizedList) -> String {
    LocalizedText(words, at: 0).resolved(in: language)
  }

  // MARK: The dial

  private var replyNotNow: LineInterpretation { reply([L10n.Errors.notNow, standingLine]) }

  private var levelWithDial: LevelView? {
    if case .level(let level) = context, level.kind.hasDial { level } else { nil }
  }

  /// Where “hints” lists them: on a dial, and at a landing.
  private var levelWithHints: LevelView? {
    if case .level(let level) = context, level.kind.hasDial || level.isLanding {
      level
    } else {
      nil
    }
  }
}
