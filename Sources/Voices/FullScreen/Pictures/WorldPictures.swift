/// The pictures of the adventure’s built-in world, by id.
enum WorldPictures {
  /// The picture of a place of the built-in world; nothing for another’s.
  static func place(id: String) -> Picture? {
    switch id {
    case "mouth": CliffPlacePictures.mouth
    case "path": CliffPlacePictures.path
    case "ledge": CliffPlacePictures.ledge
    case "pass": PassPlacePictures.pass
    case "beacon": PassPlacePictures.beacon
    case "road": PassPlacePictures.road
    case "gorge": PassPlacePictures.gorge
    case "chapel": YardPlacePictures.chapel
    case "belfry": YardPlacePictures.belfry
    case "yard": YardPlacePictures.yard
    case "byre": YardPlacePictures.byre
    case "woodshed": YardPlacePictures.woodshed
    case "hut": HutPlacePictures.hut
    case "bunk": HutPlacePictures.bunk
    case "loft": HutPlacePictures.loft
    case "lookout": HutPlacePictures.lookout
    case "cellar": BelowPlacePictures.cellar
    case "tunnel": BelowPlacePictures.tunnel
    case "gallery": BelowPlacePictures.gallery
    default: nil
    }
  }

  /// The small picture of one of its things.
  static func thing(id: String) -> Picture? {
    switch id {
    case "rope": RopeThingPictures.rope
    case "ring": RopeThingPictures.ring
    case "hook": RopeThingPictures.hook
    case "collar": RopeThingPictures.collar
    case "marks": RopeThingPictures.marks
    case "stove": HouseThingPictures.stove
    case "table": HouseThingPictures.table
    case "lamp": HouseThingPictures.lamp
    case "drawer": HouseThingPictures.drawer
    case "matches": HouseThingPictures.matches
    case "slate": HouseThingPictures.slate
    case "clock": HouseThingPictures.clock
    case "coat": HouseThingPictures.coat
    case "card": HouseThingPictures.card
    case "portraits": HouseThingPictures.portraits
    case "book": HouseThingPictures.book
    case "window": HouseThingPictures.window
    case "barometer": HouseThingPictures.barometer
    case "shovel": HouseThingPictures.shovel
    case "goat": YardThingPictures.goat
    case "key": YardThingPictures.key
    case "scraps": YardThingPictures.scraps
    case "door": YardThingPictures.door
    case "wood": YardThingPictures.wood
    case "bowl": BeaconThingPictures.bowl
    case "snow": BeaconThingPictures.snow
    case "snowman": BeaconThingPictures.snowman
    case "hat": BeaconThingPictures.hat
    case "lanterns": BeaconThingPictures.lanterns
    case "box": ChapelThingPictures.box
    case "mittens": ChapelThingPictures.mittens
    case "bell": ChapelThingPictures.bell
    case "clapper": ChapelThingPictures.clapper
    case "ladder": HouseThingPictures.ladder
    case "stairs": BeaconThingPictures.stairs
    case "weather": BeaconThingPictures.weather
    case "mountain": BeaconThingPictures.mountain
    case "bridge": BeaconThingPictures.bridge
    case "benches": ChapelThingPictures.benches
    case "tracks": YardThingPictures.tracks
    case "bunks": HouseThingPictures.bunks
    case "shelves": HouseThingPictures.shelves
    case "echo": YardThingPictures.echo
    default: nil
    }
  }
}
