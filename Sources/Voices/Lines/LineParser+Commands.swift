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
      words.count == 1 || command.takesMore
    else { return nil }
    return parseCommand(text)
  }

  mutating func parseCommand(_ text: String) -> LineInterpretation {
    let words = text.split(separator: " ").map(String.init)
    guard let word = words.first, let command = LineCommand(word) else {
      return replyUnknownCommand("/" + text)
    }
    let arguments = Array(words.dropFirst())
    switch command {
    case .help where context == .adventure: return .command(.say(firstWord(of: L10n.Requests.help)))
    case .help: return reply(help)
    case .hint: return .command(.hint)
    case .repeat: return repeatItem()
    case .where: return describeLevel()
    case .notes: return .command(.notes)
    case .mishaps: return .command(.mishaps)
    case .skip: return .command(.skip)
    case .scores: return .command(.scores)
    case .calibrate: return .command(.calibrate)
    case .levels: return .command(.levels)
    case .level: return parseLevel(arguments)
    case .night: return parseSecondNight(arguments)
    case .menu: return .command(.menu)
    case .settings: return parseSetting(arguments)
    case .language: return parseLanguage(arguments)
    case .restart: return .command(.restart)
    case .quit: return .command(.quit)
    case .clues: return turnDial(to: .clues)
    case .hints: return turnDial(to: .hints, else: .hint)
    case .answers: return turnDial(to: .answers)
    }
  }

  /// How the level is played, then the commands, one a line.
  private var help: [LocalizedText] {
    let instructions = context.level.map { [$0.instructions] } ?? []
    return instructions + [
      L10n.Line.help, L10n.Line.helpHint, L10n.Line.helpRepeat, L10n.Line.helpWhere,
      L10n.Line.helpNotes, L10n.Line.helpLevels, L10n.Line.helpLevel, L10n.SecondNight.help,
      L10n.Line.helpMishaps,
      L10n.Line.helpSkip,
      L10n.Line.helpScores, L10n.Line.helpCalibrate, L10n.Line.helpMenu,
      L10n.Line.helpSettings, L10n.Line.helpLanguage, L10n.Line.helpRestart, L10n.Line.helpQuit,
      L10n.Line.helpStroke,
    ]
  }

  /// The first of a list of words, in the language of the moment.
  private func firstWord(of words: LocalizedList) -> String {
    LocalizedText(words, at: 0).resolved(in: language)
  }

  /// The level with a dial that is played.
  private var dialLevel: LevelView? {
    if case .level(let level) = context, level.kind.hasDial { level } else { nil }
  }

  private mutating func turnDial(to face: RotorSelection.Face, else command: Command? = nil)
    -> LineInterpretation
  {
    guard let level = dialLevel else {
      return command.map(LineInterpretation.command) ?? reply(L10n.Errors.notNow)
    }
    dial = RotorSelection(face: face)
    return replyDialItem(of: level)
  }

  /// On a dial the item again; elsewhere the whole.
  private func repeatItem() -> LineInterpretation {
    guard let level = dialLevel, dial != RotorSelection() else { return .command(.repeat) }
    return replyDialItem(of: level)
  }

  private func describeLevel() -> LineInterpretation {
    guard case .level(let level) = context else { return .command(.repeat) }
    let renderer = LevelRenderer(level: level, dial: dial)
    return reply([renderer.heading] + renderer.task + renderer.progress)
  }

  /// `/level 1 2` and `/level 1.2`.
  private func parseLevel(_ arguments: [String]) -> LineInterpretation {
    levelCommand(arguments.joined(separator: ".")) ?? reply(L10n.Errors.levelNumbers)
  }

  /// The level that numbers such as `1.2` name; nil for what does not look so.
  func levelCommand(_ text: String, on night: Night = .first) -> LineInterpretation? {
    let numbers = text.split(separator: ".", omittingEmptySubsequences: false)
      .map { String($0).plainNumber }
    guard numbers.count == 2, let chapter = numbers[0], let level = numbers[1] else { return nil }
    return .command(.level(chapter: chapter, level: level, night: night))
  }
}
