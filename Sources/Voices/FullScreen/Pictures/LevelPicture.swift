import Screen

/// What lights a part of a level’s picture, or leaves its marks on it.
enum PictureSubject: Equatable, Sendable {
  case answer(String)
  /// A clue, counted from 0.
  case clue(Int)
  case element(String)
  /// So many hints of an open question were taken; 0 from the start.
  case hint(Int)
  /// What the answers of a rotor open.
  case lock
  /// The player has fallen here.
  case fall
  /// The level is won.
  case won

  /// As the drawings have it: `answer-climb`, `clue-0`, `lock`.
  init?(_ text: Substring) {
    let name = text.prefix { $0 != "-" }
    let value = String(text.dropFirst(name.count + 1))
    switch (name, Int(value)) {
    case ("answer", _): self = .answer(value)
    case ("element", _): self = .element(value)
    case ("clue", let number?): self = .clue(number)
    case ("hint", let number?): self = .hint(number)
    case ("lock", _): self = .lock
    case ("fall", _): self = .fall
    case ("won", _): self = .won
    default: return nil
    }
  }
}

/// Some parts of a level’s picture, each by its number from 1.
struct PictureParts: OptionSet, Sendable {
  let rawValue: UInt16

  static let all = PictureParts(rawValue: .max)
}

extension PictureParts {
  /// The part of that number alone.
  init(number: Int) { self.init(rawValue: 1 << number) }
}

/// The picture of a level, which is lit part by part.
struct LevelPicture: Sendable {
  /// What belongs to part 1, what to part 2, and so on.
  let subjects: [[PictureSubject]]
  /// From the tallest to the lowest; the first that has room is shown.
  let drawings: [LevelDrawing]

  /// That of the built-in level `id`; nil for an escape, which is drawn otherwise.
  init?(level id: String) {
    let entries = Drawings.levels[id]
    guard let tallest = entries.first else { return nil }
    subjects = tallest.words.map { $0.split(separator: "+").compactMap(PictureSubject.init) }
    drawings = entries.map { LevelDrawing($0.text) }
  }

  /// The parts to which any of these belongs.
  func parts(of some: [PictureSubject]) -> PictureParts {
    var parts: PictureParts = []
    for (index, subjects) in subjects.enumerated() where subjects.contains(where: some.contains) {
      parts.insert(PictureParts(number: index + 1))
    }
    return parts
  }
}

/// A level’s picture as it stands: which parts were touched, and which the ember is on.
struct PictureState {
  let picture: LevelPicture
  let touched: PictureParts
  let lit: PictureParts
}

/// A drawing in parts: `ink` and `light` as in a `Picture`; a digit in `light` is a part that the ember lights.
///
/// `marks`, of the same shape, is drawn over the parts that were touched; in it a backtick wipes out.
final class LevelDrawing: Sendable {
  let ink: [String]
  let light: [String]
  let marks: [String]
  /// The columns and rows that it covers.
  let size: Size

  /// The rows of `ink`, those of `light`, and those of `marks` if there are any, with an empty row between.
  init(_ drawing: String) {
    let rows = drawing.drawingRows
    ink = Array(rows.prefix { !$0.isEmpty })
    light = Array(rows.dropFirst(ink.count + 1).prefix(ink.count))
    marks = Array(rows.dropFirst(2 * (ink.count + 1)))
    let widths = (ink + marks).map(DisplayWidth.of)
    size = Size(columns: widths.max() ?? 0, rows: ink.count)
  }

  /// The number of the part that a mark of `light` stands for; nil where it belongs to none.
  static func part(_ lit: Unicode.Scalar) -> Int? {
    ("1"..."9").contains(lit) ? Int(lit.value) - 0x30 : nil
  }

  /// What stands in a row once these parts were touched.
  func cells(row: Int, touched: PictureParts) -> [DrawnCell] {
    let ink = Array(ink[row].unicodeScalars)
    let marks = marks.indices.contains(row) ? Array(marks[row].unicodeScalars) : []
    return light[row].unicodeScalars.enumerated().compactMap { column, light in
      let isTouched = Self.part(light).map { touched.contains(PictureParts(number: $0)) } ?? false
      let mark = isTouched && marks.indices.contains(column) ? marks[column] : " "
      let shown = mark != " " ? mark : ink.indices.contains(column) ? ink[column] : " "
      return shown == " " || shown == "`"
        ? nil : DrawnCell(column: column, ink: shown, light: light)
    }
  }
}
