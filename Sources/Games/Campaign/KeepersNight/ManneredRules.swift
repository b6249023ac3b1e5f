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
        "hand.box", on: .instead([.putIn], .thing("hands"), .thing("box")),
        when: .thing("mittens", .inside("box")), [.say(Text.handMittens)]),
      Rule(
        "hand.drawer", on: .instead([.putIn], .thing("hands"), .thing("drawer")),
        when: .thing("matches", .inside("drawer")), [.say(Text.handMatches)]),
      Rule(
        "hand.stove", on: .instead([.putOn, .putIn], .thing("hands"), .thing("stove")),
        [.say(ActText.stoveWarm)]),
    ]
    + ["box", "drawer", "bell", "hole", "shaft"].map { holder in
      Rule(
        "hand.\(holder).empty", on: .instead([.putIn], .thing("hands"), .thing(ThingID(holder))),
        [.say(Text.handEmpty)])
    } + [
      Rule(
        "hand.bell", on: .instead([.ring, .hit, .tap, .kick], .thing("bell"), .thing("hands")),
        [.say(Text.handBell)]),
      Rule(
        "bell.outside", on: .instead([.ring, .hit, .tap], .thing("bell"), .thing("clapper")),
        when: .held("clapper"), [.say(Text.bellOutside)]),
      Rule(
        "ice.hands", on: .instead([.hit, .break, .tap], .thing("collar"), .thing("hands")),
        [.refuse(ActText.iceKnuckles)]),
      Rule(
        "snow.byHand", on: .instead([.dig, .push, .swipe], .thing("snow"), .thing("hands")),
        when: .not(.held("shovel")), [.refuse(ActText.snowHands)]),
    ]

  private static let clothes = ["boots", "clothes"].map {
    Rule("\($0).stay", on: .instead([.takeOff], .thing(ThingID($0))), [.refuse(Text.bootsStay)])
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
    Rule("shaken.\(id)", on: .instead([.shake], .thing(thing)), when: when, [.say(text)])
  }

  // MARK: Lights

  private static let lights = [
    Rule(
      "lights.far", on: .instead([.greet, .ask, .tell, .shout], .thing("lanterns"), .optional),
      [.say(Text.lightsFar)]),
    Rule(
      "people.far", on: .instead([.greet, .ask, .tell, .shout], .thing("people"), .optional),
      when: .all([.at("gorge"), hasNoLight]), [.say(Text.lightsFar)]),
    Rule(
      "lights.waved", on: .instead([.wave], .optional, .optional),
      when: .all([.at("gorge"), hasNoLight]), [.say(Text.lightsWaved)]),
    Rule(
      "window.lamp",
      on: .instead([.show, .putOn, .putIn, .use, .wave], .thing("lamp"), .thing("window")),
      when: .lit("lamp"), [.say(Text.windowLamp)]),
  ]

  private static let hasNoLight = WorldCondition.not(.all([.held("lamp"), .lit("lamp")]))

  // MARK: Somebody

  private static let somebody =
    [
      Rule(
        "goat.kissed", on: .instead([.kiss], .thing("goat"), .optional), [.say(Text.goatKissed)]),
      Rule(
        "goat.scratched", on: .instead([.touch, .rub, .swipe], .thing("goat"), .optional),
        [.say(ActText.goatStrokes)]),
      Rule(
        "goat.thanked", on: .instead([.thank, .bow], .thing("goat"), .optional),
        [.say(Text.goatThanked)]),
      Rule(
        "goat.sung", on: .instead([.sing, .dance], .thing("goat"), .optional),
        [.say(Text.goatSung)]),
      Rule("goat.heard", on: .instead([.sing]), when: .at("byre"), [.say(Text.goatSung)]),
      Rule(
        "snowman.kissed", on: .instead([.kiss], .thing("snowman"), .optional),
        [.say(Text.snowmanKissed)]),
      Rule(
        "snowman.hurt",
        on: .instead([.hit, .kick, .break, .cut, .warm], .thing("snowman"), .optional),
        [.refuse(Text.snowmanHurt)]),
      Rule(
        "snowman.eaten", on: .instead([.eat, .taste], .thing("snowman"), .optional),
        [.refuse(Text.snowmanEaten)]),
      Rule(
        "rope.kissed", on: .instead([.kiss, .taste], .thing("rope"), .optional),
        [.say(Text.ropeKissed)]),
      Rule(
        "rope.felt", on: .instead([.touch], .thing("rope")),
        when: .all([.at("mouth"), .flag("asked"), .not(.atLeast("said", 3))]),
        [.say(L10n.WorldPlaces.mouthTalks)]),
      Rule(
        "rope.freed", on: .instead([.untie, .break, .cut], .thing("rope"), .optional),
        when: .all([.at("gallery"), .unset("free")]), [.refuse(ActText.iceMeant)]),
      Rule(
        "rope.leaving", on: .instead([.greet, .shout], .thing("rope")), when: .atLeast("said", 3),
        [.say(ActText.ropeDone)]),
      Rule(
        "rope.descended", on: .instead([.descend, .jump, .ride], .thing("rope"), .optional),
        [.refuse(ActText.ropeClimb)]),
    ]
    + ["ring", "hook", "bell", "bowl", "clapper", "key"].map { metal in
      Rule(
        "metal.\(metal)", on: .instead([.kiss, .taste], .thing(ThingID(metal)), .optional),
        [.refuse(Text.metalKissed)])
    }
    + ["drop", "edge", "bridge"].map { depth in
      Rule(
        "jumped.\(depth)", on: .instead([.jump, .descend], .thing(ThingID(depth)), .optional),
        when: .not(.at("road")), [.refuse(ActText.bridgeJump)])
    }

  // MARK: Sitting down

  private static let seats =
    [
      seatRule("benches", Text.sitBench),
      seatRule("straw", Text.sitStraw), seatRule("hay", Text.sitStraw),
      seatRule("stove", Text.sitStove),
    ]
    + ["floor", "ground", "stairs", "snowAround", "snowLeft"].map { ThingID($0) }.map {
      seatRule($0, Text.sitGround)
    }

  private static func seatRule(_ seat: ThingID, _ text: LocalizedText) -> Rule {
    Rule("seat.\(seat.id)", on: .instead([.wait], .thing(seat), .optional), [.say(text)])
  }

  // MARK: Matches that have begun to dry

  private static let damp = [
    Rule(
      "stove.wood", on: .instead([.putIn, .putOn], .thing("wood"), .thing("stove")),
      [.refuse(ActText.stoveCold)]),
    Rule(
      "matches.lie",
      on: .instead([.putOn, .putIn, .warm, .putBack], .thing("matches"), .optional),
      when: .all([.thing("matches", .inside("stove")), .unset("dry")]), [.refuse(Text.matchesLie)]),
    Rule(
      "matches.damper", on: .instead([.light, .burn, .use, .rub], .thing("matches"), .optional),
      when: isDrying, [.refuse(Text.matchesDamper)]),
    Rule(
      "lamp.damper", on: .instead([.light, .burn], .thing("lamp")),
      when: .all([isDrying, .inReach("matches"), .not(.lit("lamp"))]), [.refuse(Text.matchesDamper)]
    ),
    Rule(
      "lamp.damperWith", on: .instead([.light, .burn], .thing("lamp"), .thing("matches")),
      when: .all([isDrying, .not(.lit("lamp"))]), [.refuse(Text.matchesDamper)]),
  ]

  private static let isDrying = WorldCondition.all([.flag("laidOut"), .unset("dry")])
}

