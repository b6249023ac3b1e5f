package import Localization
package import Reflex
import Session

extension Gesture {
  /// The cue as it is called out.
  package var cueText: LocalizedText {
    switch self {
    case .tap: L10n.Reflex.tapIt
    case .pinch: L10n.Reflex.pinchIt
    case .swipe: L10n.Reflex.swipeIt
    }
  }

  /// The cue as it is called out; nil for a bat.
  package static func cueText(of gesture: Gesture?) -> LocalizedText {
    gesture?.cueText ?? L10n.Escapes.batsCall
  }

  /// What is to be done, as it is spoken of; nil for nothing.
  package static func name(of gesture: Gesture?) -> LocalizedText {
    gesture?.name ?? L10n.Escapes.still
  }

  /// The gesture as it is spoken of.
  package var name: LocalizedText {
    switch self {
    case .tap: L10n.Reflex.tap
    case .pinch: L10n.Reflex.pinch
    case .swipe: L10n.Reflex.swipe
    }
  }

  /// The words for it that can be typed.
  package var words: LocalizedList {
    switch self {
    case .tap: L10n.Reflex.tapWords
    case .pinch: L10n.Reflex.pinchWords
    case .swipe: L10n.Reflex.swipeWords
    }
  }
}

extension RoundPace {
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
