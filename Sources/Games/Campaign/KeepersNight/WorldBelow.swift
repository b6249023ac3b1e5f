import Adventure
import Localization

private typealias Words = L10n.WorldPlaces

/// Under the hut and under the mountain: nothing shows without a light.
extension KeepersNight {
  static let below = [
    Place(
      id: "cellar", name: Words.cellarName, description: [ConditionalText(Words.cellarText)],
      picture: "cellar",
      pictureText: Words.cellarPicture,
      exits: [
        Exit(.west, to: "tunnel"),
        Exit(.up, to: "hut"),
      ], isDark: .always),
    Place(
      id: "tunnel", name: Words.tunnelName, description: [ConditionalText(Words.tunnelText)],
      picture: "tunnel",
      pictureText: Words.tunnelPicture,
      exits: [
        Exit(.east, to: "cellar"),
        Exit(.west, to: "gallery"),
      ], isDark: .always),
    Place(
      id: "gallery", name: Words.galleryName,
      description: [
        ConditionalText(Words.galleryText),
        ConditionalText(Words.galleryHeld, when: .unset("free")),
        ConditionalText(Words.galleryFree, when: .flag("free")),
      ], picture: "gallery",
      pictureText: Words.galleryPicture,
      exits: [
        Exit(.east, to: "tunnel"),
        Exit(.up, to: "ledge"),
        Exit(.down, to: "ledge", when: .never, refusal: Words.galleryShaft, isHidden: true),
      ], isDark: .always),
  ]
}
