package import Localization
package import Session

extension Event {
  /// The language that is spoken from now on, where the event says one.
  package var newLanguage: Language? {
    if case .general(.hello(_, let language)) = self { return language }
    if case .general(.notice(.languageChanged(let language))) = self { return language }
    return nil
  }
}
