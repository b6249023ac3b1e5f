/// The pictures of the adventure’s built-in world, by id; nothing for another world’s.
enum WorldPictures {
  /// The picture of a place.
  static func place(id: String) -> Picture? {
    let drawing =
      cliffPlaces[id] ?? passPlaces[id] ?? yardPlaces[id] ?? hutPlaces[id] ?? belowPlaces[id]
    return drawing.map(Picture.init)
  }

  /// The small picture of a thing.
  static func thing(id: String) -> Picture? {
    let drawing =
      ropeThings[id] ?? houseThings[id] ?? yardThings[id] ?? beaconThings[id] ?? chapelThings[id]
    return drawing.map(Picture.init)
  }
}
