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
    Rule("ice.shovel", blows + [.dig], "collar", .thing("shovel"), refuses: ActText.iceShovel),
    Rule("ice.shovelUsed", [.use], "shovel", .thing("collar"), refuses: ActText.iceShovel),
  ]

  // MARK: With the clapper

  private static let striking = [
    Rule("ice.struck", blows, "collar", .thing("clapper"), when: .inReach("collar"), strike),
    Rule("ice.used", [.use], "clapper", .thing("collar"), when: .inReach("collar"), strike),
    Rule(
      "ice.hit", [.hit, .break, .tap], "collar",
      when: .all([.inReach("collar"), .held("clapper")]), breaking),
  ]

  private static let strikingTheRope = [
    Rule(
      "ice.ropeStruck", [.hit, .tap], "rope", .thing("clapper"),
      when: .all([isIced, .inReach("collar")]), strike),
    Rule(
      "ice.ropeUsed", [.use], "clapper", .thing("rope"), when: .all([isIced, .inReach("collar")]),
      strike),
    Rule(
      "ice.ropeMeant", [.hit, .tap], "rope", when: .all([isIced, .held("clapper")]),
      refuses: ActText.iceMeant),
    Rule("ice.ropeTool", [.hit, .tap], "rope", .anything, when: isIced, refuses: ActText.iceTool),
    Rule("ice.ropeKnuckles", [.hit, .tap], "rope", when: isIced, refuses: ActText.iceKnuckles),
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
    Rule("ice.atWhat", [.use, .ring, .shake], "clapper", when: isIced, refuses: ActText.iceAtWhat),
    Rule(
      "ice.thrown", [.throw], "clapper", .optional, when: .at("gallery"), refuses: ActText.iceThrown
    ),
  ]

  // MARK: With all else

  private static let failing = [
    Rule("ice.glass", blows, "collar", .thing("lamp"), refuses: ActText.iceGlass),
    Rule("ice.tool", blows, "collar", .anything, refuses: ActText.iceTool),
    Rule("ice.knuckles", blows, "collar", refuses: ActText.iceKnuckles),
    Rule("ice.pushed", shoves, "collar", .optional, refuses: ActText.icePushed),
    Rule(
      "ice.warmed", [.warm, .burn, .light, .blow, .rub], "collar", .optional,
      refuses: ActText.iceLamp),
    Rule("ice.lamp", [.use, .show, .putOn], "lamp", .thing("collar"), refuses: ActText.iceLamp),
  ]

  /// Ice that holds nothing.
  private static let elsewhere = ["ice", "iceWalls", "arch", "icicles"].map { ice in
    Rule("ice.wrong.\(ice)", blows, ThingID(ice), .thing("clapper"), refuses: ActText.iceWrong)
  }
}
