import Adventure
package import Localization

/// The words that a command of the adventure can begin with, for a voice that completes them; the
/// first of each list is the one that is shown.
package enum AdventureCommandVerbs {
  /// What help lists, in its order; then what it only mentions.
  package static let inHelp: [LocalizedList] =
    [Verb.look.words] + Direction.allCases.map(\.words) + helpVerbs.map(\.words)
    + helpRequests.map(\.words)

  /// All others, but for those that are better found than told.
  package static let others: [LocalizedList] =
    Verb.allCases.filter { !helpVerbs.contains($0) && !lookingVerbs.contains($0) }.map(\.words)
    + MetaVerb.allCases.filter { !helpRequests.contains($0) && !$0.isSecret }.map(\.words)

  /// Their words begin like those of looking.
  private static let lookingVerbs: [Verb] = [.look, .lookUnder, .lookBehind, .lookThrough]

  private static let helpVerbs: [Verb] = [
    .inventory, .take, .drop, .examine, .read, .open, .close, .unlock, .lock, .putIn, .putOn,
    .light, .putOut, .wear, .takeOff, .pull, .wait, .leave,
  ]

  private static let helpRequests: [MetaVerb] = [
    .help, .quit, .hint, .exits, .map, .score, .undo, .again, .brief, .verbose, .points, .picture,
    .about, .save, .restore, .restart, .script,
  ]
}

extension MetaVerb {
  fileprivate var isSecret: Bool { self == .walkthrough || self == .magic }
}
