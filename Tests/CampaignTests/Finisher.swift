import Adventure
import Campaign

/// Wins the keeper's night from wherever it stands, by the rules alone.
struct Finisher {
  private(set) var game: Game

  init(_ game: Game) { self.game = game }

  mutating func finish() {
    light()
    lay()
    if !isSet("turned") { act(Action(.turn, "snowman"), at: "road") }
    free()
    fetch("clapper")
    fetch("mittens")
    answer()
    if game.location(of: "clapper") != .inside("bell") {
      act(Action(.putIn, "clapper", "bell"), at: "belfry")
    }
    act(Action(.ring, "bell"), at: "belfry")
  }

  private mutating func light() {
    if !isSet("dry") {
      if game.location(of: "matches") != .inside("stove") {
        fetch("matches")
        act(Action(.putOn, "matches", "stove"), at: "hut")
      }
      for _ in 0..<3 { act(Action(.wait)) }
    }
    guard !isSet("lit:lamp") else { return }
    fetch("matches")
    fetch("lamp")
    act(Action(.light, "lamp"))
  }

  private mutating func lay() {
    guard !isSet("laid") else { return }
    if game.location(of: "key") == .inside("goat") {
      fetch("book")
      act(Action(.give, "book", "goat"), at: "byre")
    }
    if isSet("locked:door") {
      fetch("key")
      act(Action(.unlock, "door"), at: game.state.here == "woodshed" ? "woodshed" : "yard")
    }
    for thing: ThingID in ["wood", "shovel", "coat"] { fetch(thing) }
    if game.location(of: "coat") != .worn { act(Action(.wear, "coat")) }
    if !isSet("dug") { act(Action(.dig, "snow"), at: "beacon") }
    act(Action(.putIn, "wood", "bowl"), at: "beacon")
  }

  private mutating func free() {
    guard !isSet("free") else { return }
    fetch("clapper")
    fetch("lamp")
    act(Action(.hit, "collar"), at: "gallery")
  }

  private mutating func answer() {
    if !isSet("asked") {
      fetch("lamp")
      act(Action(.putOn, "lamp", "hook"), at: "mouth")
      act(Action(.pull, "rope", count: 3), at: "mouth")
    }
    walk(to: "mouth")
    if game.location(of: "mittens") == .worn { act(Action(.takeOff, "mittens")) }
    act(Action(.tap, "rope"))
    act(Action(.pinch, "rope"))
    act(Action(.wear, "mittens"))
    act(Action(.swipe, "rope"))
  }

  // MARK: Steps

  private func isSet(_ flag: Variable) -> Bool { game.state.variables[flag] != nil }

  private mutating func act(_ action: Action, at place: PlaceID? = nil) {
    if let place { walk(to: place) }
    _ = game.perform([action])
  }

  private mutating func fetch(_ thing: ThingID) {
    var location = game.location(of: thing)
    var boxes: [ThingID] = []
    while case .inside(let box) = location {
      boxes.append(box)
      location = game.location(of: box)
    }
    guard case .place(let place) = location else { return }
    let isDark = ["cellar", "tunnel", "gallery"].contains(place.id)
    if isDark, thing != "lamp" { fetch("lamp") }
    walk(to: place)
    for box in boxes { act(Action(.open, box)) }
    act(Action(.take, thing))
  }

  /// By the shortest way, whatever bars it.
  mutating func walk(to goal: PlaceID) {
    var ways: [PlaceID: [Direction]] = [game.state.here: []]
    var next = [game.state.here]
    while ways[goal] == nil, !next.isEmpty {
      let here = next.removeFirst()
      for exit in game.world.place(here)?.exits ?? [] where !exit.isHidden {
        guard ways[exit.to] == nil else { continue }
        ways[exit.to] = (ways[here] ?? []) + [exit.direction]
        next.append(exit.to)
      }
    }
    for direction in ways[goal] ?? [] { act(Action(.go, direction: direction)) }
  }
}
