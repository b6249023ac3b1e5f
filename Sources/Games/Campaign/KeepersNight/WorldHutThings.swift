import Adventure
import Localization

private typealias Words = L10n.WorldThings

/// What the keepers have left in the hut.
extension KeepersNight {
  static let hutThings = [
    Thing(
      id: "stove", noun: Words.stoveForms, words: Words.stoveWords,
      description: [Telling(Words.stoveText)], start: .place("hut"), traits: [.fixed, .supporter],
      refusal: [Telling(Words.stoveRefusal)],
      picture: "stove", pictureText: Words.stovePicture),
    Thing(
      id: "table", noun: Words.tableForms, words: Words.tableWords,
      description: [Telling(Words.tableText)], start: .place("hut"), traits: [.fixed, .supporter],
      refusal: [Telling(Words.tableRefusal)],
      picture: "table", pictureText: Words.tablePicture),
    Thing(
      id: "lamp", noun: Words.lampForms, words: Words.lampWords,
      description: [Telling(Words.lampLit, when: .lit("lamp")), Telling(Words.lampText)],
      start: .inside("table"), traits: [.light],
      picture: "lamp", pictureText: Words.lampPicture),
    Thing(
      id: "drawer", noun: Words.drawerForms, words: Words.drawerWords,
      description: [Telling(Words.drawerText)], start: .place("hut"),
      traits: [.fixed, .container, .openable],
      refusal: [Telling(Words.drawerRefusal)],
      picture: "drawer", pictureText: Words.drawerPicture),
    Thing(
      id: "matches", noun: Words.matchesForms, words: Words.matchesWords,
      description: [Telling(Words.matchesDry, when: .flag("dry")), Telling(Words.matchesText)],
      start: .inside("drawer"),
      picture: "matches", pictureText: Words.matchesPicture),
    Thing(
      id: "slate", noun: Words.slateForms, words: Words.slateWords,
      description: [Telling(Words.slateText)], start: .place("hut"), traits: [.fixed],
      reading: [Telling(Words.slateReading)],
      refusal: [Telling(Words.slateRefusal)],
      picture: "slate", pictureText: Words.slatePicture),
    Thing(
      id: "clock", noun: Words.clockForms, words: Words.clockWords,
      description: [Telling(Words.clockText)], start: .place("hut"), traits: [.scenery],
      refusal: [Telling(Words.clockRefusal)],
      picture: "clock", pictureText: Words.clockPicture),
    Thing(
      id: "coat", noun: Words.coatForms, words: Words.coatWords,
      description: [Telling(Words.coatSearched, when: .flag("searched")), Telling(Words.coatText)],
      start: .place("bunk"), traits: [.wearable],
      picture: "coat", pictureText: Words.coatPicture),
    Thing(
      id: "card", noun: Words.cardForms, words: Words.cardWords,
      description: [Telling(Words.cardText)], start: .nowhere,
      reading: [Telling(Words.cardReading)],
      picture: "card", pictureText: Words.cardPicture),
    Thing(
      id: "portraits", noun: Words.portraitsForms, words: Words.portraitsWords,
      description: [Telling(Words.portraitsText)], start: .place("bunk"), traits: [.fixed],
      reading: [Telling(Words.portraitsReading)],
      refusal: [Telling(Words.portraitsRefusal)],
      picture: "portraits", pictureText: Words.portraitsPicture),
    Thing(
      id: "book", noun: Words.bookForms, words: Words.bookWords,
      description: [Telling(Words.bookText)], start: .place("loft"),
      reading: [Telling(Words.bookReading)],
      picture: "book", pictureText: Words.bookPicture),
    Thing(
      id: "window", noun: Words.windowForms, words: Words.windowWords,
      description: [
        Telling(Words.windowLate, when: .turnAtLeast(60)),
        Telling(Words.windowMiddle, when: .turnAtLeast(25)), Telling(Words.windowEarly),
      ], start: .place("lookout"), traits: [.fixed],
      refusal: [Telling(Words.windowRefusal)],
      picture: "window", pictureText: Words.windowPicture),
    Thing(
      id: "barometer", noun: Words.barometerForms, words: Words.barometerWords,
      description: [
        Telling(Words.barometerBroken, when: .atLeast("needle", 3)), Telling(Words.barometerText),
      ], start: .place("lookout"), traits: [.fixed],
      refusal: [Telling(Words.barometerRefusal)],
      picture: "barometer", pictureText: Words.barometerPicture),
    Thing(
      id: "shovel", noun: Words.shovelForms, words: Words.shovelWords,
      description: [Telling(Words.shovelText)], start: .place("cellar"),
      reading: [Telling(Words.shovelReading)],
      picture: "shovel", pictureText: Words.shovelPicture),
  ]
}
