import Localization
import Screen
import Session
import Wire

private typealias Words = L10n.Options

/// What the options say that every command takes.
struct Options: Equatable {
  /// With `script` time moves only by what the input says.
  enum Clock: String, CaseIterable { case real, script }

  var language: Language?
  /// Nil (`auto`) leaves it to the variables, the settings and the terminal.
  var ui: Interface?
  var isPlain = false
  /// Whether the lines are spoken, too.
  var isSpoken = false
  var color = ColorOption.auto
  var seed: UInt64?
  var clock = Clock.real
  /// As it was typed, never empty.
  var dataFolder: String?
  var hasMotion = true
}

extension Options {
  /// All but the seed, which may be wrong.
  fileprivate init(_ arguments: ParsedArguments) {
    language = arguments.choice(.lang)
    ui = arguments.choice(.ui)
    isPlain = arguments.has(.plain)
    isSpoken = arguments.has(.speak)
    color = arguments.choice(.color) ?? color
    clock = arguments.choice(.clock) ?? clock
    dataFolder = arguments[.dataDir]
    hasMotion = !arguments.has(.noMotion)
  }
}

/// A command line that was understood.
struct Invocation {
  let options: Options
  let path: CommandPath
  let action: CommandAction

  /// The arguments (without the program's name); of a repeated option the last counts.
  ///
  /// A request for help, else for the version, counts whatever else is wrong.
  init(_ words: [String], of program: ProgramCommand) throws(UsageError) {
    let arguments = ParsedArguments(words, of: program)
    path = arguments.path
    do throws(UsageProblem) {
      (options, action) = try arguments.invocation()
    } catch {
      throw UsageError(problem: error, path: path, language: arguments.choice(.lang))
    }
  }
}

extension ParsedArguments {
  fileprivate func invocation() throws(UsageProblem) -> (Options, CommandAction) {
    var options = Options(self)
    if let urgent = action(ofFirst: [.help, .version]) { return (options, urgent) }
    if let problem { throw problem }
    if options.isSpoken, let ui = options.ui, ui != .line { throw .speechOutsideLines(ui) }
    if let printed = action(ofFirst: [.completions, .manual, .wireSchema]) {
      return (options, printed)
    }
    options.seed = try number(.seed)
    try checkNeeds()
    return (options, try path.command.action(self))
  }

  /// What the first of some options that was given asks for.
  private func action(ofFirst options: [OptionSpec]) -> CommandAction? {
    options.first(where: has)?.action?(self)
  }
}

extension OptionSpec {
  /// Plain text for screen readers first.
  static let global = [
    plain, speak, ui, lang, color, noMotion, seed, clock, dataDir, restricted, version, help,
    completions, manual, wireSchema,
  ]

  static let plain = OptionSpec(name: "--plain", summary: Words.plain)
  static let speak = OptionSpec(name: "--speak", summary: Words.speak)
  static let ui = OptionSpec(
    name: "--ui",
    value: OptionValueSpec(
      name: Words.valueUi, words: ["auto"] + Interface.allCases.map(\.rawValue), standard: "auto"),
    summary: Words.ui)
  static let lang = OptionSpec(
    name: "--lang",
    value: OptionValueSpec(name: Words.valueLang, words: Language.allCases.map(\.code)),
    summary: Words.lang)
  static let color = OptionSpec(
    name: "--color",
    value: OptionValueSpec(name: Words.valueColor, of: ColorOption.self, standard: .auto),
    summary: Words.color)
  static let noMotion = OptionSpec(name: "--no-motion", summary: Words.noMotion)
  static let seed = OptionSpec(
    name: "--seed", value: OptionValueSpec(name: Words.valueN), summary: Words.seed)
  static let clock = OptionSpec(
    name: "--clock",
    value: OptionValueSpec(name: Words.valueClock, of: Options.Clock.self, standard: .real),
    summary: Words.clock)
  static let dataDir = OptionSpec(
    name: "--data-dir", value: OptionValueSpec(name: Words.valueDir, isFolder: true),
    summary: Words.dataDir)
  static let restricted = OptionSpec(name: "--restricted", summary: Words.restricted)

  static let version = OptionSpec(name: "--version", summary: Words.version) { arguments in
    .show { _, _ in "\(arguments.path.program.name) \(programVersion)\n" }
  }
  static let help = OptionSpec(name: "--help", short: "-h", summary: Words.showHelp) {
    .help(on: $0.path)
  }

  static let completions: OptionSpec = OptionSpec(
    name: "--generate-completion-script",
    value: OptionValueSpec(name: Words.valueShell, of: ShellCompletions.Shell.self),
    isForSetUp: true, summary: Words.completions
  ) { arguments in
    let shell = arguments.choice(completions) ?? ShellCompletions.Shell.bash
    return .show { language, _ in
      ShellCompletions(of: arguments.path.program, in: language).script(for: shell)
    }
  }
  static let manual = OptionSpec(
    name: "--generate-manual", isForSetUp: true, summary: Words.manual
  ) { arguments in
    .show { language, _ in ManualPage(of: arguments.path.program, in: language).text }
  }
  static let wireSchema = OptionSpec(
    name: "--generate-wire-schema", isForSetUp: true, summary: Words.wireSchema
  ) { _ in
    .show { language, _ in String(decoding: WireJSONSchema.write(in: language), as: UTF8.self) }
  }
}
