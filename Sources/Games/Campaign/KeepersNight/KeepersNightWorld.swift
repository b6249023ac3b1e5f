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
        + Scenery.things + LocalScenery.things + CommonScenery.things + SmallThings.things,
      rules: rules + VariedReplies.rules,
      awards: KeepersNightAwards.awards, hints: KeepersNightHints.ladders,
      conversations: KeepersNightConversations.all, rephrasings: L10n.WorldPhrases.lines,
      scenery: scenery,
      endPictures: [ConditionalPicture("beacon-lit", L10n.WorldPictures.beaconLit)])
  }

  private static let scenery: [Direction: [ThingID]] = {
    let sides = Dictionary(
      uniqueKeysWithValues: [Direction.north, .east, .south, .west].map {
        ($0, ["window", "view", "walls"] as [ThingID])
      })
    return sides.merging(
      [
        .up: ["weather", "vault", "roof", "ceiling"],
        .down: ["gorgeBelow", "drop", "shaft", "floor", "ground"],
      ]) { $1 }
  }()

  /// Of rules for the same command the first whose condition holds counts, so their order matters.
  private static let rules =
    DarknessRules.rules + SmallThingsRules.rules + ManneredRules.rules + SenseRules.rules
    + RopeRules.rules + IceRules.rules + LampRules.rules + GoatRules.rules
    + ClothesRules.rules + BeaconRules.rules + BellRules.rules + AtmosphereRules.rules
    + ClimbingRules.rules + HandledSceneryRules.rules
}
