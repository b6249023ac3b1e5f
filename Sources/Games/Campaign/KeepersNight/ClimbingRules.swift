import Adventure
import Localization

/// Ladders and stairs lead to the next place, as a direction would.
enum ClimbingRules {
  static let rules =
    [
      Rule(
        "trap.open", on: .instead([.open, .close], .thing("ladder")), when: .at("hut"),
        [.refuse(L10n.WorldActs.trapOpen)]),
      Rule(
        "trap.entered", on: .instead([.enter], .thing("ladder")), when: .at("hut"), [.go("cellar")]),
      Rule(
        "stairs.cold", on: .instead(ways, .thing("stairs")),
        when: .all([.at("pass"), .not(.worn("coat"))]), [.refuse(L10n.WorldPlaces.passCold)]),
      Rule(
        "bridge.post", on: .instead(ways, .thing("bridge")), [.refuse(L10n.WorldPlaces.gorgePost)]),
    ]
    + climbRules(
      "ladder",
      [
        ("hut", "loft"), ("loft", "hut"), ("cellar", "hut"), ("chapel", "belfry"),
        ("belfry", "chapel"),
      ])
    + climbRules(
      "stairs", [("pass", "beacon"), ("beacon", "pass"), ("mouth", "ledge"), ("ledge", "mouth")])

  private static let ways: [Verb] = [.climb, .enter, .use]

  private static func climbRules(_ thing: ThingID, _ ways: [(PlaceID, PlaceID)]) -> [Rule] {
    ways.map { from, to in
      Rule("climb.\(from.id)", on: .instead(Self.ways, .thing(thing)), when: .at(from), [.go(to)])
    }
  }
}
