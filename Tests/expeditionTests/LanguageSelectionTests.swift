import Localization
import Testing

@testable import expedition

struct LanguageChoiceTests {
  @Test(
    arguments: [
      (Language.en, ["EXPEDITION_LANG": "fr", "LANG": "fr_FR"], Language.fr, Language.en),
      (nil, ["EXPEDITION_LANG": "fr", "LANG": "en_GB"], .en, .fr),
      (nil, ["EXPEDITION_LANG": "fr_CA.UTF-8"], nil, .fr),
      (nil, ["EXPEDITION_LANG": "", "LANG": "en_GB"], .fr, .fr),
      (nil, ["EXPEDITION_LANG": "de", "LANG": "en_GB"], .fr, .fr),
      (nil, ["LANG": "en_GB"], .fr, .fr),
      (nil, ["LANG": "fr_FR.UTF-8@euro"], nil, .fr),
      (nil, ["LC_ALL": "C", "LANG": "fr_FR"], nil, .en),
      (nil, ["LANG": "de", "LANGUAGE": "de:fr"], nil, .fr),
      (nil, ["LANG": "de"], nil, .en),
      (nil, [:], nil, .en),
    ] as [(Language?, [String: String], Language?, Language)])
  func `flag, variable, saved choice, locale, English`(
    _ flag: Language?, _ environment: [String: String], _ saved: Language?, _ expected: Language
  ) {
    let choice = LanguageSelection(flag: flag, saved: saved, environment: environment)
    #expect(choice.language == expected)
  }

  @Test func `a wrong variable is named where it was looked at`() {
    let environment = ["EXPEDITION_LANG": "d\u{1B}e"]
    let english = LanguageSelection(flag: nil, saved: nil, environment: environment)
    #expect(
      english.warning
        == "Warning: EXPEDITION_LANG is ignored: ‘d\u{FFFD}e’ is neither ‘en’ nor ‘fr’.\n")
    let french = LanguageSelection(flag: nil, saved: .fr, environment: environment)
    #expect(french.warning?.hasPrefix("Attention\u{A0}: EXPEDITION_LANG") == true)
    #expect(LanguageSelection(flag: .fr, saved: nil, environment: environment).warning == nil)
    #expect(LanguageSelection(flag: nil, saved: nil, environment: [:]).warning == nil)
  }
}
