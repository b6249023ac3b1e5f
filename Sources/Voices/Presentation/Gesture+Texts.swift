package import Localization
import Reflex

extension Gesture {
  /// The cue as it is called out.
  package var cueText: LocalizedText {
    switch self {
    case .tap: L10n.Reflex.tapIt
    case .pinch: L10n.Reflex.pinchIt
    case .swipe: L10n.Reflex.swipeIt
    }
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
