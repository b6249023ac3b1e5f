import Localization
import Presentation
import Reflex
import Session

/// Settings: all of them, one with what it can be, or a new value for one.
extension LineParser {
  /// All settings, one with what it can be, or a new value for it, as in `/settings interface plain text`.
  mutating func parseSetting(_ arguments: [String]) -> LineInterpretation {
    guard let word = arguments.first else { return .command(.settings) }
    guard let (setting, rest) = leadingSetting(in: arguments) else {
      return reply(L10n.Errors.unknownSetting(said: LocalizedText(cleaning: word)))
    }
    let words = rest.joined(separator: " ")
    guard !words.isEmpty else { return ask(about: setting) }
    return setting.value(named: words).map { .command(.set(setting: setting.rawValue, value: $0)) }
      ?? replyNotAValue(words, of: setting)
  }

  /// The setting that the first words name, and what follows; a name may have several words.
  func leadingSetting(in arguments: [String]) -> (Setting, ArraySlice<String>)? {
    for count in arguments.indices.reversed() {
      let name = arguments[...count].joined(separator: " ")
      if let setting = Setting(named: name) { return (setting, arguments[(count + 1)...]) }
    }
    return nil
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

  func replyNotAValue(_ text: String, of setting: Setting) -> LineInterpretation {
    reply(
      L10n.Errors.notAValue(
        said: LocalizedText(cleaning: text), setting: setting.name,
        values: setting.valueNames(in: language)))
  }

  // MARK: Language

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
