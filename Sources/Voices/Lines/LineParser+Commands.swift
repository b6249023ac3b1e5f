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
    case .settings: describeSetting(arguments)
    case .clues: tellClues()
    case .mark: parseMark(arguments)
    case .hints: tellHints()
    case .answers: tellAnswers()
    // The adventure answers in its own words.
    case .brief where context == .adventure: .command(.say(firstWord(of: L10n.Requests.brief)))
    case .verbose where context == .adventure:
      .command(.say(firstWord(of: L10n.Requests.verbose)))
    case .help, .hint, .repeat, .notes, .levels, .level, .night, .mishaps, .skip, .scores,
      .practise,
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

  /// Whether `1.3` is a level: where levels were listed, and where nothing else has such a number.
  var takesLevelNumbers: Bool {
    switch context {
    case .page, .menu: true
    case .level, .round: hasShownLevels
    case .adventure: false
    }
  }
}
