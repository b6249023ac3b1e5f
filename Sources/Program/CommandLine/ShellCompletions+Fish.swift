extension ShellCompletions {
  var fish: String {
    let lines = contexts.flatMap { context in
      context.command.options.map { option($0, in: context) } + words(of: context)
    }
    return (["complete -c expedition -f"] + lines).joined(separator: "\n") + "\n"
  }

  private func option(_ row: OptionSpec, in context: Context) -> String {
    let name = "-l \(row.name.rawValue.dropFirst(2))"
    let short = row.short.map { " -s \($0.dropFirst())" } ?? ""
    let words = row.value?.words.joined(separator: " ") ?? ""
    let values = row.takesFolder ? "(__fish_complete_directories)" : words
    let value = row.value == nil ? "" : values.isEmpty ? " -x" : " -x -a '\(values)'"
    let when = condition(context, isLast: false)
    return "complete -c expedition\(when) \(name)\(short)\(value) -d \(quoted(row.summary))"
  }

  private func words(of context: Context) -> [String] {
    let start = "complete -c expedition\(condition(context, isLast: true))"
    let commands = context.command.subcommands.map {
      "\(start) -a \($0.name.rawValue) -d \(quoted($0.summary))"
    }
    let words = context.command.arguments.flatMap(\.words).map { "\(start) -a \($0)" }
    return commands + words + (context.takesFiles ? ["\(start) -F"] : [])
  }

  /// When the commands of the path were typed; `isLast`: and none below them.
  private func condition(_ context: Context, isLast: Bool) -> String {
    let seen = context.path.dropFirst().map { "__fish_seen_subcommand_from \($0.name.rawValue)" }
    let below = context.command.subcommands.map(\.name.rawValue).joined(separator: " ")
    let unseen = isLast && !below.isEmpty ? ["not __fish_seen_subcommand_from \(below)"] : []
    let all = (seen + unseen).joined(separator: "; and ")
    return all.isEmpty ? "" : " -n '\(all)'"
  }
}
