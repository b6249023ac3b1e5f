import Adventure
import Localization

private typealias Text = L10n.WorldScenery

/// What the texts of single places name, and what is only to be looked at there.
enum LocalScenery {
  static let things = cliff + pass + chapel + yard + hut + underground

  private static let cliff = [
    Thing(scenery: "edge", Text.edge, in: ["mouth"]),
    Thing(scenery: "draught", Text.draught, in: ["mouth"]),
    Thing(scenery: "depths", Text.depths, in: ["mouth"], traits: .distant),
    Thing(scenery: "someone", Text.someone, in: ["mouth", "ledge", "gallery"], traits: .distant),
    Thing(scenery: "arch", Text.arch, in: ["mouth"]),
    Thing(scenery: "ice", Text.ice, in: ["mouth", "ledge"]),
    Thing(scenery: "handrail", Text.handrail, in: ["path"]),
    Thing(scenery: "frost", Text.frost, in: ["ledge"]),
  ]

  private static let pass = [
    Thing(scenery: "peaks", Text.peaks, in: ["pass"], traits: .distant),
    Thing(scenery: "notch", Text.notch, in: ["pass"]),
    Thing(scenery: "goatSmell", Text.goatSmell, in: ["pass", "yard", "byre"]),
    Thing(scenery: "top", Text.top, in: ["beacon"]),
    Thing(scenery: "view", Text.view, in: lookOuts, traits: .distant),
    Thing(scenery: "foot", Text.foot, in: ["beacon"]),
    Thing(scenery: "signpost", Text.signpost, in: ["road"], traits: .distant),
    Thing(scenery: "ruts", Text.ruts, in: ["road"]),
    Thing(scenery: "coalEyes", Text.coalEyes, in: ["road"]),
    Thing(scenery: "torrent", Text.torrent, in: ["gorge"], traits: .distant),
    Thing(scenery: "farSide", Text.farSide, in: ["gorge"], traits: .distant),
  ]

  private static let lookOuts: [PlaceID] = [
    "beacon", "belfry", "mouth", "path", "pass", "road", "gorge", "roof", "terrace",
  ]

  private static let chapel = [
    Thing(scenery: "panes", L10n.FarThings.panes, in: ["chapel"]),
    Thing(
      scenery: "gravestones", L10n.FarThings.stones, in: ["graves"],
      pictures: [ConditionalPicture("stone", L10n.FarPictures.stone)]),
    Thing(scenery: "candles", Text.candles, in: ["chapel"]),
    Thing(scenery: "chapelDoor", Text.chapelDoor, in: ["chapel"]),
    Thing(scenery: "sideDoor", Text.sideDoor, in: ["chapel", "graves"]),
    Thing(scenery: "vault", Text.vault, in: ["chapel"]),
    Thing(scenery: "bellAbove", Text.bellAbove, in: ["chapel"], traits: .distant),
    Thing(scenery: "opening", Text.opening, in: ["chapel"]),
    Thing(scenery: "altar", Text.altar, in: ["chapel"]),
    Thing(scenery: "priest", Text.priest, in: ["chapel"], traits: [.absent, .distant]),
    Thing(scenery: "openings", Text.openings, in: ["belfry"]),
    Thing(scenery: "yellowPoint", Text.yellowPoint, in: ["belfry"], traits: .distant),
  ]

  private static let yard = [
    Thing(scenery: "chimney", Text.chimney, in: ["yard"]),
    Thing(scenery: "straw", Text.straw, in: ["byre"]),
    Thing(scenery: "warmth", Text.warmth, in: ["byre"]),
    Thing(scenery: "hymn", Text.hymn, in: ["byre"]),
    // Comes when the book is gone.
    Thing(scenery: "eatenBook", Text.eatenBook, in: []),
    Thing(scenery: "sawdust", Text.sawdust, in: ["woodshed"]),
    Thing(scenery: "ruler", Text.ruler, in: ["woodshed"], traits: [.absent, .distant]),
    Thing(scenery: "stack", Text.stack, in: ["woodshed"]),
  ]

  private static let hut = [
    Thing(scenery: "smoke", Text.smoke, in: ["hut"]),
    Thing(scenery: "wool", Text.wool, in: ["hut", "bunk"]),
    Thing(scenery: "hutDoor", Text.hutDoor, in: ["hut", "bunk"]),
    Thing(scenery: "furniture", Text.furniture, in: ["hut"]),
    Thing(scenery: "noWindow", Text.noWindow, in: ["hut", "bunk"], traits: .absent),
    Thing(scenery: "trapdoor", Text.trapdoor, in: ["hut", "cellar"]),
    Thing(scenery: "bunkSmell", Text.bunkSmell, in: ["bunk"]),
    Thing(scenery: "snoring", Text.snoring, in: ["bunk"]),
    Thing(scenery: "hay", Text.hay, in: ["loft"]),
    Thing(scenery: "mouse", Text.mouse, in: ["loft"]),
    Thing(scenery: "dust", Text.dust, in: ["loft"]),
  ]

  private static let underground = [
    Thing(scenery: "earth", Text.earth, in: ["cellar"]),
    Thing(scenery: "turnips", Text.turnips, in: ["cellar"]),
    Thing(scenery: "drip", Text.drip, in: ["cellar"]),
    Thing(scenery: "hole", Text.hole, in: ["cellar"]),
    Thing(scenery: "greenLight", Text.greenLight, in: ["gallery"]),
    Thing(scenery: "iceWalls", Text.iceWalls, in: ["gallery"]),
    Thing(scenery: "shaft", Text.shaft, in: ["gallery"]),
    // Come when the ice is broken.
    Thing(scenery: "shards", Text.shards, in: []),
  ]
}
