import Localization
import Presentation
import Reflex
import Session

private typealias Words = L10n.Guidance

extension Setting {
  /// What it is; of what is left to the program, also what that comes to by ear.
  fileprivate func line(withValue value: String) -> LocalizedText {
    self == .rounds && value == "auto"
      ? Words.automaticMode(name: name, value: name(of: value))
      : L10n.Line.settingValue(name: name, value: name(of: value))
  }

  /// What it can be, a line each with what that means; times in one line, behind what they are for.
  func choices(in settings: Settings, _ language: Language) -> [LocalizedText] {
    let onlyOnScreen = details.isOnScreenOnly ? Words.onlyOnScreen : nil
    let overview = [onlyOnScreen, details.overview].compactMap(\.self)
    if details.isMeasure { return overview + [Words.values(names: valueNames(in: language))] }
    return overview
      + values.map { value in
        choiceMeaning(of: value, in: settings)
          .map { L10n.Line.helpCommand(command: name(of: value), text: $0) } ?? name(of: value)
      }
  }

  /// What a value means where its name does not say it.
  private func choiceMeaning(of value: String, in settings: Settings) -> LocalizedText? {
    if self == .keys { return Self.keyNames(of: value) }
    return self == .rounds || self == .points ? meaning(of: value, in: settings).first : nil
  }

  private static func keyNames(of preset: String) -> LocalizedText {
    GestureKeyMap(preset: KeyPreset(rawValue: preset) ?? .letters).names
  }

  /// What a value comes to, so that who has changed it knows what was changed.
  func meaning(of value: String, in settings: Settings) -> [LocalizedText] {
    switch self {
    case .language, .interface: []
    case .color, .motion, .mouse, .bell: [Words.onlyOnScreen]
    case .rounds: [RoundMode(rawValue: value)?.rules ?? Words.modeAuto]
    case .time: []
    case .allowance where value == "0": [L10n.Reflex.allowanceNone]
    case .allowance:
      [value == "auto" ? Words.allowanceAuto : L10n.Reflex.allowance(time: name(of: value))]
    case .keys: [Words.keys(keys: Self.keyNames(of: value))]
    case .places: [value == "brief" ? Words.brief : Words.verbose]
    case .points: [value == "off" ? L10n.Comfort.pointsOff : L10n.Comfort.pointsOn]
    }
  }
}

extension [SettingView] {
  /// Those that matter in lines, with their values. What each can be is said to who asks for it.
  var lines: [LocalizedText] {
    [L10n.Line.settings]
      + filter { !$0.setting.details.isOnScreenOnly }.map { $0.setting.line(withValue: $0.value) }
  }
}
