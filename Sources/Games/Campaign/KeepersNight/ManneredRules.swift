import Adventure
import Localization

private typealias ActText = L10n.WorldActs
private typealias Text = L10n.WorldReplies

/// Hands and what they can tell; somebody to be kind or unkind to; sitting down.
enum ManneredRules {
  static let rules = hands + clothes + shaken + lights + somebody + seats + damp

  // MARK: Hands

  private static let hands =
    [
      Rule(
        "hand.box", [.putIn], "hands", .thing("box"), when: .thing("mittens", .inside("box")),
        says: Text.handMittens),
      Rule(
        "hand.drawer", [.putIn], "hands", .thing("drawer"),
        when: .thing("matches", .inside("drawer")), says: Text.handMatches),
      Rule("hand.stove", [.putOn, .putIn], "hands", .thing("stove"), says: ActText.stoveWarm),
    ]
    + ["box", "drawer", "bell", "hole", "shaft"].map { holder in
      Rule("hand.\(holder).empty", [.putIn], "hands", .thing(ThingID(holder)), says: Text.handEmpty)
    } + [
      Rule("hand.bell", [.ring, .hit, .tap, .kick], "bell", .thing("hands"), says: Text.handBell),
      Rule(
        "bell.outside", [.ring, .hit, .tap], "bell", .thing("clapper"), when: .held("clapper"),
        says: Text.bellOutside),
      Rule(
        "ice.hands", [.hit, .break, .tap], "collar", .thing("hands"), refuses: ActText.iceKnuckles),
      Rule(
        "snow.byHand", [.dig, .push, .swipe], "snow", .thing("hands"), when: .not(.held("shovel")),
        refuses: ActText.snowHands),
    ]

  private static let clothes = ["boots", "clothes"].map {
    Rule("\($0).stay", [.takeOff], ThingID($0), refuses: Text.bootsStay)
  }

  // MARK: What shakes

  private static let shaken = [
    shakingRule(
      "box.shut", "box", when: .all([.thing("mittens", .inside("box")), .not(.open("box"))]),
      Text.shakeBoxShut),
    shakingRule("box.open", "box", when: .thing("mittens", .inside("box")), Text.shakeBox),
    shakingRule("drawer", "drawer", when: .thing("matches", .inside("drawer")), Text.shakeDrawer),
    shakingRule("matches.dry", "matches", when: .flag("dry"), Text.shakeMatchesDry),
    shakingRule("matches", "matches", when: .always, Text.shakeMatches),
    shakingRule("coat", "coat", when: .unset("searched"), Text.shakeCoat),
    shakingRule("snowman", "snowman", when: .always, Text.snowmanGreeted),
    shakingRule("hands", "hands", when: .at("road"), Text.snowmanGreeted),
    shakingRule("lamp", "lamp", when: .not(.at("gorge")), Text.shakeLamp),
  ]

  private static func shakingRule(
    _ id: String, _ thing: ThingID, when: WorldCondition, _ text: LocalizedText
  ) -> Rule {
    Rule("shaken.\(id)", [.shake], thing, when: when, says: text)
  }

  // MARK: Lights

  private static let lights = [
    Rule("lights.far", [.greet, .ask, .tell, .shout], "lanterns", .optional, says: Text.lightsFar),
    Rule(
      "people.far", [.greet, .ask, .tell, .shout], "people", .optional,
      when: .all([.at("gorge"), hasNoLight]), says: Text.lightsFar),
    Rule(
      "lights.waved", on: .instead([.wave], .optional, .optional),
      when: .all([.at("gorge"), hasNoLight]), [.say(Text.lightsWaved)]),
    Rule(
      "window.lamp", [.show, .putOn, .putIn, .use, .wave], "lamp", .thing("window"),
      when: .lit("lamp"), says: Text.windowLamp),
  ]

  private static let hasNoLight = WorldCondition.not(.all([.held("lamp"), .lit("lamp")]))

  // MARK: Somebody

