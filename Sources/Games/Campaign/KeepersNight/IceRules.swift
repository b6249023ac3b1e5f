import Adventure
import Localization

private typealias ActText = L10n.WorldActs

/// The ice that holds the rope breaks when it is struck with the clapper, by an order that says so.
enum IceRules {
  static let rules = shovelling + striking + strikingTheRope + clapperAlone + failing + elsewhere

  private static let blows: [Verb] = [.hit, .break, .tap, .ring]
  private static let shoves: [Verb] = [.push, .pull, .dig, .cut]

  /// A blow at the rope in the gallery is one at the ice, as long as there is any.
  private static let isIced = WorldCondition.all([.at("gallery"), .unset("free")])

  private static let shovelling = [
    Rule(
      "ice.shovel", on: .instead(blows + [.dig], .thing("collar"), .thing("shovel")),
      [.refuse(ActText.iceShovel)]),
    Rule(
      "ice.shovelUsed", on: .instead([.use], .thing("shovel"), .thing("collar")),
      [.refuse(ActText.iceShovel)]),
  ]

  // MARK: With the clapper

  private static let striking = [
    Rule(
      "ice.struck", on: .instead(blows, .thing("collar"), .thing("clapper")),
      when: .inReach("collar"), strike),
    Rule(
      "ice.used", on: .instead([.use], .thing("clapper"), .thing("collar")),
      when: .inReach("collar"), strike),
    Rule(
      "ice.hit", on: .instead([.hit, .break, .tap], .thing("collar")),
      when: .all([.inReach("collar"), .held("clapper")]), breaking),
  ]

  private static let strikingTheRope = [
    Rule(
      "ice.ropeStruck", on: .instead([.hit, .tap], .thing("rope"), .thing("clapper")),
      when: .all([isIced, .inReach("collar")]), strike),
    Rule(
      "ice.ropeUsed", on: .instead([.use], .thing("clapper"), .thing("rope")),
      when: .all([isIced, .inReach("collar")]), strike),
    Rule(
      "ice.ropeMeant", on: .instead([.hit, .tap], .thing("rope")),
      when: .all([isIced, .held("clapper")]), [.refuse(ActText.iceMeant)]),
    Rule(
      "ice.ropeTool", on: .instead([.hit, .tap], .thing("rope"), .anything), when: isIced,
      [.refuse(ActText.iceTool)]),
    Rule(
      "ice.ropeKnuckles", on: .instead([.hit, .tap], .thing("rope")), when: isIced,
      [.refuse(ActText.iceKnuckles)]),
  ]

  private static let strike: [RuleEffect] = [
    .when(.held("clapper"), breaking, otherwise: [.refuse(L10n.Adventure.notHeld)])
  ]

  private static let breaking: [RuleEffect] = [
    .move("collar", .nowhere), .move("shards", .place("gallery")), .set("free", 1), .award("free"),
    .say(ActText.iceBreaks),
  ]

  /// The clapper swung at nothing that was named, or let go.
  private static let clapperAlone = [
    Rule(
      "ice.atWhat", on: .instead([.use, .ring, .shake], .thing("clapper")), when: isIced,
      [.refuse(ActText.iceAtWhat)]),
    Rule(
      "ice.thrown", on: .instead([.throw], .thing("clapper"), .optional), when: .at("gallery"),
      [.refuse(ActText.iceThrown)]),
  ]

  // MARK: With all else

  private static let failing = [
    Rule(
      "ice.glass", on: .instead(blows, .thing("collar"), .thing("lamp")),
      [.refuse(ActText.iceGlass)]),
    Rule(
      "ice.tool", on: .instead(blows, .thing("collar"), .anything), [.refuse(ActText.iceTool)]),
    Rule("ice.knuckles", on: .instead(blows, .thing("collar")), [.refuse(ActText.iceKnuckles)]),
    Rule(
      "ice.pushed", on: .instead(shoves, .thing("collar"), .optional), [.refuse(ActText.icePushed)]),
    Rule(
      "ice.warmed", on: .instead([.warm, .burn, .light, .blow, .rub], .thing("collar"), .optional),
      [.refuse(ActText.iceLamp)]),
    Rule(
      "ice.lamp", on: .instead([.use, .show, .putOn], .thing("lamp"), .thing("collar")),
      [.refuse(ActText.iceLamp)]),
  ]

  /// Ice that holds nothing.
  private static let elsewhere = ["ice", "iceWalls", "arch", "icicles"].map { ice in
    Rule(
      "ice.wrong.\(ice)", on: .instead(blows, .thing(ThingID(ice)), .thing("clapper")),
      [.refuse(ActText.iceWrong)])
  }
}
