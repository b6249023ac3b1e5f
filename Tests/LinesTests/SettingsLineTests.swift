import Flow
import Localization
import Session
import Testing

@testable import Lines
@testable import Presentation
@testable import SampleViews

/// `/settings` in the player’s words, which are those of the list.
struct SettingsLineTests {
  static let lines: [(String, ExpectedInterpretation)] = [
    ("/settings motion off", .command(.set(setting: "motion", value: "off"))),
    ("/settings MOTION Off", .command(.set(setting: "motion", value: "off"))),
    ("settings motion on", .command(.set(setting: "motion", value: "on"))),
    ("/réglages animations non", .command(.set(setting: "motion", value: "off"))),
    ("/réglages animations oui", .command(.set(setting: "motion", value: "on"))),
    ("/settings interface line", .command(.set(setting: "interface", value: "line"))),
    ("/settings interface plain text", .command(.set(setting: "interface", value: "line"))),
    ("/réglages affichage plein écran", .command(.set(setting: "interface", value: "full"))),
    ("/reglages affichage plein ecran", .command(.set(setting: "interface", value: "full"))),
    ("/réglages affichage automatique", .command(.set(setting: "interface", value: "auto"))),
    ("/settings color never", .command(.set(setting: "color", value: "never"))),
    ("/settings colour always", .command(.set(setting: "color", value: "always"))),
    ("/réglages couleur jamais", .command(.set(setting: "color", value: "never"))),
    ("/settings language fr", .command(.set(setting: "language", value: "fr"))),
    ("/réglages langue english", .command(.set(setting: "language", value: "en"))),
    ("/settings", .command(.settings)), ("/réglages", .command(.settings)),
    ("/settings time 1.6", .command(.set(setting: "time", value: "1.6"))),
    ("/réglages temps 2,5", .command(.set(setting: "time", value: "2.5"))),
    ("/settings time normal", .command(.set(setting: "time", value: "1"))),
    ("/settings speech 1", .command(.set(setting: "allowance", value: "1000"))),
    ("/settings speech 1.5", .command(.set(setting: "allowance", value: "1500"))),
    ("/réglages marge 1,5", .command(.set(setting: "allowance", value: "1500"))),
    ("/settings interface plain", .command(.set(setting: "interface", value: "line"))),
    ("/settings sound off", .reply([L10n.Errors.unknownSetting(said: echo("sound"))])),
    (
      "/settings motion loud",
      .reply([
        L10n.Errors.notAValue(
          said: echo("loud"), setting: L10n.Settings.motion, values: said("on, off", "oui, non"))
      ])
    ),
  ]

  @Test(arguments: lines, Language.allCases)
  func `a setting is named in either language, or as on the wire`(
    _ example: (typed: String, expected: ExpectedInterpretation), _ language: Language
  ) {
    for level in [Sample.closed, Sample.open]
    where level.kind != .open || example.typed.first == "/" {
      var voice = voice(.level(level), language)
      #expect(voice.parse(.text(example.typed)) == example.expected.interpretation(in: language))
    }
  }

  @Test(arguments: Language.allCases)
  func `a setting without a value is told with what it can be`(_ language: Language) {
    var voice = voice(.level(Sample.closed), language)
    let texts = [
      L10n.Line.settingValue(name: L10n.Settings.motion, value: L10n.Settings.on),
      L10n.Guidance.onlyOnScreen, L10n.Settings.on, L10n.Settings.off,
    ]
    let told = replied(texts, in: language).reply ?? ""
    #expect(voice.parse(.text("/settings motion")).reply?.hasPrefix(told) == true)
  }

  @Test(arguments: Language.allCases)
  func `every word that the list shows can be typed`(_ language: Language) {
    for setting in Setting.allCases {
      for value in setting.values {
        var voice = voice(.level(Sample.closed), language)
        let words = [setting.name, setting.name(of: value)].map { $0.resolved(in: language) }
        #expect(
          voice.parse(.text("/settings " + words.joined(separator: " ")))
            == .command(.set(setting: setting.rawValue, value: value)))
      }
    }
  }

  @Test(arguments: Language.allCases)
  func `what an example of the tables says can be typed`(_ language: Language) {
    var voice = voice(.level(Sample.open), language)
    for text in [
      L10n.Line.helpLanguage, L10n.Guidance.helpBrief, L10n.Guidance.helpVerbose,
    ] {
      let line = text.resolved(in: language)
      let example = line.drop { $0 != "/" }.prefix { $0 != "." && $0 != "\u{A0}" && $0 != ":" }
      guard case .command = voice.parse(.text(String(example))) else {
        Issue.record("\(example)")
        continue
      }
    }
  }
}
