package import Screen

/// The part of a terminal that the program uses, so that its bytes can be played back.
package struct Emulator {
  /// What SGR made of a cell; the colour as its parameters.
  package struct Attributes: Equatable {
    package var color = ""
    package var isBold = false
    package var isUnderlined = false

    /// Those of a terminal just reset, but for what is named.
    package init(color: String = "", isBold: Bool = false, isUnderlined: Bool = false) {
      (self.color, self.isBold, self.isUnderlined) = (color, isBold, isUnderlined)
    }
  }

  /// A column of a row; the right half of a wide character has no text.
  package struct Cell: Equatable {
    package var text = " "
    package var attributes = Attributes()
    static let rightHalf = Cell(text: "")
  }

  /// Columns × rows.
  package let size: Size
  private let misreadsPrivateParameters: Bool
  /// Row by row.
  package private(set) var cells: [[Cell]]
  /// Where the next character goes.
  package private(set) var cursor = Position(column: 0, row: 0)
  /// Mode 25.
  package private(set) var isCursorShown = true
  /// Mode 2026: inside a frame.
  package private(set) var isSynchronizing = false {
    didSet { if oldValue && !isSynchronizing { frames += 1 } }
  }
  /// How many were shown whole.
  package private(set) var frames = 0
  /// Mode 1049.
  package private(set) var isAlternate = false
  /// Sequences that nothing was done for.
  package private(set) var unknown: [String] = []
  private var attributes = Attributes()

  /// A terminal with the cursor in the upper left corner; where it misreads private parameters, what stands
  /// behind `<` or `>` in a sequence is shown.
  package init(
    _ size: Size, filledWith text: String = " ", misreadsPrivateParameters: Bool = false
  ) {
    (self.size, self.misreadsPrivateParameters) = (size, misreadsPrivateParameters)
    let row = Array(repeating: Cell(text: text), count: size.columns)
    cells = Array(repeating: row, count: size.rows)
  }

  /// Those of each cell that show: a blank's underline alone.
  package var shownAttributes: [Attributes] {
    cells.joined().map { cell in
      cell.text == " " ? Attributes(isUnderlined: cell.attributes.isUnderlined) : cell.attributes
    }
  }

  /// The text of each row, blanks included.
  package var lines: [String] { cells.map { $0.map(\.text).joined() } }

  /// Shows what whole sequences and characters do.
  package mutating func play(_ bytes: [UInt8]) {
    var rest = Substring(String(decoding: bytes, as: UTF8.self)).unicodeScalars
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\u{1B}": control(&rest)
      case "\r": cursor.column = 0
      case "\n": cursor.row = min(size.rows - 1, cursor.row + 1)
      case "\u{8}": cursor.column = max(0, cursor.column - 1)
      default: draw(scalar)
      }
    }
  }

  private mutating func draw(_ scalar: Unicode.Scalar) {
    let width = DisplayWidth.of(scalar)
    let last = max(0, min(cursor.column, size.columns) - 1)
    guard width > 0 else {
      let lead = cells[cursor.row][last].text.isEmpty ? last - 1 : last
      cells[cursor.row][lead].text.unicodeScalars.append(scalar)
      return
    }
    guard cursor.column + width <= size.columns else { return }
    if cells[cursor.row][cursor.column].text.isEmpty {
      cells[cursor.row][cursor.column - 1] = Cell()
    }
    let end = cursor.column + width
    if end < size.columns, cells[cursor.row][end].text.isEmpty { cells[cursor.row][end] = Cell() }
    cells[cursor.row][cursor.column] = Cell(text: String(scalar), attributes: attributes)
    if width == 2 { cells[cursor.row][cursor.column + 1] = .rightHalf }
    cursor.column = end
  }

  private mutating func control(_ rest: inout Substring.UnicodeScalarView) {
    _ = rest.popFirst()
    if misreadsPrivateParameters, let first = rest.first, "<>".unicodeScalars.contains(first) {
      _ = rest.popFirst()
      return
    }
    let body = String(String.UnicodeScalarView(rest.prefix { !("@"..."~").contains($0) }))
    rest = rest.dropFirst(body.unicodeScalars.count)
    let final = rest.popFirst().map(String.init) ?? ""
    let numbers = body.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 1 }
    switch (body, final) {
    case (_, "A"): cursor.row = max(0, cursor.row - numbers[0])
    case (_, "B"): cursor.row = min(size.rows - 1, cursor.row + numbers[0])
    case (_, "C"): cursor.column = min(size.columns - 1, cursor.column + numbers[0])
    case (_, "D"): cursor.column = max(0, cursor.column - numbers[0])
    case (_, "H"):
      cursor.row = min(numbers[0], size.rows) - 1
      cursor.column = min(numbers.count > 1 ? numbers[1] : 1, size.columns) - 1
    case ("", "K"):
      let blank = Cell(attributes: Attributes(isUnderlined: attributes.isUnderlined))
      for column in min(cursor.column, size.columns)..<size.columns {
        cells[cursor.row][column] = blank
      }
    case ("2", "J"): cells = Emulator(size).cells
    case (_, "m"): style(body)
    case ("?25", _): isCursorShown = final == "h"
    case ("?2026", _): isSynchronizing = final == "h"
    case ("?1049", _):
      isAlternate = final == "h"
      cells = Emulator(size).cells
    case ("?7", _), ("?2004", _): break
    default: unknown.append(body + final)
    }
  }

  private mutating func style(_ body: String) {
    var parameters = body.split(separator: ";")[...]
    if parameters.isEmpty { attributes = Attributes() }
    while let parameter = parameters.popFirst() {
      switch parameter {
      case "0": attributes = Attributes()
      case "1", "22": attributes.isBold = parameter == "1"
      case "4", "24": attributes.isUnderlined = parameter == "4"
      case "39": attributes.color = ""
      case "38":
        let count = parameters.first == "5" ? 2 : 4
        attributes.color = "38;" + parameters.prefix(count).joined(separator: ";")
        parameters = parameters.dropFirst(count)
      default: attributes.color = String(parameter)
      }
    }
  }
}
