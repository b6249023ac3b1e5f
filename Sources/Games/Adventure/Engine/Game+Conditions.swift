extension Game {
  func holds(_ condition: Condition, count: Int = 1) -> Bool {
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
    case .equals(let flag, let number): self.number(flag) == number
    case .atLeast(let flag, let number): self.number(flag) >= number
    case .turnAtLeast(let turn): state.turn >= turn
    case .turnIsMultiple(let step): step > 0 && state.turn.isMultiple(of: step)
    case .turnsSince(let flag, let turns):
      state.variables[flag].map { state.turn - $0 >= turns } ?? false
    case .count(let number): count == number
    case .hasWon: state.hasWon
    }
  }

  func number(_ flag: Variable) -> Int { state.variables[flag] ?? 0 }

  /// The texts whose conditions hold.
  func texts(_ tellings: [ConditionalText]) -> [ConditionalText] {
    tellings.filter { holds($0.when) }
  }
}
