/// What the mouse did to a cell.
package struct MouseEvent: Hashable, Sendable {
  /// What was done; `button` is 0 for the left one, 1 for the middle one, 2 for the right one.
  package enum Action: Hashable, Sendable {
    case pressed(button: Int)
    case released(button: Int)
    case dragged(button: Int)
    case wheelUp, wheelDown, wheelLeft, wheelRight
  }

  /// What the mouse did.
  package let action: Action
  /// The cell, from (0, 0).
  package let position: Position
  /// The keys held meanwhile.
  package let modifiers: Modifiers

  /// An event at the cell `position`.
  package init(_ action: Action, at position: Position, modifiers: Modifiers = []) {
    self.action = action
    self.position = position
    self.modifiers = modifiers
  }
}
