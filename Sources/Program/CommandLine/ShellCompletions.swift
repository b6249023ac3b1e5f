import Localization

/// A script that completes the command line in a shell.
struct ShellCompletions {
  enum Shell: String, CaseIterable { case bash, zsh, fish }

  private let commands: [CommandPath]
  private let language: Language

  init(of program: ProgramCommand, in language: Language) {
    commands = CommandPath(program).all
    self.language = language
  }

  func script(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// Every option of every command that takes a value, once.
  private var valuedOptions: [(name: String, value: OptionValueSpec)] {
    commands.flatMap(\.command.options).compactMap { option in
      option.value.map { (option.name, $0) }
    }
  }

  /// The names of all commands but the program’s, as patterns of a `case`.
  private var subcommands: String {
    commands.dropFirst().map { "'\($0.name)'" }.joined(separator: "|")
  }

  /// The summary between single quotes.
  private func quoted(_ text: LocalizedText) -> String {
    "'" + text.resolved(in: language).split(separator: "'").joined(separator: "’") + "'"
  }

  // MARK: bash

  private var bash: String {
    """
    _expedition() {
      local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
      local context=expedition offered= word
      COMPREPLY=()
      [[ $current == '=' ]] && current=
      [[ $previous == '=' ]] && previous=${COMP_WORDS[COMP_CWORD-2]}
      for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
        case "$context $word" in
          \(subcommands)) context="$context $word" ;;
        esac
      done
      case $previous in
    \(bashValues.joined(separator: "\n"))
      esac
      case $context in
    \(bashOffers.joined(separator: "\n"))
      esac
      COMPREPLY+=($(compgen -W "$offered" -- "$current"))
    }
    complete -o filenames -F _expedition expedition

    """
  }

  private var bashValues: [String] {
    valuedOptions.map { name, value in
      let list = value.isFolder ? "-d" : "-W '\(value.words.joined(separator: " "))'"
      return "    \(name)) COMPREPLY=($(compgen \(list) -- \"$current\")); return ;;"
    }
  }

  private var bashOffers: [String] {
    commands.map { path in
      let all = path.command.offeredWords + path.options.map(\.name)
      let files = path.command.takesFiles ? "; COMPREPLY=($(compgen -f -- \"$current\"))" : ""
      return "    '\(path.name)') offered='\(all.joined(separator: " "))'\(files) ;;"
    }
  }

  // MARK: zsh

  private var zsh: String {
    """
    #compdef expedition
    _expedition() {
      local context=expedition word
      local -a offered
      for word in ${words[2,CURRENT-1]}; do
        case "$context $word" in
          \(subcommands)) context="$context $word" ;;
        esac
      done
      case ${words[CURRENT-1]} in
    \(zshValues.joined(separator: "\n"))
      esac
      case $context in
    \(zshOffers.joined(separator: "\n"))
      esac
      _describe expedition offered
    }
    # Loaded by its first completion, which it still has to make, or sourced.
    if [[ $funcstack[1] == _expedition ]]; then _expedition; else compdef _expedition expedition; fi

    """
  }

  private var zshValues: [String] {
    valuedOptions.map { name, value in
      let list = value.words.isEmpty ? ":" : "compadd -- \(value.words.joined(separator: " "))"
      return "    \(name)) \(value.isFolder ? "_files -/" : list); return ;;"
    }
  }

  private var zshOffers: [String] {
    commands.map { path in
      let command = path.command
      let all =
        command.subcommands.map { "\($0.name):\(quoted($0.summary))" }
        + command.arguments.flatMap(\.words).map { "\($0):''" }
        + path.options.map { "\($0.name):\(quoted($0.summary))" }
      let files = command.takesFiles ? "; _files" : ""
      return "    '\(path.name)') offered=(\(all.joined(separator: " ")))\(files) ;;"
    }
  }

  // MARK: fish

  private var fish: String {
    let lines = commands.flatMap { path in
      path.command.options.map { fishOption($0, of: path) } + fishWords(of: path)
    }
    return (["complete -c expedition -f"] + lines).joined(separator: "\n") + "\n"
  }

  private func fishOption(_ option: OptionSpec, of path: CommandPath) -> String {
    let short = option.short.map { " -s \($0.dropFirst())" } ?? ""
    let value = option.value.map { value in
      let values =
        value.isFolder ? "(__fish_complete_directories)" : value.words.joined(separator: " ")
      return values.isEmpty ? " -x" : " -x -a '\(values)'"
    }
    return "complete -c expedition\(fishCondition(path, isLast: false))"
      + " -l \(option.name.dropFirst(2))\(short)\(value ?? "") -d \(quoted(option.summary))"
  }

  private func fishWords(of path: CommandPath) -> [String] {
    let start = "complete -c expedition\(fishCondition(path, isLast: true))"
    let command = path.command
    return command.subcommands.map { "\(start) -a \($0.name) -d \(quoted($0.summary))" }
      + command.arguments.flatMap(\.words).map { "\(start) -a \($0)" }
      + (command.takesFiles ? ["\(start) -F"] : [])
  }

  /// When the commands of the path were typed; `isLast`: and none below them.
  private func fishCondition(_ path: CommandPath, isLast: Bool) -> String {
    let seen = path.words.map { "__fish_seen_subcommand_from \($0)" }
    let below = path.command.subcommands.map(\.name).joined(separator: " ")
    let unseen = isLast && !below.isEmpty ? ["not __fish_seen_subcommand_from \(below)"] : []
    let all = (seen + unseen).joined(separator: "; and ")
    return all.isEmpty ? "" : " -n '\(all)'"
  }
}

extension ProgramCommand {
  /// The subcommands, and the words that an argument may be.
  fileprivate var offeredWords: [String] { subcommands.map(\.name) + arguments.flatMap(\.words) }

  fileprivate var takesFiles: Bool { arguments.contains { $0.words.isEmpty } }
}
