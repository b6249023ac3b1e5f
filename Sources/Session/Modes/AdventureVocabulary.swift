import Adventure
package import Localization

/// The words that a command of the adventure can begin with, for a voice that completes them; the
/// first of each list is the one that is shown.
package enum AdventureVocabulary {
  package static let heads: [LocalizedList] = Verb.allCases.map(\.words) + directions + requests

  private static let directions = [
    L10n.Grammar.north, L10n.Grammar.east, L10n.Grammar.south, L10n.Grammar.west, L10n.Grammar.up,
    L10n.Grammar.down,
  ]

  private static let requests = [
    L10n.Requests.help, L10n.Requests.hint, L10n.Requests.score, L10n.Requests.map,
    L10n.Requests.save, L10n.Requests.restore, L10n.Requests.undo, L10n.Requests.again,
    L10n.Requests.oops, L10n.Requests.restart, L10n.Requests.script, L10n.Requests.quit,
  ]
}
