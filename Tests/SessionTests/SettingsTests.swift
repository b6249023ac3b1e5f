import Flow
import JSON
import Localization
import SessionDriver
import Testing

@testable import Session

@Suite struct SettingsTests {
  static let values: [(Setting, [String])] = [
    (.language, ["en", "fr"]), (.interface, ["auto", "full", "line"]),
    (.color, ["auto", "always", "never"]), (.motion, ["on", "off"]),
    (.rounds, ["auto", "climb", "classic", "heart"]), (.time, ["1", "1.6", "2.5"]),
    (
      .allowance,
      ["auto", "0", "200", "400", "600", "800", "1000", "1500", "2000", "3000", "5000"]
    ),
    (.keys, ["letters", "left", "right", "digits"]), (.mouse, ["off", "on"]),
    (.bell, ["off", "on"]),
  ]

  @Test(arguments: values) func `a setting takes its words and no others`(
    _ setting: Setting, _ values: [String]
  ) throws {
    var session = try Sample.session()
    _ = session.perform(.open(.menu))
    for value in values {
      let events = session.perform(.set(setting: setting.rawValue, value: value))
      #expect(events.first.map { if case .general(.notice) = $0 { true } else { false } } == true)
      #expect(session.settings[setting] == value)
    }
    for value in ["", "AUTO", "On", " on", "de", "00"] {
      let events = session.perform(.set(setting: setting.rawValue, value: value))
      #expect(events == [.error(.notAValue(SafeText(cleaning: value), of: setting))])
      #expect(session.settings[setting] == values.last)
    }
  }

  @Test(arguments: values) func `every value has a name of its own in both languages`(
    _ setting: Setting, _ values: [String]
  ) {
    for language in Language.allCases {
      #expect(Set(values.map { setting.name(of: $0).resolved(in: language) }).count == values.count)
      #expect(!setting.name.resolved(in: language).isEmpty)
    }
  }

  @Test func `the list shows what is set, else the default`() throws {
    var session = try Sample.session(language: .fr).after("menu set:color.never")
    #expect(
      session.perform(.settings) == [
        .settings([
          SettingView(setting: .language, value: "fr"),
          SettingView(setting: .interface, value: "auto"),
          SettingView(setting: .color, value: "never"), SettingView(setting: .motion, value: "on"),
          SettingView(setting: .rounds, value: "auto"), SettingView(setting: .time, value: "1"),
          SettingView(setting: .allowance, value: "auto"),
          SettingView(setting: .keys, value: "letters"),
          SettingView(setting: .mouse, value: "off"), SettingView(setting: .bell, value: "off"),
          SettingView(setting: .places, value: "brief"),
          SettingView(setting: .points, value: "on"),
        ])
      ])
  }

  @Test(arguments: [false, true]) func `a pack has no settings of games that are not in it`(
    _ hasRound: Bool
  ) throws {
    let chapters = try hasRound ? Sample.escape().campaign.chapters : Sample.chapters()
    var session = Sample.pack(of: chapters)
    _ = session.perform(.open(.menu))
    let round: [Setting] = hasRound ? [.rounds, .time, .allowance, .keys, .mouse] : []
    guard case .general(.settings(let views))? = session.perform(.settings).last else {
      Issue.record("no settings")
      return
    }
    #expect(
      views.map(\.setting) == [.language, .interface, .color, .motion] + round + [.bell, .places])
  }

  static let files: [(JSONValue, [String: String])] = [
    ([:], [:]), (["motion": "off"], ["motion": "off"]),
    (
      ["language": "fr", "interface": "line", "color": "never", "motion": "on"],
      ["language": "fr", "interface": "line", "color": "never", "motion": "on"]
    ),
    (["motion": "maybe", "color": "never", "sound": "loud"], ["color": "never"]),
    (["motion": 3, "color": .null, "language": ["fr"]], [:]),
  ]

  @Test(arguments: files) func `a file gives the values it knows`(
    _ data: JSONValue, _ values: [String: String]
  ) throws {
    let settings = try #require(Settings(data: data))
    for setting in Setting.allCases { #expect(settings[setting] == values[setting.rawValue]) }
    #expect(Settings(data: settings.data) == settings)
  }

  @Test(arguments: [JSONValue.null, [], "fr", 3, true]) func `what is no object is no settings`(
    _ data: JSONValue
  ) {
    #expect(Settings(data: data) == nil)
  }

  @Test func `the bytes of a settings file are pinned`() throws {
    var settings = Settings()
    settings[.motion] = "off"
    settings[.language] = "fr"
    let bytes = try SavedRevision(settings, revision: 2).sealedBytes()
    let text = #"{"schema":1,"revision":2,"data":{"language":"fr","motion":"off"},"#
    #expect(String(decoding: bytes, as: UTF8.self) == text + #""checksum":"e7f93e4b"}"# + "\n")
  }
}
