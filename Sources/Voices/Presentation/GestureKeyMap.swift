package import Localization
package import Reflex
package import Session

/// Which key makes which gesture, by the preset of the settings.
package struct GestureKeyMap: Equatable, Sendable {
  /// No hand obeys what it could not see coming in fewer milliseconds.
  package static let shortestReaction = 100

  private let tap: String
  private let pinch: String
  private let swipe: String

  /// The keys of a preset.
  package init(preset: KeyPreset) {
    switch preset {
    case .letters: (tap, pinch, swipe) = ("t", "p", "sg")
    case .left: (tap, pinch, swipe) = ("f", "d", "s")
    case .right: (tap, pinch, swipe) = ("j", "k", "l")
    // The unshifted digits of a French keyboard too.
    case .digits: (tap, pinch, swipe) = ("1&", "2é", "3\"")
    }
  }

  /// The gesture of a letter, a digit or a sign; capitals count, and the space bar always taps.
  package func gesture(for scalar: Unicode.Scalar) -> Gesture? {
    if scalar == " " { return .tap }
    let letter = Character(scalar).lowercased()
    return Gesture.allCases.first { keys(of: $0).contains(Character(letter)) }
  }

  /// The first key of a gesture, as it is told to the player; g stands for « glissez ».
  package func letter(of gesture: Gesture) -> String {
    keys(of: gesture).first.map { String($0) } ?? ""
  }

  /// The keys of a gesture as they are said; the swipe of the letters is the one of the language.
  private func spokenKeys(of gesture: Gesture) -> LocalizedText {
    gesture == .swipe && isLetters
      ? L10n.Reflex.swipeKeys : LocalizedText(cleaning: letter(of: gesture))
  }

  /// All keys with their gestures, as one says them.
  package var names: LocalizedText {
    L10n.Reflex.keyNames(
      tap: spokenKeys(of: .tap), pinch: spokenKeys(of: .pinch), swipe: spokenKeys(of: .swipe))
  }

  /// Whether the keys are the letters of the gestures’ names.
  package var isLetters: Bool { self == GestureKeyMap(preset: .letters) }

  /// Every letter for it, the shown one first.
  private func keys(of gesture: Gesture) -> String {
    switch gesture {
    case .tap: tap
    case .pinch: pinch
    case .swipe: swipe
    }
  }
}
