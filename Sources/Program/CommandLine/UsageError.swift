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
