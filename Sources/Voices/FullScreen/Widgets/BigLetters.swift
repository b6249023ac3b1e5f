import Screen

/// Words in letters of several cells, drawn from a font of our own; only the letters of commands are in it.
struct BigLetters {
  /// How large a dot of the font is: cells across, and halves of a cell down.
  struct Scale: Equatable {
    let across: Int
    let halvesDown: Int

    /// The largest first; a cell is twice as high as it is wide.
    static let all = [(4, 4), (3, 4), (2, 4), (3, 2), (2, 2), (1, 2), (1, 1)]
      .map { Scale(across: $0.0, halvesDown: $0.1) }

    /// The rows that a word takes.
    var height: Int { (BigLetters.height * halvesDown + 1) / 2 }
  }

  /// The dots of every glyph, from top to bottom.
  static let height = 5

  let scale: Scale

  init(_ scale: Scale) {
    self.scale = scale
  }

  /// The largest letters in which each of the words fits; nil where none do, or one is not in the font.
  init?(fitting words: [String], in size: Size) {
    let widths = words.map(Self.width)
    guard let widest = widths.compactMap(\.self).max(), !widths.contains(nil),
      let scale = Scale.all.first(where: {
        $0.across * widest <= size.columns && $0.height <= size.rows
      })
    else { return nil }
    self.init(scale)
  }

  /// The rows of a word, without blanks at their ends; nil for letters that are not in the font.
  func rows(_ word: String) -> [String]? {
    guard let dots = Self.dots(word) else { return nil }
    let halves = dots.flatMap { Array(repeating: $0, count: scale.halvesDown) }
    return stride(from: 0, to: halves.count, by: 2).map { top in
      let below = top + 1 < halves.count ? halves[top + 1] : halves[top].map { _ in false }
      let cells = zip(halves[top], below).map { upper, lower in
        upper ? lower ? "█" : "▀" : lower ? "▄" : " "
      }
      return Self.trimmed(
        cells.map { String(repeating: $0, count: scale.across) }.joined())
    }
  }

  private static func trimmed(_ row: String) -> String {
    var row = row
    while row.last == " " { row.removeLast() }
    return row
  }

  // MARK: The font

  /// The dots that a word is wide.
  private static func width(_ word: String) -> Int? { dots(word)?.first?.count }

  /// Rows of dots, a blank column between letters.
  private static func dots(_ word: String) -> [[Bool]]? {
    let glyphs = word.compactMap(glyph)
    guard glyphs.count == word.count, !glyphs.isEmpty else { return nil }
    return (0..<height).map { row in Array(glyphs.map { $0[row] }.joined(separator: [false])) }
  }

  private static func glyph(_ letter: Character) -> [[Bool]]? {
    font[letter].map { $0.split(separator: "/").map { row in row.map { $0 == "#" } } }
  }

  private static let font: [Character: String] = [
    "A": ".###./#...#/#####/#...#/#...#",
    "B": "####./#...#/####./#...#/####.",
    "C": ".####/#..../#..../#..../.####",
    "E": "####/#.../###./#.../####",
    "G": ".####/#..../#..##/#...#/.####",
    "H": "#...#/#...#/#####/#...#/#...#",
    "I": "###/.#./.#./.#./###",
    "L": "#.../#.../#.../#.../####",
    "N": "#...#/##..#/#.#.#/#..##/#...#",
    "P": "####./#...#/####./#..../#....",
    "S": ".####/#..../.###./....#/####.",
    "T": "#####/..#../..#../..#../..#..",
    "W": "#...#/#...#/#.#.#/##.##/#...#",
    "Z": "#####/...#./..#../.#.../#####",
  ]
}
