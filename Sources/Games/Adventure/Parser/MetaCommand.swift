package import Localization

/// What a player asks of the program, outside the world; it takes no turn.
package enum MetaCommand: Equatable, Sendable {
  case help, map, restart, quit, about, version
  /// How much is told of a place that is known.
  case places(isBrief: Bool)
  /// Whether points are told as they come.
  case points(isTold: Bool)
  /// A name, or none.
  case save(String?), restore(String?)
  /// A file, or none; `off` ends it.
  case script(String?)
}

/// What a meta-command begins with: the verbs for the program, and those that the game answers by itself.
package enum MetaVerb: String, CaseIterable, Sendable {
  case help, hint, score, fullScore, map, save, restore, undo, again, oops, restart, script, quit
  case points, exits, brief, verbose, picture, about, version
  /// What players of old try, answered in character; no help lists it.
  case walkthrough, magic

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
    case .points: L10n.Requests.points
    case .exits: L10n.Requests.exits
    case .brief: L10n.Requests.brief
    case .verbose: L10n.Requests.verbose
    case .picture: L10n.Requests.picture
    case .about: L10n.Requests.about
    case .version: L10n.Requests.version
    case .walkthrough: L10n.Requests.walkthrough
    case .magic: L10n.Requests.magic
    }
  }

  /// What follows is a name and no words of a command.
  var takesName: Bool { self == .save || self == .restore || self == .script }
}