/// The coat with the card in its pocket, and the hat.
enum ClothesRules {
  static let rules = [
    Rule(
      "coat.card", on: .instead([.search, .open, .pour, .enter], .thing("coat")),
      when: .unset("searched"),
      [.set("searched", 1), .move("card", .carried), .say(ActText.coatCard)]),
    Rule(
      "coat.hand", on: .instead([.putIn], .thing("hands"), .thing("coat")),
      when: .unset("searched"),
      [.set("searched", 1), .move("card", .carried), .say(ActText.coatCard)]),
    Rule(
      "coat.empty", on: .instead([.search, .open, .pour, .enter], .thing("coat")),
      [.say(ActText.coatEmpty)]
    ),
    Rule(
      "coat.stiff", on: .instead([.wear], .thing("coat")),
      when: .all([.unset("searched"), .not(.worn("coat"))]),
      [.move("coat", .worn), .say(ActText.coatStiff)]),
    Rule(
      "coat.stays",
      on: .instead([.takeOff, .drop, .throw, .putIn, .putOn], .thing("coat"), .optional),
      when: .all([.at("beacon"), .worn("coat")]), [.refuse(ActText.coatStays)]),
    Rule(
      "hat.on", on: .instead([.wear], .thing("hat")), when: .at("road"),
      [.when(.worn("hat"), [.proceed], otherwise: [.move("hat", .worn), .say(ActText.hatOn)])]),
    Rule(
      "card.read", on: .after([.read], .thing("card"), .optional), [.award("code")]),
  ]
}
