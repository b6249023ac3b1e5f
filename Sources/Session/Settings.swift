package import JSON
package import Localization
package import Reflex

/// What a player can set; the raw value is the word of the wire and of the file.
package enum Setting: String, CaseIterable, Sendable {
  case language, interface, color, motion
  case rounds, time, allowance, keys, mouse, bell, places, points

  /// The words that the wire and the file take, the default first but for the language.
  package var values: [String] { details.values.map(\.word) }

  package var name: LocalizedText { details.name }

  /// What a player reads for a value; a time need not be one of those that can be chosen.
  package func name(of value: String) -> LocalizedText {
    details.values.first { $0.word == value }?.name
      ?? details.unit.map { seconds(tenths: (Int(value) ?? 0) / $0) } ?? details.values[0].name
  }

  var valueList: LocalizedText {
    LocalizedText(cleaning: values.joined(separator: ", "))
  }
}

/// All that is said of a setting, and what it can be.
package struct SettingDetails: Sendable {
  /// A value: its word on the wire and in the file, and what a player reads for it.
  package typealias Value = (word: String, name: LocalizedText)

  package let name: LocalizedText
  package let values: [Value]
  /// What it is for, as the screen tells it.
  package let explanation: LocalizedText
  /// The same in lines, where its name does not say it.
  package var overview: LocalizedText?
  /// Whether it changes nothing in lines, and no more than that is told of it there.
  package var isOnScreenOnly = false
  /// Of times: how many of the numbers in their words make a tenth of a second.
  fileprivate var unit: Int?
  /// Whether the values are times: then a number is one of them, and not its place in a list.
  package var isMeasure: Bool { unit != nil }
}

private typealias Words = L10n.Settings
private typealias Details = SettingDetails

extension Setting {
  /// A new setting is a row here.
  package var details: SettingDetails {
    switch self {
    case .language:
      Details(
        name: Words.language, values: Language.allCases.map { ($0.code, $0.name) },
        explanation: Words.languageExplained)
    case .interface:
      Details(
        name: Words.interface,
        values: [automatic, ("full", Words.interfaceFull), ("line", Words.interfaceLine)],
        explanation: Words.interfaceExplained)
    case .color:
      Details(
        name: Words.color,
        values: [automatic, ("always", Words.colorAlways), ("never", Words.colorNever)],
        explanation: Words.colorExplained, isOnScreenOnly: true)
    case .motion:
      Details(
        name: Words.motion, values: [on, off], explanation: Words.motionExplained,
        isOnScreenOnly: true)
    case .rounds:
      Details(
        name: Words.rounds, values: [automatic] + RoundMode.allCases.map { ($0.rawValue, $0.name) },
        explanation: Words.roundsExplained)
    case .time:
      Details(
        name: Words.time, values: TimeFactor.allCases.map { ($0.word, $0.name) },
        explanation: Words.timeExplained)
    case .allowance:
      Details(
        name: Words.allowance, values: [automatic] + times(Self.allowances, unit: 100),
        explanation: Words.allowanceExplained, overview: L10n.Guidance.allowanceOverview, unit: 100)
    case .keys:
      Details(
        name: Words.keys, values: KeyPreset.allCases.map { ($0.rawValue, $0.name) },
        explanation: Words.keysExplained)
    case .mouse:
      Details(
        name: Words.mouse, values: [off, on], explanation: Words.mouseExplained,
        isOnScreenOnly: true)
    case .bell:
      Details(
        name: Words.bell, values: [off, on], explanation: Words.bellExplained,
        isOnScreenOnly: true)
    case .places:
      Details(
        name: Words.places, values: [("brief", Words.placesBrief), ("full", Words.placesFull)],
        explanation: Words.placesExplained, overview: L10n.Guidance.placesOverview)
    case .points:
      Details(
        name: Words.points, values: [on, off], explanation: Words.pointsExplained,
        overview: L10n.Guidance.pointsOverview)
    }
  }

  /// Milliseconds.
  private static let allowances = [0, 200, 400, 600, 800, 1000, 1500, 2000, 3000, 5000]

  private var automatic: Details.Value { ("auto", Words.auto) }
  private var on: Details.Value { ("on", Words.on) }
  private var off: Details.Value { ("off", Words.off) }

  private func times(_ numbers: [Int], unit: Int) -> [Details.Value] {
    numbers.map { (String($0), seconds(tenths: $0 / unit)) }
  }

  private func seconds(tenths: Int) -> LocalizedText {
    tenths % 10 == 0
      ? Words.wholeSeconds(seconds: tenths / 10)
      : Words.tenthsOfSeconds(seconds: tenths / 10, tenths: tenths % 10)
  }
}

extension RoundMode {
  package var name: LocalizedText {
    switch self {
    case .climb: Words.modeClimb
    case .classic: Words.modeClassic
    case .heart: Words.modeHeart
    }
  }
}

extension TimeFactor {
  package var name: LocalizedText {
    switch self {
    case .one: Words.timeOne
    case .longer: Words.timeLonger
    case .longest: Words.timeLongest
    }
  }
}

extension RoundPace {
  package var name: LocalizedText {
    switch self {
    case .climb: Words.modeClimb
    case .untimed: Words.paceUntimed
    case .calm: Words.paceCalm
    case .rising: Words.paceRising
    case .classic: Words.modeClassic
    case .steady: Words.paceSteady
    }
  }
}

extension KeyPreset {
  fileprivate var name: LocalizedText {
    switch self {
    case .letters: Words.keysLetters
    case .left: Words.keysLeft
    case .right: Words.keysRight
    case .digits: Words.keysDigits
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
  package var roundMode: RoundMode? { value(of: .rounds) }
  package var timeFactor: TimeFactor { self[.time].flatMap(TimeFactor.init(word:)) ?? .one }
  /// Milliseconds that a voice which speaks adds to every limit; nil where the voice decides.
  package var allowance: Int? {
    get { self[.allowance].flatMap { Int($0) } }
    set { self[.allowance] = newValue.map { String($0) } }
  }
  package var keys: KeyPreset { value(of: .keys) ?? .letters }
  /// Nil where only its wheel scrolls, and rounds are played by keys.
  package var usesMouse: Bool? { self[.mouse].map { $0 == "on" } }
  package var ringsBell: Bool { self[.bell] == "on" }
  /// Whether a place of the adventure that is known is told in brief.
  package var tellsPlacesInBrief: Bool { self[.places] != "full" }
  /// Whether a player asked for what is known in brief: in lines levels are told so, too.
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
    // What paces were before there were modes.
    switch data["pace"]?.string {
    case "untimed"? where self[.rounds] == nil: self[.rounds] = RoundMode.heart.rawValue
    case "classic"? where self[.rounds] == nil: self[.rounds] = RoundMode.classic.rawValue
    case "calm"? where self[.time] == nil: self[.time] = TimeFactor.longest.word
    case _: break
    }
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
