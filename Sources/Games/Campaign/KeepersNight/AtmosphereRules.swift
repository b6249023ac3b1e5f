import Adventure
import Localization

/// The echo, the barometer, what can be counted, where one can rest, and the weather by turns.
enum AtmosphereRules {
  static let rules = [
    Rule(
      "echo", on: .instead([.shout, .greet, .listen]), when: .at("gallery"),
      [
        .sayNext(
          [L10n.WorldActs.echoFirst, L10n.WorldActs.echoSecond, L10n.WorldActs.echoThird], "echo")
      ]),
    Rule(
      "barometer", on: .instead([.tap, .touch, .push, .hit, .shake], .thing("barometer")),
      [
        .sayNext(
          [
            L10n.WorldActs.barometerFirst, L10n.WorldActs.barometerSecond,
            L10n.WorldActs.barometerThird,
          ], "needle")
      ]),
    Rule(
      "lights.counted", on: .instead([.count], .thing("lanterns")),
      [.say(L10n.WorldThings.lanternsText)]),
    Rule(
      "marks.counted", on: .instead([.count], .thing("marks")), [.say(L10n.WorldThings.marksText)]),
    Rule(
      "portraits.counted", on: .instead([.count], .thing("portraits")),
      [.say(L10n.WorldActs.portraitsSelf)]),
    Rule(
      "gorge.jump", on: .instead([.jump]), when: .at("gorge"), [.refuse(L10n.WorldActs.bridgeJump)]),
    Rule("bunk.rest", on: .instead([.sleep]), when: .at("bunk"), [.say(L10n.WorldActs.bunksRest)]),
    Rule(
      "bunks.rest", on: .instead([.sleep, .enter, .use, .climb, .wait], .thing("bunks")),
      [.say(L10n.WorldActs.bunksRest)]),
    gustRule("weather.first", from: 12, L10n.WorldActs.weatherFirst),
    gustRule("weather.second", from: 25, L10n.WorldActs.weatherSecond),
    gustRule("weather.third", from: 60, L10n.WorldActs.weatherThird),
    Rule(
      "weather.inside", on: .everyTurn,
      when: .all([.turnAtLeast(30), .any([.at("hut"), .at("bunk"), .at("loft"), .at("lookout")])]),
      once: true, [.say(L10n.WorldActs.weatherInside)]),
  ]

  private static let isOutside = WorldCondition.any(
    ["path", "pass", "road", "gorge", "yard", "beacon"].map { .at(PlaceID($0)) })

  private static func gustRule(_ id: String, from turn: Int, _ text: LocalizedText) -> Rule {
    Rule(
      id, on: .everyTurn, when: .all([.turnAtLeast(turn), isOutside]), once: true, [.say(text)])
  }
}
