extension ShellCompletions {
  var bash: String {
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
    \(values.joined(separator: "\n"))
      esac
      case $context in
    \(offers.joined(separator: "\n"))
      esac
      COMPREPLY+=($(compgen -W "$offered" -- "$current"))
    }
    complete -o filenames -F _expedition expedition

    """
  }

  /// The names of all commands but the program’s, as patterns of a `case`.
  var subcommands: String { contexts.dropFirst().map { "'\($0.name)'" }.joined(separator: "|") }

  private var values: [String] {
    options.compactMap { row in
      guard let value = row.value else { return nil }
      let list = "$(compgen -W '\(value.words.joined(separator: " "))' -- \"$current\")"
      let reply = row.takesFolder ? "$(compgen -d -- \"$current\")" : list
      return "    \(row.name.rawValue)) COMPREPLY=(\(reply)); return ;;"
    }
  }

  private var offers: [String] {
    contexts.map { context in
      let all = context.words + context.options.map(\.name.rawValue)
      let files = context.takesFiles ? "; COMPREPLY=($(compgen -f -- \"$current\"))" : ""
      return "    '\(context.name)') offered='\(all.joined(separator: " "))'\(files) ;;"
    }
  }
}
