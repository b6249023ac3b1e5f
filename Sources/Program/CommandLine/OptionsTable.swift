import Localization

/// Every option, as it is typed.
enum OptionName: String, CaseIterable {
  case plain = "--plain"
  case speak = "--speak"
  case ui = "--ui"
  case lang = "--lang"
  case color = "--color"
  case noMotion = "--no-motion"
  case seed = "--seed"
  case clock = "--clock"
  case dataDir = "--data-dir"
  case restricted = "--restricted"
  case version = "--version"
  case help = "--help"
  case chapter = "--chapter"
  case preview = "--preview"
  case level = "--level"
  case restart = "--restart"
  case pace = "--pace"
  case daily = "--daily"
  case endless = "--endless"
  case share = "--share"
  case check = "--check"
  case descent = "--descent"
  case format = "--format"
  case output = "--output"
  case generateCompletionScript = "--generate-completion-script"
  case generateManual = "--generate-manual"
  case generateWireSchema = "--generate-wire-schema"
}

/// An option: how it is typed, and what help says of it.
struct OptionSpec: Equatable, Sendable {
  let name: OptionName
  var short: String?
  /// Nil for an option without a value.
  var value: OptionValueSpec?
  /// The option without which this one makes no sense.
  var needs: OptionName?
  /// For those who install the program; the manual lists it, help does not.
  var isForSetUp = false
  let summary: LocalizedText
}

/// The value that an option takes.
struct OptionValueSpec: Equatable, Sendable {
  /// What stands between `<` and `>`.
  let name: LocalizedText
  /// The only words it may be; empty where any are allowed.
  var words: [String] = []
  var standard: String?
}

/// A word that a command takes behind its options.
struct ArgumentSpec: Equatable, Sendable {
  let name: LocalizedText
  var isRequired = false
  /// The only words it may be; empty where any are allowed.
  var words: [String] = []
  let summary: LocalizedText
}

/// A command: how it is typed, and what help says of it. Its options may also follow its subcommands.
struct CommandSpec: Equatable, Sendable {
  let name: CommandName
  let summary: LocalizedText
  var options: [OptionSpec] = []
  var arguments: [ArgumentSpec] = []
  var subcommands: [CommandSpec] = []
}

/// The one table of the command line, which the parser, help, the manual and completions read.
struct OptionsTable: Sendable {
  let root: CommandSpec
  /// How many levels each chapter has.
  let levelCounts: [Int]

  init(levelCounts: [Int]) {
    root = .expedition
    self.levelCounts = levelCounts
  }

  /// The commands from the program down to the named one.
  func path(to name: CommandName) -> [CommandSpec] { root.path(to: name) ?? [root] }
}

extension CommandSpec {
  fileprivate func path(to name: CommandName) -> [CommandSpec]? {
    if self.name == name { return [self] }
    let below = subcommands.lazy.compactMap { $0.path(to: name) }.first
    return below.map { [self] + $0 }
  }
}

extension OptionSpec {
  /// `--seed <n>`
  func label(in language: Language) -> String {
    let value = value.map { " <\($0.name.resolved(in: language))>" } ?? ""
    return name.rawValue + value
  }
}

/// The table's own words as an argument of a sentence.
func verbatim(_ text: String) -> LocalizedText {
  LocalizedText(cleaning: text, limit: 1_000)
}

/// ‘a’, ‘b’ or ‘c’
func quotedList(_ words: [String]) -> LocalizedText {
  LocalizedText.list(words.map { L10n.Options.quoted(word: verbatim($0)) }) ?? verbatim("")
}
