import Adventure
import Localization

private typealias ActText = L10n.WorldActs

/// The echo, the barometer, what can be counted, where one can rest, and the weather by turns.
enum AtmosphereRules {
  static let rules = counted + told

  private static let counted = [
    ("lanterns", L10n.WorldThings.lanternsText), ("marks", L10n.WorldThings.marksText),
    ("panes", LocalizedText(L10n.FarThings.panes, at: 3)), ("portraits", ActText.portraitsSelf),
  ].map { thing, text in
    Rule("\(thing).counted", [.count], ThingID(thing), says: text)
  }

  private static let told = [
    Rule("echo", on: .instead([.shout, .greet]), when: .at("gallery"), echoing),
    Rule("echo.greeted", [.shout, .greet], "echo", echoing),
    Rule(
      "barometer", [.tap, .touch, .push, .hit, .shake], "barometer",
      [
        .sayNext(
          [
            ActText.barometerFirst, ActText.barometerSecond, ActText.barometerThird,
            L10n.WorldStates.barometerDone,
          ], "needle")
      ]),
    Rule(
      "digging", on: .instead([.dig], .anything, .optional), when: .held("shovel"),
      [.refuse(ActText.shovelIdle)]),
    Rule(
      "digging.nothing", on: .instead([.dig]), when: .held("shovel"), [.refuse(ActText.shovelIdle)]),
    Rule("hut.smell", on: .instead([.smell]), when: .at("hut"), [.say(ActText.hutSmell)]),
    Rule(
      "woodshed.smell", on: .instead([.smell], .optional), when: .at("woodshed"),
      [.say(ActText.woodshedSmell)]),
    Rule("cellar.sound", on: .instead([.listen]), when: .at("cellar"), [.say(ActText.cellarSound)]),
    Rule("gorge.jump", on: .instead([.jump]), when: .at("gorge"), [.refuse(ActText.bridgeJump)]),
    Rule("bunk.rest", on: .instead([.sleep]), when: .at("bunk"), resting),
    Rule("bunks.rest", [.sleep, .enter, .use, .climb, .wait], "bunks", resting),
    gustRule("weather.first", from: 12, until: 25, ActText.weatherFirst),
    gustRule("weather.second", from: 25, until: 60, ActText.weatherSecond),
    gustRule("weather.third", from: 60, ActText.weatherThird),
    Rule(
      "weather.inside", on: .everyTurn,
      when: .all([.turnAtLeast(30), .any([.at("hut"), .at("bunk"), .at("loft"), .at("lookout")])]),
      once: true, [.say(ActText.weatherInside)]),
  ]

  /// The turns within which lying down again is meant.
  private static let sleepyTurns = 3

  private static let resting: [RuleEffect] = [
    .firstOf(
      (.flag("ringing"), [.refuse(L10n.FarActs.scoutGone)]),
      (
        .all([.flag("sleepy"), .not(.turnsSince("sleepy", atLeast: sleepyTurns))]),
        [.end("morning")]
      ), (.always, [.mark("sleepy"), .say(L10n.FarActs.bunkWarn)]))
  ]

  private static let echoing: [RuleEffect] = [
    .sayNext([ActText.echoFirst, ActText.echoSecond, ActText.echoThird], "echo")
  ]

  private static let isOutside = WorldCondition.any(
    ["path", "pass", "road", "gorge", "yard", "beacon"].map { .at(PlaceID($0)) })

  /// Who comes out late meets the weather of that hour, not all that was before.
  private static func gustRule(
    _ id: String, from turn: Int, until end: Int = .max, _ text: LocalizedText
  ) -> Rule {
    Rule(
      id, on: .everyTurn, when: .all([.turnAtLeast(turn), .not(.turnAtLeast(end)), isOutside]),
      once: true, [.say(text)])
  }
}
