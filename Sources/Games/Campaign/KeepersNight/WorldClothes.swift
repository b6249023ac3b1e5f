import Adventure
import Localization

private typealias Words = L10n.WorldActs

/// The coat and its pocket; the hat.
extension KeepersNight {
  static let clothesRules = [
    Rule(
      "coat.card", on: .instead([.search, .open], .thing("coat")), when: .unset("searched"),
      [.set("searched", 1), .move("card", .carried), .say(Words.coatCard)]),
    Rule(
      "coat.empty", on: .instead([.search, .open], .thing("coat")), [.say(Words.coatEmpty)]),
    Rule(
      "coat.stiff", on: .instead([.wear], .thing("coat")),
      when: .all([.unset("searched"), .not(.worn("coat"))]),
      [.move("coat", .worn), .say(Words.coatStiff)]),
    Rule(
      "coat.stays",
      on: .instead([.takeOff, .drop, .throw, .putIn, .putOn], .thing("coat"), .optional),
      when: .all([.at("beacon"), .worn("coat")]), [.refuse(Words.coatStays)]),
    Rule(
      "hat.on", on: .instead([.wear], .thing("hat")), when: .at("road"),
      [.when(.worn("hat"), [.proceed], otherwise: [.move("hat", .worn), .say(Words.hatOn)])]),
    Rule("card.read", on: .after([.read], .thing("card")), [.award("code")]),
  ]
}
