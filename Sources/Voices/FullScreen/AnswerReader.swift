import Flow
import Localization
import Session

/// Tells answers from commands, where both are typed into one field.
struct AnswerReader {
  /// A command's word without its slash, which was asked about when it was typed last.
  private var unconfirmedWord: String?

  /// What a line does that is no answer; nil for an answer. A command's word without its slash is asked about once,
  /// before it counts as an answer.
  mutating func response(
    to line: String, on level: LevelView, in language: Language
  ) -> SceneResponse? {
    let words = line.split(whereSeparator: \.isWhitespace)
    if let first = words.first, first.first == "/",
      let command = SlashCommand(word: String(first.dropFirst()))
    {
      return command.response
    }
    guard words.count == 1, let word = words.first.map(String.init), word != unconfirmedWord,
      SlashCommand(word: word) != nil, !level.foresees(word, in: language)
    else {
      unconfirmedWord = nil
      return nil
    }
    unconfirmedWord = word
    return .remark(L10n.Line.commandWord(word: LocalizedText(cleaning: word)))
  }
}

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
