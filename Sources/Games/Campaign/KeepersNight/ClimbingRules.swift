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
        "trap.entered", on: .instead([.enter, .descend], .thing("ladder")), when: .at("hut"),
        [.go("cellar")]),
      Rule(
        "stairs.cold", on: .instead(ways, .thing("stairs")),
        when: .all([.at("pass"), .not(.worn("coat"))]), [.refuse(L10n.WorldPlaces.passCold)]),
      Rule(
        "bridge.post", on: .instead(ways, .thing("bridge")), [.refuse(L10n.WorldPlaces.gorgePost)]),
    ]
    + rules(
      up: [("hut", "loft"), ("cellar", "hut"), ("chapel", "belfry")],
      down: [("loft", "hut"), ("belfry", "chapel")], by: "ladder")
    + rules(
      up: [("pass", "beacon"), ("ledge", "mouth")],
      down: [("beacon", "pass"), ("mouth", "ledge")], by: "stairs")

  private static let ways: [Verb] = [.climb, .enter, .use, .take, .follow]

  /// Climbing takes the way there is, descending only the one that goes down.
  private static func rules(
    up: [(PlaceID, PlaceID)], down: [(PlaceID, PlaceID)], by thing: ThingID
  ) -> [Rule] {
    up.map { from, to in
      Rule("climb.\(from.id)", on: .instead(ways, .thing(thing)), when: .at(from), [.go(to)])
    }
      + down.map { from, to in
        Rule(
          "climb.\(from.id)", on: .instead(ways + [.descend], .thing(thing)), when: .at(from),
          [.go(to)])
      }
      + up.filter { $0.0 != "hut" }.map { from, _ in
        Rule(
          "descend.\(from.id)", on: .instead([.descend], .thing(thing)), when: .at(from),
          [.refuse(L10n.Adventure.leadsUp)])
      }
  }
}
