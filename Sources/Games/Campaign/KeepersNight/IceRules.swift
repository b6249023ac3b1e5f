import Adventure
import Localization

private typealias ActText = L10n.WorldActs

/// The ice that holds the rope breaks when it is struck with the clapper.
enum IceRules {
  static let rules = [
    Rule(
      "ice.shovel", on: .instead(blows + [.dig], .thing("collar"), .thing("shovel")),
      [.refuse(ActText.iceShovel)]),
    Rule(
      "ice.shovelUsed", on: .instead([.use], .thing("shovel"), .thing("collar")),
      [.refuse(ActText.iceShovel)]),
    Rule(
      "ice.struck", on: .instead(blows + [.dig], .thing("collar"), .optional),
      when: .held("clapper"), breaking),
    Rule(
      "ice.used", on: .instead([.use, .throw, .ring], .thing("clapper"), .optional),
      when: .all([.at("gallery"), .unset("free"), .inReach("collar")]), breaking),
    Rule(
      "ice.ropeStruck", on: .instead(blows, .thing("rope"), .optional),
      when: .all([.at("gallery"), .unset("free"), .held("clapper")]), breaking),
    Rule(
      "ice.knuckles", on: .instead(blows + [.dig, .pull], .thing("collar"), .optional),
      [.refuse(ActText.iceKnuckles)]),
    Rule(
      "ice.ropeKnuckles", on: .instead(blows, .thing("rope"), .optional),
      when: .all([.at("gallery"), .unset("free")]), [.refuse(ActText.iceKnuckles)]),
    Rule(
      "ice.warmed", on: .instead([.warm, .burn, .light, .blow, .rub], .thing("collar"), .optional),
      [.refuse(ActText.iceLamp)]),
    Rule(
      "ice.lamp", on: .instead([.use, .show, .putOn], .thing("lamp"), .thing("collar")),
      [.refuse(ActText.iceLamp)]),
  ]

  private static let blows: [Verb] = [.hit, .break, .tap, .cut, .ring, .push]

  private static let breaking: [RuleEffect] = [
    .move("collar", .nowhere), .set("free", 1), .award("free"), .say(ActText.iceBreaks),
  ]
}
