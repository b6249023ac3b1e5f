import Reflex
import Screen
import Session
import Testing

@testable import FullScreen

private typealias Doing = (action: MouseEvent.Action, column: Int, at: Int)

private func gestures(of doings: [Doing]) -> [Gesture?] {
  var mouse = MouseGestureRecognizer()
  return doings.map { doing in
    let position = Position(column: doing.column, row: 3)
    return mouse.gesture(for: MouseEvent(doing.action, at: position), at: doing.at)
  }
}

@Test func `a click taps when the button goes up`() {
  #expect(
    gestures(of: [(.pressed(button: 0), 5, 0), (.released(button: 0), 5, 90)]) == [nil, .tap])
}

@Test func `a drag swipes once, as soon as it leaves the cell`() {
  let drag: [Doing] = [
    (.pressed(button: 0), 5, 0), (.dragged(button: 0), 5, 10), (.dragged(button: 0), 6, 20),
    (.dragged(button: 0), 9, 30), (.released(button: 0), 9, 40),
  ]
  #expect(gestures(of: drag) == [nil, nil, .swipe, nil, nil])
}

@Test func `a button that goes up elsewhere swipes, even where no drag was told`() {
  let jump: [Doing] = [(.pressed(button: 0), 5, 0), (.released(button: 0), 8, 40)]
  #expect(gestures(of: jump) == [nil, .swipe])
}

@Test func `a wheel pinches once while it turns on`() {
  let turns: [Doing] = [
    (.wheelUp, 5, 0), (.wheelUp, 5, 40), (.wheelDown, 5, 330), (.wheelDown, 5, 630),
  ]
  #expect(gestures(of: turns) == [.pinch, nil, nil, .pinch])
}

@Test func `other buttons are no gestures`() {
  let others: [Doing] = [
    (.pressed(button: 2), 5, 0), (.dragged(button: 2), 9, 10), (.released(button: 2), 9, 20),
    (.released(button: 0), 5, 30), (.wheelLeft, 5, 40),
  ]
  #expect(gestures(of: others).allSatisfy { $0 == nil })
}
