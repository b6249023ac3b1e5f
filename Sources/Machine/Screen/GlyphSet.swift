/// Which characters a terminal can draw; all take and give UTF-8.
package enum GlyphSet: Sendable {
  /// Every one.
  case full
  /// The few of the Linux console’s font.
  case linuxConsole

  /// What TERM tells of the font.
  package init(terminal: String) { self = isLinuxConsole(terminal) ? .linuxConsole : .full }

  /// Whether the terminal has a character.
  package func has(_ scalar: Unicode.Scalar) -> Bool {
    self == .full || scalar.isASCII || consoleGlyphs.contains(scalar)
  }

  /// A text in the characters that the terminal has; it may be wider: `…` is `...` where there is no such dot.
  package func spelled(_ text: String) -> String {
    if self == .full || text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    return text.unicodeScalars.reduce(into: "") { $0 += spelled($1) }
  }

  /// A character, else what stands for it, else a question mark a column.
  private func spelled(_ scalar: Unicode.Scalar) -> String {
    if has(scalar) { return String(scalar) }
    return fallbacks[scalar] ?? String(repeating: "?", count: DisplayWidth.of(scalar))
  }

  /// Adds a character that stands in cells of its own, and fills as many columns.
  func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    let columns = DisplayWidth.of(scalar)
    let shown = String(spelled(scalar).prefix(columns))
    bytes += Array(shown.utf8)
    bytes += repeatElement(UInt8(ascii: " "), count: columns - shown.count)
  }
}

/// Whether a value of TERM names the Linux console, or GNU screen on it.
func isLinuxConsole(_ terminal: String) -> Bool {
  terminal == "linux" || terminal.hasPrefix("linux-") || terminal == "screen.linux"
}

/// What the kernel’s own font (code page 437, `cp437.uni`) has beyond ASCII, and each of the Western fonts of
/// console-setup, too (`Lat15-*`, `Uni1-*` to `Uni3-*`). The kernel draws some capitals without their accent.
private let consoleGlyphs = Set(
  ("\u{A0}¡¢£¤¥¦§¨©ª«¬®°±²´µ¶·¸º»¼½¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýÿ"
    + "ƒμπ•‼←↑→↓≈≤≥─│┌┐└┘├┤┬┴┼═║╒╓╔╕╖╗╘╙╚╛╜╝╞╟╠╡╢╣╤╥╦╧╨╩╪╫╬█░▒■▲▶▼◀♦").unicodeScalars)

/// The signs, marks of print and lines that the program draws and that font lacks; no two that stand in one legend
/// look alike.
private let fallbacks: [Unicode.Scalar: String] = [
  "▸": "▶", "▴": "▲", "▾": "▼", "●": "•", "○": "o", "◦": "°", "✓": "V", "✗": "x", "★": "*",
  "✦": "♦",
  "≡": "=", "⋅": "·", "⇄": "<>", "⌫": "<", "−": "-", "€": "EUR", "¾": "3/4", "¹": "1", "³": "3",
  "’": "'", "‘": "'", "“": "\"", "”": "\"", "‹": "<", "›": ">", "–": "-", "—": "-", "‑": "-",
  "…": "...", "\u{202F}": "\u{A0}", "œ": "oe", "Œ": "OE",
  "━": "■", "╵": "│", "╷": "│", "╴": "─", "╶": "─", "╭": "┌", "╮": "┐", "╱": "/", "╲": "\\",
  "▔": "-", "¯": "-", "▏": "│",
  "▕": "│", "▁": "_", "▂": "_", "▃": "■", "▄": "■", "▅": "■", "▆": "█", "▇": "█", "▀": "■",
  "▌": "█", "▐": "█", "▓": "▒",
]
