import Localization

extension AdventureGame {
  func holds(_ condition: WorldCondition, count: Int = 1) -> Bool {
    switch condition {
    case .always: true
    case .never: false
    case .not(let condition): !holds(condition, count: count)
    case .all(let conditions): conditions.allSatisfy { holds($0, count: count) }
    case .any(let conditions): conditions.contains { holds($0, count: count) }
    case .at(let place): state.here == place
    case .visited(let place): state.hasVisited(place)
    case .thing(let thing, let location): self.location(of: thing) == location
    case .held(let thing): isHeld(thing)
    case .worn(let thing): location(of: thing) == .worn
    case .inReach(let thing): isInReach(thing)
    case .open(let thing): isOpen(thing)
    case .locked(let thing): isLocked(thing)
    case .lit(let thing): isLit(thing)
    case .inDarkness: isInDarkness
    case .equals(let variable, let number): value(of: variable) == number
    case .atLeast(let variable, let number): value(of: variable) >= number
    case .turnAtLeast(let turn): state.turn >= turn
    case .turnIsMultiple(let step): step > 0 && state.turn.isMultiple(of: step)
    case .turnsSince(let variable, let turns):
      state.variables[variable].map { state.turn - $0 >= turns } ?? false
    case .count(let number): count == number
    case .isOver: state.isOver
    }
  }

  func value(of variable: VariableID) -> Int { state.variables[variable] ?? 0 }

  /// The first text whose condition holds.
  func currentText(of texts: [ConditionalText]) -> LocalizedText? {
    texts.first { holds($0.when) }?.text
  }
}
