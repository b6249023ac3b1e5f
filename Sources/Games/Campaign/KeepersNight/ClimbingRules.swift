import Adventure
import Localization

/// Ladders, stairs, doors and holes lead to the next place, as a direction would.
enum ClimbingRules {
  static let rules =
    closed
    + upward([("hut", "loft"), ("cellar", "hut"), ("chapel", "belfry")], by: "ladder")
    + upward([("byre", "hayloft")], by: "ladder")
    + downward([("loft", "hut"), ("belfry", "chapel"), ("hayloft", "byre")], by: "ladder")
    + upward([("pass", "beacon"), ("ledge", "mouth"), ("anchor", "gorge")], by: "stairs")
    + downward([("beacon", "pass"), ("mouth", "ledge"), ("gorge", "anchor")], by: "stairs")
    + upward([("cellar", "hut")], by: "trapdoor") + downward([("hut", "cellar")], by: "trapdoor")
    + level([("cellar", "tunnel")], by: "hole")
    + level([("chapel", "pass")], by: "chapelDoor")
    + level([("chapel", "graves"), ("graves", "chapel")], by: "sideDoor")
    + level([("hut", "yard"), ("bunk", "hut")], by: "hutDoor")

  private static let closed = [
    Rule(
      "trap.open", [.open, .close], "trapdoor", when: .at("hut"), refuses: L10n.WorldActs.trapOpen),
    Rule("trap.entered", [.descend], "ladder", when: .at("hut"), [.go("cellar")]),
    Rule("climb.hay", [.climb, .enter], "straw", [.go("hayloft")]),
    Rule("shaft.alone", downways, "shaft", refuses: L10n.WorldPlaces.galleryShaft),
    openingRule("chapelDoor"), openingRule("sideDoor"), openingRule("hutDoor"),
    Rule("drop.road", downways, "drop", when: .at("road"), refuses: L10n.WorldPlaces.roadEdge),
    Rule(
      "stairs.cold", ways, "stairs", when: .all([.at("pass"), .not(.worn("coat"))]),
      refuses: L10n.WorldPlaces.passCold),
    Rule("bridge.post", ways, "bridge", refuses: L10n.WorldPlaces.gorgePost),
  ]

  private static let ways: [Verb] = [.climb, .enter, .leave, .use, .take, .follow]

  private static let downways = ways + [.descend, .jump]

  private static func openingRule(_ door: ThingID) -> Rule {
    Rule("open.\(door.id)", [.open, .push, .pull], door, says: L10n.WorldActs.doorOpened)
  }

  private static func level(_ ways: [(PlaceID, PlaceID)], by thing: ThingID) -> [Rule] {
    ways.map { from, to in
      Rule("climb.\(thing.id).\(from.id)", Self.ways, thing, when: .at(from), [.go(to)])
    }
  }

  /// Climbing takes the way there is, descending only the one that goes down.
  private static func downward(_ ways: [(PlaceID, PlaceID)], by thing: ThingID) -> [Rule] {
    level(ways, by: thing)
      + ways.map { from, to in
        Rule("descend.\(thing.id).\(from.id)", [.descend], thing, when: .at(from), [.go(to)])
      }
  }

  private static func upward(_ ways: [(PlaceID, PlaceID)], by thing: ThingID) -> [Rule] {
    level(ways, by: thing)
      + ways.map { from, _ in
        Rule(
          "descend.\(thing.id).\(from.id)", [.descend], thing, when: .at(from),
          refuses: L10n.Adventure.leadsUp)
      }
  }
}
