import Localization
import Session

/// A command of plain text that is typed where an answer belongs, such as `/hint`: it does what it says, for it is no
/// answer, and costs none.
enum TypedCommand: CaseIterable {
  case hint, help, notes, levels, settings, menu, quit

  /// The command whose word stands behind a slash, in whatever language; nil where none does.
  init?(_ typed: String) {
    guard let first = typed.split(whereSeparator: \.isWhitespace).first, first.first == "/" else {
      return nil
    }
    let word = String(first.dropFirst()).folded(as: .word)
    let command = Self.allCases.first { command in
      Language.allCases.contains { language in
        command.words.contains {
          $0.resolved(in: language).contains { $0.folded(as: .word) == word }
        }
      }
    }
    guard let command else { return nil }
    self = command
  }

  private var words: [LocalizedList] {
    switch self {
    case .hint: [L10n.Commands.hint, L10n.Commands.hints]
    case .help: [L10n.Commands.help]
    case .notes: [L10n.Commands.notes]
    case .levels: [L10n.Commands.levels]
    case .settings: [L10n.Commands.settings]
    case .menu: [L10n.Commands.menu]
    case .quit: [L10n.Commands.quit]
    }
  }

  /// What it leads to.
  var response: SceneResponse {
    switch self {
    case .hint: .command(.hint)
    case .help: .help
    case .notes: .command(.notes)
    case .levels: .command(.levels)
    case .settings: .command(.settings)
    case .menu: .command(.menu)
    case .quit: .command(.quit)
    }
  }
}
