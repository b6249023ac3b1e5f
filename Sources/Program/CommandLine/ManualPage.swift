import Localization

private typealias Words = L10n.Manual

/// The manual page, section 6, in mdoc.
struct ManualPage {
  private let commands: [CommandPath]
  private let language: Language

  init(of program: ProgramCommand, in language: Language) {
    commands = CommandPath(program).all
    self.language = language
  }

  var text: String {
    let lines =
      [".Dd November 21, 2026", ".Dt EXPEDITION 6", ".Os"]
      + section(Words.headingName, [".Nm expedition", ".Nd \(plain(Words.name))"])
      + section(Words.headingSynopsis, commands.flatMap(synopsis))
      + section(Words.headingDescription, text(Words.description) + [".Pp"] + text(Words.modes))
      + section(Words.headingOptions, list(commands[0].options.flatMap(item)))
      + section(Words.headingCommands, list(commands.dropFirst().flatMap(item)))
      + section(Words.headingEnvironment, list(variables.flatMap { [".It Ev \($0)"] + text($1) }))
      + section(Words.headingFiles, list([".It Pa $XDG_DATA_HOME/expedition"] + text(Words.files)))
      + section(Words.headingStatus, list(statuses.flatMap { [".It \($0)"] + text($1) }))
      + section(Words.headingExamples, examples)
    return lines.joined(separator: "\n") + "\n"
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

  private func synopsis(of path: CommandPath) -> [String] {
    let names = path.words.map { ".Cm \($0)" }
    let options =
      path.above.isEmpty
      ? [".Op Ar \(plain(Words.options))"]
      : path.command.options.map { ".Op Fl \(flag($0))\(value($0))" }
    let words = path.command.arguments.map { ".Op Ar \(plain($0.name))" }
    return [".Nm"] + names + options + words
  }

  private func item(_ option: OptionSpec) -> [String] {
    let short = option.short.map { "Fl \($0.dropFirst()) , " } ?? ""
    let note = option.value?.note.map(text) ?? []
    return [".It \(short)Fl \(flag(option))\(value(option))"] + text(option.summary) + note
  }

  private func item(_ path: CommandPath) -> [String] {
    let names = path.words.joined(separator: " ")
    let arguments = path.command.arguments.map { " Op Ar \(plain($0.name))" }.joined()
    let options = path.command.options.flatMap(item)
    return [".It Cm \(names)\(arguments)"] + text(path.command.summary)
      + (options.isEmpty ? [] : list(options))
  }

  /// The option’s name behind one of its dashes, which `Fl` writes.
  private func flag(_ option: OptionSpec) -> String { escaped(String(option.name.dropFirst())) }

  private func value(_ option: OptionSpec) -> String {
    option.value.map { " Ar \(plain($0.name))" } ?? ""
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
    return start + text.unicodeScalars.map { Self.escapes[$0] ?? String($0) }.joined()
  }

  private static let escapes: [Unicode.Scalar: String] = ["\\": "\\e", "-": "\\-"]
}
