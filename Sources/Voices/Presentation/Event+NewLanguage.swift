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
}
