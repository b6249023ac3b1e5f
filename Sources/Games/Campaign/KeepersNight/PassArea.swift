import Adventure
import Localization

private typealias PlaceText = L10n.WorldPlaces
private typealias ThingText = L10n.WorldThings

/// The pass and all that is reached from it without a key: the beacon, the road, the gorge and the chapel.
enum PassArea {
  static let places = [
    Place(
      id: "pass", name: PlaceText.passName, noun: PlaceText.passNoun,
      description: [ConditionalText(PlaceText.passText)],
      pictureText: PlaceText.passPicture,
      exits: [
        Exit(.north, to: "chapel"), Exit(.east, to: "road"), Exit(.south, to: "yard"),
        Exit(.west, to: "path"),
        Exit(.up, to: "beacon", when: .worn("coat"), refusal: PlaceText.passCold),
      ]),
    Place(
      id: "beacon", name: PlaceText.beaconName, noun: PlaceText.beaconNoun,
      description: [
        ConditionalText(PlaceText.beaconText),
        ConditionalText(PlaceText.beaconFull, when: .unset("dug")),
        ConditionalText(PlaceText.beaconLaid, when: .flag("laid")),
      ], pictureText: PlaceText.beaconPicture, exits: [Exit(.down, to: "pass")]),
    Place(
      id: "road", name: PlaceText.roadName, noun: PlaceText.roadNoun,
      description: [
        ConditionalText(PlaceText.roadText),
        ConditionalText(PlaceText.roadWrong, when: .unset("turned")),
        ConditionalText(PlaceText.roadRight, when: .flag("turned")),
      ], pictureText: PlaceText.roadPicture,
      exits: [
        Exit(.east, to: "gorge"), Exit(.west, to: "pass"),
        Exit(.north, to: "pass", when: .never, refusal: PlaceText.roadEdge, isHidden: true),
      ]),
    Place(
      id: "gorge", name: PlaceText.gorgeName, noun: PlaceText.gorgeNoun,
      description: [ConditionalText(PlaceText.gorgeText)],
      pictureText: PlaceText.gorgePicture,
      exits: [
        Exit(.west, to: "road"),
        Exit(.east, to: "road", when: .never, refusal: PlaceText.gorgePost, isHidden: true),
      ]),
    Place(
      id: "chapel", name: PlaceText.chapelName, noun: PlaceText.chapelNoun,
      description: [ConditionalText(PlaceText.chapelText)], pictureText: PlaceText.chapelPicture,
      exits: [Exit(.south, to: "pass", leadsOut: true), Exit(.up, to: "belfry")]),
    Place(
      id: "belfry", name: PlaceText.belfryName, noun: PlaceText.belfryNoun,
      description: [
        ConditionalText(PlaceText.belfryText),
        ConditionalText(PlaceText.belfryLamp, when: .thing("lamp", .inside("hook"))),
      ], pictureText: PlaceText.belfryPicture, exits: [Exit(.down, to: "chapel")]),
  ]

  static let things = [
    Thing(
      id: "bowl", noun: ThingText.bowlForms, words: ThingText.bowlWords,
      description: [ConditionalText(ThingText.bowlText)], start: .place("beacon"),
      traits: [.fixed, .container], refusal: [ConditionalText(ThingText.bowlRefusal)],
      pictureText: ThingText.bowlPicture),
    Thing(
      id: "snow", noun: ThingText.snowForms, words: ThingText.snowWords,
      description: [ConditionalText(ThingText.snowText)], start: .place("beacon"), traits: [.fixed],
      refusal: [ConditionalText(ThingText.snowRefusal)], pictureText: ThingText.snowPicture),
    Thing(
      id: "snowman", noun: ThingText.snowmanForms, words: ThingText.snowmanWords,
      description: [ConditionalText(ThingText.snowmanText)], start: .place("road"),
      traits: [.fixed, .supporter, .animate],
      refusal: [ConditionalText(ThingText.snowmanRefusal)],
      pictureText: ThingText.snowmanPicture),
    Thing(
      id: "hat", noun: ThingText.hatForms, words: ThingText.hatWords,
      description: [ConditionalText(ThingText.hatText)], start: .inside("snowman"),
      traits: [.wearable], reading: [ConditionalText(ThingText.hatReading)],
      pictureText: ThingText.hatPicture),
    Thing(
      id: "lanterns", noun: ThingText.lanternsForms, words: ThingText.lanternsWords,
      description: [ConditionalText(ThingText.lanternsText)], start: .place("gorge"),
      traits: [.fixed], refusal: [ConditionalText(ThingText.lanternsRefusal)],
      pictureText: ThingText.lanternsPicture),
    Thing(
      id: "box", noun: ThingText.boxForms, words: ThingText.boxWords,
      description: [ConditionalText(ThingText.boxText)], start: .place("chapel"),
      traits: [.fixed, .container, .openable], reading: [ConditionalText(ThingText.boxReading)],
      refusal: [ConditionalText(ThingText.boxRefusal)], pictureText: ThingText.boxPicture),
    Thing(
      id: "mittens", noun: ThingText.mittensForms, words: ThingText.mittensWords,
      description: [ConditionalText(ThingText.mittensText)], start: .inside("box"),
      traits: [.wearable], pictureText: ThingText.mittensPicture),
    Thing(
      id: "bell", noun: ThingText.bellForms, words: ThingText.bellWords,
      description: [ConditionalText(ThingText.bellText)], start: .place("belfry"),
      traits: [.fixed, .container], reading: [ConditionalText(ThingText.bellReading)],
      refusal: [
        ConditionalText(ThingText.bellRefusal, when: .thing("clapper", .inside("bell"))),
        ConditionalText(ThingText.bellBare),
      ], pictureText: ThingText.bellPicture),
    Thing(
      id: "clapper", noun: ThingText.clapperForms, words: ThingText.clapperWords,
      description: [ConditionalText(ThingText.clapperText)], start: .inside("bell"),
      pictureText: ThingText.clapperPicture),
  ]
}
