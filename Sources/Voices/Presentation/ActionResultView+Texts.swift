package import Localization
package import Session

extension ActionResultView {
  /// What is said to it; where nothing is felt, what was done comes first.
  package var saidText: LocalizedText {
    let object = level.elements.first { $0.id == element }
    guard outcome == nil, let object,
      let done = object.actions.first(where: { $0.id == action })
    else { return text }
    return L10n.SecondNight.noted(thing: object.name, action: done.text, text: text)
  }
}
