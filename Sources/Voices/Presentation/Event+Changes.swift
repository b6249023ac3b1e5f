package import Localization
package import Session

extension Event {
  /// The language that is spoken from now on, where the event says one.
  package var newLanguage: Language? {
    switch self {
    case .program(.hello(_, let language)), .program(.notice(.languageChanged(let language))):
      language
    case .program, .campaign, .round, .adventure: nil
    }
  }

  /// The level as it is now, where the event changed it: by an act, a verdict or a hint.
  package var changedLevel: LevelView? {
    switch self {
    case .campaign(.act(let act)): act.level
    case .campaign(.verdict(let verdict)): verdict.level
    case .campaign(.hint(let hint)): hint.level
    case .program, .campaign, .round, .adventure: nil
    }
  }
}
