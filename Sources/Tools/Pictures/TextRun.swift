import Screen

/// Text of one style that stands together in a row.
struct TextRun: Equatable {
  let row: Int
  let column: Int
  let style: Style
  /// Its characters and single blanks between them.
  fileprivate(set) var text: String
  /// How many it takes.
  fileprivate(set) var columns: Int
}

/// A character where it stands.
struct PlacedCharacter {
  let character: Character
  let position: Position
  let style: Style
  /// 2 where it is wide.
  let columns: Int
}

extension Frame {
  /// Every character, blanks included, from top to bottom.
  var characters: [PlacedCharacter] {
    lines.enumerated().flatMap { row, line in
      var column = 0
      return line.map { character in
        let position = Position(column: column, row: row)
        let columns = DisplayWidth.of(String(character))
        column += columns
        return PlacedCharacter(
          character: character, position: position, style: style(at: position), columns: columns)
      }
    }
  }

  /// The text, but what terminals draw themselves. Two blanks or a change of style part two runs.
  var textRuns: [TextRun] {
    var runs: [TextRun] = []
    var blanks = 0
    for cell in characters {
      if cell.position.column == 0 { blanks = 2 }
      if cell.character == " " {
        blanks += 1
      } else if CellInk(cell.character) != nil {
        blanks = 2
      } else {
        runs.append(cell, after: blanks)
        blanks = 0
      }
    }
    return runs
  }
}

extension [TextRun] {
  fileprivate mutating func append(_ cell: PlacedCharacter, after blanks: Int) {
    if blanks < 2, let last = indices.last, self[last].style == cell.style {
      self[last].text += String(repeating: " ", count: blanks) + String(cell.character)
      self[last].columns += blanks + cell.columns
    } else {
      append(
        TextRun(
          row: cell.position.row, column: cell.position.column, style: cell.style,
          text: String(cell.character), columns: cell.columns))
    }
  }
}
