package import JSON
package import Localization
package import Reflex

/// What a player can set; the raw value is the word of the wire and of the file.
package enum Setting: String, CaseIterable, Sendable {
  case language, interface, color, motion
  case pace, floor, allowance, keys, mouse, bell, places, points

  /// The words that the wire and the file take, the default first but for the language.
  package var values: [String] {
    switch self {
    case .language: Language.allCases.map(\.code)
    case .interface: Settings.Interface.allCases.map(\.rawValue)
    case .color: ["auto", "always", "never"]
    case .motion, .points: ["on", "off"]
    case .places: ["full", "brief"]
    case .pace: ["auto"] + RoundPace.allCases.map(\.rawValue)
    case .floor: Calibration.floors.map { String($0) }
    case .allowance: ["auto"] + Calibration.allowances.map { String($0) }
    case .keys: KeyPreset.allCases.map(\.rawValue)
    case .mouse, .bell: ["off", "on"]
    }
  }

  /// What it is where nothing was set: by ear, a place that is known is told in brief.
  package func standardValue(byEar: Bool) -> String {
    self == .places && byEar ? "brief" : values[0]
  }

  package var name: LocalizedText {
    switch self {
    case .language: L10n.Settings.language
    case .interface: L10n.Settings.interface
    case .color: L10n.Settings.color
    case .motion: L10n.Settings.motion
    case .pace: L10n.Settings.pace
    case .floor: L10n.Settings.floor
    case .allowance: L10n.Settings.allowance
    case .keys: L10n.Settings.keys
    case .mouse: L10n.Settings.mouse
    case .bell: L10n.Settings.bell
    case .places: L10n.Settings.places
    case .points: L10n.Settings.points
    }
  }

  /// What a player reads for a value.
  package func name(of value: String) -> LocalizedText {
    switch (self, value) {
    case (.language, _): (Language(rawValue: value) ?? .base).name
    case (.interface, "full"): L10n.Settings.interfaceFull
    case (.interface, "line"): L10n.Settings.interfaceLine
    case (.interface, _), (.color, "auto"), (.pace, "auto"), (.allowance, "auto"):
      L10n.Settings.auto
    case (.color, "always"): L10n.Settings.colorAlways
    case (.color, _): L10n.Settings.colorNever
    case (.pace, "untimed"): L10n.Settings.paceUntimed
    case (.pace, "calm"): L10n.Settings.paceCalm
    case (.pace, "rising"): L10n.Settings.paceRising
    case (.pace, "classic"): L10n.Settings.paceClassic
    case (.pace, _): L10n.Settings.paceSteady
    case (.floor, _): Self.seconds(tenths: Int(value) ?? 0)
    case (.allowance, _): Self.seconds(tenths: (Int(value) ?? 0) / 100)
    case (.keys, "left"): L10n.Settings.keysLeft
    case (.keys, "right"): L10n.Settings.keysRight
    case (.keys, "digits"): L10n.Settings.keysDigits
    case (.keys, _): L10n.Settings.keysLetters
    case (.places, "brief"): L10n.Settings.placesBrief
    case (.places, _): L10n.Settings.placesFull
    case (.motion, "off"), (.mouse, "off"), (.bell, "off"), (.points, "off"): L10n.Settings.off
    case (.motion, _), (.mouse, _), (.bell, _), (.points, _): L10n.Settings.on
    }
  }

  private static func seconds(tenths: Int) -> LocalizedText {
    tenths % 10 == 0
      ? L10n.Settings.wholeSeconds(seconds: tenths / 10)
      : L10n.Settings.tenthsOfSeconds(seconds: tenths / 10, tenths: tenths % 10)
  }

  var valueList: LocalizedText {
    LocalizedText(cleaning: values.joined(separator: ", "))
  }
}

/// What was set inside the program; flags and variables never get here.
package struct Settings: Equatable, Sendable {
  /// The modes besides the campaign that “Continue” may reopen.
  package enum ResumableMode: String, Sendable { case adventure }

  private var values: [Setting: String] = [:]
  /// What was played last; nil for the campaign.
  package internal(set) var mode: ResumableMode?
  /// Whether the adventure was won once, for the title, which reads no saved adventure.
  package internal(set) var hasLitBeacon = false

  package init() {}

  /// The value that was set; nil where the default stands. Other words than the setting's are no value.
  package subscript(_ setting: Setting) -> String? {
    get { values[setting] }
    set { values[setting] = newValue.flatMap { setting.values.contains($0) ? $0 : nil } }
  }

}

// MARK: - Values by their types

extension Settings {
  /// The voices that a player can settle on; `auto` leaves it to the terminal.
  package enum Interface: String, CaseIterable, Sendable { case auto, full, line }

  package var language: Language? { value(of: .language) }
  /// Nil where none was chosen, not even `auto`.
  package var interface: Interface? { value(of: .interface) }
  package var hasMotion: Bool { self[.motion] != "off" }
  /// Nil where the voice decides.
  package var pace: RoundPace? { value(of: .pace) }
  /// The fewest units of a command that the player was measured to need; nil before that.
  package var floor: Int? {
    get { self[.floor].flatMap { Int($0) } }
    set { self[.floor] = newValue.map { String($0) } }
  }
  /// Milliseconds that a voice which speaks adds to every limit; nil where the voice decides.
  package var allowance: Int? {
    get { self[.allowance].flatMap { Int($0) } }
    set { self[.allowance] = newValue.map { String($0) } }
  }
  package var keys: KeyPreset { value(of: .keys) ?? .letters }
  /// Nil where only its wheel scrolls, and rounds are played by keys.
  package var usesMouse: Bool? { self[.mouse].map { $0 == "on" } }
  package var ringsBell: Bool { self[.bell] == "on" }
  /// Whether what is known is told in brief: a place of the adventure, and in lines a level.
  package var isBrief: Bool { self[.places] == "brief" }
  /// Whether points of the adventure are told as they come.
  package var tellsPoints: Bool { self[.points] != "off" }

  private func value<Value: RawRepresentable<String>>(of setting: Setting) -> Value? {
    self[setting].flatMap(Value.init(rawValue:))
  }
}

/// Which keys make the gestures of a round.
package enum KeyPreset: String, CaseIterable, Sendable { case letters, left, right, digits }

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
