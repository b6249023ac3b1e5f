/// Drawings in a file, by id.
///
/// Over each stands a line such as `=== hut-lamp 19 2: A lamp on the table.`: its id, what its kind of drawing needs
/// to know, and words for whoever draws. One id may have several drawings, the one that is preferred first.
struct Drawings: Sendable {
  struct Entry: Equatable, Sendable {
    /// What stands between the id and the colon.
    let words: [String]
    /// Its rows, in parts with an empty row between: ink, light, and marks where there are any.
    let text: String
  }

  /// The built-in adventure: its places, what lies over them, and its things.
  static let places = Drawings(DrawingTexts.places)
  static let layers = Drawings(DrawingTexts.layers)
  static let things = Drawings(DrawingTexts.things)
  /// The levels of the built-in chapters.
  static let levels = Drawings(DrawingTexts.levels)
  /// The cards of the built-in chapters.
  static let chapters = Drawings(DrawingTexts.chapters)
  /// The title and the end of the story.
  static let title = Drawings(DrawingTexts.title)

  private let file: [UInt8]
  private var entries: [String: [(words: [String], bytes: Range<Int>)]] = [:]

  /// Finds the headings; what stands below one is read when it is asked for.
  private init(_ text: String) {
    let file = Array(text.utf8)
    self.file = file
    let mark = Array("=== ".utf8)
    var end = file.count
    for start in file.indices.reversed()
    where file[start] == mark[0] && file[start...].starts(with: mark)
      && (start == 0 || file[start - 1] == 0x0A)
    {
      let heading = file[start..<end].prefix { $0 != 0x0A }
      let words = String(decoding: heading.dropFirst(4).prefix { $0 != 0x3A }, as: UTF8.self)
        .split(separator: " ").map(String.init)
      entries[words[0], default: []].insert(
        (Array(words.dropFirst()), min(heading.endIndex + 1, end)..<end), at: 0)
      end = start
    }
  }

  var ids: Set<String> { Set(entries.keys) }

  /// None where nothing is drawn under that id, such as a stranger’s.
  subscript(id: String) -> [Entry] {
    (entries[id] ?? []).map { words, bytes in
      var text = Substring(decoding: file[bytes], as: UTF8.self)
      while text.last == "\n" { text.removeLast() }
      return Entry(words: words, text: String(text))
    }
  }
}

extension Picture {
  /// The drawing of an id; nil where there is none.
  init?(_ id: String, in drawings: Drawings) {
    guard let entry = drawings[id].first else { return nil }
    self.init(entry.text)
  }

  // MARK: The title and the end

  /// The name of the game.
  static let wordmark = Picture(title: "wordmark")
  /// The mountain in the dark, and once the campaign is won.
  static let mountain = Picture(title: "mountain")
  static let mountainWon = Picture(title: "mountain-won")
  /// The beacon on the pass, under a sky that is left to the stars.
  static let beacon = Picture(title: "beacon")

  private init(title id: String) { self = Picture(id, in: .title) ?? Picture("") }

  // MARK: The adventure

  /// A place as it is drawn of these ids, the lowest first; nil where that is not drawn.
  init?(place ids: [String]) {
    guard let first = ids.first, var picture = Picture(first, in: .places) else { return nil }
    for layer in ids.dropFirst().flatMap({ Drawings.layers[$0] }) { picture.add(layer) }
    self = picture
  }

  /// Lays a drawing over it, so many columns and rows from its corner as its words say; blanks of it let shine through
  /// what lies under them.
  mutating func add(_ layer: Drawings.Entry) {
    let numbers = layer.words.compactMap { Int($0) }
    guard numbers.count == 2 else { return }
    let top = Picture(layer.text)
    self = Picture(
      ink: Self.rows(ink, under: top.ink, column: numbers[0], row: numbers[1]),
      light: Self.rows(light, under: top.light, column: numbers[0], row: numbers[1]))
  }

  private static func rows(
    _ rows: [String], under top: [String], column: Int, row: Int
  ) -> [String] {
    rows.enumerated().map { index, below in
      guard top.indices.contains(index - row) else { return below }
      var cells = Array(below.unicodeScalars)
      let over = Array(top[index - row].unicodeScalars)
      while cells.count < column + over.count { cells.append(" ") }
      for (index, cell) in over.enumerated() where cell != " " { cells[column + index] = cell }
      return String(String.UnicodeScalarView(cells))
    }
  }
}
