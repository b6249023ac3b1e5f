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

extension [Gesture?] {
  /// What comes next, as it is spoken of.
  package func names(in language: Language) -> LocalizedText {
    .joined(map { $0?.name ?? L10n.Climb.bat }, by: ", ", in: language)
  }
}
