import Adventure
import Localization

private typealias ActText = L10n.WorldActs

/// The goat gives the key for something to read; and the door that the key is for.
enum GoatRules {
  static let rules = [
    Rule("goat.reads", on: .instead(offers, .thing("book"), .thing("goat")), reading),
    Rule(
      "goat.had",
      on: .instead(
        offers + [.eat, .take, .read, .open, .search, .touch], .thing("eatenBook"), .optional),
      [.refuse(ActText.goatHad)]),
    Rule("hymn.sung", on: .instead([.sing], .thing("hymn")), [.say(ActText.hymnSung)]),
    Rule(
      "hymn.kept", on: .instead([.take], .thing("hymn")), [.refuse(L10n.WorldThings.scrapsRefusal)]),
    Rule("goat.finds", on: .instead([.drop], .thing("book")), when: .at("byre"), reading),
    Rule(
      "goat.card", on: .instead(offers, .thing("card"), .thing("goat")), [.refuse(ActText.goatCard)]
    ),
    Rule(
      "goat.scraps", on: .instead(offers, .thing("scraps"), .thing("goat")), when: hasKey,
      [.refuse(ActText.goatScraps)]),
    Rule(
      "goat.table", on: .instead([.eat, .taste], .thing("scraps")), [.refuse(ActText.goatTable)]),
    Rule("goat.smell", on: .instead([.smell]), when: .at("byre"), [.say(ActText.goatSmell)]),
    Rule("goat.smelt", on: .instead([.smell], .thing("goat")), [.say(ActText.goatSmell)]),
    Rule(
      "goat.sniffs", on: .instead([.give, .throw, .putOn, .putIn], .anything, .thing("goat")),
      [.when(hasKey, [.refuse(ActText.goatNoThanks)], otherwise: [.refuse(ActText.goatFull)])]),
    Rule(
      "goat.hungry", on: .instead([.give], .thing("goat")),
      [.when(hasKey, [.ask(ActText.goatHungry)], otherwise: [.refuse(ActText.goatFull)])]),
    Rule(
      "goat.teeth", on: .instead([.take, .pull, .untie, .cut, .use], .thing("key"), .optional),
      when: hasKey, [.refuse(ActText.goatTeeth)]),
    Rule("goat.talks", on: .instead([.greet, .listen], .thing("goat")), [.say(ActText.goatTalks)]),
    Rule(
      "goat.strokes", on: .instead([.touch, .rub], .thing("goat")), [.say(ActText.goatStrokes)]),
    Rule(
      "goat.stands",
      on: .instead(
        [.push, .pull, .hit, .kick, .break, .eat, .ride, .wake], .thing("goat"), .optional),
      [.refuse(L10n.WorldThings.goatRefusal)]),
    Rule(
      "door.knocked", on: .instead([.tap], .thing("door"), .optional), when: .not(.open("door")),
      [.say(ActText.doorKnock)]),
    Rule(
      "door.kicked", on: .instead([.kick], .thing("door"), .optional), when: .not(.open("door")),
      [.say(ActText.doorKicked)]),
    Rule(
      "door.broken", on: .instead([.hit, .break, .cut], .thing("door"), .optional),
      when: .locked("door"), [.refuse(ActText.doorBroken)]),
    Rule(
      "door.pushed", on: .instead([.push], .thing("door"), .optional), when: .locked("door"),
      [.refuse(ActText.doorPushed)]),
    Rule(
      "door.swings", on: .instead([.push], .thing("door")), when: .not(.open("door")),
      [
        .open("door"),
        .say(L10n.Adventure.opened(the: LocalizedText(L10n.WorldThings.doorForms, at: 1))),
      ]),
    Rule(
      "door.stands", on: .instead([.push, .open], .thing("door")), when: .open("door"),
      [.refuse(L10n.Adventure.alreadyOpen)]),
    Rule("door.unlocked", on: .after([.unlock], .thing("door"), .optional), [.award("unlocked")]),
  ]

  private static let offers: [Verb] = [.give, .show, .throw, .putOn, .putIn]

  private static let hasKey = WorldCondition.thing("key", .inside("goat"))

  private static let reading: [RuleEffect] = [
    .move("book", .nowhere), .move("eatenBook", .place("byre")), .move("key", .carried),
    .award("key"), .say(ActText.goatReads),
  ]
}
