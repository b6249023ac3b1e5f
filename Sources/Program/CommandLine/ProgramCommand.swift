import Flow
import Localization
import Presentation
import Session

private typealias Words = L10n.Options

/// A command of the program: how it is typed, what help says of it, and what it does. The parser, usage, help,
/// the manual page and the completions know no more of a command than what stands here.
struct ProgramCommand: Sendable {
  let name: String
  /// Its name in each language, which is understood in all of them.
  var words: LocalizedList?
  let summary: LocalizedText
  /// They may also follow its subcommands.
  var options: [OptionSpec] = []
  var arguments: [ArgumentSpec] = []
  var subcommands: [ProgramCommand] = []
  let action: @Sendable (ParsedArguments) throws(UsageProblem) -> CommandAction
}

extension ProgramCommand {
  /// The program; `levelCounts`: how many levels each chapter of the campaign has.
  static func expedition(levelCounts: [Int]) -> ProgramCommand {
    let commands = [play(levelCounts: levelCounts), reflex, explore, descend, levels, scores, pack]
    return ProgramCommand(
      name: "expedition", summary: Words.expedition, options: OptionSpec.global,
      subcommands: commands + [help(on: commands)]
    ) { _ in .open(.menu) }
  }

  private static func help(on commands: [ProgramCommand]) -> ProgramCommand {
    let topic = ArgumentSpec(
      name: Words.valueSubcommand, words: commands.map(\.name) + ["help"],
      summary: Words.subcommand)
    return ProgramCommand(name: "help", summary: Words.help, arguments: [topic]) { arguments in
      .help(on: arguments.words.reduce(CommandPath(arguments.path.program)) { $0.below($1) ?? $0 })
    }
  }
}

/// What a command line comes to.
enum CommandAction {
  /// To play, or to look at a list: the saves are opened.
  case open(Command.StartingPoint, pack: PackChoice? = nil)
  /// To read a text, wrapped to so many columns where it is help; no save is opened, and none repaired.
  case show((_ language: Language, _ columns: Int) -> String)
  /// To do something with a file or a code; it opens what it needs.
  case run((CommandContext) throws(OutputError) -> ExitStatus)

  static func help(on path: CommandPath) -> CommandAction {
    .show { HelpPage(on: path, in: $0, width: $1).text }
  }
}

/// What a command may use that does something.
struct CommandContext {
  let language: Language
  /// Whether findings are told as JSON lines.
  let isOnWire: Bool
  /// Whether nothing but the standard streams may be used.
  let isRestricted: Bool
  /// The built-in campaign.
  let chapters: [Chapter]
  /// What is kept of the descents, read where it is wanted.
  let descents: () -> SavedDescents

  /// Why a command comes to nothing, on standard error.
  func refuse(_ problem: LocalizedText) throws(OutputError) -> ExitStatus {
    try StandardStream.error.write([Words.error(problem: problem)], in: language)
    return .failure
  }
}

/// The way from the program down to a command.
struct CommandPath: Sendable {
  private(set) var above: [ProgramCommand] = []
  private(set) var command: ProgramCommand

  init(_ program: ProgramCommand) { command = program }

  var program: ProgramCommand { above.first ?? command }
  private var commands: [ProgramCommand] { above + [command] }

  /// `expedition pack import`
  var name: String { commands.map(\.name).joined(separator: " ") }

  /// The names behind that of the program.
  var words: [String] { commands.dropFirst().map(\.name) }

  /// The command’s own options, and those of the commands above it.
  var options: [OptionSpec] { commands.flatMap(\.options) }

  /// The way to a subcommand; nil where there is none of that name.
  func below(_ name: String) -> CommandPath? {
    let subcommand = command.subcommands.first {
      $0.name == name || $0.words?.hasSpelling(name.folded(as: .command)) == true
    }
    guard let subcommand else { return nil }
    var path = self
    path.above.append(command)
    path.command = subcommand
    return path
  }

  /// The command and all below it, each before those below it.
  var all: [CommandPath] {
    [self] + command.subcommands.compactMap { below($0.name) }.flatMap(\.all)
  }
}

// MARK: - What may follow a command

/// An option: how it is typed, what help says of it, and what it asks for by itself.
struct OptionSpec: Sendable {
  /// With its dashes.
  let name: String
  var short: String?
  /// Nil for an option without a value.
  var value: OptionValueSpec?
  /// The option without which this one makes no sense.
  var needed: String?
  /// For those who install the program; the manual lists it, help does not.
  var isForSetUp = false
  let summary: LocalizedText
  /// What is done in place of the command; nil for an option of a command.
  var action: (@Sendable (ParsedArguments) -> CommandAction)?

  /// `--seed <n>`
  var label: LocalizedText {
    value.map { Words.withValue(option: cleaned(name), value: $0.name) } ?? cleaned(name)
  }
}

/// The value that an option takes.
struct OptionValueSpec: Sendable {
  /// What stands between `<` and `>`.
  let name: LocalizedText
  /// The only words it may be; empty where any are allowed.
  var words: [String] = []
  var standard: String?
  /// Whether the words are the names of folders.
  var isFolder = false
}

extension OptionValueSpec {
  /// The words of a choice; `standard`: the one that stands where none is given.
  init<Choice: CaseIterable & RawRepresentable<String>>(
    name: LocalizedText, of choice: Choice.Type, standard: Choice? = nil
  ) {
    self.init(name: name, words: choice.allCases.map(\.rawValue), standard: standard?.rawValue)
  }
}

/// A word that a command takes behind its options.
struct ArgumentSpec: Sendable {
  let name: LocalizedText
  var isRequired = false
  /// The only words it may be; empty where any are allowed.
  var words: [String] = []
  let summary: LocalizedText

  /// `<file>`
  var label: LocalizedText { Words.inBrackets(name: name) }
}

/// The table's own words as an argument of a sentence.
func cleaned(_ text: String) -> LocalizedText {
  LocalizedText(cleaning: text, limit: 1_000)
}
