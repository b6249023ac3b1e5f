/// The look of each style at one depth of colour.
package struct Palette: Sendable {
  private let depth: ColorDepth

  /// The palette for a terminal of `depth`.
  package init(_ depth: ColorDepth) {
    self.depth = depth
  }

  /// Colours are near 4.5:1 on black and on white; with 16 colours none but the accent is used, which the Linux
  /// console shows in brown: its red is too dark.
  func rendition(of style: Style) -> Rendition {
    switch style {
    case .plain: Rendition()
    case .accent: Rendition(color: color("31", console16: "33", "38;5;130", "38;2;196;88;16"))
    case .glow:
      Rendition(color: color("31", console16: "33", "38;5;130", "38;2;196;88;16"), isBold: true)
    case .strong, .focus: Rendition(isBold: true)
    case .good: Rendition(color: color("", "38;5;28", "38;2;0;135;0"))
    case .bad: Rendition(color: color("", "38;5;131", "38;2;220;48;32"))
    case .faint: Rendition(color: color("", "38;5;243", "38;2;118;118;118"))
    case .field: Rendition(isUnderlined: true)
    }
  }

  private func color(
    _ ansi16: String, console16: String = "", _ ansi256: String, _ truecolor: String
  ) -> String {
    switch depth {
    case .mono: ""
    case .ansi16: ansi16
    case .console16: console16
    case .ansi256: ansi256
    case .truecolor: truecolor
    }
  }
}
