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