  private static let somebody =
    [
      Rule("goat.kissed", [.kiss], "goat", .optional, says: Text.goatKissed),
      Rule("goat.scratched", [.touch, .rub, .swipe], "goat", .optional, says: ActText.goatStrokes),
      Rule("goat.thanked", [.thank, .bow], "goat", .optional, says: Text.goatThanked),
      Rule("goat.sung", [.sing, .dance], "goat", .optional, says: Text.goatSung),
      Rule("goat.heard", on: .instead([.sing]), when: .at("byre"), [.say(Text.goatSung)]),
      Rule("snowman.kissed", [.kiss], "snowman", .optional, says: Text.snowmanKissed),
      Rule(
        "snowman.hurt", [.hit, .tap, .kick, .break, .cut, .warm], "snowman", .optional,
        refuses: Text.snowmanHurt),
      Rule("snowman.eaten", [.eat, .taste], "snowman", .optional, refuses: Text.snowmanEaten),
      Rule("rope.kissed", [.kiss, .taste], "rope", .optional, says: Text.ropeKissed),
      Rule(
        "rope.felt", [.touch], "rope",
        when: .all([.at("mouth"), .flag("asked"), .not(.atLeast("said", 3))]),
        says: L10n.WorldPlaces.mouthTalks),
      Rule(
        "rope.freed", [.untie, .break, .cut], "rope", .optional,
        when: .all([.at("gallery"), .unset("free")]), refuses: ActText.iceMeant),
      Rule(
        "rope.leaving", [.greet, .shout], "rope", when: .atLeast("said", 3), says: ActText.ropeDone),
      Rule(
        "rope.descended", [.descend, .jump, .ride], "rope", .optional, refuses: ActText.ropeClimb),
    ]
    + ["ring", "hook", "bell", "bowl", "clapper", "key"].map { metal in
      Rule("metal.\(metal)", [.kiss, .taste], ThingID(metal), .optional, refuses: Text.metalKissed)
    }
    + ["drop", "edge", "bridge"].map { depth in
      Rule(
        "jumped.\(depth)", [.jump, .descend], ThingID(depth), .optional, when: .not(.at("road")),
        refuses: ActText.bridgeJump)
    }

  // MARK: Sitting down

  private static let seats =
    [
      seatRule("benches", Text.sitBench),
      seatRule("straw", Text.sitStraw), seatRule("hay", Text.sitStraw),
      seatRule("stove", Text.sitStove), seatRule("table", Text.sitTable),
    ]
    + ["floor", "ground", "stairs", "snowAround", "snowLeft"].map { ThingID($0) }.map {
      seatRule($0, Text.sitGround)
    }

  private static func seatRule(_ seat: ThingID, _ text: LocalizedText) -> Rule {
    Rule("seat.\(seat.id)", [.wait], seat, .optional, says: text)
  }

  // MARK: Matches that have begun to dry

  private static let damp = [
    Rule("stove.wood", [.putIn, .putOn], "wood", .thing("stove"), refuses: ActText.stoveCold),
    Rule(
      "matches.lie", [.putOn, .putIn, .warm, .putBack], "matches", .optional,
      when: .all([.thing("matches", .inside("stove")), .unset("dry")]), refuses: Text.matchesLie),
    Rule(
      "matches.damper", LampRules.strikes + [.rub], "matches", .optional, when: isDrying,
      refuses: Text.matchesDamper),
    Rule(
      "lamp.damper", [.light, .burn], "lamp",
      when: .all([isDrying, .inReach("matches"), .not(.lit("lamp"))]), refuses: Text.matchesDamper),
    Rule(
      "lamp.damperWith", [.light, .burn], "lamp", .thing("matches"),
      when: .all([isDrying, .not(.lit("lamp"))]), refuses: Text.matchesDamper),
  ]

  private static let isDrying = WorldCondition.all([.flag("laidOut"), .unset("dry")])
}

/// The coat with the card in its pocket, and the hat.
enum ClothesRules {
  static let rules = [
    Rule(
      "coat.card", [.search, .open, .pour, .enter], "coat", when: .unset("searched"),
      [.set("searched", 1), .move("card", .carried), .say(ActText.coatCard)]),
    Rule(
      "coat.hand", [.putIn], "hands", .thing("coat"), when: .unset("searched"),
      [.set("searched", 1), .move("card", .carried), .say(ActText.coatCard)]),
    Rule("coat.empty", [.search, .open, .pour, .enter], "coat", says: ActText.coatEmpty),
    Rule(
      "coat.stiff", [.wear], "coat", when: .all([.unset("searched"), .not(.worn("coat"))]),
      [.move("coat", .worn), .say(ActText.coatStiff)]),
    Rule(
      "coat.stays", [.takeOff, .drop, .throw, .putIn, .putOn], "coat", .optional,
      when: .all([.at("beacon"), .worn("coat")]), refuses: ActText.coatStays),
    Rule(
      "hat.on", [.wear], "hat", when: .at("road"),
      [.when(.worn("hat"), [.proceed], otherwise: [.move("hat", .worn), .say(ActText.hatOn)])]),
    Rule(
      "card.read", on: .after([.read], .thing("card"), .optional), [.award("code")]),
  ]
}
