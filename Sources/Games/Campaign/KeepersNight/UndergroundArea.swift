import Adventure
import Localization

/// The cellar, the tunnel and the gallery: dark, so that nothing shows without a light.
enum UndergroundArea {
  static let places = [
    Place(
      id: "cellar", name: L10n.WorldPlaces.cellarName,
      description: [ConditionalText(L10n.WorldPlaces.cellarText)],
      picture: "cellar",
      pictureText: L10n.WorldPlaces.cellarPicture,
      exits: [
        Exit(.west, to: "tunnel"),
        Exit(.up, to: "hut"),
      ], isDark: .always),
    Place(
      id: "tunnel", name: L10n.WorldPlaces.tunnelName,
      description: [ConditionalText(L10n.WorldPlaces.tunnelText)],
      picture: "tunnel",
      pictureText: L10n.WorldPlaces.tunnelPicture,
      exits: [
        Exit(.east, to: "cellar"),
        Exit(.west, to: "gallery"),
      ], isDark: .always),
    Place(
      id: "gallery", name: L10n.WorldPlaces.galleryName,
      description: [
        ConditionalText(L10n.WorldPlaces.galleryText),
        ConditionalText(L10n.WorldPlaces.galleryHeld, when: .unset("free")),
        ConditionalText(L10n.WorldPlaces.galleryFree, when: .flag("free")),
      ], picture: "gallery",
      pictureText: L10n.WorldPlaces.galleryPicture,
      exits: [
        Exit(.east, to: "tunnel"),
        Exit(.up, to: "ledge"),
        Exit(
          .down, to: "ledge", when: .never, refusal: L10n.WorldPlaces.galleryShaft, isHidden: true),
      ], isDark: .always),
  ]
}
