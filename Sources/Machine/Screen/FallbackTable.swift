import Letters

/// What stands for a character on a terminal that lacks it.
enum FallbackTable {
  /// From the nearest to what ASCII has; a mark has none, and goes. Nil for what nothing is like.
  static func alternatives(to scalar: Unicode.Scalar) -> [String]? {
    if let alternatives = table[scalar] { return alternatives }
    switch scalar.value {
    case 0x2000...0x200A, 0x205F: return [" "]
    case 0x2500...0x257F: return ["+"]
    default: break
    }
    if DisplayWidth.of(scalar) == 0 { return [""] }
    return scalar.baseLetter.map { [String($0)] }
  }

  static let table = signs.merging(letters) { $1 }.merging(lines) { $1 }

  /// The signs of the screen; no two that stand in one legend look alike anywhere.
  private static let signs: [Unicode.Scalar: [String]] = [
    "▸": ["▶", ">"], "▶": [">"], "◀": ["<"], "▴": ["▲", "^"], "▲": ["^"], "▾": ["▼", "v"],
    "▼": ["v"], "●": ["•", "@"], "○": ["o"], "✓": ["V"], "✗": ["x"], "★": ["*"], "✦": ["♦", "#"],
    "♦": ["#"], "•": ["*"], "·": ["."], "⋅": ["·", "."], "‧": ["·", "."], "←": ["<"], "→": [">"],
    "↑": ["^"], "↓": ["v"], "⇄": ["<>"], "⌫": ["<"], "≈": ["~"], "×": ["x"], "°": ["o"],
    "½": ["1/2"], "¼": ["1/4"], "¾": ["3/4"], "−": ["-"], "≤": ["<="], "≥": [">="], "±": ["+-"],
    "€": ["EUR"], "£": ["GBP"], "Ω": ["ohm"], "©": ["(c)"], "®": ["(R)"], "¹": ["1"], "²": ["2"],
    "³": ["3"],
  ]

  /// Marks of print and joined letters.
  private static let letters: [Unicode.Scalar: [String]] = [
    "’": ["'"], "‘": ["'"], "ʼ": ["'"], "“": ["\""], "”": ["\""], "„": ["\""], "«": ["<<"],
    "»": [">>"], "‹": ["<"], "›": [">"], "–": ["-"], "—": ["-"], "‑": ["-"], "…": ["..."],
    "¡": ["!"], "¿": ["?"], "\u{A0}": [" "], "\u{202F}": ["\u{A0}", " "], "œ": ["oe"],
    "Œ": ["OE"], "æ": ["ae"], "Æ": ["AE"], "ß": ["ss"], "ð": ["d"], "Ð": ["D"], "þ": ["th"],
    "Þ": ["Th"], "ı": ["i"], "ﬀ": ["ff"], "ﬁ": ["fi"], "ﬂ": ["fl"], "ﬃ": ["ffi"], "ﬄ": ["ffl"],
    "ſ": ["s"], "İ": ["I"], "Ɵ": ["O"], "ǅ": ["Dz"], "ǲ": ["Dz"], "ǈ": ["Lj"], "ǋ": ["Nj"],
  ]

  /// What pictures are drawn with; a corner that stands not here is a plus sign.
  private static let lines: [Unicode.Scalar: [String]] = [
    "─": ["-"], "━": ["■", "="], "═": ["="], "│": ["|"], "║": ["|"], "╵": ["│", "|"],
    "╭": ["┌", "+"], "╮": ["┐", "+"], "╱": ["/"], "╲": ["\\"], "▔": ["¯", "-"], "¯": ["-"],
    "▏": ["│", "|"], "▕": ["│", "|"], "▁": ["_"], "▂": ["_"], "▃": ["■", "#"], "▄": ["■", "#"],
    "▅": ["■", "#"], "▆": ["█", "#"], "▇": ["█", "#"], "█": ["#"], "▀": ["■", "#"],
    "▌": ["█", "#"], "▐": ["█", "#"], "■": ["#"], "░": ["."], "▒": [":"], "▓": ["▒", "%"],
  ]
}
