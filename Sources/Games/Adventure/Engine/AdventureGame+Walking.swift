package import Localization

private typealias Words = L10n.Adventure

/// Showing a place, and going to another one.
extension AdventureGame {
  /// Shows where the player stands; unless it is whole, without what never changes there.
  mutating func look(isNew: Bool, isWhole: Bool = true) -> ActionStatus {
    events.append(.arrived(state.here, isNew: isNew))
    if isPassing { return .done }
    if isInDarkness {
      emit(Words.dark, .prose)
    } else {
      for text in world.place(state.here)?.description ?? []
      where holds(text.when) && (isWhole || !text.isConstant) {
        emit(text.text, .prose)
      }
      listContents()
    }
    return .done
  }

  /// What the player sees from here, without a turn; where the story is over, that it is.
  package mutating func describeSurroundings() -> [GameEvent] {
    events = []
    if state.isOver {
      events = [.arrived(state.here, isNew: false)]
      tellEnd()
    } else {
      _ = look(isNew: true)
    }
    return events
  }

  private mutating func listContents() {
    let all = things(in: .place(state.here))
    let scenery = all.filter { $0.traits.contains(.scenery) }
    let here = all.filter { !$0.traits.contains(.scenery) }
    let described = here.filter { initialDescription(of: $0) != nil }
    for text in described.compactMap({ initialDescription(of: $0) }) { emit(text, .prose) }
    let listed = here.filter { initialDescription(of: $0) == nil && !$0.isDoor }
    let lines =
      listed.flatMap { contentLines(of: $0) }
      + (described + scenery).flatMap { contentLines(of: $0, isListed: false) }
    if !lines.isEmpty { emit(Words.contents, .heading) }
    for line in lines { emit(line, .item) }
  }

  /// Its own sentence, while nobody has moved it.
  private func initialDescription(of thing: Thing) -> LocalizedText? {
    guard !hasTouched(thing.id) else { return nil }
    return currentText(of: thing.initialDescription)
  }

