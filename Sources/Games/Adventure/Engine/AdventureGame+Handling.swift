import Localization

private typealias Words = L10n.Adventure

/// The verbs that handle a thing: examine, search, read, take, drop, put, wear and take off.
extension AdventureGame {
  mutating func examine(_ thing: Thing) -> ActionStatus {
    emit(currentText(of: thing.description) ?? Words.plain(the: thing.noun.the), .prose)
    if thing.holdsThings { listInside(thing, orElse: nil) }
    return .done
  }

  mutating func search(_ thing: Thing) -> ActionStatus {
    if isShut(thing), !thing.traits.contains(.transparent) {
      return perform(PlayerAction(.open, thing.id))
    }
    guard thing.holdsThings else {
      if !thing.reading.isEmpty { return examine(thing) }
      return reply(Words.foundNothing(the: thing.noun.the))
    }
    listInside(thing, orElse: Words.foundNothing(the: thing.noun.the))
    return .done
  }

  mutating func listInside(_ thing: Thing, orElse empty: LocalizedText?) {
    guard showsInside(thing) else { return }
    let inside = things(in: .inside(thing.id))
    guard !inside.isEmpty else {
      if let empty { emit(empty, .reply) }
      return
    }
    emit(
      thing.traits.contains(.supporter)
        ? Words.on(the: thing.noun.the) : Words.inside(the: thing.noun.the), .heading)
    for item in inside { emit(item.noun.bare, .item) }
  }

  mutating func read(_ thing: Thing) -> ActionStatus {
    guard let text = currentText(of: thing.reading) else {
      if !thing.isPortable { return examine(thing) }
      return refuse(Words.nothingToRead(the: thing.noun.the))
    }
    guard !isInDarkness else { return refuse(L10n.Parsing.tooDark) }
    emit(text, .prose)
    return .done
  }

  mutating func take(_ thing: Thing) -> ActionStatus {
    if location(of: thing.id) == .carried || location(of: thing.id) == .worn {
      return acknowledge(Words.alreadyHeld(the: thing.noun.the))
    }
    guard thing.isPortable else {
      return refuse(currentText(of: thing.refusal) ?? Words.cannotTake(the: thing.noun.the))
    }
    move(thing.id, to: .carried)
    return reply(Words.taken(the: thing.noun.the))
  }

  mutating func drop(_ thing: Thing) -> ActionStatus {
    guard isHeld(thing.id) else {
      emit(Words.notHeld, .refusal)
      return thing.isPortable ? refuse(Words.notInHandYet(the: thing.noun.the)) : .refused
    }
    move(thing.id, to: .place(state.here))
    return reply(Words.dropped(the: thing.noun.the))
  }

  /// Puts a thing in or on another one; where that has only an inside or only a top, there.
  mutating func put(_ thing: Thing, at second: ThingID?, onTop: Bool) -> ActionStatus {
    guard let target = second.flatMap({ world.thing($0) }) else {
      return refuse(L10n.Parsing.whereTo)
    }
    let names = (the: thing.noun.the, second: target.noun.the)
    if target.key == thing.id { return perform(PlayerAction(.unlock, target.id, thing.id)) }
    if location(of: thing.id) == .inside(target.id) {
      return refuse(Words.togetherAlready(the: names.the, second: names.second))
    }
    guard target.holdsThings else {
      return refuse(
        onTop ? Words.nothingGoesOn(the: names.second) : Words.nothingGoesIn(the: names.second))
    }
    let onTop = target.traits.contains(onTop ? .supporter : .container) ? onTop : !onTop
    guard onTop || !isShut(target) else { return refuse(Words.shut(the: names.second)) }
    guard isHeld(thing.id) else { return refuse(L10n.Parsing.notInHand(the: names.the)) }
    guard thing.id != target.id, !isInside(target.id, thing.id) else {
      return refuse(Words.intoItself(the: names.the))
    }
    move(thing.id, to: .inside(target.id))
    return reply(
      onTop
        ? Words.putOn(the: names.the, second: names.second)
        : Words.putIn(the: names.the, second: names.second))
  }

  private func isInside(_ thing: ThingID, _ outer: ThingID) -> Bool {
    var location = location(of: thing)
    while case .inside(let next) = location {
      if next == outer { return true }
      location = self.location(of: next)
    }
    return false
  }

