/// The pictures of the adventure’s built-in world, by id; nothing for another world’s.
///
/// They stand in files. Over each is a line such as `=== hut-lamp 19 2: A lamp on the table.`: its id, the column and
/// row where a layer lies, and words for whoever draws.
enum WorldPictures {
  static let places = drawings(in: PackageResources.places_txt)
  static let layers = drawings(in: PackageResources.layers_txt)
  static let things = drawings(in: PackageResources.things_txt)

  /// A place as it is drawn of these, the lowest first; nil where that is not drawn.
  static func place(_ drawings: [String]) -> Picture? {
    guard let place = drawings.first.flatMap({ places[$0] }) else { return nil }
    return drawings.dropFirst().compactMap { layers[$0] }
      .reduce(Picture(place.drawing)) { $0.adding($1) }
  }

  /// The small picture of a thing.
  static func thing(_ drawings: [String]) -> Picture? {
    drawings.first.flatMap { things[$0] }.map { Picture($0.drawing) }
  }

  private static func drawings(in file: [UInt8]) -> [String: PictureLayer] {
    var drawings: [String: PictureLayer] = [:]
    var rows: [Substring] = []
    for row in String(decoding: file, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    ).reversed() {
      guard row.hasPrefix("=== ") else {
        if !row.isEmpty || !rows.isEmpty { rows.append(row) }
        continue
      }
      let heading = row.dropFirst(4).prefix { $0 != ":" }.split(separator: " ")
      let place = heading.dropFirst().compactMap { Int($0) }
      let id = String(heading[0])
      precondition(drawings[id] == nil, "two drawings of one id")
      drawings[id] = PictureLayer(
        column: place.first ?? 0, row: place.last ?? 0,
        drawing: rows.reversed().joined(separator: "\n"))
      rows = []
    }
    return drawings
  }
}
