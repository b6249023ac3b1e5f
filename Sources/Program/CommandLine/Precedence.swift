import Localization
import Screen
import Session

private typealias Words = L10n.Options

// What counts first where flags, variables and settings say different things.

/// The language to begin in, and a value of EXPEDITION_LANG that named none.
struct LanguageSelection: Equatable {
  let language: Language
  /// To be said once; nil where the variable was not looked at, or was right.
  let ignoredVariable: SafeText?

  /// `--lang`, then EXPEDITION_LANG, the saved choice, the locale, English; empty counts as unset.
  init(flag: Language?, saved: Language?, environment: [String: String]) {
    let variable = environment["EXPEDITION_LANG"] ?? ""
    let named = Language(tag: variable)
    let isIgnored = flag == nil && named == nil && !variable.isEmpty
    language = flag ?? named ?? saved ?? Language.preferred(environment: environment) ?? .base
    ignoredVariable = isIgnored ? SafeText(cleaning: variable) : nil
  }

  /// The sentence about the variable that was ignored, a line; nil without one.
  var warning: String? {
    guard let ignoredVariable else { return nil }
    let value = LocalizedText(verbatim: ignoredVariable)
    let codes = Language.codes(each: Words.quoted, last: Words.ignoredLanguageLast)
    return Words.ignoredLanguage(value: value, codes: codes).resolved(in: language) + "\n"
  }
}

/// The voices there are, as `--ui` names them.
enum Interface: String, CaseIterable {
  case full, line, json
}

extension Interface {
  /// `--ui`, then `--plain` and `--speak`, ACCESSIBLE, the saved setting, and what the streams are.
  /// Nil where the full screen was asked for by flag and there is no terminal for it.
  init?(
    options: Options, settings: Settings, environment: [String: String], isTerminal: Bool
  ) {
    let canBeFull = isTerminal && Self.canBeFull(environment)
    let isAccessible = !["", "0", "false"].contains(environment["ACCESSIBLE"] ?? "")
    switch options.ui {
    case .line: self = .line
    case .json: self = .json
    case .full:
      guard canBeFull else { return nil }
      self = .full
    case nil:
      let isLine =
        options.isPlain || options.isSpoken || isAccessible || settings.interface == .line
      self = isLine || !canBeFull ? .line : .full
    }
  }

  /// Whether the terminal that the variables tell of can show a full screen.
  static func canBeFull(_ environment: [String: String]) -> Bool {
    let terminal = environment["TERM"] ?? ""
    return !terminal.isEmpty && terminal != "dumb"
  }
}

/// How many colours the full screen uses: the flag, then the saved setting, then the variables.
struct PaletteSelector {
  let flag: ColorOption
  let environment: [String: String]

  func palette(_ settings: Settings) -> Palette {
    let saved = settings[.color].flatMap(ColorOption.init(rawValue:))
    let option = flag == .auto ? saved ?? .auto : flag
    return Palette(ColorDepth.detect(option: option, environment: environment, isTerminal: true))
  }
}
