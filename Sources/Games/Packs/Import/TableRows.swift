import Localization

/// A cell of a table without its quotation marks, and the byte where it begins.
struct TableCell {
  var bytes: [UInt8] = []
  var offset: Int

  var isBlank: Bool { bytes.allSatisfy(\.isBlank) }

  /// The parts of a cell between strokes, each at the place of the cell; none for an empty cell.
  var parts: [TableCell] {
    bytes.split(separator: UInt8(ascii: "|")).map { TableCell(bytes: Array($0), offset: offset) }
      .filter { !$0.isBlank }
  }

  /// A part of a sentence about it.
  var quoted: LocalizedText { .said(bytes[...].echo) }
}

/// The rows of a table as RFC 4180 writes them, one after the other.
struct TableRows {
  private static let mostCells = 1_000

  /// Rows with a quotation mark that is not closed; they are passed over.
  private(set) var issues: [ImportIssue] = []
  private let bytes: [UInt8]
  private let separator: UInt8
  private var index = 0

  /// A first line such as `sep=;` says what parts the cells; else it is `separator`.
  init(_ source: SourceText, separator: UInt8) {
    bytes = source.bytes
    let mark = bytes.dropFirst(4).first
    let isGiven = bytes.starts(with: "sep=".utf8) && bytes.dropFirst(5).first == UInt8(ascii: "\n")
    self.separator = isGiven ? mark ?? separator : separator
    if isGiven { index = 6 }
  }

  /// The cells of the next row that is not empty; nil behind the last.
  mutating func next() -> [TableCell]? {
    while index < bytes.count {
      if let row = readRow() {
        if row.contains(where: { !$0.isBlank }) { return row }
      } else {
        // What follows on the next line may be a row again.
        issues.append(ImportIssue(L10n.PackImport.unclosedQuote, at: index).leavingOut)
        index = 1 + (bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count)
      }
    }
    return nil
  }

  /// Nil where a quotation mark is not closed, at which it stops.
  private mutating func readRow() -> [TableCell]? {
    var row: [TableCell] = []
    while let cell = readCell() {
      if row.count < Self.mostCells { row.append(cell) }
      guard index < bytes.count, bytes[index] == separator else {
        index += 1
        return row
      }
      index += 1
    }
    return nil
  }

  /// Up to the next separator or the end of the line.
  private mutating func readCell() -> TableCell? {
    skipBlanks()
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
      let end = cellEnd(from: index)
      defer { index = end }
      return TableCell(bytes: Array(bytes[index..<end]), offset: index)
    }
    var cell = TableCell(offset: index)
    let start = index
    var place = start + 1
    var isClosed = false
    while let mark = bytes[place...].firstIndex(of: UInt8(ascii: "\"")) {
      cell.bytes += bytes[place..<mark]
      place = mark + 1
      isClosed = place == bytes.count || bytes[place] != UInt8(ascii: "\"")
      if isClosed { break }
      cell.bytes.append(UInt8(ascii: "\""))
      place += 1
    }
    index = place
    skipBlanks()
    guard isClosed, index == cellEnd(from: index) else {
      index = start
      return nil
    }
    return cell
  }

  private mutating func skipBlanks() {
    while index < bytes.count, bytes[index] == 0x20, bytes[index] != separator { index += 1 }
  }

  private func cellEnd(from start: Int) -> Int {
    bytes[start...].firstIndex { $0 == separator || $0 == UInt8(ascii: "\n") } ?? bytes.count
  }
}
