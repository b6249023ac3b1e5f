package import Localization
package import Session

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
