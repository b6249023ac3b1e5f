import Localization

/// Every option, as it is typed.
enum OptionName: String, CaseIterable {
  case plain = "--plain"
  case ui = "--ui"
  case lang = "--lang"
  case color = "--color"
  case noMotion = "--no-motion"
  case seed = "--seed"
  case clock = "--clock"
  case dataDir = "--data-dir"
  case version = "--version"
  case help = "--help"
  case chapter = "--chapter"
  case level = "--level"
  case restart = "--restart"
  case pace = "--pace"
  case daily = "--daily"
  case format = "--format"
  case output = "--output"
  case generateCompletionScript = "--generate-completion-script"
  case generateManual = "--generate-manual"
}

/// The program itself and its subcommands, as they are typed.
enum CommandName: String, CaseIterable {
  case expedition, play, reflex, explore, levels, scores, pack
  case create = "new"
  case check, export, schema
  case take = "import"
  case help
}

/// An option: what the parser takes and what help says of it.
struct OptionRow: Equatable, Sendable {
  let name: OptionName
  var short: String?
  /// Nil for a flag.
  var value: ValueRow?
  /// The option without which this one makes no sense.
  var needs: OptionName?
  /// For those who install the program; the manual lists it, help does not.
  var isForSetUp = false
  let summary: LocalizedText
}

/// The value that an option takes.
struct ValueRow: Equatable, Sendable {
  /// What stands between `<` and `>`.
  let name: LocalizedText
  /// The only words it may be; empty if there are others.
  var words: [String] = []
  var standard: String?
}

/// A word that a command takes behind its options.
struct ArgumentRow: Equatable, Sendable {
  let name: LocalizedText
  var isRequired = false
  /// The only words it may be; empty if there are others.
  var words: [String] = []
  let summary: LocalizedText
}

/// A command; what stands below it takes its options too.
struct CommandRow: Equatable, Sendable {
  let name: CommandName
  let summary: LocalizedText
  var options: [OptionRow] = []
  var arguments: [ArgumentRow] = []
  var subcommands: [CommandRow] = []
}

/// The one table of the command line: parser, help and suggestions read it.
struct OptionsTable: Sendable {
  let root: CommandRow
  /// How many levels each chapter has.
  let levelCounts: [Int]

  init(levelCounts: [Int]) {
    root = .expedition
    self.levelCounts = levelCounts
  }

  /// The commands from the program down to the named one.
  func path(to name: CommandName) -> [CommandRow] { root.path(to: name) ?? [root] }
}

extension CommandRow {
  fileprivate func path(to name: CommandName) -> [CommandRow]? {
    if self.name == name { return [self] }
    let below = subcommands.lazy.compactMap { $0.path(to: name) }.first
    return below.map { [self] + $0 }
  }
}
