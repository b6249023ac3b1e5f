import Adventure
import Localization

private typealias ActText = L10n.WorldActs

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
