import Localization
import Presentation
import Reflex
import Session

private typealias Words = L10n.Guidance

extension Setting {
  /// What it can be, in words that can be typed.
  func valueNames(in language: Language) -> LocalizedText {
    .joined(values.map(name(of:)), in: language)
  }

  /// What it is and what it can be.
  func line(withValue value: String, in language: Language) -> LocalizedText {
    L10n.Line.setting(name: name, value: name(of: value), values: valueNames(in: language))
  }

  /// Whether it changes anything in lines for who is there.
  func isUseful(in context: LineParser.InputContext) -> Bool {
    switch self {
    case .language, .interface: true
    case .color, .motion, .mouse, .bell: false
    case .pace, .floor, .allowance, .keys: context != .adventure
    case .places, .points: context.isMenu || context == .adventure
    }
  }

  /// What a value comes to, so that who has changed it knows what was changed.
  func meaning(of value: String, in settings: Settings) -> [LocalizedText] {
    switch self {
    case .language, .interface: []
    case .color, .motion, .mouse, .bell: [Words.onlyOnScreen]
    case .pace: [RoundPace(rawValue: value).map { $0.limits(in: settings) } ?? Words.paceAuto]
    case .floor: [Words.floorMeaning(time: name(of: value))]
    case .allowance:
      [value == "auto" ? Words.allowanceAuto : L10n.Reflex.allowance(time: name(of: value))]
    case .keys: [GestureKeyMap(preset: KeyPreset(rawValue: value) ?? .letters).reminder]
    case .places: [value == "brief" ? Words.brief : Words.verbose]
    case .points: [value == "off" ? L10n.Comfort.pointsOff : L10n.Comfort.pointsOn]
    }
  }
}

extension RoundPace {
  fileprivate func limits(in settings: Settings) -> LocalizedText {
    explanation(floor: heldFloor(settings.floor ?? 10))
  }
}

extension GestureKeyMap {
  /// Which key does what, and what a wrong one costs.
  var reminder: LocalizedText { Words.keys(keys: names) }
}

extension [SettingView] {
  /// How one is changed, then those that matter to who is there, with their values, and the names of the
  /// others. What each can be is said to who asks for it.
  func lines(in context: LineParser.InputContext, _ language: Language) -> [LocalizedText] {
    let useful = filter { $0.setting.isUseful(in: context) }
    let others = filter { !$0.setting.isUseful(in: context) }.map(\.setting.name)
    return [context == .adventure ? Words.settingsInAdventure : L10n.Line.settings]
      + useful.flatMap { [$0.line] + $0.setting.overview }
      + (others.isEmpty ? [] : [Words.otherSettings(names: .joined(others, in: language))])
  }
}

extension SettingView {
  fileprivate var line: LocalizedText {
    L10n.Line.settingValue(name: setting.name, value: setting.name(of: value))
  }
}

extension Setting {
  /// What a setting is, where its name does not say it.
  var overview: [LocalizedText] {
    switch self {
    case .floor: [Words.floorOverview]
    case .allowance: [Words.allowanceOverview]
    case .language, .interface, .color, .motion, .pace, .keys, .mouse, .bell, .places, .points: []
    }
  }

  /// What its choices mean, where their names do not say it.
  var choicesOverview: [LocalizedText] {
    switch self {
    case .pace: [L10n.Paces.overview]
    case .keys: [Words.keysOverview]
    case .floor, .allowance: overview
    case .language, .interface, .color, .motion, .mouse, .bell, .places, .points: []
    }
  }
}
