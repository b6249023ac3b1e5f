package import Localization
package import Session

extension Event {
  /// The language that is spoken from now on, where the event says one.
  package var newLanguage: Language? {
    if case .hello(_, let language) = self { return language }
    if case .notice(.languageChanged(let language)) = self { return language }
    return nil
  }

  /// The level as it is now, where the event changed it: by an act, a verdict or a hint.
  package var changedLevel: LevelView? {
    switch self {
    case .act(let act): act.level
    case .verdict(let verdict): verdict.level
    case .hint(let hint): hint.level
    case .hello, .pack, .menu, .intro, .chapter, .level, .ready, .cue, .move, .round, .results,
      .levels, .notes, .settings, .scores, .adventure, .notice, .error, .bye:
      nil
    }
  }
}
