/// Which things are in each location, in the world's order: the state's locations turned round.
struct LocationIndex: Sendable {
  private var things: [ThingLocation: [Int]] = [:]

  init(_ world: World, moved: [ThingID: ThingLocation]) {
    for (index, thing) in world.things.enumerated() {
      things[moved[thing.id] ?? thing.start, default: []].append(index)
    }
    things[.nowhere] = nil
  }

  /// Indices among the world's things.
  subscript(_ location: ThingLocation) -> [Int] { things[location] ?? [] }

  mutating func move(_ thing: ThingID, at index: Int, from: ThingLocation, to: ThingLocation) {
    if from != .nowhere { things[from]?.removeAll { $0 == index } }
    guard to != .nowhere else { return }
    var list = things[to] ?? []
    list.insert(index, at: list.firstIndex { $0 > index } ?? list.endIndex)
    things[to] = list
  }
}