  /// A thing's line and those of what shows in it.
  func contentLines(of thing: Thing, isListed: Bool = true) -> [LocalizedText] {
    let inside = showsInside(thing) ? things(in: .inside(thing.id)) : []
    return (isListed ? [line(for: thing)] : []) + inside.flatMap { contentLines(of: $0) }
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

  mutating func listCarried() -> ActionStatus {
    emit(Words.carrying, .heading)
    let lines = (things(in: .worn) + things(in: .carried)).flatMap { contentLines(of: $0) }
    for line in lines.isEmpty ? [Words.nothing] : lines { emit(line, .item) }
    return .done
  }

  // MARK: Ways

  mutating func go(_ direction: Direction?) -> ActionStatus {
    guard let direction = direction ?? onward else { return ask(Words.whichWay(ways: ways)) }
    let ways = (world.place(state.here)?.exits ?? []).filter { $0.direction == direction }
    guard let exit = ways.first(where: { holds($0.when) }) ?? ways.first else {
      return refuse(Words.noWay(ways: self.ways))
    }
    return goThrough(exit)
  }

  /// The other one of two ways, for who came by one of them.
  private var onward: Direction? {
    let others = exits.filter { $0.to != previousPlace }
    return exits.count == 2 && others.count == 1 ? others.first?.direction : nil
  }

  private var previousPlace: PlaceID? {
    let index = value(of: .previousPlace) - 1
    return world.places.indices.contains(index) ? world.places[index].id : nil
  }

  private mutating func goThrough(_ exit: Exit) -> ActionStatus {
    guard holds(exit.when) else {
      return refuse(exit.refusal ?? Words.noWay(ways: ways))
    }
    if let door = exit.door, !isOpen(door) {
      guard perform(PlayerAction(.open, door)) == .done else { return .refused }
    }
    if let travelText = exit.travelText { emit(travelText, .prose) }
    arrive(at: exit.to)
    return .done
  }

  mutating func arrive(at place: PlaceID) {
    let isNew = !state.hasVisited(place)
    let previous = world.index.places[state.here].map { $0 + 1 } ?? 0
    apply(.setVariable(.previousPlace, previous))
    apply(.setPlace(place))
    if isNew { apply(.setVariable(.visited(place), 1)) }
    let isFirstLight = seesForTheFirstTime(place)
    if isFirstLight { apply(.setVariable(.lightIn(place), 1)) }
    let isFirstSight = isNew || isFirstLight
    _ = look(isNew: isFirstSight, isWhole: isFirstSight || !isBrief)
    runArrivalRules()
  }

  /// A dark place that the player may have been in, but never with a light.
  private func seesForTheFirstTime(_ id: PlaceID) -> Bool {
    guard let place = world.place(id), holds(place.isDark) else { return false }
    return !isInDarkness && state.variables[.lightIn(id)] == nil
  }

  /// Out: by the only way there is, or the one that leads out.
  mutating func leave() -> ActionStatus {
    guard let exit = exits.count == 1 ? exits.first : exits.first(where: \.leadsOut) else {
      return ask(Words.whichWay(ways: ways))
    }
    return goThrough(exit)
  }

  /// In: by the door that was spoken of; where the only way or every one leads out, the player is inside.
  mutating func enter() -> ActionStatus {
    let inward = exits.count > 1 ? exits.filter { !$0.leadsOut } : []
    guard !inward.isEmpty else { return acknowledge(Words.alreadyThere(ways: ways)) }
    guard let door = state.context.mentioned.first,
      let exit = inward.first(where: { $0.door == door })
    else { return ask(Words.whichWay(ways: ways)) }
    return goThrough(exit)
  }

  mutating func climb() -> ActionStatus {
    let directions = exits.map(\.direction)
    return go(directions.contains(.up) || !directions.contains(.down) ? .up : .down)
  }

  /// In or out by a door.
  mutating func goThrough(_ thing: Thing, _ verb: Verb) -> ActionStatus {
    guard let exit = exits.first(where: { $0.door == thing.id }) else {
      return verb == .go ? acknowledge(Words.alreadyThere(ways: ways)) : fruitless(verb, thing)
    }
    return goThrough(exit)
  }

  /// To where the player came from.
  mutating func goBack() -> ActionStatus {
    guard let previousPlace else { return refuse(Words.noWayBack) }
    return go(to: previousPlace)
  }

  /// The ways that show in a place.
  package func visibleExits(of place: Place) -> [Exit] {
    place.exits.filter { !$0.isHidden || holds($0.when) }
  }

  /// The ways that show: “north, east or up”.
  package var ways: LocalizedText {
    LocalizedText.list(exits.map(\.direction.towards)) ?? Words.noWays
  }
}

/// Places by their names: looked at, left, and gone to along known ways.
extension AdventureGame {
  /// A verb about a place.
  mutating func perform(_ action: PlayerAction, on place: PlaceID) -> ActionStatus {
    let verb = action.verb
    guard let target = world.place(place) else { return refuse(Words.nothingToDo) }
    let noun = target.noun
    if verb.isForDoors, let door = exits.first(where: { $0.to == place })?.door {
      return perform(PlayerAction(verb, door))
    }
    if verb.isForDoors, place != state.here {
      return refuse(L10n.Parsing.notInSight(the: noun.the))
    }
    switch verb {
    case .go, .enter, .climb, .descend, .follow, .take: return go(to: place)
    case .leave: return place == state.here ? leave() : go(to: place)
    case .look, .examine, .search, .read: return look(at: target)
    case .find: return report(place, ofThing: action.subject != nil)
    // “Shout into the cave” is “shout”.
    case _ where place == state.here && verb.worksFromAfar && !verb.needsObject:
      return performDefault(PlayerAction(verb))
    default:
      return place == state.here || verb.worksFromAfar
        ? refuse(fruitlessText(verb, noun.the)) : refuse(Words.tooFar(the: noun.the))
    }
  }

  /// From afar, where it can be seen; else the way there.
  private mutating func look(at place: Place) -> ActionStatus {
    if place.id == state.here { return look(isNew: true) }
    if place.seenFrom.contains(state.here), let sight = currentText(of: place.sight) {
      emit(sight, .prose)
      return .done
    }
    guard let step = route(to: place.id)?.first else {
      return refuse(L10n.Parsing.notInSight(the: place.noun.the))
    }
    return reply(Words.thatWay(the: place.noun.the, direction: step.towards))
  }

