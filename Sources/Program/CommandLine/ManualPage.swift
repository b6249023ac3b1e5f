import Localization

private typealias Words = L10n.Manual

/// The manual page, section 6, in mdoc; made from the table of the command line.
struct ManualPage {
  let table: OptionsTable
  let language: Language

  var text: String {
    let lines =
      [".Dd November 21, 2026", ".Dt EXPEDITION 6", ".Os"]
      + section(Words.headingName, [".Nm expedition", ".Nd \(plain(Words.name))"])
      + section(Words.headingSynopsis, commands.flatMap(synopsis))
      + section(Words.headingDescription, text(Words.description) + [".Pp"] + text(Words.modes))
      + section(Words.headingOptions, list(table.root.options.flatMap(item)))
      + section(Words.headingCommands, list(commands.dropFirst().flatMap(item)))
      + section(Words.headingEnvironment, list(variables.flatMap { [".It Ev \($0)"] + text($1) }))
      + section(Words.headingFiles, list([".It Pa $XDG_DATA_HOME/expedition"] + text(Words.files)))
      + section(Words.headingStatus, list(statuses.flatMap { [".It \($0)"] + text($1) }))
      + section(Words.headingExamples, examples)
    return lines.joined(separator: "\n") + "\n"
  }

  private typealias Path = [CommandSpec]

  /// The program and each command, by the way to it.
  private var commands: [Path] {
    ShellCompletions(table: table, language: language).contexts.map(\.path)
  }

  private let variables: [(String, LocalizedText)] = [
    ("EXPEDITION_LANG", Words.variableLanguage(codes: Language.codes())),
    ("EXPEDITION_DATA_DIR", Words.variableFolder),
    ("EXPEDITION_RESTRICTED", Words.variableRestricted),
    ("ACCESSIBLE", Words.variableAccessible), ("NO_COLOR", Words.variableColor),
    ("LANGUAGE, LC_ALL, LC_MESSAGES, LANG", Words.variableLocale),
    ("TERM, COLORTERM", Words.variableTerminal), ("COLUMNS", Words.variableColumns),
  ]

  private let statuses: [(String, LocalizedText)] = [
    ("0", Words.statusSuccess), ("1", Words.statusFailure), ("64", Words.statusUsage),
    ("128+n", Words.statusSignal),
  ]

  private let examples = [
    ".Dl expedition --lang fr", ".Dl expedition --plain",
    ".Dl expedition play --chapter 2 --level 1",
  ]

  private func section(_ name: LocalizedText, _ lines: [String]) -> [String] {
    [".Sh \(plain(name))"] + lines
  }

  private func list(_ lines: [String]) -> [String] {
    [".Bl -tag -width Ds"] + lines + [".El"]
  }

  // MARK: Commands and options

  private func synopsis(of path: Path) -> [String] {
    guard let command = path.last else { return [] }
    let names = path.dropFirst().map { ".Cm \($0.name.rawValue)" }
    let options =
      path.count == 1 ? [".Op Ar \(plain(Words.options))"] : command.options.map(optional)
    let words = command.arguments.map { ".Op Ar \(plain($0.name))" }
    return [".Nm"] + names + options + words
  }

  private func optional(_ row: OptionSpec) -> String {
    ".Op Fl \(flag(row))\(value(row))"
  }

  private func item(_ row: OptionSpec) -> [String] {
    let short = row.short.map { "Fl \($0.dropFirst()) , " } ?? ""
    return [".It \(short)Fl \(flag(row))\(value(row))"] + text(row.summary) + note(row.value)
  }

  private func item(_ path: Path) -> [String] {
    guard let command = path.last else { return [] }
    let names = path.dropFirst().map(\.name.rawValue).joined(separator: " ")
    let arguments = command.arguments.map { " Op Ar \(plain($0.name))" }.joined()
    let own = command.options.isEmpty ? [] : list(command.options.flatMap(item))
    return [".It Cm \(names)\(arguments)"] + text(command.summary) + own
  }

  /// The option’s name behind one of its dashes, which `Fl` writes.
  private func flag(_ row: OptionSpec) -> String { escaped(String(row.name.rawValue.dropFirst())) }

  private func value(_ row: OptionSpec) -> String {
    row.value.map { " Ar \(plain($0.name))" } ?? ""
  }

  private func note(_ value: OptionValueSpec?) -> [String] {
    guard let value, !value.words.isEmpty else { return [] }
    let words = verbatim(value.words.joined(separator: ", "))
    let note = value.standard.map {
      L10n.Options.valuesAndDefault(values: words, standard: verbatim($0))
    }
    return text(note ?? L10n.Options.values(values: words))
  }

  // MARK: Text

  /// Each sentence on a line of its own, broken before it is too long for a reader of the source.
  private func text(_ text: LocalizedText) -> [String] {
    let words = plain(text).split(separator: " ")
    var lines: [String] = []
    for word in words {
      if let line = lines.last, line.last != ".", line.utf8.count + word.utf8.count < 64 {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  private func plain(_ text: LocalizedText) -> String { escaped(text.resolved(in: language)) }

  /// Nothing in it is a request, an escape or a dash that a reader could not copy.
  private func escaped(_ text: String) -> String {
    let start = text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" : ""
    return text.unicodeScalars.reduce(into: start) { result, scalar in
      switch scalar {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
