import Adventure
import Localization

private typealias PlaceText = L10n.FarPlaces
private typealias ThingText = L10n.FarThings
private typealias ActText = L10n.FarActs

/// Without a light two strokes of the tally and the drawn goat go on shining: pressed in that order, they
/// open the smugglers’ store.
enum DarkPassagePuzzle {
  static let places = [
    Place(
      id: "store", name: PlaceText.storeName, noun: PlaceText.storeNoun,
      description: [ConditionalText(PlaceText.storeText)],
      pictures: [
        ConditionalPicture("store", PlaceText.storePicture),
        ConditionalPicture(
          "store-sledge", L10n.FarPictures.storeSledge, when: .thing("sledge", .place("store"))),
        ConditionalPicture(
          "store-pins", L10n.FarPictures.storePins, when: .thing("pins", .place("store"))),
      ],
      exits: [Exit(.north, to: "tunnel", leadsOut: true)], isDark: .always)
  ]

  static let things = [
    Thing(
      scenery: "strokes", ThingText.strokes, in: ["tunnel"], traits: .glowing,
      pictures: [ConditionalPicture("strokes", L10n.FarPictures.strokes)]),
    Thing(scenery: "storeOpening", ThingText.opening, in: ["store"]),
    Thing(scenery: "sacks", ThingText.sacks, in: ["store"]),
    Thing(scenery: "storeShelf", ThingText.storeShelf, in: ["store"]),
    Thing(
      id: "sledge", noun: ThingText.sledgeForms, words: ThingText.sledgeWords,
      description: [ConditionalText(ThingText.sledgeText)], start: .place("store"),
      pictures: [ConditionalPicture("sledge", ThingText.sledgePicture)]),
    Thing(
      id: "pins", noun: ThingText.pinsForms, words: ThingText.pinsWords,
      description: [ConditionalText(ThingText.pinsText)], start: .place("store"),
      pictures: [ConditionalPicture("pins", ThingText.pinsPicture)]),
  ]

  static let rules = light + pressing

  // MARK: The lamp

  private static let isPassageLit = WorldCondition.all([
    .at("tunnel"), .held("lamp"), .lit("lamp"),
  ])

  private static let light = [
    Rule("lamp.dark", [.putOut, .blow], "lamp", when: isPassageLit, darkening),
    Rule("lamp.covered", [.hide, .close], "lamp", .optional, when: isPassageLit, darkening),
    Rule(
      "passage.looked", on: .after([.look]), when: .all([.at("tunnel"), .inDarkness]),
      [.say(PlaceText.tunnelGlow)]),
    Rule(
      "passage.glows", on: .entering("tunnel"), when: .inDarkness, [.say(PlaceText.tunnelGlow)]),
  ]

  private static let darkening: [RuleEffect] = [
    .when(
      .not(.all([.held("matches"), .flag("dry")])), [.refuse(ActText.lampNoMatch)],
      otherwise: [.putOut("lamp"), .say(ActText.lampDark), .say(PlaceText.tunnelGlow)])
  ]

  // MARK: The wall

  private static let presses: [Verb] = [
    .push, .tap, .touch, .pinch, .pull, .use, .hit, .rub, .open,
  ]

  private static let pressing = [
    Rule(
      "strokes.lit", presses, "strokes", .optional, when: .not(.inDarkness),
      refuses: ActText.strokesLit),
    Rule(
      "strokes.done", presses, "strokes", .optional, when: .flag("storeOpen"),
      refuses: ActText.strokesDone),
    Rule(
      "strokes.again", presses, "strokes", .optional, when: .flag("pressed"),
      refuses: ActText.strokesAgain),
    Rule(
      "strokes.pressed", presses, "strokes", .optional,
      [.set("pressed", 1), .say(ActText.strokesPressed)]),
    Rule(
      "marks.dark", presses + [.count, .read, .search], "marks", .optional, when: .inDarkness,
      refuses: L10n.WorldThings.marksDark),
    Rule(
      "drawing.again", presses, "drawing", .optional, when: .flag("storeOpen"),
      refuses: ActText.drawingAgain),
    Rule(
      "drawing.lit", [.push, .tap, .pinch, .pull, .use, .open], "drawing", .optional,
      when: .not(.inDarkness), refuses: ActText.drawingLit),
    Rule(
      "drawing.shut", presses, "drawing", .optional, when: .all([.inDarkness, .unset("pressed")]),
      says: ActText.drawingShut),
    Rule(
      "drawing.opens", presses, "drawing", .optional, when: .inDarkness,
      [.set("storeOpen", 1), .award("store"), .say(ActText.drawingOpens)]),
  ]
}
