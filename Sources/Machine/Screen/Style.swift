/// What a cell means; a `Palette` says how that looks in the colours there are.
package enum Style: UInt8, CaseIterable, BitwiseCopyable, Sendable {
  /// Text in the colour of the terminal.
  case plain
  /// The one accent: the ember, what it lights.
  case accent
  /// The accent at its brightest, for a moment.
  case glow
  /// Titles.
  case strong
  /// The line that has the focus.
  case focus
  /// Beside a symbol that says the same: a right answer.
  case good
  /// Beside a symbol that says the same: a wrong answer.
  case bad
  /// Rules, keys, what is not needed: still readable on light and on dark.
  case faint
  /// Where text is typed; its blanks show.
  case field
}

/// How a style looks on a terminal: parameters of SGR (select graphic rendition).
struct Rendition: Equatable {
  /// The colour's parameters, empty for the terminal's own foreground.
  var color = ""
  var isBold = false
  var isUnderlined = false

  /// The shortest SGR sequence that leads here from `current`; empty where nothing changes. `current` is nil
  /// where it is unknown.
  func sequence(from current: Rendition?) -> String {
    if current == self { return "" }
    let fresh = sequence((self == Rendition() ? [] : ["0"]) + parameters(from: Rendition()))
    guard let current else { return fresh }
    let change = sequence(parameters(from: current))
    return change.utf8.count < fresh.utf8.count ? change : fresh
  }

  private func parameters(from current: Rendition) -> [String] {
    var parameters: [String] = []
    if current.isBold != isBold { parameters.append(isBold ? "1" : "22") }
    if current.isUnderlined != isUnderlined { parameters.append(isUnderlined ? "4" : "24") }
    if current.color != color { parameters.append(color.isEmpty ? "39" : color) }
    return parameters
  }

  private func sequence(_ parameters: [String]) -> String {
    "\u{1B}[" + parameters.joined(separator: ";") + "m"
  }
}
