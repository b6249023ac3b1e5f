import Adventure
import Localization

private typealias Words = L10n.WorldActs

/// What answers and what blows: the echo, the barometer, the weather by turns.
extension KeepersNight {
  static let voiceRules = [
    Rule(
      "echo", on: .instead([.shout, .greet, .listen]), when: .at("gallery"),
      [.sayNext([Words.echoFirst, Words.echoSecond, Words.echoThird], "echo")]),
    Rule(
      "barometer", on: .instead([.tap, .touch, .push, .hit, .shake], .thing("barometer")),
      [
        .sayNext(
          [Words.barometerFirst, Words.barometerSecond, Words.barometerThird], "needle")
      ]),
    Rule(
      "lights.counted", on: .instead([.count], .thing("lanterns")),
      [.say(L10n.WorldThings.lanternsText)]),
    Rule(
      "marks.counted", on: .instead([.count], .thing("marks")), [.say(L10n.WorldThings.marksText)]),
    Rule(
      "portraits.counted", on: .instead([.count], .thing("portraits")),
      [.say(Words.portraitsSelf)]),
    Rule("gorge.jump", on: .instead([.jump]), when: .at("gorge"), [.refuse(Words.bridgeJump)]),
    Rule("bunk.rest", on: .instead([.sleep]), when: .at("bunk"), [.say(Words.bunksRest)]),
    Rule(
      "bunks.rest", on: .instead([.sleep, .enter, .use, .climb, .wait], .thing("bunks")),
      [.say(Words.bunksRest)]),
    gust("weather.first", from: 12, Words.weatherFirst),
    gust("weather.second", from: 25, Words.weatherSecond),
    gust("weather.third", from: 60, Words.weatherThird),
    Rule(
      "weather.inside", on: .everyTurn,
      when: .all([.turnAtLeast(30), .any([.at("hut"), .at("bunk"), .at("loft"), .at("lookout")])]),
      once: true, [.say(Words.weatherInside)]),
  ]

  private static let isOutside = Condition.any(
    ["path", "pass", "road", "gorge", "yard", "beacon"].map { .at(PlaceID($0)) })

  private static func gust(_ id: String, from turn: Int, _ text: LocalizedText) -> Rule {
    Rule(
      id, on: .everyTurn, when: .all([.turnAtLeast(turn), isOutside]), once: true, [.say(text)])
  }
}
