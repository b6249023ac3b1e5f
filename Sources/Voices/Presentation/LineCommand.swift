import Localization
import Presentation

/// A command word of the line voice.
enum LineCommand: CaseIterable, Sendable {
  case help, hint, `repeat`, `where`, notes, levels, level, night, mishaps, skip, scores, calibrate
  case menu, brief, verbose, settings, language, restart, quit
  case clues, hints, answers
  case descent, knots, share, mark

  /// The words for it; the first one is shown.
  var words: LocalizedList {
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
    case .calibrate: L10n.Commands.calibrate
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
  var takesMore: Bool {
    switch self {
    case .level, .night, .settings, .language, .descent, .mark: true
    case .help, .hint, .repeat, .where, .notes, .levels, .mishaps, .skip, .scores, .calibrate,
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
  init?(_ word: String) {
    guard let command = Self.byWord[word.folded(as: .command)] else { return nil }
    self = command
  }

  /// The word of a language that is nearest to a word that is none: one letter in three may differ.
  static func nearest(to word: String, in language: Language) -> String? {
    allCases.flatMap { $0.words.resolved(in: language) }
      .nearest(to: word, folding: .command) { $0.distance <= $0.word.count / 3 }?.word
  }
}

extension LocalizedList {
  /// Whether one of its values folds to `typed` in any language.
  func hasSpelling(_ typed: String) -> Bool {
    Language.allCases.contains { language in
      resolved(in: language).contains { $0.folded(as: .command) == typed }
    }
  }
}
