import Localization

private typealias Words = L10n.Adventure

/// The verbs for lids, locks and lights: open, close, unlock, lock, light and put out.
extension AdventureGame {
  /// With its key in hand what is locked is unlocked first.
  mutating func open(_ thing: Thing, with tool: ThingID? = nil) -> ActionStatus {
    guard thing.traits.contains(.openable) else {
      return thing.reading.isEmpty ? fruitless(.open, thing) : read(thing)
    }
    guard !isOpen(thing.id) else { return acknowledge(Words.alreadyOpen) }
    if isLocked(thing.id), tool != nil || hasKey(of: thing, tool) {
      guard perform(PlayerAction(.unlock, thing.id, tool)) == .done else { return .refused }
    }
    guard !isLocked(thing.id) else {
      return refuse(thing.isDoor ? Words.doorLocked : Words.locked(the: thing.noun.the))
    }
    apply(.setVariable(.open(thing.id), 1))
    emit(Words.opened(the: thing.noun.the), .reply)
    if thing.traits.contains(.container) { listInside(thing, orElse: nil) }
    return .done
  }

  mutating func close(_ thing: Thing) -> ActionStatus {
    guard thing.traits.contains(.openable) else { return fruitless(.close, thing) }
    guard isOpen(thing.id) else { return acknowledge(Words.alreadyClosed) }
    apply(.setVariable(.open(thing.id), 0))
    return reply(Words.closed(the: thing.noun.the))
  }

  mutating func unlock(_ thing: Thing, with tool: ThingID?) -> ActionStatus {
    guard thing.traits.contains(.lockable) else {
      return fruitless(.unlock, thing)
    }
    guard isLocked(thing.id) else { return acknowledge(Words.notLocked) }
    guard hasKey(of: thing, tool) else { return refuse(wrongKey(of: thing, tool)) }
    apply(.setVariable(.locked(thing.id), 0))
    return reply(thing.isDoor ? Words.doorUnlocked : Words.unlocked(the: thing.noun.the))
  }

  /// A door that stands open is pulled to first.
  mutating func lock(_ thing: Thing, with tool: ThingID?) -> ActionStatus {
    guard thing.traits.contains(.lockable) else { return fruitless(.lock, thing) }
    guard !isLocked(thing.id) else { return acknowledge(Words.alreadyLocked) }
    guard hasKey(of: thing, tool) else { return refuse(wrongKey(of: thing, tool)) }
    if isOpen(thing.id), perform(PlayerAction(.close, thing.id)) == .refused { return .refused }
    apply(.setVariable(.locked(thing.id), 1))
    return reply(Words.nowLocked(the: thing.noun.the))
  }

  private func hasKey(of thing: Thing, _ tool: ThingID?) -> Bool {
    guard let key = thing.key, tool == nil || tool == key else { return false }
    return isHeld(key)
  }

  private func wrongKey(of thing: Thing, _ tool: ThingID?) -> LocalizedText {
    guard let tool, tool != thing.key, let wrong = world.thing(tool), isHeld(tool) else {
      return Words.noKey
    }
    return Words.wrongKey(the: wrong.noun.the)
  }

  mutating func light(_ thing: Thing) -> ActionStatus {
    guard thing.traits.isSuperset(of: .switchableLight) else {
      return fruitless(.light, thing)
    }
    guard !isLit(thing.id) else { return acknowledge(Words.alreadyLit) }
    let wasDark = isInDarkness
    apply(.setVariable(.lit(thing.id), 1))
    emit(Words.lit(the: thing.noun.the), .reply)
    if wasDark, !isInDarkness { _ = look(isNew: true) }
    return .done
  }

  mutating func putOut(_ thing: Thing) -> ActionStatus {
    guard thing.traits.contains(.light), isLit(thing.id) else {
      return acknowledge(Words.notLit)
    }
    guard thing.traits.contains(.switchable) else {
      return fruitless(.putOut, thing)
    }
    apply(.setVariable(.lit(thing.id), 0))
    emit(Words.wentOut(the: thing.noun.the), .reply)
    if isInDarkness { emit(Words.dark, .prose) }
    return .done
  }
}
