import Flow
import Localization

/// A setting, what it is now and what it can be.
package struct SettingView: Equatable, Sendable {
  package let setting: Setting
  package let value: String
}

extension Session {
  /// Every setting that changes something in what is played, with its value of the moment.
  var settingList: Event {
    .settings(
      Setting.allCases.filter(isOfUse).map { setting in
        let value = setting == .language ? language.code : settings[setting]
        return SettingView(setting: setting, value: value ?? setting.values[0])
      })
  }

  /// In a pack there is no adventure, and in most of them no round.
  private func isOfUse(_ setting: Setting) -> Bool {
    guard pack != nil else { return true }
    return switch setting {
    case .language, .interface, .color, .motion, .bell, .places: true
    case .rounds, .time, .allowance, .keys, .mouse: campaign.hasRounds
    case .points: false
    }
  }

  mutating func change(to language: Language) -> [Event] {
    self.language = language
    settings[.language] = language.code
    return [.notice(.languageChanged(language))] + current()
  }

  mutating func set(_ name: String, to value: String) -> [Event] {
    guard let setting = Setting(rawValue: name) else {
      return [.error(.unknownSetting(SafeText(cleaning: name)))]
    }
    guard setting.values.contains(value) else {
      return [.error(.notAValue(SafeText(cleaning: value), of: setting))]
    }
    settings[setting] = value
    if setting == .language, let language = Language(rawValue: value) {
      return change(to: language)
    }
    return [.notice(.settingChanged(setting, value: value))] + applyChange(of: setting)
  }

  /// What changes at once with a setting.
  private mutating func applyChange(of setting: Setting) -> [Event] {
    switch setting {
    case .rounds:
      chosenMode = nil
      return refreshRound()
    case .time:
      chosenFactor = nil
      return refreshRound()
    case .allowance: return refreshRound()
    case .interface: return voice.offersPlainText ? [] : [.notice(.interfaceLater)]
    case .language, .color, .motion, .keys, .mouse, .bell, .places, .points: return []
    }
  }
}
