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

  /// Adds the shortest SGR sequence that leads here from `current`; nothing where nothing changes. `current` is nil
  /// where it is unknown.
  func append(to bytes: inout [UInt8], from current: Rendition?) {
    if current == self { return }
    let start = bytes.count
    append(to: &bytes, from: Rendition(), resets: self != Rendition())
    guard let current else { return }
    let change = bytes.count
    append(to: &bytes, from: current, resets: false)
    bytes.keepShorter(from: start, or: change)
  }

  private func append(to bytes: inout [UInt8], from current: Rendition, resets: Bool) {
    bytes.appendIntroducer()
    let start = bytes.count
    func append(_ parameter: String) {
      if bytes.count > start { bytes.append(UInt8(ascii: ";")) }
      bytes += parameter.utf8
    }
    if resets { append("0") }
    if current.isBold != isBold { append(isBold ? "1" : "22") }
    if current.isUnderlined != isUnderlined { append(isUnderlined ? "4" : "24") }
    if current.color != color { append(color.isEmpty ? "39" : color) }
    bytes.append(UInt8(ascii: "m"))
  }
}
