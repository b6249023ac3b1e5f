package import Adventure
import Localization

/// The built-in world: the same night as the campaign's, at the other end of the rope.
package func builtInWorld() throws(WorldError) -> World { try KeepersNightWorld.world() }

/// Puts the world together: its places, things, rules, points and hints, each from the files beside this one.
enum KeepersNightWorld {
  static func world() throws(WorldError) -> World {
    try World(
      id: "keepers-night", start: "mouth", intro: L10n.WorldPlaces.intro,
      places: CliffArea.places + PassArea.places + HutArea.places + UndergroundArea.places,
      things: CliffArea.things + UndergroundArea.things + HutArea.things + PassArea.things
        + Scenery.things + LocalScenery.things + CommonScenery.things, rules: rules, awards: awards,
      hints: KeepersNightHints.ladders, conversations: KeepersNightConversations.all,
      rephrasings: L10n.WorldPhrases.lines)
  }

  /// Of rules for the same command the first whose condition holds counts, so their order matters.
  private static let rules =
    DarknessRules.rules + RopeRules.rules + IceRules.rules + LampRules.rules + GoatRules.rules
    + ClothesRules.rules + BeaconRules.rules + BellRules.rules + AtmosphereRules.rules
    + ClimbingRules.rules

  /// In the order of the walkthrough; a hundred points in all.
  private static let awards = [
    Award("dry", points: 5), Award("lit", points: 10), Award("code", points: 5),
    Award("clapper", points: 5), Award("free", points: 10), Award("key", points: 10),
    Award("unlocked", points: 5), Award("dug", points: 5), Award("laid", points: 10),
    Award("turned", points: 5), Award("hung", points: 5), Award("asked", points: 10),
    Award("answered", points: 10), Award("rung", points: 5),
  ]
}
