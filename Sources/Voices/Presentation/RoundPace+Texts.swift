package import Localization
package import Reflex
import Session

extension RoundPace {
  /// What a player reads for it.
  package var name: LocalizedText { Setting.pace.name(of: rawValue) }

  /// How much time it leaves; `floor` in units, nil where none is held.
  package func explanation(floor: Int?) -> LocalizedText {
    let time = floor.map { Setting.floor.name(of: String($0)) }
    return switch self {
    case .untimed: L10n.Paces.untimed
    case .calm: L10n.Paces.calm
    case .steady: L10n.Paces.steady(time: time ?? Setting.floor.name(of: "10"))
    case .rising: time.map { rising(to: $0, isLevel: floor ?? 0 >= 20) } ?? L10n.Paces.rising
    case .classic: L10n.Paces.classic
    }
  }

  /// Nothing rises for who needs all the time that it begins with.
  private func rising(to time: LocalizedText, isLevel: Bool) -> LocalizedText {
    isLevel ? L10n.Paces.risingLevel(time: time) : L10n.Paces.risingToFloor(time: time)
  }
}
