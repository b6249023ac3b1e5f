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
      "trap.open", on: .instead([.open, .close], .thing("trapdoor")), when: .at("hut"),
      [.refuse(L10n.WorldActs.trapOpen)]),
    Rule(
      "trap.entered", on: .instead([.descend], .thing("ladder")), when: .at("hut"), [.go("cellar")]),
    Rule("climb.hay", on: .instead([.climb, .enter], .thing("straw")), [.go("hayloft")]),
    Rule(
      "shaft.alone", on: .instead(downways, .thing("shaft")),
      [.refuse(L10n.WorldPlaces.galleryShaft)]
    ),
    openingRule("chapelDoor"), openingRule("sideDoor"), openingRule("hutDoor"),
    Rule(
      "drop.road", on: .instead(downways, .thing("drop")), when: .at("road"),
      [.refuse(L10n.WorldPlaces.roadEdge)]),
    Rule(
      "stairs.cold", on: .instead(ways, .thing("stairs")),
      when: .all([.at("pass"), .not(.worn("coat"))]), [.refuse(L10n.WorldPlaces.passCold)]),
    Rule(
      "bridge.post", on: .instead(ways, .thing("bridge")), [.refuse(L10n.WorldPlaces.gorgePost)]),
  ]

  private static let ways: [Verb] = [.climb, .enter, .leave, .use, .take, .follow]

  private static let downways = ways + [.descend, .jump]

  private static func openingRule(_ door: ThingID) -> Rule {
    Rule(
      "open.\(door.id)", on: .instead([.open, .push, .pull], .thing(door)),
      [.say(L10n.WorldActs.doorOpened)])
  }

  private static func level(_ ways: [(PlaceID, PlaceID)], by thing: ThingID) -> [Rule] {
    ways.map { from, to in
      Rule(
        "climb.\(thing.id).\(from.id)", on: .instead(Self.ways, .thing(thing)), when: .at(from),
        [.go(to)])
    }
  }

  /// Climbing takes the way there is, descending only the one that goes down.
  private static func downward(_ ways: [(PlaceID, PlaceID)], by thing: ThingID) -> [Rule] {
    level(ways, by: thing)
      + ways.map { from, to in
        Rule(
          "descend.\(thing.id).\(from.id)", on: .instead([.descend], .thing(thing)),
          when: .at(from), [.go(to)])
      }
  }

  private static func upward(_ ways: [(PlaceID, PlaceID)], by thing: ThingID) -> [Rule] {
    level(ways, by: thing)
      + ways.map { from, _ in
        Rule(
          "descend.\(thing.id).\(from.id)", on: .instead([.descend], .thing(thing)),
          when: .at(from), [.refuse(L10n.Adventure.leadsUp)])
      }
  }
}
