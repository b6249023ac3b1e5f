import Localization

/// How a command is typed, in one line.
struct UsageLine {
  /// From the program down to the command.
  let path: [CommandSpec]

  /// `expedition [<options>] play [--chapter <n> [--level <n>]]`
  func text(in language: Language) -> String {
    let options = L10n.Options.usageOptions.resolved(in: language)
    var parts = path.dropLast().flatMap { [$0.name.rawValue, options] }
    guard let command = path.last else { return "" }
    parts.append(command.name.rawValue)
    parts += path.count == 1 ? [options] : own(command.options, in: language)
    parts += command.arguments.map { row in
      let name = "<\(row.name.resolved(in: language))>"
      return row.isRequired ? name : "[\(name)]"
    }
    if !command.subcommands.isEmpty {
      parts.append("[<\(L10n.Options.valueSubcommand.resolved(in: language))>]")
    }
    return parts.joined(separator: " ")
  }

  /// Each option in brackets, what needs it inside them.
  private func own(_ options: [OptionSpec], in language: Language) -> [String] {
    options.filter { $0.needs == nil }.map { row in
      let dependents = options.filter { $0.needs == row.name }.map { "[\($0.label(in: language))]" }
      return "[\(([row.label(in: language)] + dependents).joined(separator: " "))]"
    }
  }
}
