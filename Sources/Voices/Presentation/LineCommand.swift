package import Flow
package import Localization
import Reflex
package import Session

/// A command that is typed as a word: at a prompt, or behind a slash wherever answers are typed.
package enum LineCommand: CaseIterable, Sendable {
  case help, hint, `repeat`, `where`, notes, levels, level, night, mishaps, skip, scores, practise
  case menu, brief, verbose, settings, language, restart, quit
  case clues, hints, answers
  case descent, knots, share, mark

  /// The words for it; the first one is shown.
  package var words: LocalizedList {
    switch self {
    case .help: L10n.Commands.help
    case .hint: L10n.Commands.hint
    case .repeat: L10n.Commands.repeat
    case .where: L10n.Commands.where
    case .notes: L10n.Commands.notes
    case .levels: L10n.Commands.levels
    case .level: L10n.Commands.level
    case .mishaps: L10n.Commands.mishaps
    case .night: L10n.Commands.night
    case .skip: L10n.Commands.skip
    case .scores: L10n.Commands.scores
    case .practise: L10n.Commands.practise
    case .menu: L10n.Commands.menu
    case .brief: L10n.Commands.brief
    case .verbose: L10n.Commands.verbose
    case .settings: L10n.Commands.settings
    case .language: L10n.Commands.language
    case .restart: L10n.Commands.restart
    case .quit: L10n.Commands.quit
    case .clues: L10n.Commands.clues
    case .hints: L10n.Commands.hints
    case .answers: L10n.Commands.answers
    case .descent: L10n.Commands.descent
    case .knots: L10n.Commands.knots
    case .share: L10n.Commands.share
    case .mark: L10n.Commands.mark
    }
  }

  /// Whether words may follow it.
  package var takesMore: Bool {
    switch self {
    case .level, .night, .settings, .language, .descent, .mark, .practise: true
    case .help, .hint, .repeat, .where, .notes, .levels, .mishaps, .skip, .scores,
      .menu, .brief, .verbose, .restart, .quit, .clues, .hints, .answers, .knots, .share:
      false
    }
  }

  /// By a word of any language, folded; of two commands with one word the first.
  private static let byWord = Dictionary(
    allCases.flatMap { command in
      Language.allCases.flatMap { command.words.resolved(in: $0) }
        .map { ($0.folded(as: .command), command) }
    }, uniquingKeysWith: { first, _ in first })

  /// The command a word names in any language, accents optional.
  package init?(_ word: String) {
    guard let command = Self.byWord[word.folded(as: .command)] else { return nil }
    self = command
  }

  /// The word of a language that is nearest to a word that is none: one letter in three may differ.
  package static func nearest(to word: String, in language: Language) -> String? {
    allCases.flatMap { $0.words.resolved(in: language) }
      .nearest(to: word, folding: .command) { $0.distance <= $0.word.count / 3 }?.word
  }

  /// What is said to a word that is no command, such as `/hin`; names the one that was probably meant.
  package static func refusal(of text: String, in language: Language) -> LocalizedText {
    let said = LocalizedText(cleaning: text)
    let word = text.drop { $0 == "/" }.prefix { $0 != " " }
    guard let near = nearest(to: String(word), in: language) else {
      return L10n.Errors.unknownCommand(said: said)
    }
    return L10n.Errors.unknownCommandNear(said: said, near: LocalizedText(cleaning: "/" + near))
  }

  /// The command that was probably meant by its word without a slash, where an answer is typed; nil where the
  /// level foresees the word, and for the second night, which is a fair answer by itself.
  package static func meant(
    by answer: String, on level: LevelView?, in language: Language
  ) -> LineCommand? {
    guard let command = LineCommand(answer), command != .night,
      level?.foresees(answer, in: language) != true
    else { return nil }
    return command
  }
}

/// What a command asks for, with the words behind it.
package enum LineCommandRequest: Equatable, Sendable {
  case session(Command)
  /// The words behind it are not what it needs.
  case refused(LocalizedText)
  /// Each voice does it in its own way, or not at all.
  case ofVoice
}

extension LineCommand {
  /// `level`: the one that is played.
  package func request(
    with arguments: [String], on level: LevelView?, in language: Language
  ) -> LineCommandRequest {
    switch self {
    case .hint, .hints: .session(.hint)
    case .repeat: .session(.repeat)
    case .notes: .session(.notes)
    case .levels: .session(.levels)
    case .mishaps: .session(.mishaps)
    case .skip: .session(.skip)
    case .scores: .session(.scores)
    case .practise: Self.practise(arguments, in: language)
    case .menu: .session(.menu)
    case .restart: .session(.restart)
    case .quit: .session(.quit)
    case .knots: .session(.knots)
    case .share: .session(.share)
    case .brief: .session(.set(setting: Setting.places.rawValue, value: "brief"))
    case .verbose: .session(.set(setting: Setting.places.rawValue, value: "full"))
    case .level: Self.level(arguments, on: .first, orRefuse: L10n.Errors.levelNumbers)
    case .night: Self.secondNight(arguments, of: level)
    case .settings: Self.setting(arguments, in: language)
    case .language: Self.language(arguments)
    case .descent: Self.descent(arguments)
    case .help, .where, .clues, .answers, .mark: .ofVoice
    }
  }

