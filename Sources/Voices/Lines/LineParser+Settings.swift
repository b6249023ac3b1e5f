import Localization
import Presentation
import Reflex
import Session

private typealias Words = L10n.Guidance

/// One setting, with what it can be.
extension LineParser {
  /// A setting without a value for it: what it is, and what it can be; nil for all other words behind
  /// `/settings`.
  func describeSetting(_ arguments: [String]) -> LineInterpretation? {
    guard let (setting, rest) = Setting.leading(in: arguments), rest.isEmpty else { return nil }
    let value =
      setting == .language ? language.code : settings[setting] ?? setting.values[0]
    let mode = round.ready?.mode ?? settings.roundMode
    let isIdle = setting.details.isMeasure && mode?.isTimed != true
    return reply(
      [L10n.Line.settingValue(name: setting.name, value: setting.name(of: value))]
        + (isIdle ? [Words.withoutClock] : []) + setting.choices(in: settings, language)
        + [standingLine])
  }
}
