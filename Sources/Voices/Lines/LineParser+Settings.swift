import Localization
import Presentation
import Session

extension Setting {
  /// The setting that a word names in any language, or on the wire; accents optional.
  init?(named text: String) {
    let typed = text.folded(as: .command)
    let match = Self.allCases.first { $0.rawValue == typed || $0.name.hasSpelling(typed) }
    guard let match else { return nil }
    self = match
  }

  /// The value that words name in any language, or on the wire; accents optional.
  func value(named text: String) -> String? {
    let typed = text.folded(as: .command)
    return values.first { $0 == typed || name(of: $0).hasSpelling(typed) }
  }
}

extension LocalizedText {
  /// Whether it folds to `typed` in any language.
  fileprivate func hasSpelling(_ typed: String) -> Bool {
    Language.allCases.contains { resolved(in: $0).folded(as: .command) == typed }
  }
}

extension LineParser {
  /// All settings, or a new value for one, as in `/settings interface plain text`.
  func parseSetting(_ arguments: [String]) -> LineInterpretation {
    guard let word = arguments.first else { return .command(.settings) }
    guard let (setting, rest) = leadingSetting(in: arguments) else {
      return reply(L10n.Errors.unknownSetting(said: LocalizedText(cleaning: word)))
    }
    let words = rest.joined(separator: " ")
    guard !words.isEmpty else { return reply(L10n.Errors.settingWords) }
    guard let value = setting.value(named: words) else {
      return reply(
        L10n.Errors.notAValue(
          said: LocalizedText(cleaning: words), setting: setting.name,
          values: setting.valueNames(in: language)))
    }
    return .command(.set(setting: setting.rawValue, value: value))
  }

  /// The setting that the first words name, and what follows; a name may have several words.
  private func leadingSetting(in arguments: [String]) -> (Setting, ArraySlice<String>)? {
    for count in arguments.indices.reversed() {
      let name = arguments[...count].joined(separator: " ")
      if let setting = Setting(named: name) { return (setting, arguments[(count + 1)...]) }
    }
    return nil
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
