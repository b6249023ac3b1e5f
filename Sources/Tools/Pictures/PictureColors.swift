import Screen

/// The colours of a picture, each readable on its ground (4.5:1 or more); `#rrggbb`.
struct PictureColors: Sendable {
  let ground: String
  /// The thin line around the ground.
  let border: String
  let text: String
  let accent: String
  let good: String
  let bad: String
  let faint: String

  static let light = PictureColors(
    ground: "#fbfaf7", border: "#d5d2c9", text: "#22262e", accent: "#b4470b", good: "#12702d",
    bad: "#b3261e", faint: "#686c74")
  static let dark = PictureColors(
    ground: "#12151b", border: "#343a45", text: "#dbe0e8", accent: "#f28c3a", good: "#5bb869",
    bad: "#f47a6c", faint: "#8d95a3")

  /// That of text in a style.
  func color(of style: Style) -> String {
    switch style {
    case .plain, .strong, .focus, .field: text
    case .accent, .glow: accent
    case .good: good
    case .bad: bad
    case .faint: faint
    }
  }
}
