/// Which things are in each location, in the world's order: the state's locations turned round.
struct LocationIndex: Sendable {
  private var things: [ThingLocation: [Thing]] = [:]

  init(_ world: World, moved: [ThingID: ThingLocation]) {
    for thing in world.things {
      things[moved[thing.id] ?? thing.start, default: []].append(thing)
    }
    things[.nowhere] = nil
  }

  subscript(_ location: ThingLocation) -> [Thing] { things[location] ?? [] }

  mutating func move(
    _ thing: Thing, from: ThingLocation, to: ThingLocation, by index: WorldIndex
  ) {
    if from != .nowhere { things[from]?.removeAll { $0 === thing } }
    guard to != .nowhere else { return }
    var list = things[to] ?? []
    let place = index.things[thing.id] ?? 0
    list.insert(
      thing, at: list.firstIndex { index.things[$0.id] ?? 0 > place } ?? list.endIndex)
    things[to] = list
  }
}
