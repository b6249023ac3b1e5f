import Localization
import Presentation
import Reflex
import Session

private typealias Words = L10n.Guidance

/// Settings: all of them, one with what it can be, or a new value for one; and those that were told last, from
/// which a line may choose by a number or a name.
extension LineParser {
  /// All settings, one with what it can be, or a new value for it, as in `/settings interface plain text`.
  mutating func parseSetting(_ arguments: [String]) -> LineInterpretation {
    guard let word = arguments.first else { return .command(.settings) }
    guard let (setting, rest) = leadingSetting(in: arguments) else {
      return reply(L10n.Errors.unknownSetting(said: LocalizedText(cleaning: word)))
    }
    let words = rest.joined(separator: " ")
    guard !words.isEmpty else { return ask(about: setting) }
    return setting.value(named: words).map { set(setting, to: $0) }
      ?? reply(
        L10n.Errors.notAValue(
          said: LocalizedText(cleaning: words), setting: setting.name,
          values: setting.valueNames(in: language)))
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
    let isIdle = setting.details.isMeasure && settings.pace?.isTimed != true
    return reply(
      [L10n.Line.settingValue(name: setting.name, value: setting.name(of: value))]
        + (isIdle ? [Words.withoutClock] : [])
        + setting.choices(in: settings, isNumbered: choosesSettings, language) + [standingLine])
  }

  private func set(_ setting: Setting, to value: String) -> LineInterpretation {
    .command(.set(setting: setting.rawValue, value: value))
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

  // MARK: Settings that were told

  /// Whether settings, or one of them, were told last.
  private var areSettingsOpen: Bool { askedSetting != nil || shownList.settings != nil }

  /// Whether a number and Enter are for them; never while a command of a round waits.
  var choosesSettings: Bool { areSettingsOpen && round.phase != .running }

  /// How one goes on with what was told of the settings.
  var settingsLine: LocalizedText {
    guard let askedSetting else {
      return Words.chooseSetting(last: shownList.settings?.count ?? 0)
    }
    let (name, last) = (askedSetting.name, askedSetting.values.count)
    if askedSetting.details.isMeasure { return Words.typeValue(name: name) }
    return last == 2 ? Words.chooseOfTwo(name: name) : Words.chooseValue(name: name, last: last)
  }

  /// A line behind settings that were told; nil, and back to what is played, where it is about something
  /// else. Words are the adventure's own, and those of an answer are its.
  mutating func parseOpenSettings(_ text: String) -> LineInterpretation? {
    guard areSettingsOpen else { return nil }
    if choosesSettings {
      if text.isEmpty || isEnterKey(text) { return leaveSettings() }
      if text.isPlainDigits { return parseSettingNumber(text) }
    }
    let isForPlay = context == .adventure || isAnswer(text)
    if text.hasPrefix("/") || !isForPlay, let told = parseSettingWords(text) { return told }
    closeSettings()
    return nil
  }

  private mutating func parseSettingWords(_ text: String) -> LineInterpretation? {
    if choosesSettings, Words.back.hasSpelling(text.folded(as: .command)) { return leaveSettings() }
    if let named = parseListedSetting(text) { return named }
    if let question = parseQuestionAboutSettings(text) { return question }
    return isForNothingElse(text) ? replyNotASetting(text) : nil
  }

  /// Whether a word is neither a command nor anything that can be chosen or answered beside the settings.
  private func isForNothingElse(_ text: String) -> Bool {
    let words = text.split(separator: " ").map(String.init)
    let command = words.first.flatMap(LineCommand.init)
    let isCommand = command.map { words.count == 1 || $0.takesMore } ?? false
    guard choosesSettings, !text.hasPrefix("/"), !isCommand else { return false }
    return switch context {
    case .page, .round: true
    case .menu(let items):
      menuItem(text, among: items) == nil
        && choices(items.map(\.text)).indices(ofPart: text).isEmpty
    case .level, .adventure: false
    }
  }

  /// What can be chosen has just been told.
  private func replyNotASetting(_ text: String) -> LineInterpretation {
    let said = LocalizedText(cleaning: text)
    return reply([
      askedSetting == nil
        ? L10n.Errors.noSuchSetting(said: said) : L10n.Errors.noneOfValues(said: said),
      settingsLine,
    ])
  }

  /// Help, or where one is, or the same again; it sets nothing.
  private mutating func parseQuestionAboutSettings(_ text: String) -> LineInterpretation? {
    if asksForWholeHelp(text) { return parseHelp(isWhole: true) }
    if asksWhere(text) || asksAgain(text) { return tellSettingsAgain() }
    let words = text.drop { $0 == "/" }.split(separator: " ").map(String.init)
    guard let command = words.first.flatMap(LineCommand.init),
      [.help, .repeat, .where].contains(command)
    else { return nil }
    if words.count > 1 {
      return command == .help ? parseHelp(onSetting: words.dropFirst().map { $0 }) : nil
    }
    return command == .help && askedSetting == nil
      ? reply([Words.settingsHelp, settingsLine]) : tellSettingsAgain()
  }

  private mutating func tellSettingsAgain() -> LineInterpretation {
    askedSetting.map { ask(about: $0) } ?? .command(.settings)
  }

  /// `help 5` and `help pace`; nil where that is neither the number nor the name of one.
  private mutating func parseHelp(onSetting words: [String]) -> LineInterpretation? {
    let listed = shownList.settings ?? Setting.allCases.filter { !$0.details.isOnScreenOnly }
    if let number = words[0].plainNumber, listed.indices.contains(number - 1) {
      return ask(about: listed[number - 1])
    }
    return leadingSetting(in: words).map { ask(about: $0.0) }
  }

  /// `pace calm` and `pace` behind the list, and `calm` behind what was told of one; a time that is none.
  private mutating func parseListedSetting(_ text: String) -> LineInterpretation? {
    if let askedSetting, let value = askedSetting.value(named: text) {
      return set(askedSetting, to: value)
    }
    if askedSetting?.details.isMeasure == true, text.first?.isNumber == true {
      return replyNotASetting(text)
    }
    guard shownList.settings != nil else { return nil }
    let words = text.split(separator: " ").map(String.init)
    return leadingSetting(in: words) == nil ? nil : parseSetting(words)
  }

  private mutating func parseSettingNumber(_ text: String) -> LineInterpretation {
    let index = text.plainNumber.map { $0 - 1 } ?? -1
    guard let askedSetting else {
      let listed = shownList.settings ?? []
      return listed.indices.contains(index)
        ? ask(about: listed[index]) : replyOutOfRange(text, last: listed.count)
    }
    let values = askedSetting.values
    if askedSetting.details.isMeasure {
      return askedSetting.value(named: text).map { set(askedSetting, to: $0) }
        ?? replyNotASetting(text)
    }
    return values.indices.contains(index)
      ? set(askedSetting, to: values[index]) : replyOutOfRange(text, last: values.count)
  }

  /// From a setting to the list, if it was told, and from there to what is played.
  private mutating func leaveSettings() -> LineInterpretation {
    if askedSetting != nil { askedSetting = nil } else { closeSettings() }
    return reply(standingLine)
  }

  private mutating func closeSettings() {
    askedSetting = nil
    if shownList.settings != nil { shownList = .none }
  }
}
