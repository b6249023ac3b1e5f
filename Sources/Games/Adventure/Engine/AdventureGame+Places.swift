import Localization

private typealias Words = L10n.Adventure

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
    case .listen where place == state.here: return reply(Words.listened)
    case .smell where place == state.here: return reply(Words.smelt)
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
    return reply(Words.thatWay(direction: step.name))
  }

  /// Where a place is that is looked for, or where a thing in it was seen, and how to get there.
  mutating func report(_ id: PlaceID, ofThing isThing: Bool) -> ActionStatus {
    let step = id == state.here ? nil : route(to: id)?.first
    guard let place = world.place(id), step != nil || state.hasVisited(id) else {
      return refuse(L10n.Parsing.notFound)
    }
    guard let step else {
      return isThing ? reply(Words.lastSeen(place: place.name)) : look(isNew: true)
    }
    return reply(
      isThing
        ? Words.lastSeenAway(place: place.name, direction: step.name)
        : Words.thatWay(direction: step.name))
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
    return reply(
      state.hasVisited(place.id) ? Words.wayTo(the: place.noun.the) : Words.wayIntoUnknown)
  }

  /// One step on the way.
  mutating func go(to place: PlaceID) -> ActionStatus {
    guard place != state.here else { return acknowledge(Words.alreadyThere) }
    guard let step = route(to: place)?.first else {
      return refuse(Words.wayUnknown(the: world.place(place)?.noun.the ?? Words.noWays))
    }
    return go(step)
  }

  /// All the way, a step a turn, as long as nothing stops the player; of what lies between only the names are
  /// told.
  mutating func walk(_ action: PlayerAction, to place: PlaceID) {
    let stops = route(to: place)?.count ?? 1
    for stop in 1...max(1, stops) {
      let here = state.here
      isPassing = stop < stops
      play([action])
      isPassing = false
      guard state.here != here, state.here != place, !state.isOver else { break }
    }
  }

  /// “East twice”: the same way again, a turn each, as long as it goes on.
  mutating func goOn(_ action: PlayerAction) {
    var step = action
    step.count = 1
    for _ in 0..<min(action.count, world.places.count) {
      let turn = state.turn
      play([step])
      guard state.turn > turn, !state.isOver else { break }
    }
  }

  /// The shortest way through places that were visited; the last one may be new. Nil where none is known.
  func route(to place: PlaceID) -> [Direction]? {
    var ways: [PlaceID: [Direction]] = [state.here: []]
    var next = [state.here]
    while !next.isEmpty {
      let id = next.removeFirst()
      guard id != place else { return ways[id] }
      guard state.hasVisited(id), let from = world.place(id) else { continue }
      for exit in visibleExits(of: from) where ways[exit.to] == nil {
        ways[exit.to] = (ways[id] ?? []) + [exit.direction]
        next.append(exit.to)
      }
    }
    return nil
  }
}
