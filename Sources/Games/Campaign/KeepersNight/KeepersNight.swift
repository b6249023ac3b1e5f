package import Adventure
import Localization

/// The built-in world: the same night as the campaign's, at the other end of the rope.
package func builtInWorld() throws(WorldError) -> World {
  try KeepersNight.world()
}

/// Whoever held the rope had a night of their own.
enum KeepersNight {
  static func world() throws(WorldError) -> World {
    try World(
      id: "keepers-night", start: "mouth", intro: L10n.WorldPlaces.intro,
      places: cliff + pass + yard + below,
      things: cliffThings + hutThings + passThings + scenery,
      rules: darkRules + ropeRules + iceRules + lightRules + goatRules + clothesRules + beaconRules
        + bellRules + voiceRules + climbingRules,
      awards: awards, hints: hints)
  }

  /// In the order of the walkthrough; a hundred points in all.
  private static let awards = [
    Award("dry", points: 5), Award("lit", points: 10), Award("code", points: 5),
    Award("clapper", points: 5), Award("free", points: 10), Award("key", points: 10),
    Award("unlocked", points: 5), Award("dug", points: 5), Award("laid", points: 10),
    Award("turned", points: 5), Award("hung", points: 5), Award("asked", points: 10),
    Award("answered", points: 10), Award("rung", points: 5),
  ]
}
