package import JSON
package import Localization
package import Reflex

/// What a player can set; the raw value is the word of the wire and of the file.
package enum Setting: String, CaseIterable, Sendable {
  case language, interface, color, motion
  case pace, floor, allowance, keys, mouse, bell, places, points

  /// Its name, and its values: each by the word of the wire and of the file, and by what a player reads.
  private var row: (name: LocalizedText, values: [(word: String, name: LocalizedText)]) {
    typealias Text = L10n.Settings
    let (auto, on, off) = (("auto", Text.auto), ("on", Text.on), ("off", Text.off))
    return switch self {
    case .language: (Text.language, Language.allCases.map { ($0.code, $0.name) })
    case .interface:
      (Text.interface, [auto, ("full", Text.interfaceFull), ("line", Text.interfaceLine)])
    case .color: (Text.color, [auto, ("always", Text.colorAlways), ("never", Text.colorNever)])
    case .motion: (Text.motion, [on, off])
    case .pace: (Text.pace, [auto] + RoundPace.allCases.map { ($0.rawValue, $0.name) })
    case .floor: (Text.floor, Calibration.floors.map { (String($0), seconds(tenths: $0)) })
    case .allowance:
      (
        Text.allowance,
        [auto] + Calibration.allowances.map { (String($0), seconds(tenths: $0 / 100)) }
      )
    case .keys: (Text.keys, KeyPreset.allCases.map { ($0.rawValue, $0.name) })
    case .mouse: (Text.mouse, [off, on])
    case .bell: (Text.bell, [off, on])
    case .places: (Text.places, [("full", Text.placesFull), ("brief", Text.placesBrief)])
    case .points: (Text.points, [on, off])
    }
  }

  package var name: LocalizedText { row.name }

  /// The words that the wire and the file take, the default first but for the language.
  package var values: [String] { row.values.map(\.word) }

  /// What it is where nothing was set: by ear, a place that is known is told in brief.
  package func standardValue(byEar: Bool) -> String {
    self == .places && byEar ? "brief" : values[0]
  }

  /// What a player reads for a value.
  package func name(of value: String) -> LocalizedText {
    if let known = row.values.first(where: { $0.word == value }) { return known.name }
    // A round that was kept may have a time that can be set no more.
    return seconds(tenths: (Int(value) ?? 0) / (self == .allowance ? 100 : 1))
  }

  var valueList: LocalizedText {
    LocalizedText(cleaning: values.joined(separator: ", "))
  }
}

private func seconds(tenths: Int) -> LocalizedText {
  tenths % 10 == 0
    ? L10n.Settings.wholeSeconds(seconds: tenths / 10)
    : L10n.Settings.tenthsOfSeconds(seconds: tenths / 10, tenths: tenths % 10)
}

extension RoundPace {
  fileprivate var name: LocalizedText {
    switch self {
    case .untimed: L10n.Settings.paceUntimed
    case .calm: L10n.Settings.paceCalm
    case .steady: L10n.Settings.paceSteady
    case .rising: L10n.Settings.paceRising
    case .classic: L10n.Settings.paceClassic
    }
  }
}

extension KeyPreset {
  fileprivate var name: LocalizedText {
    switch self {
    case .letters: L10n.Settings.keysLetters
    case .left: L10n.Settings.keysLeft
    case .right: L10n.Settings.keysRight
    case .digits: L10n.Settings.keysDigits
    }
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
