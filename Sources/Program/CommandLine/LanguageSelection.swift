import Localization

private typealias Words = L10n.Options

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
