import Platform
import Screen

extension TerminalEncoding {
  /// What the variables tell of the player’s terminal.
  private static let ofPlayer = TerminalEncoding(environment: EnvironmentVariables.variables())

  /// That of a terminal; files and pipes hold UTF-8.
  init(of descriptor: Int32) {
    self = Self.ofPlayer != .utf8 && isatty(descriptor) == 1 ? Self.ofPlayer : .utf8
  }
}
