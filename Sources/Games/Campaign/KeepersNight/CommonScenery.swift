import Adventure
import Localization

private typealias Text = L10n.WorldScenery

/// What is always there: the player’s own body, the night, what stands round a room.
enum CommonScenery {
  static let things = you + surroundings + outdoors + absent

  private static let you = [
    Thing(scenery: "me", Text.me, in: everywhere),
    Thing(scenery: "hands", Text.hands, in: everywhere, traits: .bodyPart),
    Thing(scenery: "feet", Text.feet, in: everywhere, traits: .bodyPart),
    Thing(scenery: "boots", Text.boots, in: everywhere),
    Thing(scenery: "face", Text.face, in: everywhere),
    Thing(scenery: "head", Text.head, in: withoutGoat, traits: .bodyPart),
    Thing(scenery: "eyes", Text.eyes, in: withoutGoat.filter { !["road", "anchor"].contains($0) }),
    Thing(scenery: "stomach", Text.stomach, in: everywhere),
    Thing(scenery: "shoulders", Text.shoulders, in: everywhere, traits: .bodyPart),
    Thing(scenery: "clothes", Text.clothes, in: everywhere),
    Thing(scenery: "breath", Text.breath, in: withoutDraught),
    Thing(scenery: "voice", Text.voice, in: withoutEcho),
  ]

  private static let surroundings = [
    Thing(scenery: "night", Text.night, in: everywhere),
    Thing(scenery: "silence", Text.silence, in: everywhere),
    Thing(scenery: "cold", Text.cold, in: everywhere),
    Thing(scenery: "air", Text.air, in: everywhere),
    Thing(scenery: "walls", Text.walls, in: rooms),
    Thing(scenery: "floor", Text.floor, in: indoors),
    Thing(scenery: "windOutside", Text.windOutside, in: windHeard),
    Thing(scenery: "mountainOutside", Text.mountainOutside, in: rooms),
    Thing(scenery: "roof", Text.roof, in: roofed),
    Thing(scenery: "ceiling", Text.ceiling, in: low),
  ]

  private static let outdoors = [
    Thing(scenery: "ground", Text.ground, in: outside),
    Thing(scenery: "snowAround", Text.snowAround, in: snowy),
    Thing(scenery: "drop", Text.drop, in: steep),
    Thing(scenery: "caravan", Text.caravan, in: caravanSeen, traits: .distant),
    Thing(scenery: "bowlAbove", Text.bowlAbove, in: ["pass", "belfry"], traits: .distant),
    Thing(scenery: "moon", Text.moon, in: underTheSky, traits: .distant),
    Thing(scenery: "horizon", Text.horizon, in: underTheSky, traits: .distant),
    Thing(scenery: "icicles", Text.icicles, in: icy),
  ]

  /// What one looks for, and says so; and what one says of it all.
  private static let absent = [
    Thing(scenery: "people", Text.people, in: everywhere, traits: [.absent, .distant]),
    Thing(scenery: "beasts", Text.beasts, in: everywhere, traits: [.absent, .distant]),
    Thing(scenery: "plants", Text.plants, in: everywhere, traits: [.absent, .distant]),
    Thing(scenery: "food", Text.food, in: everywhere, traits: .absent),
    Thing(scenery: "coins", Text.coins, in: everywhere, traits: .absent),
    Thing(scenery: "tools", Text.tools, in: everywhere, traits: .absent),
    Thing(scenery: "treasure", Text.treasure, in: everywhere, traits: [.absent, .distant]),
    Thing(scenery: "fire", Text.fire, in: everywhere, traits: .absent),
    Thing(scenery: "observation", Text.observation, in: everywhere, traits: .absent),
  ]

  // MARK: Where

  static let outside: [PlaceID] = [
    "mouth", "path", "pass", "beacon", "road", "gorge", "yard", "graves", "roof", "terrace",
    "tollhouse", "anchor",
  ]
  private static let snowy = outside.filter { $0 != "beacon" }
  private static let steep: [PlaceID] = [
    "path", "beacon", "road", "gorge", "ledge", "roof", "terrace", "anchor",
  ]
  private static let caravanSeen =
    outside.filter { !["gorge", "graves", "anchor"].contains($0) } + ["belfry", "lookout"]
  private static let low: [PlaceID] = ["cellar", "tunnel", "store"]
  private static let roofed: [PlaceID] = [
    "chapel", "belfry", "byre", "woodshed", "hut", "bunk", "loft", "lookout", "hayloft",
  ]
  private static let windHeard = roofed.filter { !["belfry", "lookout"].contains($0) }
  private static let rooms: [PlaceID] = [
    "chapel", "byre", "woodshed", "hut", "bunk", "loft", "lookout", "cellar",
    "hayloft", "chamber", "store",
  ]
  private static let indoors: [PlaceID] =
    roofed + ["cellar", "tunnel", "gallery", "ledge", "chamber", "store"]
  private static let everywhere: [PlaceID] = outside + indoors
  static let underTheSky: [PlaceID] = outside + ["ledge", "belfry", "lookout"]
  private static let icy: [PlaceID] = [
    "mouth", "path", "yard", "ledge", "tunnel", "gallery", "chamber", "anchor", "roof",
  ]
  /// The goat has a head of her own.
  private static let withoutGoat = everywhere.filter { $0 != "byre" }
  /// The cave and the echo have a breath and a voice of their own.
  private static let withoutDraught = everywhere.filter { $0 != "mouth" }
  private static let withoutEcho = everywhere.filter { $0 != "gallery" }
}
