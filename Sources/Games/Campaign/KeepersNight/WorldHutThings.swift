import Adventure
import Localization

private typealias Words = L10n.WorldThings

/// What the keepers have left in the hut.
extension KeepersNight {
  static let hutThings = [
    Thing(
      id: "stove", noun: Words.stoveForms, words: Words.stoveWords,
      description: [ConditionalText(Words.stoveText)], start: .place("hut"),
      traits: [.fixed, .supporter],
      refusal: [ConditionalText(Words.stoveRefusal)],
      picture: "stove", pictureText: Words.stovePicture),
    Thing(
      id: "table", noun: Words.tableForms, words: Words.tableWords,
      description: [ConditionalText(Words.tableText)], start: .place("hut"),
      traits: [.fixed, .supporter],
      refusal: [ConditionalText(Words.tableRefusal)],
      picture: "table", pictureText: Words.tablePicture),
    Thing(
      id: "lamp", noun: Words.lampForms, words: Words.lampWords,
      description: [
        ConditionalText(Words.lampLit, when: .lit("lamp")), ConditionalText(Words.lampText),
      ],
      start: .inside("table"), traits: [.light],
      picture: "lamp", pictureText: Words.lampPicture),
    Thing(
      id: "drawer", noun: Words.drawerForms, words: Words.drawerWords,
      description: [ConditionalText(Words.drawerText)], start: .place("hut"),
      traits: [.fixed, .container, .openable],
      refusal: [ConditionalText(Words.drawerRefusal)],
      picture: "drawer", pictureText: Words.drawerPicture),
    Thing(
      id: "matches", noun: Words.matchesForms, words: Words.matchesWords,
      description: [
        ConditionalText(Words.matchesDry, when: .flag("dry")), ConditionalText(Words.matchesText),
      ],
      start: .inside("drawer"),
      picture: "matches", pictureText: Words.matchesPicture),
    Thing(
      id: "slate", noun: Words.slateForms, words: Words.slateWords,
      description: [ConditionalText(Words.slateText)], start: .place("hut"), traits: [.fixed],
      reading: [ConditionalText(Words.slateReading)],
      refusal: [ConditionalText(Words.slateRefusal)],
      picture: "slate", pictureText: Words.slatePicture),
    Thing(
      id: "clock", noun: Words.clockForms, words: Words.clockWords,
      description: [ConditionalText(Words.clockText)], start: .place("hut"), traits: [.scenery],
      refusal: [ConditionalText(Words.clockRefusal)],
      picture: "clock", pictureText: Words.clockPicture),
    Thing(
      id: "coat", noun: Words.coatForms, words: Words.coatWords,
      description: [
        ConditionalText(Words.coatSearched, when: .flag("searched")),
        ConditionalText(Words.coatText),
      ],
      start: .place("bunk"), traits: [.wearable],
      picture: "coat", pictureText: Words.coatPicture),
    Thing(
      id: "card", noun: Words.cardForms, words: Words.cardWords,
      description: [ConditionalText(Words.cardText)], start: .nowhere,
      reading: [ConditionalText(Words.cardReading)],
      picture: "card", pictureText: Words.cardPicture),
    Thing(
      id: "portraits", noun: Words.portraitsForms, words: Words.portraitsWords,
      description: [ConditionalText(Words.portraitsText)], start: .place("bunk"), traits: [.fixed],
      reading: [ConditionalText(Words.portraitsReading)],
      refusal: [ConditionalText(Words.portraitsRefusal)],
      picture: "portraits", pictureText: Words.portraitsPicture),
    Thing(
      id: "book", noun: Words.bookForms, words: Words.bookWords,
      description: [ConditionalText(Words.bookText)], start: .place("loft"),
      reading: [ConditionalText(Words.bookReading)],
      picture: "book", pictureText: Words.bookPicture),
    Thing(
      id: "window", noun: Words.windowForms, words: Words.windowWords,
      description: [
        ConditionalText(Words.windowLate, when: .turnAtLeast(60)),
        ConditionalText(Words.windowMiddle, when: .turnAtLeast(25)),
        ConditionalText(Words.windowEarly),
      ], start: .place("lookout"), traits: [.fixed],
      refusal: [ConditionalText(Words.windowRefusal)],
      picture: "window", pictureText: Words.windowPicture),
    Thing(
      id: "barometer", noun: Words.barometerForms, words: Words.barometerWords,
      description: [
        ConditionalText(Words.barometerBroken, when: .atLeast("needle", 3)),
        ConditionalText(Words.barometerText),
      ], start: .place("lookout"), traits: [.fixed],
      refusal: [ConditionalText(Words.barometerRefusal)],
      picture: "barometer", pictureText: Words.barometerPicture),
    Thing(
      id: "shovel", noun: Words.shovelForms, words: Words.shovelWords,
      description: [ConditionalText(Words.shovelText)], start: .place("cellar"),
      reading: [ConditionalText(Words.shovelReading)],
      picture: "shovel", pictureText: Words.shovelPicture),
  ]
}
