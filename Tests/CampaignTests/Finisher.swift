import Adventure
import Campaign

/// Brings the keeper's night to its best end from wherever it stands, by the rules alone.
struct Finisher {
  private(set) var game: AdventureGame

  init(_ game: AdventureGame) { self.game = game }

  mutating func finish() {
    hold()
    light()
    readToTheGoat()
    lay()
    free()
    openTheStore()
    openTheChamber()
    windTheClock()
    tieTheRail()
    serveTheScout()
    takeTheMirror()
    speak()
    answer()
    ring()
  }

  // MARK: Light

  private mutating func light() {
    if !isSet("dry") {
      if game.location(of: "matches") != .inside("stove") {
        fetch("matches")
        act(PlayerAction(.putOn, "matches", "stove"), at: "hut")
      }
      walk(to: "hut")
      for _ in 0..<3 { act(PlayerAction(.wait)) }
    }
    guard !isSet("lit:lamp") else { return }
    fetch("matches")
    fetch("lamp")
    act(PlayerAction(.light, "lamp"))
  }

  // MARK: The goat, the wood

  private mutating func readToTheGoat() {
    if game.location(of: "key") == .inside("goat") {
      fetch("book")
      act(PlayerAction(.give, "book", "goat"), at: "byre")
    }
    guard !isSet("aside") else { return }
    fetch("two")
    act(PlayerAction(.give, "two", "goat"), at: "byre")
  }

  private mutating func lay() {
    for thing: ThingID in ["shovel", "coat"] { fetch(thing) }
    if game.location(of: "coat") != .worn { act(PlayerAction(.wear, "coat")) }
    guard !isSet("laid") else { return }
    if isSet("locked:door") {
      fetch("key")
      act(PlayerAction(.unlock, "door"), at: game.state.here == "woodshed" ? "woodshed" : "yard")
    }
    fetch("wood")
    if !isSet("dug") { act(PlayerAction(.dig, "snow"), at: "beacon") }
    act(PlayerAction(.putIn, "wood", "bowl"), at: "beacon")
  }

  // MARK: Under the mountain

  private mutating func free() {
    guard !isSet("free") else { return }
    fetch("clapper")
    fetch("lamp")
    act(PlayerAction(.hit, "collar"), at: "gallery")
  }

  private mutating func openTheStore() {
    guard !isSet("storeOpen") else { return }
    fetch("matches")
    fetch("lamp")
    act(PlayerAction(.putOut, "lamp"), at: "tunnel")
    act(PlayerAction(.push, "strokes"))
    act(PlayerAction(.push, "drawing"))
    act(PlayerAction(.light, "lamp"))
  }

  private mutating func openTheChamber() {
    guard !isSet("parted") else { return }
    fetch("clapper")
    fetch("lamp")
    act(PlayerAction(.hit, "curtainMiddle", "clapper"), at: "gallery")
  }

  // MARK: The caravan

  private mutating func windTheClock() {
    if game.location(of: "tileThird") != .nowhere {
      act(PlayerAction(.pull, "tileThird"), at: "hut")
    }
    guard !isSet("wound") else { return }
    fetch("clockkey")
    act(PlayerAction(.turn, "clock"), at: "hut")
  }

  private mutating func tieTheRail() {
    if !isSet("thawed") {
      fetch("tile")
      act(PlayerAction(.putOn, "tile", "stove"), at: "hut")
      act(PlayerAction(.take, "tile"))
      act(PlayerAction(.putOn, "tile", "coil"), at: "tollhouse")
    }
    guard !isSet("railed") else { return }
    if game.location(of: "pins") != .inside("eyesInRock") {
      fetch("pins")
      act(PlayerAction(.putIn, "pins", "eyesInRock"), at: "anchor")
    }
    fetch("coil")
    act(PlayerAction(.tie, "coil"), at: "anchor")
  }

  private mutating func serveTheScout() {
    if !isSet("across") {
      fetch("lamp")
      walk(to: "gorge")
      for _ in 0..<10 where game.state.variables["gust"] != 3 { act(PlayerAction(.wait)) }
      act(PlayerAction(.wave, "lamp"))
    }
    for (thing, flag) in [("oil", "oiled"), ("sledge", "sledged"), ("almanac", "told")]
    where !isSet(VariableID(flag)) {
      fetch(ThingID(thing))
      act(PlayerAction(.give, ThingID(thing), "scout"), at: "gorge")
    }
  }

  private mutating func takeTheMirror() {
    guard game.location(of: "mirror") != .nowhere else { return }
    fetch("hat")
    act(PlayerAction(.wear, "hat"))
    act(PlayerAction(.take, "mirror"), at: "bunk")
  }

  // MARK: The rope

  /// Whoever holds a fall cannot leave.
  private mutating func hold() {
    for _ in 0..<6 where game.state.variables["call"] == 3 && isSet("signs") {
      act(PlayerAction(.wait))
    }
  }

