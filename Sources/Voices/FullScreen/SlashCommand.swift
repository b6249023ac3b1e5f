import Localization
import Session

/// A command that is typed where an answer belongs, such as `/hint`: it does what it says, for it is no answer, and
/// costs none.
enum SlashCommand: CaseIterable {
  case hint, help, notes, levels, settings, menu, quit

  /// The command that a word names, without its slash, in whatever language; nil where none does.
  init?(word: String) {
    let typed = word.folded(as: .word)
    let named = Self.allCases.first { command in
      command.words.contains { list in
        Language.allCases.contains { language in
          list.resolved(in: language).contains { $0.folded(as: .word) == typed }
        }
      }
    }
    guard let named else { return nil }
    self = named
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
