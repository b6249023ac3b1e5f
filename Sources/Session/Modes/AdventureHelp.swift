import Adventure
package import Localization

private typealias Words = L10n.AdventureHelp

/// What can be said in the adventure.
package enum AdventureHelp {
  /// First the commands that every adventure of this kind has, then those of this one.
  package static var rows: [HelpRow] { ofEveryAdventure + ours }

  /// The commands of the first of its kind, in their order.
  package static let ofEveryAdventure = [
    Words.look, Words.north, Words.east, Words.south, Words.west, Words.up, Words.down,
    Words.inventory, Words.getItem, Words.dropItem, Words.help, Words.exit,
  ].map(HelpRow.init)

  private static let ours = [
    Words.examine, Words.read, Words.open, Words.unlock, Words.lock, Words.put, Words.light,
    Words.wear, Words.pull, Words.wait, Words.out, Words.hint, Words.exits, Words.map, Words.score,
    Words.undo, Words.again, Words.brief, Words.points, Words.picture, Words.about, Words.save,
    Words.restore, Words.restart, Words.script,
  ].map(HelpRow.init)
}

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
