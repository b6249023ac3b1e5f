import Localization
import Presentation
import Reflex
import Session

/// One setting, with what it can be.
extension LineParser {
  /// A setting without a value for it; nil for all other words behind `/settings`.
  mutating func parseSettingName(_ arguments: [String]) -> LineInterpretation? {
    guard let (setting, rest) = Setting.leading(in: arguments), rest.isEmpty else { return nil }
    return ask(about: setting)
  }

  /// What it is, and what it can be.
  mutating func ask(about setting: Setting) -> LineInterpretation {
    askedSetting = setting
    let value =
      setting == .language ? language.code : settings[setting] ?? setting.standardValue(byEar: true)
    return reply(
      [L10n.Line.settingValue(name: setting.name, value: setting.name(of: value))]
        + (setting.isMeasure && settings.pace?.isTimed != true ? [L10n.Guidance.withoutClock] : [])
        + setting.choices(in: settings, isNumbered: choosesSettings, language) + [standingLine])
  }
}
