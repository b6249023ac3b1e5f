import Localization
import Presentation
import Session

extension LineParser {
  /// All settings, one with what it can be, or a new value for it, as in `/settings interface plain text`.
  mutating func parseSetting(_ arguments: [String]) -> LineInterpretation {
    guard let word = arguments.first else { return .command(.settings) }
    guard let (setting, rest) = leadingSetting(in: arguments) else {
      return reply(L10n.Errors.unknownSetting(said: LocalizedText(cleaning: word)))
    }
    let words = rest.joined(separator: " ")
    guard !words.isEmpty else {
      askedSetting = setting
      return reply(description(of: setting))
    }
    guard let value = setting.value(named: words) else {
      return reply(
        L10n.Errors.notAValue(
          said: LocalizedText(cleaning: words), setting: setting.name,
          values: setting.valueNames(in: language)))
    }
    return .command(.set(setting: setting.rawValue, value: value))
  }

  /// The setting that the first words name, and what follows; a name may have several words.
  func leadingSetting(in arguments: [String]) -> (Setting, ArraySlice<String>)? {
    for count in arguments.indices.reversed() {
      let name = arguments[...count].joined(separator: " ")
      if let setting = Setting(named: name) { return (setting, arguments[(count + 1)...]) }
    }
    return nil
  }

  /// What it is, what that means, and what it can be.
  private func description(of setting: Setting) -> [LocalizedText] {
    let value =
      setting == .language ? language.code : settings[setting] ?? setting.standardValue(byEar: true)
    let other = setting.values.first { $0 != value } ?? value
    let isPlacesByEar = setting == .places && settings[.places] == nil
    return [setting.line(withValue: value, in: language)] + setting.choicesOverview
      + (isPlacesByEar
        ? [L10n.Guidance.placesByEar] : setting.meaning(of: value, in: settings))
      + [L10n.Guidance.settingHow(name: setting.name, value: setting.name(of: other))]
  }

  func parseLanguage(_ arguments: [String]) -> LineInterpretation {
    guard arguments.count == 1, let code = Setting.language.value(named: arguments[0]),
      let language = Language(rawValue: code)
    else {
      let choices = Language.codes(each: L10n.Errors.languageChoice)
      return reply(L10n.Errors.languageCode(choices: choices))
    }
    return .command(.language(language))
  }
}
