import Localization
import Testing

struct LanguageTests {
  @Test(arguments: [
    ("fr_FR.UTF-8@euro", Language.fr), ("fr-CA", .fr), ("fr_CA", .fr), ("fr", .fr), ("FR", .fr),
    ("en_GB.UTF-8", .en), ("en@quot", .en), ("C", nil), ("POSIX", nil), ("C.UTF-8", nil),
    ("de_DE", nil), ("fra", nil), ("french", nil), ("", nil), ("_fr", nil),
  ])
  func `a locale names a language`(tag: String, language: Language?) {
    #expect(Language(tag: tag) == language)
  }

  @Test(arguments: [
    (["LANG": "fr_FR.UTF-8@euro"], Language.fr),
    (["LANG": "fr_CA"], .fr),
    (["LANG": "de", "LANGUAGE": "de:fr"], .fr),
    (["LC_ALL": "C", "LANG": "fr_FR"], nil),
    (["LANGUAGE": "fr", "LANG": "C"], nil),
    (["LANGUAGE": "fr", "LANG": "POSIX"], nil),
    (["LANGUAGE": "fr", "LANG": "C.UTF-8"], nil),
    (["LANGUAGE": "fr"], nil),
    (["LANGUAGE": "fr", "LANG": ""], nil),
    (["LANGUAGE": "", "LANG": "fr_FR"], .fr),
    (["LANGUAGE": "::fr", "LANG": "de_DE"], .fr),
    (["LANGUAGE": "de:C:fr", "LANG": "de_DE"], nil),
    (["LANGUAGE": "en:fr", "LANG": "fr_FR"], .en),
    (["LANGUAGE": "de", "LANG": "fr_FR"], nil),
    (["LC_ALL": "", "LC_MESSAGES": "fr_FR", "LANG": "en_GB"], .fr),
    (["LC_ALL": "en_GB", "LC_MESSAGES": "fr_FR", "LANG": "fr_FR"], .en),
    (["LC_MESSAGES": "C", "LANG": "fr_FR"], nil),
    (["LC_CTYPE": "fr_FR"], nil),
    ([:], nil),
  ])
  func `the environment asks for a language as gettext reads it`(
    environment: [String: String], language: Language?
  ) {
    #expect(Language.preferred(environment: environment) == language)
  }

  @Test func `a switch leads through all languages, English first`() {
    #expect(Language.base == .en && Language.allCases.first == .en)
    for language in Language.allCases {
      #expect(Language.allCases[language.index] == language)
      #expect(language.others.first == language.next)
      #expect(Set(language.others + [language]) == Set(Language.allCases))
    }
    let walk = Language.allCases.reduce([Language.base]) { walk, _ in
      walk + [walk[walk.count - 1].next]
    }
    #expect(Array(walk.dropLast()) == Language.allCases && walk.last == .base)
  }

  @Test(arguments: [
    (0, PluralForm.other, PluralForm.one), (1, .one, .one), (2, .other, .other),
    (-1, .one, .one), (-2, .other, .other), (1_000_001, .other, .other),
    (.min, .other, .other),
  ])
  func `a count has its plural form`(count: Int, english: PluralForm, french: PluralForm) {
    #expect(Language.en.pluralForm(of: count) == english)
    #expect(Language.fr.pluralForm(of: count) == french)
  }

  @Test(arguments: [
    (0, "0", "0"), (999, "999", "999"), (1234, "1,234", "1\u{202F}234"),
    (-123, "-123", "-123"), (-1_234_567, "-1,234,567", "-1\u{202F}234\u{202F}567"),
    (100_000, "100,000", "100\u{202F}000"),
    (
      Int.min, "-9,223,372,036,854,775,808",
      "-9\u{202F}223\u{202F}372\u{202F}036\u{202F}854\u{202F}775\u{202F}808"
    ),
  ])
  func `a number is grouped`(number: Int, english: String, french: String) {
    #expect(Language.en.formatted(number) == english)
    #expect(Language.fr.formatted(number) == french)
  }
}
