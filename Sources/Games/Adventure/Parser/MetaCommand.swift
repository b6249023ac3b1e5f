package import Localization

/// What a player asks of the program, outside the world; it takes no turn.
package enum MetaCommand: Equatable, Sendable {
  case help, map, restart, quit
  /// A name, or none.
  case save(String?), restore(String?)
  /// A file, or none; `off` ends it.
  case script(String?)
}

/// What a meta-command begins with: the verbs for the program, and those that the game answers by itself.
package enum MetaVerb: String, CaseIterable, Sendable {
  case help, hint, score, fullScore, map, save, restore, undo, again, oops, restart, script, quit

  /// What a player may type for it; the first one is shown.
  package var words: LocalizedList {
    switch self {
    case .help: L10n.Requests.help
    case .hint: L10n.Requests.hint
    case .score: L10n.Requests.score
    case .fullScore: L10n.Requests.fullScore
    case .map: L10n.Requests.map
    case .save: L10n.Requests.save
    case .restore: L10n.Requests.restore
    case .undo: L10n.Requests.undo
    case .again: L10n.Requests.again
    case .oops: L10n.Requests.oops
    case .restart: L10n.Requests.restart
    case .script: L10n.Requests.script
    case .quit: L10n.Requests.quit
    }
  }

  /// What follows is a name and no words of a command.
  var takesName: Bool { self == .save || self == .restore || self == .script }
}
