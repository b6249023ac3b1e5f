package import Adventure
import Localization

/// A text that is the same in both languages.
private func text(_ string: String) -> LocalizedText {
  LocalizedText(verbatim: SafeText(cleaning: string))
}

/// Values per language, parted by `|`.
private func list(_ en: String, _ fr: String) -> LocalizedList {
  func parts(_ string: String) -> [SafeText] {
    string.split(separator: "|").map { part in
      SafeText(cleaning: String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()))
    }
  }
  guard let list = LocalizedList(lists: [("en", parts(en)), ("fr", parts(fr))], own: "en") else {
    preconditionFailure("two languages are given")
  }
  return list
}

private func thing(
  _ id: ThingID, _ en: String, _ fr: String, words: (String, String), at start: ThingLocation,
  _ traits: ThingTraits = [], alsoIn: [PlaceID] = [], key: ThingID? = nil,
  reading: [ConditionalText] = [],
  refusal: [ConditionalText] = []
) -> Thing {
  Thing(
    id: id, noun: list(en, fr), words: list(words.0, words.1),
    description: [ConditionalText(text("about the \(id.id)"))], start: start, traits: traits,
    alsoIn: alsoIn, key: key, reading: reading, refusal: refusal,
    pictures: id == "coat" ? [] : [ConditionalPicture(id.id, text("a picture of the \(id.id)"))])
}

private func place(_ id: PlaceID, _ exits: [Exit], isDark: WorldCondition = .never) -> Place {
  Place(
    id: id, name: text(id.id),
    noun: list("\(id.id) | the \(id.id) | s", "\(id.id) | le \(id.id) | ms"),
    description: [ConditionalText(text("in the \(id.id)"))],
    pictures: [ConditionalPicture(id.id, text("a picture of the \(id.id)"))], exits: exits,
    isDark: isDark)
}

/// A hall, a cellar in the dark below it, a vault behind a locked door, a yard.
package func sampleWorld(rules: [Rule] = sampleRules) throws -> World {
  try World(
    id: "sample", start: "hall", intro: text("welcome"),
    places: [
      place(
        "hall",
        [
          Exit(.down, to: "cellar"), Exit(.east, to: "vault", door: "door"),
          Exit(.north, to: "yard", travelText: text("cold air")),
        ]),
      place("cellar", [Exit(.up, to: "hall")], isDark: .always),
      place("vault", [Exit(.west, to: "hall", door: "door")]),
      place(
        "yard",
        [
          Exit(.south, to: "hall"),
          Exit(.up, to: "vault", when: .never, refusal: text("too steep")),
        ]
      ),
    ],
    things: sampleThings, rules: rules,
    awards: [
      Award(
        "vault", text("the vault entered"), points: 5, part: text("the hall"), clue: text("east")),
      Award(
        "bell", text("the bell rung"), points: 3, part: text("the yard"), clue: text("in the yard")),
    ],
    hints: [
      HintLadder("door", when: .not(.visited("vault")), list("keys | east", "clés | est"))
    ],
    endings: [
      Ending(
        "in", title: text("in"), texts: [ConditionalText(text("you are in"))],
        rank: text("visitor"), picture: ConditionalPicture("end", text("a picture of the end")))
    ])
}

private let sampleThings = [
  thing(
    "cup", "cup | the cup | s",
    "tasse | la tasse | fs",
    words: ("cup | blue cup", "tasse | tasse bleue"), at: .place("hall")),
  thing(
    "plate", "plate | the plate | s",
    "assiette | l’assiette | fs",
    words: ("plate | blue plate", "assiette | assiette bleue"), at: .place("hall")),
  thing(
    "lamp", "lamp | the lamp | s",
    "lampe | la lampe | fs",
    words: ("lamp | oil lamp", "lampe | lampe à huile"), at: .place("hall"),
    [.light, .switchable]),
  thing(
    "box", "box | the box | s",
    "coffre | le coffre | ms",
    words: ("box", "coffre"), at: .place("hall"), [.fixed, .container, .openable]),
  thing(
    "iron", "iron key | the iron key | s",
    "clé de fer | la clé de fer | fs",
    words: ("key | iron key", "clé | clé de fer"), at: .inside("box")),
  thing(
    "brass", "brass key | the brass key | s",
    "clé de laiton | la clé de laiton | fs",
    words: ("key | brass key", "clé | clé de laiton"), at: .place("yard")),
  thing(
    "door", "door | the door | s",
    "porte | la porte | fs", words: ("door", "porte"),
    at: .place("hall"), [.door, .openable, .lockable, .startsLocked], alsoIn: ["vault"],
    key: "iron"),
  thing(
    "bell", "bell | the bell | s",
    "cloche | la cloche | fs",
    words: ("bell", "cloche"), at: .place("yard"), [.fixed],
    refusal: [ConditionalText(text("too big, but its clapper is loose"))]),
  thing(
    "note", "note | the note | s",
    "mot | le mot | ms", words: ("note", "mot | billet"),
    at: .place("cellar"), reading: [ConditionalText(text("look east"))]),
  thing(
    "coat", "coat | the coat | s",
    "manteau | le manteau | ms",
    words: ("coat", "manteau"), at: .place("yard"), [.wearable, .container]),
]

package let sampleRules = [
  Rule("bell", on: .instead([.ring, .tap], .thing("bell")), [.say(text("dong")), .award("bell")]),
  Rule(
    "tug", on: .instead([.pull], .thing("bell")),
    [.when(.count(3), [.say(text("ding dong"))], otherwise: [.refuse(text("not like that"))])]),
  Rule(
    "vault", on: .entering("vault"), once: true, [.award("vault"), .end("in")]),
  Rule(
    "storm", on: .everyTurn, when: .all([.at("yard"), .turnIsMultiple(of: 3)]),
    [.add("storm", 1), .sayOneOf([text("a gust"), text("a squall")])]),
]
