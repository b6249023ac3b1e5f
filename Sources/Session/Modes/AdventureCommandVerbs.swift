import Adventure
package import Localization

/// The words that a command of the adventure can begin with, for a voice that completes them; the
/// first of each list is the one that is shown.
package enum AdventureCommandVerbs {
  package static let all: [LocalizedList] =
    Verb.allCases.map(\.words) + Direction.allCases.map(\.words) + MetaVerb.allCases.map(\.words)
}
