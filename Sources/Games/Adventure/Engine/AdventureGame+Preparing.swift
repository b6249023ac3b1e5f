import Localization

private typealias Words = L10n.Adventure

/// What a player takes for granted: that one picks up what is to be put, and opens what is shut.
extension AdventureGame {
  enum Preparation {
    case unneeded, done, failed
  }

  /// Does what must come first, each as if it had been asked for, so that it says so itself.
  mutating func prepare(_ action: PlayerAction) -> Preparation {
    guard let object = action.object, let thing = world.thing(object) else { return .unneeded }
    if !action.verb.worksFromAfar {
      let second = action.second.flatMap { world.thing($0) }
      if isTooFar(thing) || second.map({ isTooFar($0) }) ?? false { return .failed }
    }
    var result = Preparation.unneeded
    for step in steps(before: action, thing) {
      guard perform(step) == .done else { return .failed }
      result = .done
    }
    return result
  }

  private mutating func isTooFar(_ thing: Thing) -> Bool {
    guard thing.traits.contains(.distant) else { return false }
    emit(Words.tooFar(the: thing.noun.the), .refusal)
    return true
  }

  private func steps(before action: PlayerAction, _ thing: Thing) -> [PlayerAction] {
    var steps: [PlayerAction] = []
    if !action.verb.onlyLooks, let lid = shutContainer(around: thing) {
      steps.append(PlayerAction(.open, lid.id))
    }
    if let second = action.second.flatMap({ world.thing($0) }), second.id != thing.id {
      if action.verb == .putIn, isShut(second), second.key != thing.id {
        steps.append(PlayerAction(.open, second.id))
      }
      if action.verb.usesTool, mustBeTaken(second), location(of: second.id) != .inside(thing.id) {
        steps.append(PlayerAction(.take, second.id))
      }
      if action.verb.bringsObject, mustBeTaken(thing), location(of: thing.id) != .inside(second.id)
      {
        steps.append(PlayerAction(.take, thing.id))
      }
    }
    return steps
  }

  /// It is in reach, and not yet in the player’s hands.
  private func mustBeTaken(_ thing: Thing) -> Bool {
    thing.isPortable && !isHeld(thing.id) && isVisible(thing.id)
  }

  private func shutContainer(around thing: Thing) -> Thing? {
    guard !isInReach(thing.id), case .inside(let outer) = location(of: thing.id) else { return nil }
    return world.thing(outer).flatMap { isShut($0) ? $0 : nil }
  }
}

extension Verb {
  fileprivate var onlyLooks: Bool { [.examine, .read, .find, .lookThrough].contains(self) }

  fileprivate var bringsObject: Bool { [.putIn, .putOn, .give, .show, .throw].contains(self) }

  fileprivate var usesTool: Bool {
    [.hit, .break, .cut, .dig, .unlock, .lock, .open, .tap, .push, .ring].contains(self)
  }
}