  /// Where a place is that is looked for, or where a thing in it was seen, and how to get there.
  mutating func report(_ id: PlaceID, ofThing isThing: Bool) -> ActionStatus {
    let step = id == state.here ? nil : route(to: id)?.first
    guard let place = world.place(id), step != nil || state.hasVisited(id) else {
      return refuse(L10n.Parsing.notFound)
    }
    guard let step else {
      if isThing { return reply(Words.lastSeen(place: place.noun.the)) }
      _ = listExits()
      return .refused
    }
    return reply(
      isThing
        ? Words.lastSeenAway(place: place.noun.the, direction: step.towards)
        : Words.thatWay(the: place.noun.the, direction: step.towards))
  }

  /// Where a way leads, as far as the player knows.
  mutating func look(_ direction: Direction) -> ActionStatus {
    guard !isInDarkness else { return refuse(L10n.Parsing.tooDark) }
    guard let exit = exits.first(where: { $0.direction == direction }),
      let place = world.place(exit.to)
    else {
      guard let thing = world.directionalViews[direction]?.first(where: { isVisible($0) }) else {
        return refuse(Words.nothingThatWay(ways: ways))
      }
      return perform(PlayerAction(.examine, thing))
    }
    let way = Words.wayTo(the: place.noun.the)
    guard !state.hasVisited(place.id) else { return reply(way) }
    let isSeen = place.seenFrom.contains(state.here)
    return reply(isSeen ? currentText(of: place.sight) ?? way : Words.wayIntoUnknown)
  }

  /// One step on the way.
  mutating func go(to place: PlaceID) -> ActionStatus {
    guard place != state.here else { return acknowledge(Words.alreadyThere(ways: ways)) }
    guard let step = route(to: place)?.first else {
      return refuse(Words.wayUnknown(the: world.place(place)?.noun.the ?? Words.noWays))
    }
    return go(step)
  }

  /// All the way, a step a turn, as long as nothing happens; of what lies between only the names are told.
  mutating func walk(_ action: PlayerAction, to place: PlaceID) {
    let route = route(to: place) ?? []
    if let obstacle = obstacle(on: route) { return emit(obstacle, .refusal) }
    for stop in 1...max(1, route.count) {
      let here = state.here
      isPassing = stop < route.count
      let hasNews = play([action], joinsLast: stop > 1)
      isPassing = false
      guard state.here != here, state.here != place, !state.isOver, !hasNews else { break }
    }
  }

  /// Why a way cannot be gone to its end.
  private func obstacle(on route: [Direction]) -> LocalizedText? {
    var here = state.here
    for direction in route {
      let ways = world.place(here).map { visibleExits(of: $0) } ?? []
      guard let exit = ways.first(where: { $0.direction == direction && holds($0.when) }) else {
        return ways.first { $0.direction == direction }?.refusal
      }
      here = exit.to
    }
    return nil
  }

  /// “East twice”: the same way again, a turn each, as long as it goes on.
  mutating func goOn(_ action: PlayerAction) {
    var step = action
    step.count = 1
    for stop in 1...min(action.count, world.places.count) {
      let turn = state.turn
      let hasNews = play([step], joinsLast: stop > 1)
      guard state.turn > turn, !state.isOver, !hasNews else { break }
    }
  }

  /// The shortest way through places that were visited, round what is closed to the player; the last one may be
  /// new. Nil where none is known.
  func route(to place: PlaceID) -> [Direction]? {
    route(to: place) { holds($0.when) } ?? route(to: place) { _ in true }
  }

  private func route(to place: PlaceID, by isOpen: (Exit) -> Bool) -> [Direction]? {
    var ways: [PlaceID: [Direction]] = [state.here: []]
    var next = [state.here]
    while !next.isEmpty {
      let id = next.removeFirst()
      guard id != place else { return ways[id] }
      guard state.hasVisited(id), let from = world.place(id) else { continue }
      for exit in visibleExits(of: from) where ways[exit.to] == nil && isOpen(exit) {
        ways[exit.to] = (ways[id] ?? []) + [exit.direction]
        next.append(exit.to)
      }
    }
    return nil
  }
}
