package import Localization

private typealias Words = L10n.Adventure

/// Places, and the ways between them.
extension Game {
  /// Shows where the player stands.
  mutating func look(isNew: Bool) -> ActionResult {
    events.append(.arrived(state.here, isNew: isNew))
    if isInDarkness {
      say(Words.dark, .prose)
    } else {
      for telling in texts(world.place(state.here)?.description ?? []) { say(telling.text, .prose) }
      listContents()
    }
    return .done
  }

  /// What the player sees from here, without a turn.
  package mutating func surroundings() -> [GameEvent] {
    events = []
    _ = look(isNew: true)
    return events
  }

  private mutating func listContents() {
    let here = things(in: .place(state.here)).filter { !$0.traits.contains(.scenery) }
    let mentioned = here.filter { mention(of: $0) != nil }
    for thing in mentioned {
      if let mention = mention(of: thing) { say(mention, .prose) }
    }
    let listed = here.filter { mention(of: $0) == nil && !$0.traits.contains(.door) }
    say(Words.contents, .heading)
    let lines = (listed + mentioned).flatMap { list($0, isListed: mention(of: $0) == nil) }
    for line in lines { say(line, .item) }
    if lines.isEmpty { say(Words.none, .item) }
  }

  /// Its own sentence, while nobody has moved it.
  private func mention(of thing: Thing) -> LocalizedText? {
    guard !hasTouched(thing.id) else { return nil }
    return texts(thing.mention).first?.text
  }

  /// A thing's line and those of what shows in it.
  func list(_ thing: Thing, isListed: Bool = true) -> [LocalizedText] {
    let inside = showsInside(thing) ? things(in: .inside(thing.id)) : []
    return (isListed ? [line(for: thing)] : []) + inside.flatMap { list($0) }
  }

  private func line(for thing: Thing) -> LocalizedText {
    switch location(of: thing.id) {
    case .worn: return Words.itemWorn(name: thing.noun.bare)
    case .inside(let outer):
      guard let outer = world.thing(outer) else { return thing.noun.bare }
      return outer.traits.contains(.supporter)
        ? Words.itemOn(name: thing.noun.bare, the: outer.noun.the)
        : Words.itemIn(name: thing.noun.bare, the: outer.noun.the)
    case .place, .carried, .nowhere:
      return isLit(thing.id) ? Words.itemLit(name: thing.noun.bare) : thing.noun.bare
    }
  }

  mutating func listCarried() -> ActionResult {
    say(Words.carrying, .heading)
    let lines = (things(in: .worn) + things(in: .carried)).flatMap { list($0) }
    for line in lines { say(line, .item) }
    if lines.isEmpty { say(Words.nothing, .item) }
    return .done
  }

  // MARK: Ways

  mutating func go(_ direction: Direction?) -> ActionResult {
    guard let direction else { return refuse(Words.whichWay(ways: ways)) }
    let ways = (world.place(state.here)?.exits ?? []).filter { $0.direction == direction }
    guard let exit = ways.first(where: { holds($0.when) }) ?? ways.first else {
      return refuse(Words.noWay(ways: self.ways))
    }
    return pass(exit)
  }

  private mutating func pass(_ exit: Exit) -> ActionResult {
    guard holds(exit.when) else {
      return refuse(exit.refusal ?? Words.noWay(ways: ways))
    }
    if let door = exit.door.flatMap({ world.thing($0) }), !isOpen(door.id) {
      guard open(door) == .done else { return .refused }
    }
    if let passing = exit.passing { say(passing, .prose) }
    arrive(at: exit.to)
    return .done
  }

  mutating func arrive(at place: PlaceID) {
    let isNew = !state.hasVisited(place)
    apply(.setPlace(place))
    if isNew { apply(.setVariable(.visited(place), 1)) }
    _ = look(isNew: isNew)
    runArrivals()
  }

  /// Out: by the only way there is.
  mutating func leave() -> ActionResult {
    guard exits.count == 1, let exit = exits.first else {
      return refuse(Words.whichWay(ways: ways))
    }
    return pass(exit)
  }

  mutating func climb() -> ActionResult {
    let directions = exits.map(\.direction)
    return go(directions.contains(.up) || !directions.contains(.down) ? .up : .down)
  }

  /// In or out by a door.
  mutating func pass(_ thing: Thing, _ verb: Verb) -> ActionResult {
    guard let exit = exits.first(where: { $0.door == thing.id }) else {
      return refuse(suggestion(for: verb, thing))
    }
    return pass(exit)
  }

  /// The ways that show in a place.
  package func visibleExits(of place: Place) -> [Exit] {
    place.exits.filter { !$0.isHidden || holds($0.when) }
  }

  /// The ways that show: “north, east or up”.
  package var ways: LocalizedText {
    LocalizedText.list(exits.map(\.direction.name)) ?? Words.noWays
  }
}
