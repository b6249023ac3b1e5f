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

/// How many colours a terminal shows.
package enum ColorDepth: Int, CaseIterable, Comparable, Sendable {
  case mono, ansi16
  /// The 16 of the Linux console, whose dark yellow is a brown.
  case console16
  case ansi256, truecolor

  /// `true` where `lhs` has fewer colours.
  package static func < (lhs: ColorDepth, rhs: ColorDepth) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// What `--color` was given.
package enum ColorOption: String, CaseIterable, Sendable {
  case auto, always, never
}

extension ColorDepth {
  /// The option, then NO_COLOR, then FORCE_COLOR and CLICOLOR_FORCE, then what the terminal is.
  package static func detect(
    option: ColorOption, environment: [String: String], isTerminal: Bool
  ) -> ColorDepth {
    let shown = depth(of: environment)
    switch option {
    case .never: return .mono
    case .always: return max(shown, .ansi16)
    case .auto: break
    }
    if environment["NO_COLOR"].map({ !$0.isEmpty }) ?? false { return .mono }
    for name in ["FORCE_COLOR", "CLICOLOR_FORCE"] {
      guard let value = environment[name], !value.isEmpty else { continue }
      return ["0", "false"].contains(value) ? .mono : max(shown, .ansi16)
    }
    return isTerminal ? shown : .mono
  }

  /// What TERM and COLORTERM promise; true colour on COLORTERM's word alone, but not in GNU screen, which hands
  /// on the word of the terminal that it runs in.
  private static func depth(of environment: [String: String]) -> ColorDepth {
    let term = environment["TERM"] ?? ""
    if ["", "dumb", "unknown"].contains(term) || term.hasPrefix("vt") { return .mono }
    if isLinuxConsole(term) { return .console16 }
    let isGNUScreen = term.hasPrefix("screen") && !(environment["STY"] ?? "").isEmpty
    let isTrueColor = ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "")
    if isTrueColor, !isGNUScreen { return .truecolor }
    let rich = ["256", "kitty", "alacritty", "foot", "ghostty", "wezterm", "direct"]
    return rich.contains { has($0, in: term) } ? .ansi256 : .ansi16
  }

  /// `contains` on strings would link the module of regular expressions: a megabyte.
  private static func has(_ word: String, in term: String) -> Bool {
    term.indices.contains { term[$0...].hasPrefix(word) }
  }
}
