import Localization
import Presentation
import Reflex
import Session

private typealias Words = L10n.Guidance

/// One setting, with what it can be, and those that were told last, from which a line may choose by a number or a
/// name.
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
      setting == .language ? language.code : settings[setting] ?? setting.values[0]
    let mode = round.ready?.mode ?? settings.roundMode
    let isIdle = setting.details.isMeasure && mode?.isTimed != true
    return reply(
      [L10n.Line.settingValue(name: setting.name, value: setting.name(of: value))]
        + (isIdle ? [Words.withoutClock] : [])
        + setting.choices(in: settings, isNumbered: choosesSettings, language) + [standingLine])
  }

  private func set(_ setting: Setting, to value: String) -> LineInterpretation {
    .command(.set(setting: setting.rawValue, value: value))
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

  /// `help 5` and `help mode`; nil where that is neither the number nor the name of one.
  private mutating func parseHelp(onSetting words: [String]) -> LineInterpretation? {
    let listed = shownList.settings ?? Setting.allCases.filter { !$0.details.isOnScreenOnly }
    if let number = words[0].plainNumber, listed.indices.contains(number - 1) {
      return ask(about: listed[number - 1])
    }
    return Setting.leading(in: words).map { ask(about: $0.0) }
  }

  /// `mode heart` and `mode` behind the list, and `heart` behind what was told of one; a time that is none.
  private mutating func parseListedSetting(_ text: String) -> LineInterpretation? {
    if let askedSetting, let value = askedSetting.value(named: text) {
      return set(askedSetting, to: value)
    }
    if askedSetting?.details.isMeasure == true, text.first?.isNumber == true {
      return replyNotASetting(text)
    }
    guard shownList.settings != nil else { return nil }
    let words = text.split(separator: " ").map(String.init)
    guard Setting.leading(in: words) != nil else { return nil }
    return parseSettingName(words) ?? parse(.settings, words)
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
