import Adventure

/// What verbs do by themselves, as far as it changes a state; no more than the game can do, but less told apart.
extension PossibleState {
  /// The states that come of it; none where it is always refused.
  func performingDefault(_ action: PlayerAction) -> [PossibleState] {
    guard let thing = action.object.flatMap({ world.thing($0) }) else {
      return action.verb.isMovement ? [self] + going { _ in true } : [self]
    }
    switch action.verb {
    case .take: return taking(thing)
    case .drop: return moving(thing, to: .place(here), if: .held(thing.id))
    case .putIn, .putOn: return putting(thing, at: action.second.flatMap { world.thing($0) })
    case .wear where thing.traits.contains(.wearable):
      return moving(thing, to: .worn, if: .not(.worn(thing.id)))
    case .takeOff: return moving(thing, to: .carried, if: .worn(thing.id))
    case .open where thing.traits.contains(.openable): return opening(thing)
    case .close where thing.traits.contains(.openable):
      return setting(.open(thing.id), to: 0, if: .open(thing.id))
    case .unlock: return turningKey(of: thing, isLocking: false)
    case .lock: return turningKey(of: thing, isLocking: true)
    case .light where thing.traits.isSuperset(of: [.light, .switchable]):
      return setting(.lit(thing.id), to: 1, if: .not(.lit(thing.id)))
    case .putOut where thing.traits.isSuperset(of: [.light, .switchable]):
      return setting(.lit(thing.id), to: 0, if: .lit(thing.id))
    case .enter, .leave, .climb: return going { $0.door == thing.id }
    default: return [self]
    }
  }

  // MARK: Things

  private func taking(_ thing: Thing) -> [PossibleState] {
    guard thing.isPortable else { return [] }
    let isFree = WorldCondition.all([
      .inReach(thing.id), .not(.thing(thing.id, .carried)), .not(.worn(thing.id)),
    ])
    return moving(thing, to: .carried, if: isFree)
  }

  private func putting(_ thing: Thing, at target: Thing?) -> [PossibleState] {
    guard let target, target.holdsThings, target.id != thing.id else { return [] }
    let hasLid = target.traits.isSuperset(of: [.container, .openable])
    let isFree = hasLid && !target.traits.contains(.supporter)
    return moving(
      thing, to: .inside(target.id),
      if: .all([.held(thing.id), isFree ? .open(target.id) : .always]))
  }

  private func moving(
    _ thing: Thing, to location: ThingLocation, if condition: WorldCondition
  ) -> [PossibleState] {
    guard var state = assuming(condition) else { return [] }
    state.move(thing.id, to: location)
    return [state]
  }

  // MARK: Lids, locks and lights

  private func setting(
    _ variable: VariableID, to number: Int, if condition: WorldCondition
  ) -> [PossibleState] {
    guard var state = assuming(condition) else { return [] }
    state.set(variable, to: number)
    return [state]
  }

  private func opening(_ thing: Thing) -> [PossibleState] {
    setting(
      .open(thing.id), to: 1, if: .all([.not(.open(thing.id)), .not(.locked(thing.id))]))
  }

  private func turningKey(of thing: Thing, isLocking: Bool) -> [PossibleState] {
    guard thing.traits.contains(.lockable), let key = thing.key else { return [] }
    let isLocked = WorldCondition.locked(thing.id)
    let states = setting(
      .locked(thing.id), to: isLocking ? 1 : 0,
      if: .all([.held(key), isLocking ? .not(isLocked) : isLocked]))
    return isLocking ? states.flatMap { $0.setting(.open(thing.id), to: 0, if: .always) } : states
  }

  // MARK: Ways

  /// Through every way of that kind; the door is opened on the way.
  private func going(_ isIncluded: (Exit) -> Bool) -> [PossibleState] {
    (world.place(here)?.exits ?? []).filter(isIncluded).flatMap { exit -> [PossibleState] in
      guard let free = assuming(exit.when) else { return [] }
      let door = exit.door.flatMap { world.thing($0) }
      let states = door.map { free.passing($0) } ?? [free]
      return states.map { $0.standing(at: exit.to) }
    }
  }

  private func passing(_ door: Thing) -> [PossibleState] {
    [assuming(.open(door.id))].compactMap(\.self) + opening(door)
  }

  func standing(at place: PlaceID) -> PossibleState {
    var state = self
    state.here = place
    state.places.insert(place)
    return state
  }
}
