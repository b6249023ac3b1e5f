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
    guard !isShut(thing) || thing.traits.contains(.transparent) else {
      return refuse(Words.shut(the: thing.noun.the))
    }
    guard thing.holdsThings else { return reply(Words.foundNothing(the: thing.noun.the)) }
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
      return refuse(Words.nothingToRead(the: thing.noun.the))
    }
    emit(text, .prose)
    return .done
  }

  mutating func take(_ thing: Thing) -> ActionStatus {
    if location(of: thing.id) == .carried || location(of: thing.id) == .worn {
      return refuse(Words.alreadyHeld(the: thing.noun.the))
    }
    guard thing.isPortable else {
      return refuse(currentText(of: thing.refusal) ?? Words.cannotTake(the: thing.noun.the))
    }
    move(thing.id, to: .carried)
    return reply(Words.taken(the: thing.noun.the))
  }

  mutating func drop(_ thing: Thing) -> ActionStatus {
    guard isHeld(thing.id) else { return refuse(Words.notHeld) }
    move(thing.id, to: .place(state.here))
    return reply(Words.dropped(the: thing.noun.the))
  }

  /// Puts a thing in or on another one; where that has only an inside or only a top, there.
  mutating func put(_ thing: Thing, at second: ThingID?, onTop: Bool) -> ActionStatus {
    guard let target = second.flatMap({ world.thing($0) }) else {
      return refuse(L10n.Parsing.whereTo)
    }
    let names = (the: thing.noun.the, second: target.noun.the)
    guard target.holdsThings else {
      return refuse(
        onTop ? Words.nothingGoesOn(the: names.second) : Words.nothingGoesIn(the: names.second))
    }
    let onTop = target.traits.contains(onTop ? .supporter : .container) ? onTop : !onTop
    guard onTop || !isShut(target) else { return refuse(Words.shut(the: names.second)) }
    guard isHeld(thing.id) else { return refuse(Words.notHeld) }
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
    guard thing.traits.contains(.wearable) else { return refuse(suggestion(for: .wear, thing)) }
    guard location(of: thing.id) != .worn else {
      return refuse(Words.alreadyWorn(the: thing.noun.the))
    }
    move(thing.id, to: .worn)
    return reply(Words.worn(the: thing.noun.the))
  }

  mutating func takeOff(_ thing: Thing) -> ActionStatus {
    guard location(of: thing.id) == .worn else {
      return refuse(Words.notWorn(the: thing.noun.the))
    }
    move(thing.id, to: .carried)
    return reply(Words.takenOff(the: thing.noun.the))
  }
}
