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

  /// What it is; of what is left to the program, also what that comes to by ear.
  fileprivate func line(withValue value: String) -> LocalizedText {
    self == .pace && value == "auto"
      ? Words.automaticPace(name: name, value: name(of: value))
      : L10n.Line.settingValue(name: name, value: name(of: value))
  }

  /// What it can be, a line each with what that means; times in one line, behind what they are for.
  func choices(
    in settings: Settings, isNumbered: Bool, _ language: Language
  ) -> [LocalizedText] {
    let onlyOnScreen = details.isOnScreenOnly ? Words.onlyOnScreen : nil
    let overview = [onlyOnScreen, details.overview].compactMap(\.self)
    if details.isMeasure { return overview + [Words.values(names: valueNames(in: language))] }
    let lines = values.map { value in
      choiceMeaning(of: value, in: settings)
        .map { L10n.Line.helpCommand(command: name(of: value), text: $0) } ?? name(of: value)
    }
    return overview + (isNumbered ? lines.numbered : lines)
  }

  /// What a value means where its name does not say it.
  private func choiceMeaning(of value: String, in settings: Settings) -> LocalizedText? {
    switch self {
    case .pace, .points: meaning(of: value, in: settings).first
    case .keys: GestureKeyMap(preset: KeyPreset(rawValue: value) ?? .letters).names
    case .language, .interface, .color, .motion, .floor, .allowance, .mouse, .bell, .places: nil
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
    case .keys:
      [Words.keysAlone(keys: GestureKeyMap(preset: KeyPreset(rawValue: value) ?? .letters).names)]
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

extension [SettingView] {
  /// Those that matter in lines, with their values. What each can be is said to who asks for it.
  func lines(isNumbered: Bool) -> [LocalizedText] {
    let heard = filter { !$0.setting.details.isOnScreenOnly }
      .map { $0.setting.line(withValue: $0.value) }
    return [L10n.Line.settings] + (isNumbered ? heard.numbered : heard)
  }
}

// MARK: - Names

extension Setting {
  /// The setting that a word names in any language, or on the wire, or the first words of its name;
  /// accents optional.
  init?(named text: String) {
    let typed = text.folded(as: .command)
    let match =
      Self.allCases.first { $0.rawValue == typed || $0.name.hasSpelling(typed) }
      ?? Self.allCases.first { $0.name.begins(with: typed) }
    guard let match else { return nil }
    self = match
  }

  /// The value that words name in any language, or on the wire, or a time without its unit; accents optional.
  func value(named text: String) -> String? {
    let typed = text.folded(as: .command)
    return values.first { $0 == typed || name(of: $0).hasSpelling(typed) }
      ?? values.first { name(of: $0).isMeasure(typed) }
      ?? values.first { name(of: $0).begins(with: typed) }
  }
}

extension LocalizedText {
  /// Whether it folds to `typed` in any language.
  fileprivate func hasSpelling(_ typed: String) -> Bool {
    Language.allCases.contains { resolved(in: $0).folded(as: .command) == typed }
  }

  /// Whether its first words are `typed` in any language.
  fileprivate func begins(with typed: String) -> Bool {
    Language.allCases.contains { resolved(in: $0).folded(as: .command).hasPrefix(typed + " ") }
  }

  /// Whether it is `typed` and a unit in any language; the decimal sign may be a point or a comma.
  fileprivate func isMeasure(_ typed: String) -> Bool {
    let number = typed.map { $0 == "," ? "." : $0 }
    return Language.allCases.contains { language in
      let words = resolved(in: language).split(whereSeparator: \.isWhitespace)
      return words.count == 2 && words[0].map { $0 == "," ? "." : $0 } == number
    }
  }
}
