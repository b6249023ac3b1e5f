import Adventure

/// What comes of verbs, of arriving somewhere, and of the effects of rules.
extension PossiblePlay {
  func performDefault(
    _ action: PlayerAction, from state: PossibleState
  ) -> [PossibleState] {
    let states = state.performingDefault(action)
    return action.verb.isMovement ? states.flatMap { arrive($0) } : states
  }

  /// Where the player has come to a place, with what its rules do.
  private func arrive(_ state: PossibleState) -> [PossibleState] {
    world.rules.filter { if case .entering(state.here) = $0.on { true } else { false } }
      .reduce([state]) { states, rule in states.flatMap { trying(rule, from: $0, for: nil) } }
  }

  /// With a rule that does not stand for anything, and without it where it may not be due.
  func trying(
    _ rule: Rule, from state: PossibleState, for action: PlayerAction?
  ) -> [PossibleState] {
    let due = state.assuming(rule.when).map {
      run(rule.effects, from: $0, for: action, isRefusable: false)
    }
    let rest = rule.isOnce ? state : state.assuming(rule.when, false)
    return (due ?? []) + [rest].compactMap(\.self)
  }

  /// The states that effects lead to, without those that were refused or gave the award.
  func run(
    _ effects: [RuleEffect], from state: PossibleState, for action: PlayerAction?,
    isRefusable: Bool = true
  ) -> [PossibleState] {
    effects.reduce([state]) { states, effect in
      states.flatMap { run(effect, from: $0, for: action, isRefusable) }
    }
  }

  private func run(
    _ effect: RuleEffect, from state: PossibleState, for action: PlayerAction?, _ isRefusable: Bool
  ) -> [PossibleState] {
    var next = state
    switch effect {
    case .say, .sayOneOf: break
    case .sayNext(_, let variable): next.add(1, to: variable)
    case .move(let thing, let location): next.move(thing, to: location)
    case .moveHere(let thing): next.move(thing, to: .place(state.here))
    case .set(let variable, let number): next.set(variable, to: number)
    case .add(let variable, let number): next.add(number, to: variable)
    case .mark(let variable): next.mark(variable)
    case .open(let thing): next.set(.open(thing), to: 1)
    case .close(let thing): next.set(.open(thing), to: 0)
    case .lock(let thing): next.set(.locked(thing), to: 1)
    case .unlock(let thing): next.set(.locked(thing), to: 0)
    case .light(let thing): next.set(.lit(thing), to: 1)
    case .putOut(let thing): next.set(.lit(thing), to: 0)
    case .go(let place): return arrive(state.standing(at: place))
    case .award(let award): return award == missed ? [] : [state]
    case .when(let condition, let effects, let otherwise):
      return [(true, effects), (false, otherwise)].flatMap { isTrue, effects in
        state.assuming(condition, isTrue).map {
          run(effects, from: $0, for: action, isRefusable: isRefusable)
        } ?? []
      }
    case .chance(_, let effects, let otherwise):
      return [effects, otherwise].flatMap {
        run($0, from: state, for: action, isRefusable: isRefusable)
      }
    case .refuse, .ask: return isRefusable ? [] : [state]
    case .proceed:
      guard let action else { return [state] }
      return performDefault(action, from: state)
    case .end(let ending): next.endings.insert(ending)
    }
    return [next]
  }
}
