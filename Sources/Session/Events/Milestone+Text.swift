package import Localization
package import Reflex

extension Milestone {
  /// What the mountain says to it.
  package var text: LocalizedText {
    switch self {
    case .ten: L10n.Milestones.ten
    case .twenty: L10n.Milestones.twenty
    case .fifty: L10n.Milestones.fifty
    case .hundred: L10n.Milestones.hundred
    case .twoHundred: L10n.Milestones.twoHundred
    case .hundreds: L10n.Milestones.hundreds(moves: moves)
    }
  }
}
