import Reflex
import Screen

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
