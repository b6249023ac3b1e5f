/// The pictures of the adventure’s built-in world, by id.
enum WorldPictures {
  /// The picture of a place of the built-in world; nothing for another’s.
  static func place(id: String) -> Picture? {
    switch id {
    case "mouth": CliffPlaces.mouth
    case "path": CliffPlaces.path
    case "ledge": CliffPlaces.ledge
    case "pass": PassPlaces.pass
    case "beacon": PassPlaces.beacon
    case "road": PassPlaces.road
    case "gorge": PassPlaces.gorge
    case "chapel": YardPlaces.chapel
    case "belfry": YardPlaces.belfry
    case "yard": YardPlaces.yard
    case "byre": YardPlaces.byre
    case "woodshed": YardPlaces.woodshed
    case "hut": HutPlaces.hut
    case "bunk": HutPlaces.bunk
    case "loft": HutPlaces.loft
    case "lookout": HutPlaces.lookout
    case "cellar": BelowPlaces.cellar
    case "tunnel": BelowPlaces.tunnel
    case "gallery": BelowPlaces.gallery
    default: nil
    }
  }

  /// The small picture of one of its things.
  static func thing(id: String) -> Picture? {
    switch id {
    case "rope": RopeThings.rope
    case "ring": RopeThings.ring
    case "hook": RopeThings.hook
    case "collar": RopeThings.collar
    case "marks": RopeThings.marks
    case "stove": HouseThings.stove
    case "table": HouseThings.table
    case "lamp": HouseThings.lamp
    case "drawer": HouseThings.drawer
    case "matches": HouseThings.matches
    case "slate": HouseThings.slate
    case "clock": HouseThings.clock
    case "coat": HouseThings.coat
    case "card": HouseThings.card
    case "portraits": HouseThings.portraits
    case "book": HouseThings.book
    case "window": HouseThings.window
    case "barometer": HouseThings.barometer
    case "shovel": HouseThings.shovel
    case "goat": YardThings.goat
    case "key": YardThings.key
    case "scraps": YardThings.scraps
    case "door": YardThings.door
    case "wood": YardThings.wood
    case "bowl": BeaconThings.bowl
    case "snow": BeaconThings.snow
    case "snowman": BeaconThings.snowman
    case "hat": BeaconThings.hat
    case "lanterns": BeaconThings.lanterns
    case "box": ChapelThings.box
    case "mittens": ChapelThings.mittens
    case "bell": ChapelThings.bell
    case "clapper": ChapelThings.clapper
    case "ladder": HouseThings.ladder
    case "stairs": BeaconThings.stairs
    case "weather": BeaconThings.weather
    case "mountain": BeaconThings.mountain
    case "bridge": BeaconThings.bridge
    case "benches": ChapelThings.benches
    case "tracks": YardThings.tracks
    case "bunks": HouseThings.bunks
    case "shelves": HouseThings.shelves
    case "echo": YardThings.echo
    default: nil
    }
  }
}
