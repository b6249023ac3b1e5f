package import Flow
package import Localization

extension Mishap {
  /// What was chosen, typed or done; in a search with the object it was done to.
  package var fullText: LocalizedText {
    object.map { L10n.Mishaps.done(object: $0, action: text) } ?? text
  }
}
