import Screen

/// Words in letters of several cells, drawn from a font of our own; only the letters of commands are in it.
struct BigLetters {
  /// How large: cells across and down for a dot of the font, or two dots in a cell.
  enum Scale: Equatable {
    case dots(across: Int, down: Int)
    case halves

    /// The largest first; a cell is twice as high as it is wide.
    static let all: [Scale] = [
      .dots(across: 4, down: 2), .dots(across: 3, down: 2), .dots(across: 2, down: 2),
      .dots(across: 3, down: 1), .dots(across: 2, down: 1), .dots(across: 1, down: 1), .halves,
    ]

    fileprivate var across: Int { if case .dots(let across, _) = self { across } else { 1 } }

    /// The rows that a word takes.
    var height: Int {
      switch self {
      case .dots(_, let down): BigLetters.height * down
      case .halves: (BigLetters.height + 1) / 2
      }
    }

    fileprivate func width(_ dots: Int) -> Int { dots * across }
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
        $0.width(widest) <= size.columns && $0.height <= size.rows
      })
    else { return nil }
    self.init(scale)
  }

  /// The rows of a word, without blanks at their ends; nil for letters that are not in the font.
  func rows(_ word: String) -> [String]? {
    guard let dots = Self.dots(word) else { return nil }
    switch scale {
    case .halves: return Self.halved(dots).map(Self.trimmed)
    case .dots(let across, let down):
      return dots.flatMap { row in
        let line = Self.trimmed(
          String(row.flatMap { Array(repeating: $0 ? "█" : " ", count: across) }))
        return Array(repeating: line, count: down)
      }
    }
  }

  private static func halved(_ dots: [[Bool]]) -> [String] {
    stride(from: 0, to: dots.count, by: 2).map { top in
      String(
        dots[top].indices.map { column in
          switch (dots[top][column], top + 1 < dots.count && dots[top + 1][column]) {
          case (true, true): "█"
          case (true, false): "▀"
          case (false, true): "▄"
          case (false, false): " "
          }
        })
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
