/// Questions about things: where they are, whether they are open or lit, seen or in reach.
extension AdventureGame {
  package func location(of thing: ThingID) -> ThingLocation {
    state.moved[thing] ?? world.thing(thing)?.start ?? .nowhere
  }

  /// Where that is in which it is, if it is in something.
  func outermostLocation(of thing: ThingID) -> ThingLocation {
    var location = location(of: thing)
    while case .inside(let outer) = location { location = self.location(of: outer) }
    return location
  }

  /// What is in a place or a thing, or carried, in the world's order.
  package func things(in location: ThingLocation) -> [Thing] {
    locationIndex[location]
  }

  package func isOpen(_ thing: ThingID) -> Bool { state.variables[.open(thing)] != nil }

  func isLocked(_ thing: ThingID) -> Bool { state.variables[.locked(thing)] != nil }

  package func isLit(_ thing: ThingID) -> Bool { state.variables[.lit(thing)] != nil }

  /// The place is dark and no light shows.
  package var isInDarkness: Bool { isPlaceDark && !hasLight(among: everythingHere) }

  private var isPlaceDark: Bool { world.place(state.here).map { holds($0.isDark) } ?? false }

  private func hasLight(among things: [Thing]) -> Bool {
    things.contains { $0.traits.contains(.light) && isLit($0.id) }
  }

  /// What can be seen: what lies here and is carried, and what is in it as far as it shows.
  package var visibleThings: [Thing] {
    let things = everythingHere
    guard isPlaceDark, !hasLight(among: things) else { return things }
    let held = Set(held.map(\.id))
    return things.filter { held.contains($0.id) || $0.traits.contains(.glowing) }
  }

  /// What stands here and does not show.
  var hiddenByDarkness: [Thing] { isInDarkness ? everythingHere : [] }

  /// It was moved, or the player has been where it stands, and it does not lie under a lid.
  func hasSeen(_ thing: Thing) -> Bool {
    if hasTouched(thing.id) { return true }
    guard case .place(let place) = outermostLocation(of: thing.id) else { return false }
    return state.hasVisited(place) && !isUnderLid(thing)
  }

  private func isUnderLid(_ thing: Thing) -> Bool {
    guard case .inside(let outer) = location(of: thing.id), let outer = world.thing(outer)
    else { return false }
    return !showsInside(outer) || isUnderLid(outer)
  }

  func hasTouched(_ thing: ThingID) -> Bool { state.variables[.touched(thing)] != nil }

  /// Carried or worn, and what is in that.
  var held: [Thing] {
    var all: [Thing] = []
    addHeld(to: &all)
    return all
  }

  private func addHeld(to all: inout [Thing]) {
    add(things(in: .worn), to: &all)
    add(things(in: .carried), to: &all)
  }

  private var everythingHere: [Thing] {
    let guests = (world.index.thingsAlsoIn[state.here] ?? []).filter {
      (state.moved[$0.id] ?? $0.start) == $0.start
    }
    var all: [Thing] = []
    all.reserveCapacity(guests.count + 16)
    add(things(in: .place(state.here)), to: &all)
    add(guests, to: &all)
    addHeld(to: &all)
    return all
  }

  /// Each thing, and behind it what shows in it.
  private func add(_ things: [Thing], to all: inout [Thing]) {
    for thing in things {
      all.append(thing)
      guard thing.holdsThings, showsInside(thing) else { continue }
      add(self.things(in: .inside(thing.id)), to: &all)
    }
  }

  /// Whether what is in it can be seen.
  package func showsInside(_ thing: Thing) -> Bool {
    guard thing.traits.contains(.openable) else { return true }
    return isOpen(thing.id) || thing.traits.contains(.transparent)
      || !thing.traits.contains(.container)
  }

  func isVisible(_ thing: ThingID) -> Bool { visibleThings.contains { $0.id == thing } }

  /// Visible, and not behind a lid of glass.
  func isInReach(_ thing: ThingID) -> Bool {
    guard isVisible(thing) else { return false }
    var location = location(of: thing)
    while case .inside(let outer) = location, let container = world.thing(outer) {
      if isShut(container) { return false }
      location = self.location(of: outer)
    }
    return true
  }

  /// A container whose lid is down.
  func isShut(_ thing: Thing) -> Bool {
    thing.traits.isSuperset(of: .lid) && !isOpen(thing.id)
  }

  func isHeld(_ thing: ThingID) -> Bool {
    let location = outermostLocation(of: thing)
    return location == .carried || location == .worn
  }

  /// The ways that show.
  package var exits: [Exit] {
    world.place(state.here).map { visibleExits(of: $0) } ?? []
  }
}

/// What there is to be seen at the moment.
extension AdventureGame {
  /// The pictures of a place that lie one over the other, the lowest first.
  package func pictures(of place: Place) -> [ConditionalPicture] {
    place.pictures.filter { holds($0.when) }
  }

  /// The picture of a thing; nil where it has none, or is no more.
  package func picture(of thing: Thing) -> ConditionalPicture? {
    location(of: thing.id) == .nowhere ? nil : first(of: thing.pictures)
  }

  /// What is seen once the story is over; nil before.
  package var endPicture: ConditionalPicture? { ending?.picture }

  private func first(of pictures: [ConditionalPicture]) -> ConditionalPicture? {
    pictures.first { holds($0.when) }
  }
}
