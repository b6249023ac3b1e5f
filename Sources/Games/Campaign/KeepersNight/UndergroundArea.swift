import Adventure
import Localization

private typealias PlaceText = L10n.WorldPlaces
private typealias ThingText = L10n.WorldThings
private typealias SeenText = L10n.WorldPictures
private typealias FarText = L10n.FarPlaces
private typealias FarSeen = L10n.FarPictures

/// The cellar, the tunnel and the gallery: dark, so that nothing shows without a light.
enum UndergroundArea {
  static let places = [
    Place(
      id: "cellar", name: PlaceText.cellarName, noun: PlaceText.cellarNoun,
      description: [ConditionalText(PlaceText.cellarText)],
      pictures: [ConditionalPicture("cellar", PlaceText.cellarPicture)],
      exits: [Exit(.west, to: "tunnel"), Exit(.up, to: "hut", leadsOut: true)], isDark: .always),
    Place(
      id: "tunnel", name: PlaceText.tunnelName, noun: PlaceText.tunnelNoun,
      description: [
        ConditionalText(PlaceText.tunnelText),
        ConditionalText(FarText.tunnelOpen, when: .flag("storeOpen")),
      ],
      pictures: [
        ConditionalPicture("tunnel", PlaceText.tunnelPicture),
        ConditionalPicture("tunnel-open", FarSeen.tunnelOpen, when: .flag("storeOpen")),
      ],
      exits: [
        Exit(.east, to: "cellar"), Exit(.west, to: "gallery"),
        Exit(.south, to: "store", when: .flag("storeOpen"), isHidden: true),
      ], isDark: .always),
    Place(
      id: "gallery", name: PlaceText.galleryName, noun: PlaceText.galleryNoun,
      description: [
        ConditionalText(PlaceText.galleryText),
        ConditionalText(PlaceText.galleryHeld, when: .unset("free")),
        ConditionalText(PlaceText.galleryFree, when: .flag("free")),
        ConditionalText(FarText.galleryCurtains, when: .unset("parted")),
        ConditionalText(FarText.galleryParted, when: .flag("parted")),
      ],
      pictures: [
        ConditionalPicture("gallery", PlaceText.galleryPicture),
        ConditionalPicture("gallery-ice", SeenText.galleryIce, when: .unset("free")),
        ConditionalPicture("gallery-open", FarSeen.galleryOpen, when: .flag("parted")),
      ],
      exits: [
        Exit(.north, to: "chamber", when: .flag("parted"), isHidden: true),
        Exit(.east, to: "tunnel"), Exit(.up, to: "ledge"),
        Exit(.down, to: "ledge", when: .never, refusal: PlaceText.galleryShaft, isHidden: true),
      ], isDark: .always),
  ]

  static let things = [
    Thing(
      id: "collar", noun: ThingText.collarForms, words: ThingText.collarWords,
      description: [ConditionalText(ThingText.collarText)], start: .place("gallery"),
      traits: [.fixed], refusal: [ConditionalText(ThingText.collarRefusal)],
      pictures: [ConditionalPicture("collar", ThingText.collarPicture)]),
    Thing(
      id: "marks", noun: ThingText.marksForms, words: ThingText.marksWords,
      description: [
        ConditionalText(ThingText.marksDark, when: .inDarkness),
        ConditionalText(ThingText.marksText),
      ], start: .place("tunnel"), traits: [.fixed, .glowing],
      refusal: [ConditionalText(ThingText.marksRefusal)],
      pictures: [ConditionalPicture("marks", ThingText.marksPicture)]),
  ]
}