  mutating func wear(_ thing: Thing) -> ActionStatus {
    guard thing.traits.contains(.wearable) else { return fruitless(.wear, thing) }
    guard location(of: thing.id) != .worn else {
      return acknowledge(Words.alreadyWorn(the: thing.noun.the))
    }
    move(thing.id, to: .worn)
    return reply(Words.worn(the: thing.noun.the))
  }

  mutating func takeOff(_ thing: Thing) -> ActionStatus {
    guard location(of: thing.id) == .worn else {
      // Off what it hangs on.
      guard isHeld(thing.id) else { return perform(PlayerAction(.take, thing.id)) }
      return refuse(Words.notWorn(the: thing.noun.the))
    }
    move(thing.id, to: .carried)
    return reply(Words.takenOff(the: thing.noun.the))
  }

  /// To where it was at first; clothes are put on again.
  mutating func putBack(_ thing: Thing) -> ActionStatus {
    let isWearable = thing.traits.contains(.wearable)
    switch thing.start {
    case .inside(let id):
      guard isVisible(id), let holder = world.thing(id) else { break }
      let isSupporter = holder.traits.contains(.supporter)
      if isSupporter, isWearable { break }
      return perform(PlayerAction(isSupporter ? .putOn : .putIn, thing.id, id))
    case .place(state.here): return perform(PlayerAction(.drop, thing.id))
    case .place, .carried, .worn, .nowhere: break
    }
    return isWearable ? perform(PlayerAction(.wear, thing.id)) : ask(L10n.Parsing.whereTo)
  }

  /// Where something is that can be seen.
  mutating func find(_ thing: Thing) -> ActionStatus {
    let the = thing.noun.the
    if thing.traits.contains(.absent) { return examine(thing) }
    switch location(of: thing.id) {
    case .carried, .worn: return reply(Words.foundHeld(the: the))
    case .inside(let outer):
      guard let outer = world.thing(outer) else { return reply(Words.foundHere(the: the)) }
      return reply(
        outer.traits.contains(.supporter)
          ? Words.foundOn(the: the, second: outer.noun.the)
          : Words.foundIn(the: the, second: outer.noun.the))
    case .place, .nowhere: return reply(Words.foundHere(the: the))
    }
  }

  /// Glass shows what is behind it.
  mutating func lookThrough(_ thing: Thing) -> ActionStatus {
    thing.traits.contains(.transparent) ? examine(thing) : fruitless(.lookThrough, thing)
  }

  /// Its purpose, if one can be told: a key locks, a book is read, a coat is worn.
  mutating func use(_ thing: Thing, on second: ThingID?) -> ActionStatus {
    if let second, let target = world.thing(second) {
      if target.key == thing.id { return perform(PlayerAction(.unlock, second, thing.id)) }
      if target.holdsThings { return perform(PlayerAction(.putOn, thing.id, second)) }
      return fruitless(.use, thing)
    }
    guard let verb = purpose(of: thing) else {
      let lock = visibleThings.first { $0.key == thing.id }
      guard let lock else { return fruitless(.use, thing) }
      return perform(PlayerAction(.unlock, lock.id, thing.id))
    }
    return perform(PlayerAction(verb, thing.id))
  }

  private func purpose(of thing: Thing) -> Verb? {
    let traits = thing.traits
    let choices: [(Verb, Bool)] = [
      (.light, traits.contains(.light) && !isLit(thing.id)),
      (.open, traits.contains(.openable) && !isOpen(thing.id)),
      (.close, traits.contains(.openable)),
      (.wear, traits.contains(.wearable) && location(of: thing.id) != .worn),
      (.read, !thing.reading.isEmpty && visibleThings.allSatisfy { $0.key != thing.id }),
    ]
    return choices.first { $0.1 }?.0
  }

  /// A key is turned in its lock.
  mutating func turn(_ thing: Thing, in second: ThingID?) -> ActionStatus {
    let lock = visibleThings.first { $0.key == thing.id && (second == nil || $0.id == second) }
    guard let lock, isHeld(thing.id) else { return fruitless(.turn, thing) }
    return perform(PlayerAction(isLocked(lock.id) ? .unlock : .lock, lock.id, thing.id))
  }
}

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