  /// All that the bell still wants of the beacon and the rope, then the way to it.
  mutating func mend() {
    turnAndBrush()
    speak()
    answer()
    turnAndBrush()
    if game.location(of: "clapper") != .inside("bell") {
      fetch("clapper")
      act(PlayerAction(.putIn, "clapper", "bell"), at: "belfry")
    }
    walk(to: "belfry")
  }

  private mutating func turnAndBrush() {
    if !isSet("turned") { act(PlayerAction(.turn, "snowman"), at: "road") }
    if game.location(of: "crust") != .nowhere { act(PlayerAction(.dig), at: "beacon") }
  }

  /// Whether the mirror is left where it is.
  var leavesMirror = false

  private mutating func hangUp() {
    if game.location(of: "lamp") != .inside("hook") {
      fetch("lamp")
      act(PlayerAction(.putOn, "lamp", "hook"), at: "mouth")
    }
    if !leavesMirror, game.location(of: "lookingGlass") != .inside("hook") {
      fetch("lookingGlass")
      act(PlayerAction(.putOn, "lookingGlass", "hook"), at: "mouth")
    }
  }

  /// Answers whatever the rope says, until it has said all.
  private mutating func speak() {
    fetch("clapper")
    fetch("mittens")
    for _ in 0..<4 where !isSet("asked") {
      turnAndBrush()
      hangUp()
      walk(to: "mouth")
      if game.location(of: "mittens") == .worn { act(PlayerAction(.takeOff, "mittens")) }
      for _ in 0..<40 where !isSet("answered.stuck") { answerCall() }
      turnAndBrush()
    }
  }

  private mutating func answerCall() {
    switch game.state.variables["call"] {
    case 1: act(PlayerAction(.pull, "rope", count: 3))
    case 2: act(PlayerAction(isSet("signs") ? .pinch : .tap, "rope"))
    case 3: act(PlayerAction(isSet("signs") ? .wait : .pinch, isSet("signs") ? nil : "rope"))
    case 4:
      act(PlayerAction(.pull, "rope", count: isSet("tugs") ? 1 : 2))
    case 5: act(PlayerAction(.pull, "rope"))
    default: act(PlayerAction(.wait))
    }
  }

  private mutating func answer() {
    walk(to: "mouth")
    if !isSet("asked") { act(PlayerAction(.pull, "rope", count: 3)) }
    if game.location(of: "mittens") == .worn { act(PlayerAction(.takeOff, "mittens")) }
    act(PlayerAction(.tap, "rope"))
    act(PlayerAction(.pinch, "rope"))
    act(PlayerAction(.wear, "mittens"))
    act(PlayerAction(.swipe, "rope"))
  }

  private mutating func ring() {
    turnAndBrush()
    hangUp()
    if isSet("ringing") { return walk(to: "mouth") }
    if game.location(of: "clapper") != .inside("bell") {
      fetch("clapper")
      act(PlayerAction(.putIn, "clapper", "bell"), at: "belfry")
    }
    act(PlayerAction(.ring, "bell"), at: "belfry")
  }

  // MARK: Steps

  private func isSet(_ flag: VariableID) -> Bool { game.state.variables[flag] != nil }

  private mutating func act(_ action: PlayerAction, at place: PlaceID? = nil) {
    if let place { walk(to: place) }
    _ = game.perform([action])
  }

  private static let dark: Set<PlaceID> = ["cellar", "tunnel", "gallery", "chamber", "store"]

  private mutating func fetch(_ thing: ThingID) {
    var location = game.location(of: thing)
    var boxes: [ThingID] = []
    while case .inside(let box) = location {
      boxes.append(box)
      location = game.location(of: box)
    }
    guard case .place(let place) = location else { return }
    if Self.dark.contains(place), thing != "lamp" { fetch("lamp") }
    walk(to: place)
    for box in boxes { act(PlayerAction(.open, box)) }
    act(PlayerAction(.take, thing))
  }

  /// By the shortest way, whatever bars it but a drift.
  mutating func walk(to goal: PlaceID) {
    var ways: [PlaceID: [Direction]] = [game.state.here: []]
    var next = [game.state.here]
    while ways[goal] == nil, !next.isEmpty {
      let here = next.removeFirst()
      for exit in game.world.place(here)?.exits ?? []
      where !exit.isHidden || ["chamber", "store"].contains(exit.to) {
        guard ways[exit.to] == nil else { continue }
        ways[exit.to] = (ways[here] ?? []) + [exit.direction]
        next.append(exit.to)
      }
    }
    for direction in ways[goal] ?? [] {
      for _ in 0..<3
      where game.state.here == "pass" && direction == .north
        && game.location(of: "drift") != .nowhere
      {
        act(PlayerAction(.dig, "drift"))
      }
      act(PlayerAction(.go, direction: direction))
    }
  }
}
