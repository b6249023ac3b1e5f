import Localization

/// A script that completes the command line in a shell, made from the table alone.
struct ShellCompletions {
  enum Shell: String, CaseIterable { case bash, zsh, fish }

  /// A command with all that may stand behind it.
  struct Context {
    /// From the program down to the command.
    let path: [CommandSpec]

    var name: String { path.map(\.name.rawValue).joined(separator: " ") }
    var command: CommandSpec { path[path.count - 1] }
    /// Its own options and those of the commands above it.
    var options: [OptionSpec] { path.flatMap(\.options) }
    /// The subcommands and the words that an argument may be.
    var words: [String] {
      command.subcommands.map(\.name.rawValue) + command.arguments.flatMap(\.words)
    }
    var takesFiles: Bool { command.arguments.contains { $0.words.isEmpty } }
  }

  let table: OptionsTable
  let language: Language

  func script(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// The program first, each command before those below it.
  var contexts: [Context] { contexts(under: [], table.root) }

  private func contexts(under path: [CommandSpec], _ row: CommandSpec) -> [Context] {
    [Context(path: path + [row])] + row.subcommands.flatMap { contexts(under: path + [row], $0) }
  }

  /// Every option of every command, once.
  var options: [OptionSpec] { contexts.flatMap(\.command.options) }

  /// The summary between single quotes.
  func quoted(_ text: LocalizedText) -> String {
    "'" + text.resolved(in: language).split(separator: "'").joined(separator: "’") + "'"
  }
}

extension OptionSpec {
  /// Whether its value is a folder.
  var takesFolder: Bool { name == .dataDir }
}
