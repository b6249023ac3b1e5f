/// The pictures of the adventure’s built-in world, by id; nothing for another world’s.
enum WorldPictures {
  /// A place as it is drawn of these, the lowest first; nil where that is not drawn.
  static func place(_ drawings: [String]) -> Picture? {
    guard let drawing = drawings.first.flatMap({ placeDrawings[$0] }) else { return nil }
    return drawings.dropFirst().compactMap { (placeLayers[$0] ?? nightLayers[$0]) }
      .reduce(Picture(drawing)) { $0.adding($1) }
  }

  /// The small picture of a thing.
  static func thing(_ drawings: [String]) -> Picture? {
    drawings.first.flatMap { thingDrawings[$0] }.map(Picture.init)
  }

  static let placeDrawings = merged([
    cliffPlaces, passPlaces, yardPlaces, hutPlaces, belowPlaces, nightPlaces,
  ])

  static let thingDrawings = merged([
    ropeThings, houseThings, roomThings, yardThings, beaconThings, chapelThings, nightThings,
  ])

  /// Every id stands in one of them only.
  private static func merged(_ tables: [[String: String]]) -> [String: String] {
    Dictionary(tables.flatMap { $0.map { ($0, $1) } }) { first, _ in first }
  }
}
