extension ShellCompletions {
  var zsh: String {
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
    \(values.joined(separator: "\n"))
      esac
      case $context in
    \(offers.joined(separator: "\n"))
      esac
      _describe expedition offered
    }
    # Loaded by its first completion, which it still has to make, or sourced.
    if [[ $funcstack[1] == _expedition ]]; then _expedition; else compdef _expedition expedition; fi

    """
  }

  private var values: [String] {
    options.compactMap { row in
      guard let value = row.value else { return nil }
      let list = "compadd -- \(value.words.joined(separator: " "))"
      let reply = row.takesFolder ? "_files -/" : value.words.isEmpty ? ":" : list
      return "    \(row.name.rawValue)) \(reply); return ;;"
    }
  }

  private var offers: [String] {
    contexts.map { context in
      let commands = context.command.subcommands.map { ($0.name.rawValue, quoted($0.summary)) }
      let words = context.command.arguments.flatMap(\.words).map { ($0, "''") }
      let options = context.options.map { ($0.name.rawValue, quoted($0.summary)) }
      let all = (commands + words + options).map { "\($0.0):\($0.1)" }.joined(separator: " ")
      return "    '\(context.name)') offered=(\(all))\(context.takesFiles ? "; _files" : "") ;;"
    }
  }
}
