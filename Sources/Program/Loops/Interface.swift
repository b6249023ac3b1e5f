import Session

/// The voices there are, as `--ui` names them.
enum Interface: String, CaseIterable {
  case full, line, json
}

extension Interface {
  /// `--ui`, then `--plain` and `--speak`, ACCESSIBLE, the saved setting, and what the streams are.
  /// Nil where the full screen was asked for by flag and there is no terminal for it.
  init?(
    options: Options, settings: Settings, environment: [String: String], isTerminal: Bool
  ) {
    let canBeFull = isTerminal && Self.canBeFull(environment)
    let isAccessible = !["", "0", "false"].contains(environment["ACCESSIBLE"] ?? "")
    switch options.ui {
    case .line: self = .line
    case .json: self = .json
    case .full:
      guard canBeFull else { return nil }
      self = .full
    case nil:
      let isLine =
        options.isPlain || options.isSpoken || isAccessible || settings.interface == .line
      self = isLine || !canBeFull ? .line : .full
    }
  }

  /// Whether the terminal that the variables tell of can show a full screen.
  static func canBeFull(_ environment: [String: String]) -> Bool {
    let terminal = environment["TERM"] ?? ""
    return !terminal.isEmpty && terminal != "dumb"
  }
}
