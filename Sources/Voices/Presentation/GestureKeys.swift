package import Screen
package import Session

/// Which key makes which gesture, by the preset of the settings.
package struct GestureKeys: Equatable, Sendable {
  private let tap: String
  private let pinch: String
  private let swipe: String

  /// A preset of `Setting.keys`; another word is taken for the letters.
  package init(preset: String) {
    switch preset {
    case "left": (tap, pinch, swipe) = ("f", "d", "s")
    case "right": (tap, pinch, swipe) = ("j", "k", "l")
    // The unshifted digits of a French keyboard too.
    case "digits": (tap, pinch, swipe) = ("1&", "2é", "3\"")
    default: (tap, pinch, swipe) = ("t", "p", "sg")
    }
  }

  /// Space always taps and an arrow always swipes; capitals count.
  package func gesture(for key: Key) -> Gesture? {
    switch key {
    case .up, .down, .left, .right: return .swipe
    case .character(" "): return .tap
    case .character(let scalar):
      let letter = Character(scalar).lowercased()
      return Gesture.allCases.first { keys(of: $0).contains(Character(letter)) }
    default: return nil
    }
  }

  /// The first key of a gesture, as it is told to the player; g stands for « glissez ».
  package func letter(of gesture: Gesture) -> String {
    keys(of: gesture).first.map { String($0) } ?? ""
  }

  private func keys(of gesture: Gesture) -> String {
    switch gesture {
    case .tap: tap
    case .pinch: pinch
    case .swipe: swipe
    }
  }
}

/// A key that is held down comes again and again: it is one gesture.
package struct HeldKey: Equatable, Sendable {
  /// Without it for so many milliseconds, the same key is a new one.
  package static let wait = 600

  private var key: Key?
  private var last = 0

  package init() {}

  /// Whether a key that came at `now`, in milliseconds, is a new one.
  package mutating func isNew(_ key: Key, at now: Int) -> Bool {
    defer { (self.key, last) = (key, now) }
    return key != self.key || now - last >= Self.wait
  }

  /// The key went up, where the terminal says so.
  package mutating func released(_ key: Key) {
    if key == self.key { self.key = nil }
  }
}
