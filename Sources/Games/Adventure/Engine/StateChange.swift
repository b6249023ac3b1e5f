/// A step of the state; applied, it gives the step back.
package enum StateChange: Equatable, Sendable {
  case setLocation(ThingID, Location)
  case setVariable(Variable, Int)
  case setPlace(PlaceID)
  case setGenerator(LehmerGenerator)
}

/// What takes back one turn, in the order in which it is to be applied.
package struct UndoRecord: Equatable, Sendable {
  package let inverse: [StateChange]

  package init(inverse: [StateChange]) { self.inverse = inverse }
}

extension Game {
  /// Changes the state and notes the way back.
  mutating func apply(_ change: StateChange) {
    undone.append(carryOut(change))
  }

  /// Takes back what this turn has done.
  mutating func rollBack(to mark: Int = 0) {
    while undone.count > mark, let change = undone.popLast() { _ = carryOut(change) }
  }

  /// Ends a turn: it can be undone from now on.
  mutating func commit() {
    history.append(UndoRecord(inverse: undone.reversed()))
    if history.count > Self.remembered { history.removeFirst(history.count - Self.remembered) }
    undone = []
  }

  /// Takes back the last turn; false where there is none.
  package mutating func undo() -> Bool {
    guard let turn = history.popLast() else { return false }
    for change in turn.inverse { _ = carryOut(change) }
    return true
  }

  private mutating func carryOut(_ change: StateChange) -> StateChange {
    switch change {
    case .setLocation(let thing, let location):
      return .setLocation(thing, place(thing, in: location))
    case .setVariable(let flag, let number):
      let old = state.variables[flag] ?? 0
      state.variables[flag] = number == 0 ? nil : number
      return .setVariable(flag, old)
    case .setPlace(let place):
      defer { state.here = place }
      return .setPlace(state.here)
    case .setGenerator(let chance):
      defer { state.generator = chance }
      return .setGenerator(state.generator)
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
