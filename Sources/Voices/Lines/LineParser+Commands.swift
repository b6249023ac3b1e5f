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
    case .descent: return parseDescent(arguments)
    case .knots: return .command(.knots)
    case .share: return .command(.share)
    case .mark: return parseMark(arguments)
    case .clues: return tellClues()
    case .hints: return tellHints()
    case .answers: return tellAnswers()
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

  var replyNotNow: LineInterpretation { reply([L10n.Errors.notNow, standingLine]) }

  /// A word that is neither an answer nor a command.
  func replyUnknownCommand(_ text: String, then advice: LocalizedText? = nil) -> LineInterpretation
  {
    let said = LocalizedText(cleaning: text)
    guard let near = nearestCommand(to: text) else {
      return reply([L10n.Errors.unknownCommand(said: said)] + (advice.map { [$0] } ?? []))
    }
    let command = LocalizedText(cleaning: "/" + near)
    return reply(L10n.Errors.unknownCommandNear(said: said, near: command))
  }

  /// The command that was probably meant, by its shown word.
  func nearestCommand(to text: String) -> String? {
    let word = text.drop { $0 == "/" }.prefix { $0 != " " }
    return LineCommand.nearest(to: String(word), in: language)
  }

  // MARK: Descents

  /// Today’s; `descent 2026-12-01`; `descent endless`, or with the number that it is made from.
  private func parseDescent(_ arguments: [String]) -> LineInterpretation {
    guard let first = arguments.first else { return .command(.descend(.today)) }
    let rest = arguments.drop { L10n.Descent.endlessWords.hasSpelling($0.folded(as: .command)) }
    if rest.count == arguments.count { return .command(.descend(.day(first))) }
    guard let said = rest.first else { return .command(.descend(.endless(nil))) }
    guard rest.count == 1, said.isPlainDigits, let number = UInt64(said) else {
      return reply(L10n.Descent.notANumber(said: LocalizedText(cleaning: said)))
    }
    return .command(.descend(.endless(number)))
  }

  /// `mark bear no` notes it, `mark bear` wipes it, `mark` says all.
  private mutating func parseMark(_ arguments: [String]) -> LineInterpretation {
    guard context.level != nil else { return replyNotNow }
    notes.slate.note(arguments)
    return reply(notes.slate.text.map { L10n.Descent.slate(marks: $0) } ?? L10n.Descent.slateEmpty)
  }

  // MARK: Levels

  /// What was printed last, typed as it stands there: `1.3`, or a name. Nil for all other lines.
  func parseListed(_ text: String) -> LineInterpretation? {
    guard takesLevelNumbers else { return nil }
    let typed = text.folded(as: .command)
    return levelCommand(text)
      ?? namedLevels.first { $0.name?.resolved(in: language).folded(as: .command) == typed }
      .map(command(for:))
  }

  /// Whether `1.3` is a level: where levels were listed, and where nothing else has such a number.
  private var takesLevelNumbers: Bool {
    switch context {
    case .page, .menu: true
    case .level, .round: shownList.hasLevelNumbers
    case .adventure: false
    }
  }

  /// `/level 1 2`, `/level 1.2`, or words of a name that the list has printed.
  private func parseLevel(_ arguments: [String]) -> LineInterpretation {
    levelCommand(arguments.joined(separator: "."))
      ?? parseLevelName(arguments.joined(separator: " ")) ?? reply(L10n.Errors.levelNumbers)
  }

  /// `/night 1 2` or `/night 1.2`: a level in its second form; without numbers the one that is played.
  private func parseSecondNight(_ arguments: [String]) -> LineInterpretation {
    if arguments.isEmpty, let level = context.level {
      return .command(.level(chapter: level.chapter, level: level.level, night: .second))
    }
    return levelCommand(arguments.joined(separator: "."), on: .second)
      ?? reply(L10n.SecondNight.numbers)
  }

  /// The level that numbers such as `1.2` name, or “1.2, The bridges”; nil for what does not look so.
  private func levelCommand(_ text: String, on night: Night = .first) -> LineInterpretation? {
    let numbers = text.prefix { $0 != "," }
      .split(separator: ".", omittingEmptySubsequences: false)
      .map { String($0).plainNumber }
    guard numbers.count == 2, let chapter = numbers[0], let level = numbers[1] else { return nil }
    return .command(.level(chapter: chapter, level: level, night: night))
  }

  /// The level of the list that a name, or a part of one, names; asks where several have it.
  func parseLevelName(_ text: String) -> LineInterpretation? {
    let labels = namedLevels
    let indices = choices(labels.compactMap(\.name)).indices(ofPart: text)
    return indices.count == 1
      ? command(for: labels[indices[0]])
      : replyAmbiguous(text, among: indices.map { labels[$0].number })
  }

  /// The levels that the list names.
  private var namedLevels: [LevelLabel] {
    guard case .levels(let chapters) = shownList else { return [] }
    return chapters.flatMap { chapter in
      chapter.levels.filter { $0.state != .locked && $0.name != nil }
        .map { LevelLabel(chapter: chapter.chapter, level: $0.level, name: $0.name) }
    }
  }

  private func command(for label: LevelLabel) -> LineInterpretation {
    .command(.level(chapter: label.chapter, level: label.level))
  }
}
