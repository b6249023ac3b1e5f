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
    if command == .help { return parseHelp(isWhole: asksForWholeHelp(text)) }
    return parseByEar(command, arguments) ?? parse(command, arguments)
  }

  /// What lines do in their own way: they tell again what a screen still shows, and choose from what they told.
  private mutating func parseByEar(
    _ command: LineCommand, _ arguments: [String]
  ) -> LineInterpretation? {
    switch command {
    case .where: describeWhereabouts()
    // Words of a name that the list has printed.
    case .level:
      levelCommand(arguments.joined(separator: "."))
        ?? parseLevelName(arguments.joined(separator: " "))
    case .settings: parseSettingName(arguments)
    case .clues: tellClues()
    case .mark: parseMark(arguments)
    case .hints: tellHints()
    case .answers: tellAnswers()
    // The adventure answers in its own words.
    case .brief where context == .adventure: .command(.say(firstWord(of: L10n.Requests.brief)))
    case .verbose where context == .adventure:
      .command(.say(firstWord(of: L10n.Requests.verbose)))
    case .help, .hint, .repeat, .notes, .levels, .night, .mishaps, .skip, .scores, .practise,
      .menu, .brief, .verbose, .language, .restart, .quit, .descent, .knots, .share:
      nil
    }
  }

  /// What a command asks for in every voice.
  func parse(_ command: LineCommand, _ arguments: [String]) -> LineInterpretation {
    switch command.request(with: arguments, on: context.level, in: language) {
    case .session(let command): .command(command)
    case .refused(let text): reply(text)
    case .ofVoice: reply([L10n.Errors.notNow, standingLine])
    }
  }

  /// The first of a list of words, in the language of the moment.
  func firstWord(of words: LocalizedList) -> String {
    LocalizedText(words, at: 0).resolved(in: language)
  }

  /// A word that is neither an answer nor a command.
  func replyUnknownCommand(_ text: String, then advice: LocalizedText? = nil) -> LineInterpretation
  {
    let advice = nearestCommand(to: text) == nil ? advice.map { [$0] } ?? [] : []
    return reply([LineCommand.refusal(of: text, in: language)] + advice)
  }

  /// The command that was probably meant, by its shown word.
  func nearestCommand(to text: String) -> String? {
    let word = text.drop { $0 == "/" }.prefix { $0 != " " }
    return LineCommand.nearest(to: String(word), in: language)
  }

  /// `mark bear no` notes it, `mark bear` wipes it, `mark` says all.
  private mutating func parseMark(_ arguments: [String]) -> LineInterpretation? {
    guard context.level != nil else { return nil }
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

  /// The level that numbers name; nil for what does not look so.
  private func levelCommand(_ text: String) -> LineInterpretation? {
    Command.level(numbers: text).map { .command($0) }
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
