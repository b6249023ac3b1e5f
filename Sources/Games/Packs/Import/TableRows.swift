import Localization

/// What parts the cells of a table.
package enum TableSeparator: UInt8, CaseIterable {
  case tab = 0x09
  case semicolon = 0x3B
  case comma = 0x2C

  /// What several of them are called in a sentence.
  var name: LocalizedText {
    switch self {
    case .tab: L10n.ImportFormats.tabs
    case .semicolon: L10n.ImportFormats.semicolons
    case .comma: L10n.ImportFormats.commas
    }
  }
}

/// A cell of a table without its quotation marks, and the byte where it begins.
struct TableCell {
  var bytes: [UInt8] = []
  var offset: Int
  /// Whether a blank stands before it, and no quotation mark.
  var isSpaced = false

  /// The parts of a cell between strokes, each at the place of the cell; none for an empty cell.
  var parts: [TableCell] {
    bytes.split(separator: UInt8(ascii: "|")).map { TableCell(bytes: Array($0), offset: offset) }
      .filter { !$0.isBlank }
  }

  var isBlank: Bool { bytes.allSatisfy(\.isBlank) }

  /// Whether a question mark ends it.
  var isAsking: Bool { bytes[...].trimmed.last == UInt8(ascii: "?") }

  /// What parts it in two, as it may part a table; nil where nothing does.
  var separatorInside: TableSeparator? {
    TableSeparator.allCases.first { bytes.contains($0.rawValue) }
  }

  /// What it says, for a sentence.
  var echo: SafeText { bytes[...].trimmed.echo }
}

/// The rows of a table as RFC 4180 writes them, one after the other.
struct TableRows {
  private static let mostCells = 1_000
  /// In so many bytes the end of a cell is looked for that has quotation marks inside.
  private static let longestCell = 2_000

  /// Quotation marks that are not closed, each with its row.
  private(set) var issues: [ImportIssue] = []
  private let bytes: [UInt8]
  private let separator: UInt8
  private var index: Int
  /// The rest has no quotation mark that closes: those in it are what they are.
  private var hasPlainQuotes = false

  init(_ source: ValidSourceFile, separator: TableSeparator) {
    bytes = source.bytes
    self.separator = separator.rawValue
    index = 0
    // Excel reads `sep=;` in a first line of its own.
    if bytes.starts(with: "sep=".utf8) { index = min(bytes.count, 1 + (endOfLine(from: 0))) }
  }

  /// The cells of the next row that is not empty; nil behind the last.
  mutating func next() -> [TableCell]? {
    while index < bytes.count {
      let row = readRow()
      if row.contains(where: { !$0.isBlank }) { return row }
    }
    return nil
  }

  private mutating func readRow() -> [TableCell] {
    var row: [TableCell] = []
    while true {
      let cell = readCell()
      if row.count < Self.mostCells { row.append(cell) }
      guard index < bytes.count, bytes[index] == separator else { break }
      index += 1
    }
    index += 1
    return row
  }

  /// Up to the next separator or the end of the line.
  private mutating func readCell() -> TableCell {
    let start = index
    while index < bytes.count, bytes[index] != separator, bytes[index] == 0x20 { index += 1 }
    var cell = TableCell(offset: index, isSpaced: index > start)
    if index < bytes.count, bytes[index] == UInt8(ascii: "\""), !hasPlainQuotes {
      let quote = index
      if let quoted = readQuoted(), !goesOnBehind(quoted) {
        cell.bytes = quoted
        if let whole = readWithQuotesInside(from: quote) { cell.bytes = whole }
        cell.isSpaced = false
      } else {
        // Where further marks follow, they are those of other rows.
        let hasOthers = index > quote
        index = quote + (hasOthers ? 1 : 0)
        hasPlainQuotes = !hasOthers
        issues.append(ImportIssue(.table(.unclosedQuote), at: quote))
      }
    }
    let end = bytes[index...].firstIndex { $0 == separator || $0 == UInt8(ascii: "\n") }
    cell.bytes += bytes[index..<(end ?? bytes.count)]
    index = end ?? bytes.count
    return cell
  }

  /// What stands between two quotation marks, of which two in a row are one; nil where it does not end.
  private mutating func readQuoted() -> [UInt8]? {
    let quote = UInt8(ascii: "\"")
    var content: [UInt8] = []
    var place = index + 1
    while let end = bytes[place...].firstIndex(of: quote) {
      content += bytes[place..<end]
      guard end + 1 < bytes.count, bytes[end + 1] == quote else {
        index = end + 1
        return content
      }
      content.append(quote)
      place = end + 2
    }
    return nil
  }

  /// Whether other words stand behind a cell of several lines, the first of which has a separator, so that it likely lacks
  /// its second mark.
  private func goesOnBehind(_ quoted: [UInt8]) -> Bool {
    guard let line = quoted.firstIndex(of: UInt8(ascii: "\n")), quoted[..<line].contains(separator),
      let next = bytes[index...].first(where: { $0 != 0x20 })
    else { return false }
    return next != separator && next != UInt8(ascii: "\n")
  }

  /// Of a cell that goes on behind its second quotation mark, all up to the last one before a separator or the end of the
  /// line: `Le "Cid" est`, of `"Le "Cid" est"`; nil where nothing stands there.
  private mutating func readWithQuotesInside(from start: Int) -> [UInt8]? {
    let isEnd = { [separator] (byte: UInt8) in byte == separator || byte == UInt8(ascii: "\n") }
    guard bytes[index...].first(where: { $0 != 0x20 }).map(isEnd) == false else { return nil }
    let line = bytes[index...].prefix(Self.longestCell).prefix { $0 != UInt8(ascii: "\n") }
    issues.append(ImportIssue(.table(.quoteInside), at: index))
    let last = line.indices.first { place in
      line[place] == UInt8(ascii: "\"") && (line[(place + 1)...].first.map(isEnd) ?? true)
    }
    guard let last else { return nil }
    index = last + 1
    return Array(bytes[(start + 1)..<last])
  }

  private func endOfLine(from start: Int) -> Int {
    bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
  }
}
