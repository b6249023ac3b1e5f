/// A step of the state; applied, it gives the step back.
package enum Change: Equatable, Sendable {
  case moved(ThingID, Location)
  case set(Flag, Int)
  case walked(PlaceID)
  case drew(Chance)
}

/// What takes back one turn, in the order in which it is to be applied.
package struct Turn: Equatable, Sendable {
  package let inverse: [Change]

  package init(inverse: [Change]) { self.inverse = inverse }
}

extension Game {
  /// Changes the state and notes the way back.
  mutating func apply(_ change: Change) {
    undone.append(carryOut(change))
  }

  /// Takes back what this turn has done.
  mutating func rollBack(to mark: Int = 0) {
    while undone.count > mark, let change = undone.popLast() { _ = carryOut(change) }
  }

  /// Ends a turn: it can be undone from now on.
  mutating func commit() {
    history.append(Turn(inverse: undone.reversed()))
    if history.count > Self.remembered { history.removeFirst(history.count - Self.remembered) }
    undone = []
  }

  /// Takes back the last turn; false where there is none.
  package mutating func undo() -> Bool {
    guard let turn = history.popLast() else { return false }
    for change in turn.inverse { _ = carryOut(change) }
    return true
  }

  private mutating func carryOut(_ change: Change) -> Change {
    switch change {
    case .moved(let thing, let location): return .moved(thing, place(thing, in: location))
    case .set(let flag, let number):
      let old = state.numbers[flag] ?? 0
      state.numbers[flag] = number == 0 ? nil : number
      return .set(flag, old)
    case .walked(let place):
      defer { state.here = place }
      return .walked(state.here)
    case .drew(let chance):
      defer { state.chance = chance }
      return .drew(state.chance)
    }
  }

  /// Puts a thing somewhere; where it was.
  private mutating func place(_ thing: ThingID, in location: Location) -> Location {
    let old = self.location(of: thing)
    contents.move(thing, at: world.index.things[thing] ?? 0, from: old, to: location)
    state.moved[thing] = world.thing(thing)?.start == location ? nil : location
    return old
  }
}
