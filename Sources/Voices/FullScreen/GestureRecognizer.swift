import Localization
package import Presentation
package import Reflex
package import Screen
import Session

extension GestureKeyMap {
  /// The gesture of any key: an arrow always swipes.
  package func gesture(for key: Key) -> Gesture? {
    if case .character(let scalar) = key { return gesture(for: scalar) }
    return key == .up || key == .down || key == .left || key == .right ? .swipe : nil
  }
}

/// Keys and mouse as the gestures of a round.
struct GestureRecognizer: Sendable {
  /// The keys of the gestures, by the settings.
  var keys = GestureKeyMap(preset: .letters)
  private var held = KeyRepeatFilter()
  private var mouse = MouseGestureRecognizer()

  /// A new round begins: what was held down for the one before counts again, but for the Enter key that
  /// began it at `now`, in milliseconds.
  mutating func reset(at now: Int = 0) {
    held = KeyRepeatFilter()
    _ = held.isNew(.enter, at: now)
    mouse = MouseGestureRecognizer()
  }

  /// A gesture that was made by this, at `now` in milliseconds; a key held down makes one.
  mutating func gesture(by input: InputEvent, at now: Int) -> Gesture? {
    switch input {
    case .key(let key, let modifiers):
      let isNew = held.isNew(key, at: now)
      return isNew && modifiers.isSubset(of: .shift) ? keys.gesture(for: key) : nil
    case .released(let key):
      held.released(key)
      return nil
    case .mouse(let mouse): return self.mouse.gesture(for: mouse, at: now)
    case .paste: return nil
    }
  }

  /// Whether the Enter key was struck, and not held down.
  mutating func isEnter(_ input: InputEvent, at now: Int) -> Bool {
    guard case .key(.enter, []) = input else { return false }
    return held.isNew(.enter, at: now)
  }

  /// The key of a gesture as the footer shows it; a swipe’s letter is the one of the language.
  func name(of gesture: Gesture) -> KeyHint.Name {
    gesture == .swipe && keys.isLetters
      ? .word(L10n.Rounds.swipeLetter) : .sign(keys.letter(of: gesture))
  }

  /// The same as a text.
  func key(of gesture: Gesture, in texts: TextResolver) -> String {
    gesture == .swipe && keys.isLetters ? texts(L10n.Rounds.swipeLetter) : keys.letter(of: gesture)
  }

  /// All keys of a gesture.
  func names(of gesture: Gesture) -> LocalizedText {
    let key = LocalizedText(cleaning: keys.letter(of: gesture))
    switch gesture {
    case .tap: return L10n.Rounds.keysTap(key: key)
    case .pinch: return key
    case .swipe: return L10n.Rounds.keysSwipe(key: keys.isLetters ? L10n.Rounds.swipeLetters : key)
    }
  }
}

/// What a mouse does, as gestures: a click taps, a drag swipes, the wheel pinches.
struct MouseGestureRecognizer: Equatable, Sendable {
  /// A wheel that turns on within so many milliseconds is one gesture.
  static let wheelWait = 300

  /// Where the button went down.
  private var start: Position?
  /// When the wheel turned last, in milliseconds.
  private var lastTurn: Int?

  /// A gesture that was made by this, at `now` in milliseconds; nil while it is not made yet.
  mutating func gesture(for mouse: MouseEvent, at now: Int) -> Gesture? {
    switch mouse.action {
    case .pressed(button: 0):
      start = mouse.position
      return nil
    case .dragged(button: 0):
      guard let start, start != mouse.position else { return nil }
      self.start = nil
      return .swipe
    case .released(button: 0):
      defer { start = nil }
      return start.map { $0 == mouse.position ? .tap : .swipe }
    case .wheelUp, .wheelDown:
      defer { lastTurn = now }
      let isOn = lastTurn.map { now - $0 < Self.wheelWait } ?? false
      return isOn ? nil : .pinch
    case .pressed, .dragged, .released, .wheelLeft, .wheelRight: return nil
    }
  }
}
