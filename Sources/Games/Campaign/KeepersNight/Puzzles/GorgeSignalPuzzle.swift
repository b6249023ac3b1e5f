import Adventure
import Localization

private typealias ThingText = L10n.FarThings
private typealias ActText = L10n.FarActs

/// At the gorge the wind strikes three times, then sleeps for five turns: a lamp that is waved then calls
/// the scout across, who tells what the caravan lacks.
enum GorgeSignalPuzzle {
  /// Turns from the first blow to the next first blow.
  private static let turns = 8

  static let things = [
    Thing(
      id: "scout", noun: ThingText.scoutForms, words: ThingText.scoutWords,
      description: [ConditionalText(ThingText.scoutText)], start: .nowhere,
      traits: [.fixed, .animate, .supporter], refusal: [ConditionalText(ThingText.scoutRefusal)],
      pictures: [ConditionalPicture("scout", ThingText.scoutPicture)])
  ]

  static let rules = gusts + waving + giving + greeting

  // MARK: The wind

  private static let isWaiting = WorldCondition.all([.at("gorge"), .unset("across")])

  private static let gusts = [
    Rule("gust", on: .everyTurn, when: isWaiting, [.add("gust", 1)]),
    gust(1, ActText.gustFirst), gust(2, ActText.gustSecond), gust(3, ActText.gustThird),
    Rule("gust.last", on: .everyTurn, when: .atLeast("gust", turns), [.set("gust", 0)]),
  ]

  private static func gust(_ turn: Int, _ text: LocalizedText) -> Rule {
    Rule(
      "gust.\(turn)", on: .everyTurn, when: .all([isWaiting, .equals("gust", turn)]), [.say(text)])
  }

  // MARK: The lamp

  private static let canWave = WorldCondition.all([isWaiting, .held("lamp"), .lit("lamp")])

  private static let waving = [
    Rule("lamp.waved", [.wave, .shake, .show, .use], "lamp", .optional, when: canWave, calling),
    Rule("lamp.signalled", [.wave], "lanterns", .optional, when: canWave, calling),
    Rule("lamp.greeted", on: .instead([.wave]), when: canWave, calling),
  ]

  /// The wind sleeps from the turn after its third blow to the one before its first.
  private static let calling: [RuleEffect] = [
    .when(
      .all([.atLeast("gust", 3), .not(.atLeast("gust", turns))]),
      [
        .set("across", 1), .moveHere("scout"), .award("called"), .say(ActText.lampCalls),
        .say(ActText.scoutGreets),
      ], otherwise: [.say(ActText.lampGutters)])
  ]

  // MARK: What the caravan lacks

  private static let offers: [Verb] = [.give, .show, .throw, .putOn, .putIn]

  private static let giving = [
    gift(
      "oil", "oiled", ActText.scoutOil,
      [.when(.unset("told"), [.say(ActText.scoutOilNext)])]),
    gift(
      "sledge", "sledged", ActText.scoutSledge,
      [.when(.unset("wound"), [.say(ActText.scoutSledgeNext)])]),
    gift("almanac", "told", ActText.scoutAlmanac),
    Rule(
      "scout.clapper", offers, "clapper", .thing("scout"),
      [
        .when(
          .all([BellRules.isAnswered, LampRules.isShowing, KeepersNightEndings.isCaravanReady]),
          [
            .move("clapper", .inside("bell")), .move("scout", .nowhere), .set("ringing", 1),
            .award("rung"), .say(ActText.scoutBell),
          ], otherwise: [.refuse(ActText.scoutBellEarly)])
      ]),
    Rule("scout.coil", offers, "coil", .thing("scout"), refuses: ActText.scoutCoil),
    Rule(
      "scout.noThanks", on: .instead([.give, .throw, .putOn, .putIn], .anything, .thing("scout")),
      [.refuse(ActText.scoutNoThanks)]),
  ]

  private static let greeting =
    (ScoutNeeds.fewer + [ConditionalText(LocalizedText(L10n.ScoutTalk.needs, at: 0))]).enumerated()
    .map {
      Rule("scout.greeted.\($0)", [.greet, .wave], "scout", when: $1.when, says: $1.text)
    }

  /// What is given lets another trouble be seen.
  private static func gift(
    _ thing: ThingID, _ flag: String, _ text: LocalizedText, _ next: [RuleEffect] = []
  ) -> Rule {
    Rule(
      "scout.\(thing.id)", offers, thing, .thing("scout"), when: .held(thing),
      [.move(thing, .nowhere), .set(VariableID(flag), 1), .award(flag), .say(text)] + next)
  }
}
