// The languages are the folders `Localization/<code>.lproj`: the build makes `Language` of them.
extension Language {
  /// The code in two letters or three: `en`, `fr`.
  package var code: String { rawValue }

  /// The language that a switch leads to: behind the last one stands the first.
  package var next: Language {
    let all = Self.allCases
    return all[(index + 1) % all.count]
  }

  /// All but this one, the next first.
  package var others: [Language] {
    let all = Self.allCases
    return Array(all[(index + 1)...] + all[..<index])
  }

  /// Its name in itself, in a list of values: “English”, « français ».
  package var name: LocalizedText { LocalizedText(L10n.Common.languageName, in: self) }
}

extension Language {
  /// The language of a locale's name: `fr_FR.UTF-8@euro` and `fr-CA` are French; nil if unknown.
  package init?(tag: String) {
    let code = tag.prefix { !"_-.@".contains($0) }
    self.init(rawValue: code.lowercased())
  }

  /// What the environment asks for, by the rules of GNU gettext; nil if it asks for no known one.
  ///
  /// LANGUAGE, a list, goes first, unless the locale (LC_ALL, LC_MESSAGES, LANG) is C or unset.
  package static func preferred(environment: [String: String]) -> Language? {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    guard let locale = names.lazy.compactMap({ environment[$0] }).first(where: { !$0.isEmpty }),
      !isUntranslated(locale)
    else { return nil }
    guard let list = environment["LANGUAGE"], !list.isEmpty else { return Language(tag: locale) }
    return list.split(separator: ":").map(String.init)
      .prefix { !isUntranslated($0) }
      .lazy.compactMap { Language(tag: $0) }.first
  }

  /// `C`, `POSIX`, and `C.UTF-8`, which the C library treats like them.
  private static func isUntranslated(_ locale: String) -> Bool {
    let name = locale.prefix { $0 != "." && $0 != "@" }
    return name == "C" || name == "POSIX"
  }
}

/// What the rest of the program asks of a language's rules.
extension Language {
  /// The form that a noun takes of which there are `count`.
  package func pluralForm(of count: Int) -> PluralForm { rules.pluralForm(count) }

  /// Digits in groups of three: `1,234` in English, `1 234` with U+202F in French.
  package func formatted(_ number: Int) -> String {
    if number.magnitude < 1_000 { return String(number) }
    let separator = rules.groupSeparator
    let digits = String(number.magnitude)
    var result = number < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { result.append(separator) }
      result.append(digit)
    }
    return result
  }

  /// What parts the groups of three digits in a number that a player types: `1,234` in English.
  package var typedGroupSeparator: Character? { rules.typedGroupSeparator }

  /// `3.5` in English, `3,5` in French.
  package var decimalMark: Character { rules.decimalMark }

  /// All forms that a player may type for a verb phrase: « préparer », « prépare », « préparez ».
  package func verbForms(of phrase: String) -> [String] { rules.verbForms(phrase) }

  /// The ending of the `NounForms.kind` that a folded pronoun refers to: `fs` for « la »; `s` if it is
  /// not listed.
  package func pronounKind(of pronoun: String) -> String { rules.pronounKinds[pronoun] ?? "s" }

  /// Whether the verb for wearing is the one for putting somewhere: « mettre ».
  package var wearMeansPut: Bool { rules.wearMeansPut }
  package var leaveMeansTakeOut: Bool { rules.leaveMeansTakeOut }

  /// How words that only say in what way end: “warmly”, « chaudement ».
  package var adverbEnding: String { rules.adverbEnding }

  /// Folded words that are often written without their apostrophe: the « l » of « lardoise ».
  package var elidedWords: [String] { rules.elidedWords }
}

/// What a language does that its tables cannot say. Each has one value, in a file of its own:
/// `Languages/<Name>.swift`, under the code that its folder of tables is named by.
struct LanguageRules: Sendable {
  // MARK: Numbers

  /// The form that a counted noun takes for a number: one of `pluralForms[]` in `Typography.strings`.
  let pluralForm: @Sendable (_ count: Int) -> PluralForm
  /// What stands between groups of three digits where the program shows a number.
  let groupSeparator: Character
  /// The same where a player types one; nil if there is nothing that could not be a decimal mark too.
  let typedGroupSeparator: Character?
  let decimalMark: Character

  // MARK: The adventure's commands

  /// All forms that a player may type for a verb phrase of the tables, the phrase included.
  var verbForms: @Sendable (_ phrase: String) -> [String] = { [$0] }
  /// By folded pronoun the ending of the `NounForms.kind` that it refers to: in French `la` refers to
  /// `fs`, a feminine in the singular. One that is not listed refers to `s`.
  var pronounKinds: [String: String] = [:]
  /// Whether the verb for wearing is the one for putting somewhere: « mettre ».
  var wearMeansPut = false
  /// Whether the verb for leaving, with a thing, is the one for taking it out: « sortir la clé ».
  var leaveMeansTakeOut = false
  /// How words that only say in what way end: “warmly”, « chaudement ».
  var adverbEnding = ""
  /// Folded words that lose a vowel before another one, and that are often written without the
  /// apostrophe: « lardoise ».
  var elidedWords: [String] = []
}
