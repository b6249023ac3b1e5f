package import Adventure
import Localization

/// The built-in world: the same night as the campaign's, at the other end of the rope.
package func builtInWorld() throws(WorldError) -> World { try KeepersNightWorld.world() }

/// Puts the world together: its places, things, rules, points and hints, each from the files beside this one.
enum KeepersNightWorld {
  static func world() throws(WorldError) -> World {
    try World(
      id: "keepers-night", start: "mouth", intro: L10n.WorldPlaces.intro,
      places: CliffArea.places + PassArea.places + YardArea.places + HutArea.places
        + UndergroundArea.places + FarArea.places,
      things: CliffArea.things + UndergroundArea.things + HutArea.things + YardArea.things
        + PassArea.things + Scenery.things + LocalScenery.things + CommonScenery.things
        + SmallThings.things + FarArea.things + StormRules.things,
      rules: rules + VariedReplies.rules,
      awards: KeepersNightAwards.awards, hints: KeepersNightHints.ladders,
      conversations: KeepersNightConversations.all, rephrasings: L10n.WorldPhrases.lines,
      directionalViews: views,
      endings: KeepersNightEndings.all)
  }

  private static let views: [Direction: [ThingID]] = [
    .north: sides, .east: sides, .south: sides, .west: sides,
    .up: ["weather", "vault", "roof", "ceiling"],
    .down: ["gorgeBelow", "drop", "shaft", "floor", "ground"],
  ]
  private static let sides: [ThingID] = ["window", "view", "walls"]

  /// Of rules for the same command the first whose condition holds counts, so their order matters.
  private static let rules =
    DarknessRules.rules + RopeCalls.rules + FarArea.rules + StormRules.rules
    + SmallThingsRules.rules + ManneredRules.rules + SenseRules.rules
    + RopeRules.rules + IceRules.rules + LampRules.rules + GoatRules.rules
    + ClothesRules.rules + BeaconRules.rules + BellRules.rules + AtmosphereRules.rules
    + ClimbingRules.rules + HandledSceneryRules.rules
}
