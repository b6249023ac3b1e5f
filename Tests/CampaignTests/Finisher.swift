import Adventure
import Campaign

/// Wins the keeper's night from wherever it stands, by the rules alone.
struct Finisher {
  private(set) var game: AdventureGame

  init(_ game: AdventureGame) { self.game = game }

  mutating func finish() {
    light()
    lay()
    if !isSet("turned") { act(PlayerAction(.turn, "snowman"), at: "road") }
    free()
    fetch("clapper")
    fetch("mittens")
    answer()
    if game.location(of: "lamp") != .inside("hook") {
      fetch("lamp")
      act(PlayerAction(.putOn, "lamp", "hook"), at: "mouth")
    }
    if game.location(of: "clapper") != .inside("bell") {
      act(PlayerAction(.putIn, "clapper", "bell"), at: "belfry")
    }
    act(PlayerAction(.ring, "bell"), at: "belfry")
  }

  private mutating func light() {
    if !isSet("dry") {
      if game.location(of: "matches") != .inside("stove") {
        fetch("matches")
        act(PlayerAction(.putOn, "matches", "stove"), at: "hut")
      }
      for _ in 0..<3 { act(PlayerAction(.wait)) }
    }
    guard !isSet("lit:lamp") else { return }
    fetch("matches")
    fetch("lamp")
    act(PlayerAction(.light, "lamp"))
  }

  private mutating func lay() {
    guard !isSet("laid") else { return }
    if game.location(of: "key") == .inside("goat") {
      fetch("book")
      act(PlayerAction(.give, "book", "goat"), at: "byre")
    }
    if isSet("locked:door") {
      fetch("key")
      act(PlayerAction(.unlock, "door"), at: game.state.here == "woodshed" ? "woodshed" : "yard")
    }
    for thing: ThingID in ["wood", "shovel", "coat"] { fetch(thing) }
    if game.location(of: "coat") != .worn { act(PlayerAction(.wear, "coat")) }
    if !isSet("dug") { act(PlayerAction(.dig, "snow"), at: "beacon") }
    act(PlayerAction(.putIn, "wood", "bowl"), at: "beacon")
  }

  private mutating func free() {
    guard !isSet("free") else { return }
    fetch("clapper")
    fetch("lamp")
    act(PlayerAction(.hit, "collar"), at: "gallery")
  }

  private mutating func answer() {
    if !isSet("asked") {
      fetch("lamp")
      act(PlayerAction(.putOn, "lamp", "hook"), at: "mouth")
      act(PlayerAction(.pull, "rope", count: 3), at: "mouth")
    }
    walk(to: "mouth")
    if game.location(of: "mittens") == .worn { act(PlayerAction(.takeOff, "mittens")) }
    act(PlayerAction(.tap, "rope"))
    act(PlayerAction(.pinch, "rope"))
    act(PlayerAction(.wear, "mittens"))
    act(PlayerAction(.swipe, "rope"))
  }

  // MARK: Steps

  private func isSet(_ flag: VariableID) -> Bool { game.state.variables[flag] != nil }

  private mutating func act(_ action: PlayerAction, at place: PlaceID? = nil) {
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
    for box in boxes { act(PlayerAction(.open, box)) }
    act(PlayerAction(.take, thing))
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
    for direction in ways[goal] ?? [] { act(PlayerAction(.go, direction: direction)) }
  }
}
