package import JSON

extension SavedFile where Content == Settings {
  /// What was set inside the program; the latest counts.
  package static var settings: SavedFile { SavedFile("settings.json") { newer, _ in newer } }
}

extension Settings: Persistable {
  /// The settings that were set, by name.
  package var data: JSONValue {
    JSONValue(
      JSONObject(
        Setting.allCases.compactMap { setting in
          self[setting].map { (setting.rawValue, JSONValue($0)) }
        } + (mode.map { [("mode", JSONValue($0.rawValue))] } ?? [])
          + (hasLitBeacon ? [("beacon", true)] : [])))
  }

  /// Values that this version does not know are left out.
  package init?(data: JSONValue) {
    guard data.object != nil else { return nil }
    self.init()
    for setting in Setting.allCases { self[setting] = data[setting.rawValue]?.string }
    mode = data["mode"]?.string.flatMap(ResumableMode.init(rawValue:))
    hasLitBeacon = data["beacon"]?.bool ?? false
  }

  /// Each setting as it was set last.
  package func rebased(from base: Settings, onto theirs: Settings) -> Settings {
    var both = theirs
    for setting in Setting.allCases where self[setting] != base[setting] {
      both[setting] = self[setting]
    }
    if mode != base.mode { both.mode = mode }
    both.hasLitBeacon = hasLitBeacon || theirs.hasLitBeacon
    return both
  }
}
