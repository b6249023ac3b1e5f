package import Localization
package import Session

extension Event {
  /// The language that is spoken from now on, where the event says one.
  package var newLanguage: Language? {
    switch self {
    case .general(.hello(_, let language)), .general(.notice(.languageChanged(let language))):
      language
    case .general, .campaign, .round, .adventure: nil
    }
  }
}
