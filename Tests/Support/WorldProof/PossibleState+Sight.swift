import Adventure

/// What may be held and seen. Things in things are followed so deep and no deeper: beyond that all may be.
extension PossibleState {
  private static let depth = 4

  func mayBeHeld(_ location: ThingLocation, depth: Int = depth) -> Bool {
    switch location {
    case .carried, .worn: true
    case .place, .nowhere: false
    case .inside(let outer):
      depth == 0 || locations(of: outer).contains { mayBeHeld($0, depth: depth - 1) }
    }
  }

  func mayNotBeHeld(_ location: ThingLocation, depth: Int = depth) -> Bool {
    switch location {
    case .carried, .worn: false
    case .place, .nowhere: true
    case .inside(let outer):
      depth == 0 || locations(of: outer).contains { mayNotBeHeld($0, depth: depth - 1) }
    }
  }

  /// What may be in sight from where the player stands, and where it then is.
  var sights: [ThingID: Set<ThingLocation>] {
    var sights: [ThingID: Set<ThingLocation>] = [:]
    for thing in world.things.map(\.id) {
      let seen = locations(of: thing).filter { mayBeSeen(thing, at: $0) }
      if !seen.isEmpty { sights[thing] = seen }
    }
    return sights
  }

  /// Whether the thing may be in sight from where the player stands.
  func mayBeSeen(_ thing: ThingID, at location: ThingLocation) -> Bool {
    if mayBeHeld(location) { return true }
    let isGlowing = world.thing(thing)?.traits.contains(.glowing) == true
    return mayBeHere(thing, at: location) && (isGlowing || !isSurelyDark || hasPossibleLight)
  }

  func mustBeSeen(at location: ThingLocation) -> Bool {
    switch location {
    case .carried, .worn: true
    case .place(let place): place == here && assuming(darkness) == nil
    case .inside, .nowhere: false
    }
  }

  var darkness: WorldCondition { world.place(here)?.isDark ?? .never }

  private var isSurelyDark: Bool { assuming(darkness, false) == nil }

  /// Whether a light may be lit here.
  var hasPossibleLight: Bool {
    lights.contains { light in
      numbers(of: .lit(light)) != [0]
        && locations(of: light).contains { mayBeHere(light, at: $0) }
    }
  }

  /// Whether it may be here or held, lit or not.
  private func mayBeHere(_ thing: ThingID, at location: ThingLocation, depth: Int = depth) -> Bool {
    switch location {
    case .carried, .worn: return true
    case .nowhere: return false
    case .place(let place):
      guard place != here else { return true }
      guard let thing = world.thing(thing), thing.start == location else { return false }
      return thing.alsoIn.contains(here)
    case .inside(let outer):
      guard depth > 0 else { return true }
      return mayShowInside(outer)
        && locations(of: outer).contains { mayBeHere(outer, at: $0, depth: depth - 1) }
    }
  }

  private func mayShowInside(_ outer: ThingID) -> Bool {
    guard let traits = world.thing(outer)?.traits, traits.isSuperset(of: [.openable, .container])
    else { return true }
    return traits.contains(.transparent) || numbers(of: .open(outer)) != [0]
  }
}
