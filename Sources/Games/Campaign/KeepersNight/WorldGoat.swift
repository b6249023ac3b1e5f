import Adventure
import Localization

private typealias Words = L10n.WorldActs

/// The goat keeps the key, and reads what she is given.
extension KeepersNight {
  static let goatRules = [
    Rule("goat.reads", on: .instead(offers, .thing("book"), .thing("goat")), reading),
    Rule("goat.finds", on: .instead([.drop], .thing("book")), when: .at("byre"), reading),
    Rule(
      "goat.card", on: .instead(offers, .thing("card"), .thing("goat")),
      [.refuse(Words.goatCard)]),
    Rule(
      "goat.scraps", on: .instead(offers, .thing("scraps"), .thing("goat")),
      [.refuse(Words.goatScraps)]),
    Rule(
      "goat.table", on: .instead([.eat, .taste], .thing("scraps")), [.refuse(Words.goatTable)]),
    Rule("goat.smell", on: .instead([.smell]), when: .at("byre"), [.say(Words.goatSmell)]),
    Rule("goat.smelt", on: .instead([.smell], .thing("goat")), [.say(Words.goatSmell)]),
    Rule(
      "goat.sniffs", on: .instead(offers, .anything, .thing("goat")),
      [.when(hasKey, [.refuse(Words.goatNoThanks)], otherwise: [.refuse(Words.goatFull)])]),
    Rule(
      "goat.hungry", on: .instead([.give], .thing("goat")),
      [.when(hasKey, [.refuse(Words.goatHungry)], otherwise: [.refuse(Words.goatFull)])]),
    Rule(
      "goat.teeth", on: .instead([.take, .pull, .untie, .cut, .use], .thing("key"), .optional),
      when: hasKey, [.refuse(Words.goatTeeth)]),
    Rule("goat.talks", on: .instead([.greet, .listen], .thing("goat")), [.say(Words.goatTalks)]),
    Rule("goat.strokes", on: .instead([.touch, .rub], .thing("goat")), [.say(Words.goatStrokes)]),
    Rule(
      "goat.stands", on: .instead([.push, .pull, .hit, .eat], .thing("goat"), .optional),
      [.refuse(L10n.WorldThings.goatRefusal)]),
    Rule(
      "door.knocked", on: .instead([.tap, .hit, .push], .thing("door"), .optional),
      when: .not(.open("door")), [.say(Words.doorKnock)]),
    Rule("door.unlocked", on: .after([.unlock], .thing("door"), .optional), [.award("unlocked")]),
  ]

  private static let offers: [Verb] = [.give, .show, .throw, .putOn, .putIn]

  private static let hasKey = Condition.thing("key", .inside("goat"))

  private static let reading: [Effect] = [
    .move("book", .nowhere), .move("key", .carried), .award("key"), .say(Words.goatReads),
  ]
}
