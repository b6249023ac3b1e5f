import Localization

private typealias Words = L10n.Adventure

/// What is taken, put somewhere, worn and looked at.
extension AdventureGame {
  mutating func examine(_ thing: Thing) -> ActionResult {
    emit(
      currentTexts(of: thing.description).first?.text ?? Words.plain(the: thing.noun.the), .prose)
    if thing.traits.isDisjoint(with: [.container, .supporter]) { return .done }
    listInside(thing, orElse: nil)
    return .done
  }

  mutating func search(_ thing: Thing) -> ActionResult {
    guard !isShut(thing) || thing.traits.contains(.transparent) else {
      return refuse(Words.shut(the: thing.noun.the))
    }
    guard thing.traits.isDisjoint(with: [.container, .supporter]) else {
      listInside(thing, orElse: Words.foundNothing(the: thing.noun.the))
      return .done
    }
    return reply(Words.foundNothing(the: thing.noun.the))
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

  mutating func read(_ thing: Thing) -> ActionResult {
    guard let text = currentTexts(of: thing.reading).first?.text else {
      return refuse(Words.nothingToRead(the: thing.noun.the))
    }
    emit(text, .prose)
    return .done
  }

  mutating func take(_ thing: Thing) -> ActionResult {
    if location(of: thing.id) == .carried || location(of: thing.id) == .worn {
      return refuse(Words.alreadyHeld(the: thing.noun.the))
    }
    guard thing.isPortable else {
      return refuse(
        currentTexts(of: thing.refusal).first?.text ?? Words.cannotTake(the: thing.noun.the))
    }
    move(thing.id, to: .carried)
    return reply(Words.taken(the: thing.noun.the))
  }

  mutating func drop(_ thing: Thing) -> ActionResult {
    guard isHeld(thing.id) else { return refuse(Words.notHeld) }
    move(thing.id, to: .place(state.here))
    return reply(Words.dropped(the: thing.noun.the))
  }

  mutating func put(_ thing: Thing, into second: ThingID?) -> ActionResult {
    guard let box = second.flatMap({ world.thing($0) }) else {
      return refuse(L10n.Parsing.whereTo)
    }
    if box.traits.contains(.supporter), !box.traits.contains(.container) {
      return put(thing, onto: second)
    }
    guard box.traits.contains(.container) else {
      return refuse(Words.nothingGoesIn(the: box.noun.the))
    }
    guard !isShut(box) else { return refuse(Words.shut(the: box.noun.the)) }
    return put(thing, inside: box, Words.putIn(the: thing.noun.the, second: box.noun.the))
  }

  mutating func put(_ thing: Thing, onto second: ThingID?) -> ActionResult {
    guard let table = second.flatMap({ world.thing($0) }) else {
      return refuse(L10n.Parsing.whereTo)
    }
    if table.traits.contains(.container), !table.traits.contains(.supporter) {
      return put(thing, into: second)
    }
    guard table.traits.contains(.supporter) else {
      return refuse(Words.nothingGoesOn(the: table.noun.the))
    }
    return put(thing, inside: table, Words.putOn(the: thing.noun.the, second: table.noun.the))
  }

  private mutating func put(_ thing: Thing, inside box: Thing, _ text: LocalizedText)
    -> ActionResult
  {
    guard isHeld(thing.id) else { return refuse(Words.notHeld) }
    guard thing.id != box.id, !isInside(box.id, thing.id) else {
      return refuse(Words.intoItself(the: thing.noun.the))
    }
    move(thing.id, to: .inside(box.id))
    return reply(text)
  }

  private func isInside(_ thing: ThingID, _ outer: ThingID) -> Bool {
    var location = location(of: thing)
    while case .inside(let next) = location {
      if next == outer { return true }
      location = self.location(of: next)
    }
    return false
  }

  mutating func wear(_ thing: Thing) -> ActionResult {
    guard thing.traits.contains(.wearable) else { return refuse(suggestion(for: .wear, thing)) }
    guard location(of: thing.id) != .worn else {
      return refuse(Words.alreadyWorn(the: thing.noun.the))
    }
    move(thing.id, to: .worn)
    return reply(Words.worn(the: thing.noun.the))
  }

  mutating func takeOff(_ thing: Thing) -> ActionResult {
    guard location(of: thing.id) == .worn else {
      return refuse(Words.notWorn(the: thing.noun.the))
    }
    move(thing.id, to: .carried)
    return reply(Words.takenOff(the: thing.noun.the))
  }
}
