package import Localization

/// What a player can set; the raw value is the word of the wire and of the file.
package enum Setting: String, CaseIterable, Sendable {
  case language, interface, color, motion

  /// The words that the wire and the file take, the default first but for the language.
  package var values: [String] {
    switch self {
    case .language: Language.allCases.map(\.code)
    case .interface: ["auto", "full", "line"]
    case .color: ["auto", "always", "never"]
    case .motion: ["on", "off"]
    }
  }

  package var name: LocalizedText {
    switch self {
    case .language: L10n.Settings.language
    case .interface: L10n.Settings.interface
    case .color: L10n.Settings.color
    case .motion: L10n.Settings.motion
    }
  }

  /// What a player reads for a value.
  package func name(of value: String) -> LocalizedText {
    switch (self, value) {
    case (.language, "en"): L10n.Settings.languageEnglish
    case (.language, _): L10n.Settings.languageFrench
    case (.interface, "full"): L10n.Settings.interfaceFull
    case (.interface, "line"): L10n.Settings.interfaceLine
    case (.interface, _), (.color, "auto"): L10n.Settings.auto
    case (.color, "always"): L10n.Settings.colorAlways
    case (.color, _): L10n.Settings.colorNever
    case (.motion, "off"): L10n.Settings.off
    case (.motion, _): L10n.Settings.on
    }
  }

  var valueList: LocalizedText {
    LocalizedText(verbatim: SafeText(cleaning: values.joined(separator: ", ")))
  }
}

/// What was set inside the program; flags and variables never get here.
package struct Settings: Equatable, Sendable {
  private var values: [Setting: String] = [:]

  package init() {}

  /// The value that was set; nil where the default stands. Other words than the setting's are no value.
  package subscript(_ setting: Setting) -> String? {
    get { values[setting] }
    set { values[setting] = newValue.flatMap { setting.values.contains($0) ? $0 : nil } }
  }

  package var language: Language? { self[.language].flatMap(Language.init(rawValue:)) }
}
