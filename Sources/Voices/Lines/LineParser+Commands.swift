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
    else { return nil }
    return parseCommand(text)
  }

  mutating func parseCommand(_ text: String) -> LineInterpretation {
    let words = text.split(separator: " ").map(String.init)
    guard let word = words.first, let command = LineCommand(word) else {
      return replyUnknownCommand("/" + text)
    }
    let arguments = Array(words.dropFirst())
    if case .level(let level) = context, arguments.count == 1,
      let item = parseItem(arguments[0], of: command, in: level)
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
    case .clues: return turnDial(to: .clues)
    case .hints: return turnDial(to: .hints, else: .hint)
    case .answers: return turnDial(to: .answers)
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

  mutating func turnDial(to face: RotorSelection.Face, else command: Command? = nil)
    -> LineInterpretation
  {
    guard case .level(let level) = context, level.kind.hasDial else {
      return command.map(LineInterpretation.command)
        ?? reply([L10n.Errors.notNow, standingLine])
    }
    dial = RotorSelection(face: face)
    return replyDialItem(of: level)
  }
}