  /// `/practise boom`; without a name the rule that cost most.
  private static func practise(
    _ arguments: [String], in language: Language
  ) -> LineCommandRequest {
    if arguments.isEmpty { return .session(.practise(nil)) }
    let said = arguments.joined(separator: " ").folded(as: .command)
    let name = Pitch.Name.allCases.first { name in
      let names = Language.allCases.map { name.text.resolved(in: $0).folded(as: .command) }
      return name.rawValue == said || names.contains(said)
    }
    return name.map { .session(.practise($0)) }
      ?? .refused(
        L10n.Errors.noPitch(names: .joined(Pitch.Name.allCases.map(\.text), by: ", ", in: language))
      )
  }

  /// `/level 1 2` or `/level 1.2`.
  private static func level(
    _ arguments: [String], on night: Night, orRefuse refusal: LocalizedText
  ) -> LineCommandRequest {
    Command.level(numbers: arguments.joined(separator: "."), on: night).map { .session($0) }
      ?? .refused(refusal)
  }

  /// The same in its second form; without numbers the level that is played.
  private static func secondNight(
    _ arguments: [String], of level: LevelView?
  ) -> LineCommandRequest {
    if arguments.isEmpty, let level {
      return .session(.level(chapter: level.chapter, level: level.level, night: .second))
    }
    return Self.level(arguments, on: .second, orRefuse: L10n.SecondNight.numbers)
  }

  /// All settings, or a new value for one, as in `/settings interface plain text`.
  private static func setting(
    _ arguments: [String], in language: Language
  ) -> LineCommandRequest {
    guard let word = arguments.first else { return .session(.settings) }
    guard let (setting, rest) = Setting.leading(in: arguments) else {
      return .refused(L10n.Errors.unknownSetting(said: LocalizedText(cleaning: word)))
    }
    if rest.isEmpty { return .session(.settings) }
    let words = rest.joined(separator: " ")
    guard let value = setting.value(named: words) else {
      return .refused(
        L10n.Errors.notAValue(
          said: LocalizedText(cleaning: words), setting: setting.name,
          values: setting.valueNames(in: language)))
    }
    return .session(.set(setting: setting.rawValue, value: value))
  }

  private static func language(_ arguments: [String]) -> LineCommandRequest {
    guard arguments.count == 1, let code = Setting.language.value(named: arguments[0]),
      let language = Language(rawValue: code)
    else {
      let choices = Language.codes(each: L10n.Errors.languageChoice)
      return .refused(L10n.Errors.languageCode(choices: choices))
    }
    return .session(.language(language))
  }

  /// Today’s; `descent 2026-12-01`; `descent endless`, or with the number that it is made from.
  private static func descent(_ arguments: [String]) -> LineCommandRequest {
    guard let first = arguments.first else { return .session(.descend(.today)) }
    let rest = arguments.drop { L10n.Descent.endlessWords.hasSpelling($0.folded(as: .command)) }
    if rest.count == arguments.count { return .session(.descend(.day(first))) }
    guard let said = rest.first else { return .session(.descend(.endless(nil))) }
    guard rest.count == 1, said.isPlainDigits, let number = UInt64(said) else {
      return .refused(L10n.Descent.notANumber(said: LocalizedText(cleaning: said)))
    }
    return .session(.descend(.endless(number)))
  }
}

extension Command {
  /// The level that numbers such as `1.2` name, or “1.2, The bridges”; nil for what does not look so.
  package static func level(numbers text: String, on night: Night = .first) -> Command? {
    let numbers = text.prefix { $0 != "," }
      .split(separator: ".", omittingEmptySubsequences: false)
      .map { String($0).plainNumber }
    guard numbers.count == 2, let chapter = numbers[0], let level = numbers[1] else { return nil }
    return .level(chapter: chapter, level: level, night: night)
  }
}

extension LocalizedList {
  /// Whether one of its values folds to `typed` in any language.
  package func hasSpelling(_ typed: String) -> Bool {
    Language.allCases.contains { language in
      resolved(in: language).contains { $0.folded(as: .command) == typed }
    }
  }
}
