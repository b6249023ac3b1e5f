import Adventure
import Localization

private typealias ActText = L10n.WorldActs

/// The goat gives the key for something to read; and the door that the key is for.
enum GoatRules {
  static let rules = [
    Rule("goat.reads", offers, "book", .thing("goat"), reading),
    Rule(
      "goat.had", offers + [.eat, .take, .read, .open, .search, .touch], "eatenBook", .optional,
      refuses: ActText.goatHad),
    Rule("hymn.sung", [.sing], "hymn", says: ActText.hymnSung),
    Rule("hymn.kept", [.take], "hymn", refuses: L10n.WorldThings.scrapsRefusal),
    Rule("goat.finds", [.drop], "book", when: .at("byre"), reading),
    Rule("goat.card", offers, "card", .thing("goat"), refuses: ActText.goatCard),
    Rule(
      "goat.scraps", offers, "scraps", .thing("goat"), when: hasKey, refuses: ActText.goatScraps),
    Rule("goat.table", [.eat, .taste], "scraps", refuses: ActText.goatTable),
    Rule("goat.smell", on: .instead([.smell]), when: .at("byre"), [.say(ActText.goatSmell)]),
    Rule("goat.smelt", [.smell], "goat", says: ActText.goatSmell),
    Rule(
      "goat.sniffs", on: .instead([.give, .throw, .putOn, .putIn], .anything, .thing("goat")),
      [.when(hasKey, [.refuse(ActText.goatNoThanks)], otherwise: [.refuse(ActText.goatFull)])]),
    Rule(
      "goat.hungry", [.give], "goat",
      [.when(hasKey, [.ask(ActText.goatHungry)], otherwise: [.refuse(ActText.goatFull)])]),
    Rule(
      "goat.teeth", [.take, .pull, .untie, .cut, .use], "key", .optional, when: hasKey,
      refuses: ActText.goatTeeth),
    Rule("goat.talks", [.greet, .listen], "goat", says: ActText.goatTalks),
    Rule(
      "goat.stands", [.push, .pull, .hit, .tap, .kick, .break, .eat, .ride, .wake], "goat",
      .optional,
      refuses: L10n.WorldThings.goatRefusal),
    Rule(
      "door.knocked", [.tap], "door", .optional, when: .not(.open("door")), says: ActText.doorKnock),
    Rule(
      "door.kicked", [.kick], "door", .optional, when: .not(.open("door")), says: ActText.doorKicked
    ),
    Rule(
      "door.broken", [.hit, .break, .cut], "door", .optional, when: .locked("door"),
      refuses: ActText.doorBroken),
    Rule(
      "door.pushed", [.push], "door", .optional, when: .locked("door"), refuses: ActText.doorPushed),
    Rule(
      "door.swings", [.push], "door", when: .not(.open("door")),
      [
        .open("door"),
        .say(L10n.Adventure.opened(the: LocalizedText(L10n.WorldThings.doorForms, at: 1))),
      ]),
    Rule(
      "door.stands", [.push, .open], "door", when: .open("door"),
      refuses: L10n.Adventure.alreadyOpen),
    Rule("door.unlocked", on: .after([.unlock], .thing("door"), .optional), [.award("unlocked")]),
  ]

  private static let offers: [Verb] = [.give, .show, .throw, .putOn, .putIn]

  private static let hasKey = WorldCondition.thing("key", .inside("goat"))

  private static let reading: [RuleEffect] = [
    .move("book", .nowhere), .move("eatenBook", .place("byre")), .move("key", .carried),
    .award("key"), .say(ActText.goatReads),
  ]
}
