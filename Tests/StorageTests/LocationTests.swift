import Platform
import Testing

@testable import Storage

struct Place: Sendable {
  var option: String?
  let environment: [String: String]
  let linux: String?
  let macOS: String?

  init(option: String? = nil, _ environment: [String: String], _ linux: String?, _ mac: String?) {
    (self.option, self.environment, self.linux) = (option, environment, linux)
    self.macOS = mac
  }

  init(option: String? = nil, _ environment: [String: String], both: String?) {
    self.init(option: option, environment, both, both)
  }
}

@Suite struct LocationTests {
  static let full = ["EXPEDITION_DATA_DIR": "/env", "XDG_DATA_HOME": "/xdg", "HOME": "/home/a"]

  static let places: [Place] = [
    Place(option: "/opt", full, both: "/opt"),
    Place(option: "saves/mine", full, both: "saves/mine"),
    Place(option: "/opt//", full, both: "/opt"),
    Place(option: "/", full, both: "/"),
    Place(option: "", full, both: "/env"),
    Place(full, both: "/env"),
    Place(["EXPEDITION_DATA_DIR": "here", "HOME": "/home/a"], both: "here"),
    Place(
      ["EXPEDITION_DATA_DIR": "", "XDG_DATA_HOME": "/xdg", "HOME": "/home/a"],
      both: "/xdg/expedition"),
    Place(["XDG_DATA_HOME": "/xdg/"], both: "/xdg/expedition"),
    Place(["XDG_DATA_HOME": "/"], both: "/expedition"),
    Place(
      ["XDG_DATA_HOME": "xdg", "HOME": "/home/a"], "/home/a/.local/share/expedition",
      "/home/a/Library/Application Support/expedition"),
    Place(
      ["XDG_DATA_HOME": "", "HOME": "/home/a/"], "/home/a/.local/share/expedition",
      "/home/a/Library/Application Support/expedition"),
    Place(
      ["HOME": "/"], "/.local/share/expedition", "/Library/Application Support/expedition"),
    Place(["HOME": "rel"], both: nil), Place(["HOME": ""], both: nil), Place([:], both: nil),
    Place(["XDG_DATA_HOME": "xdg", "HOME": "rel"], both: nil),
  ]

  @Test(arguments: places) func `data lives in the first place that is named`(_ place: Place) {
    for (system, path) in [(OperatingSystem.linux, place.linux), (.macOS, place.macOS)] {
      let location = DataFolder.location(
        environment: place.environment, option: place.option, on: system)
      #expect(location == path)
    }
  }
}
