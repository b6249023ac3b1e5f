import Localization

/// Why the arguments cannot be taken.
struct UsageError: Error, Equatable {
  enum Problem: Error, Equatable {
    case unknownOption(SafeText, near: String?)
    case missingValue(OptionRow)
    case missingArgument(ArgumentRow)
    case unwantedValue(OptionRow, SafeText)
    case invalidValue(OptionRow, SafeText, ValidValues)
    case unexpectedArgument(SafeText, near: String?)
    /// The full screen was asked for where there is no terminal for it.
    case noTerminal
    /// The second option is missing.
    case needs(OptionRow, OptionRow)
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
