package import JSON

extension Settings: Saved {
  package static var file: String { "settings.json" }
  package static var schema: Int { 1 }

  package var data: JSONValue {
    JSONValue(
      JSONObject(
        Setting.allCases.compactMap { setting in
          self[setting].map { (setting.rawValue, JSONValue($0)) }
        }))
  }

  /// Values that this version does not know are left out.
  package init?(data: JSONValue) {
    guard data.object != nil else { return nil }
    self.init()
    for setting in Setting.allCases { self[setting] = data[setting.rawValue]?.string }
  }
}
