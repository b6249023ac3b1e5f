import Platform
import Storage

/// The game is served to strangers: no file outside the data folder is read or written, but the pack that the
/// command line names.
///
/// Who restricts also says where the data folder is; what others could set is not asked.
enum Restriction {
  /// By EXPEDITION_RESTRICTED: no argument takes it back, and EXPEDITION_DATA_DIR counts before `--data-dir`.
  case variable
  /// By `--restricted`: of the variables only HOME counts.
  case option

  /// Nil where the game is the player’s own.
  init?(arguments: [String], environment: [String: String]) {
    if !["", "0"].contains(environment["EXPEDITION_RESTRICTED"] ?? "") {
      self = .variable
    } else if arguments.prefix(while: { $0 != "--" }).contains(OptionSpec.restricted.name) {
      self = .option
    } else {
      return nil
    }
  }

  /// Where the data folder is; `option` is what `--data-dir` says.
  func dataFolder(option: String?, environment: [String: String]) -> String? {
    let home = environment.filter { $0.key == "HOME" }
    switch self {
    case .option: return DataFolder.location(environment: home, option: option)
    case .variable:
      let named = environment["EXPEDITION_DATA_DIR"] ?? ""
      return DataFolder.location(environment: home, option: named.isEmpty ? option : named)
    }
  }

  /// From now on no key stops the program, and none leaves a core of it.
  func take() {
    signal(SIGTSTP, SIG_IGN)
    forbidCoreDumps()
  }
}
