import Localization

/// Why the arguments cannot be taken.
struct UsageError: Error, Equatable {
  enum Problem: Error, Equatable {
    case unknownOption(SafeText, near: String?)
    case missingValue(OptionSpec)
    case missingArgument(ArgumentSpec)
    case unwantedValue(OptionSpec, SafeText)
    case invalidValue(OptionSpec, SafeText, ValidValues)
    case unexpectedArgument(SafeText, near: String?)
    case unknownSubcommand(SafeText, near: String?)
    /// The full screen was asked for where there is no terminal for it.
    case noTerminal
    /// `--speak` with an interface that is no lines.
    case speechOutsideLines(Interface)
    /// `--speak` where the game is restricted.
    case speechForStrangers
    /// An option that goes with a pack alone.
    case needsPack(OptionSpec)
    /// The second option is missing.
    case needs(OptionSpec, OptionSpec)
  }

  /// What would have been right.
  enum ValidValues: Equatable {
    case none
    case words([String], near: String?)
    case range(ClosedRange<UInt64>)
  }

  let problem: Problem
  /// Whose usage helps.
  let command: CommandName
  /// What a valid `--lang` among the arguments asked for.
  let language: Language?
}

extension UsageError {
  /// What went wrong, the usage unless a word was misspelt, and where more is said; ends with a newline.
  func message(in language: Language, table: OptionsTable) -> String {
    let usage = UsageLine(path: table.path(to: command)).text(in: language)
    let lines = [
      L10n.Options.error(problem: problem.sentence(in: language)),
      problem.namesNearWord ? nil : L10n.Options.usage(usage: verbatim(usage)),
    ]
    return lines.compactMap { $0?.resolved(in: language) }.map { $0 + "\n" }.joined()
      + "  " + L10n.Options.seeHelp.resolved(in: language) + "\n"
  }
}

extension UsageError.Problem {
  /// Whether it says which word was likely meant.
  fileprivate var namesNearWord: Bool {
    switch self {
    case .unknownOption(_, _?), .unexpectedArgument(_, _?), .unknownSubcommand(_, _?),
      .invalidValue(_, _, .words(_, _?)):
      true
    case _: false
    }
  }

  /// The wording of Swift Argument Parser, in typographic quotes.
  fileprivate func sentence(in language: Language) -> LocalizedText {
    switch self {
    case .unknownOption(let option, nil):
      L10n.Options.unknownOption(option: LocalizedText(verbatim: option))
    case .unknownOption(let option, let near?):
      L10n.Options.unknownOptionNear(
        option: LocalizedText(verbatim: option), near: verbatim(near))
    case .missingValue(let row): L10n.Options.missingValue(option: row.text(in: language))
    case .missingArgument(let row):
      L10n.Options.missingArgument(argument: verbatim("<\(row.name.resolved(in: language))>"))
    case .unwantedValue(let row, let value):
      L10n.Options.unwantedValue(
        option: verbatim(row.name.rawValue), value: LocalizedText(verbatim: value))
    case .invalidValue(let row, let value, let valid):
      valid.sentence(
        on: LocalizedText(verbatim: value), of: row.text(in: language))
    case .unexpectedArgument(let word, nil):
      L10n.Options.unexpectedArgument(argument: LocalizedText(verbatim: word))
    case .unexpectedArgument(let word, let near?):
      L10n.Options.unexpectedArgumentNear(
        argument: LocalizedText(verbatim: word), near: verbatim(near))
    case .unknownSubcommand(let word, nil):
      L10n.Options.unknownSubcommand(subcommand: LocalizedText(verbatim: word))
    case .unknownSubcommand(let word, let near?):
      L10n.Options.unknownSubcommandNear(
        subcommand: LocalizedText(verbatim: word), near: verbatim(near))
    case .noTerminal: L10n.Options.noTerminal
    case .speechOutsideLines(let interface):
      L10n.Options.speechOutsideLines(ui: verbatim(interface.rawValue))
    case .speechForStrangers: L10n.Options.speechForStrangers
    case .needsPack(let row): L10n.PackPlay.needsPack(option: row.text(in: language))
    case .needs(let row, let other):
      L10n.Options.needs(option: row.text(in: language), other: other.text(in: language))
    }
  }
}

extension UsageError.ValidValues {
  fileprivate func sentence(
    on value: LocalizedText, of option: LocalizedText
  ) -> LocalizedText {
    switch self {
    case .none: L10n.Options.invalidValue(value: value, option: option)
    case .words(let words, nil):
      L10n.Options.invalidValueWords(
        value: value, option: option, words: quotedList(words))
    case .words(let words, let near?):
      L10n.Options.invalidValueWordsNear(
        value: value, option: option, words: quotedList(words), near: verbatim(near))
    case .range(let range) where range.lowerBound == range.upperBound:
      L10n.Options.invalidValueOnly(
        value: value, option: option, only: verbatim("\(range.lowerBound)"))
    case .range(let range):
      L10n.Options.invalidValueRange(
        value: value, option: option, first: verbatim("\(range.lowerBound)"),
        last: verbatim("\(range.upperBound)"))
    }
  }
}

extension OptionSpec {
  fileprivate func text(in language: Language) -> LocalizedText { verbatim(label(in: language)) }
}

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

/// The option, subcommand or value that a mistyped word is nearest to: under 4 edits, at least half of
/// it right; else one that it begins with, as `--language` does.
func suggestion(for word: String, among candidates: [String]) -> String? {
  // Candidates are ASCII; any other scalar is one wrong letter.
  let typed = String(
    word.lowercased().unicodeScalars.map { (" "..."~").contains($0) ? Character($0) : "\u{FFFD}" })
  let near = candidates.filter { abs($0.count - typed.count) < 4 }.nearest(to: typed) {
    $0.distance < 4 && $0.distance <= max(bareCount(typed), bareCount($0.word)) / 2
  }
  return near?.word ?? candidates.first { bareCount($0) > 3 && typed.hasPrefix($0) }
}

/// Without the dashes that every option has.
private func bareCount(_ word: String) -> Int { word.drop { $0 == "-" }.count }
