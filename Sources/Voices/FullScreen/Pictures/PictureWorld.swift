extension Picture {
  /// The picture of a place of the built-in world; nothing for another’s.
  package static func place(id: String) -> Picture? {
    switch id {
    case "mouth": mouthPlace
    case "path": pathPlace
    case "ledge": ledgePlace
    case "pass": passPlace
    case "beacon": beaconPlace
    case "road": roadPlace
    case "gorge": gorgePlace
    case "chapel": chapelPlace
    case "belfry": belfryPlace
    case "yard": yardPlace
    case "byre": byrePlace
    case "woodshed": woodshedPlace
    case "hut": hutPlace
    case "bunk": bunkPlace
    case "loft": loftPlace
    case "lookout": lookoutPlace
    case "cellar": cellarPlace
    case "tunnel": tunnelPlace
    case "gallery": galleryPlace
    default: nil
    }
  }

  /// The small picture of one of its things.
  package static func thing(id: String) -> Picture? {
    switch id {
    case "rope": ropeThing
    case "ring": ringThing
    case "hook": hookThing
    case "collar": collarThing
    case "marks": marksThing
    case "stove": stoveThing
    case "table": tableThing
    case "lamp": lampThing
    case "drawer": drawerThing
    case "matches": matchesThing
    case "slate": slateThing
    case "clock": clockThing
    case "coat": coatThing
    case "card": cardThing
    case "portraits": portraitsThing
    case "book": bookThing
    case "window": windowThing
    case "barometer": barometerThing
    case "shovel": shovelThing
    case "goat": goatThing
    case "key": keyThing
    case "scraps": scrapsThing
    case "door": doorThing
    case "wood": woodThing
    case "bowl": bowlThing
    case "snow": snowThing
    case "snowman": snowmanThing
    case "hat": hatThing
    case "lanterns": lanternsThing
    case "box": boxThing
    case "mittens": mittensThing
    case "bell": bellThing
    case "clapper": clapperThing
    case "ladder": ladderThing
    case "stairs": stairsThing
    case "weather": weatherThing
    case "mountain": mountainThing
    case "bridge": bridgeThing
    case "benches": benchesThing
    case "tracks": tracksThing
    case "bunks": bunksThing
    case "shelves": shelvesThing
    case "echo": echoThing
    default: nil
    }
  }
}
