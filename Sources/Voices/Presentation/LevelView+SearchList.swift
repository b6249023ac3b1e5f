import Flow
package import Localization
import Session

extension LevelView {
  /// That a search list is empty again.
  package var emptyListText: LocalizedText {
    elements.count == 1 ? L10n.Line.listEmptyOnly : L10n.Line.listEmpty(of: elements.count)
  }

  /// How much of a search list was right, and that it is empty again.
  package func wrongListText(holds: Int) -> LocalizedText {
    elements.count == 1
      ? L10n.Line.holdsNot : L10n.Line.holds(count: holds, of: elements.count)
  }
}

extension LevelView.Wheels {
  /// How many codes are told again; who has tried more has lost count, too.
  private static let mostTold = 10

  /// The codes that were tried, at most the ten newest; nil before the first.
  package var triedText: LocalizedText? {
    guard !tried.isEmpty else { return nil }
    let mark = tried.count > Self.mostTold ? "… " : ""
    let codes = mark + tried.suffix(Self.mostTold).joined(separator: ", ")
    return L10n.Wheels.tried(codes: LocalizedText(cleaning: codes, limit: 200))
  }
}

extension SearchActionResult {
  /// What is said to it; where nothing is felt, what was done comes first.
  package var saidText: LocalizedText {
    let object = level.elements.first { $0.id == element }
    guard outcome == nil, let object,
      let done = object.actions.first(where: { $0.id == action })
    else { return text }
    return L10n.SecondNight.noted(thing: object.name, action: done.text, text: text)
  }
}
