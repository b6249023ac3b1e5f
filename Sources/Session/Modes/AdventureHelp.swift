import Adventure
package import Localization

private typealias Words = L10n.AdventureHelp

/// What can be said in the adventure.
package enum AdventureHelp {
  /// First the commands that every adventure of this kind has, then those of this one.
  package static var rows: [HelpRow] { ofEveryAdventure + ours }

  /// The commands of the first of its kind, in their order.
  package static var ofEveryAdventure: [HelpRow] {
    [
      HelpRow(command: Words.look, text: Words.lookText),
      HelpRow(command: Words.north, text: Words.northText),
      HelpRow(command: Words.east, text: Words.eastText),
      HelpRow(command: Words.south, text: Words.southText),
      HelpRow(command: Words.west, text: Words.westText),
      HelpRow(command: Words.up, text: Words.upText),
      HelpRow(command: Words.down, text: Words.downText),
      HelpRow(command: Words.inventory, text: Words.inventoryText),
      HelpRow(command: Words.getItem, text: Words.getItemText),
      HelpRow(command: Words.dropItem, text: Words.dropItemText),
      HelpRow(command: Words.help, text: Words.helpText),
      HelpRow(command: Words.exit, text: Words.exitText),
    ]
  }

  private static var ours: [HelpRow] {
    [
      HelpRow(command: Words.examine, text: Words.examineText),
      HelpRow(command: Words.read, text: Words.readText),
      HelpRow(command: Words.open, text: Words.openText),
      HelpRow(command: Words.unlock, text: Words.unlockText),
      HelpRow(command: Words.lock, text: Words.lockText),
      HelpRow(command: Words.put, text: Words.putText),
      HelpRow(command: Words.light, text: Words.lightText),
      HelpRow(command: Words.wear, text: Words.wearText),
      HelpRow(command: Words.pull, text: Words.pullText),
      HelpRow(command: Words.wait, text: Words.waitText),
      HelpRow(command: Words.out, text: Words.outText),
      HelpRow(command: Words.hint, text: Words.hintText),
      HelpRow(command: Words.exits, text: Words.exitsText),
      HelpRow(command: Words.map, text: Words.mapText),
      HelpRow(command: Words.score, text: Words.scoreText),
      HelpRow(command: Words.undo, text: Words.undoText),
      HelpRow(command: Words.again, text: Words.againText),
      HelpRow(command: Words.brief, text: Words.briefText),
      HelpRow(command: Words.points, text: Words.pointsText),
      HelpRow(command: Words.picture, text: Words.pictureText),
      HelpRow(command: Words.about, text: Words.aboutText),
      HelpRow(command: Words.save, text: Words.saveText),
      HelpRow(command: Words.restore, text: Words.restoreText),
      HelpRow(command: Words.restart, text: Words.restartText),
      HelpRow(command: Words.script, text: Words.scriptText),
    ]
  }
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
