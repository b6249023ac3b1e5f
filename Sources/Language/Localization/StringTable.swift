/// One table as it was compiled in: the same row in each array is the same key.
///
/// In a text U+0001 stands for the first argument, U+0002 for the second; `|` parts a list.
struct StringTable: Sendable {
  let name: String
  /// Called when first needed, so that a table costs nothing before.
  let keys: @Sendable () -> [Substring]
  let texts: @Sendable (Language) -> [Substring]

  /// Cuts a literal at U+001F.
  static func splitRows(_ literal: String) -> [Substring] {
    literal.utf8.split(separator: 0x1F).map(Substring.init)
  }

  /// One value of a list that `|` parts, counted from 0; nil where there are fewer.
  static func value(at index: Int, in list: Substring) -> String? {
    var rest = list.utf8
    for _ in 0..<index {
      guard let bar = rest.firstIndex(of: UInt8(ascii: "|")) else { return nil }
      rest = rest[rest.index(after: bar)...]
    }
    return String(Substring(rest.prefix { $0 != UInt8(ascii: "|") }))
  }
}

/// One row of the tables, for tests that walk them.
package struct StringTableRow: Sendable {
  /// `Table.key`
  package let name: String
  private let table: StringTable
  private let row: Int

  fileprivate init(table: StringTable, row: Int) {
    self.table = table
    self.row = row
    name = "\(table.name).\(table.keys()[row])"
  }

  /// The text with U+0001 for its first argument, U+0002 for its second; a list parted by `|`.
  package func template(in language: Language) -> String {
    String(table.texts(language)[row])
  }
}

extension L10n {
  /// Every row of every table.
  package static var all: [StringTableRow] {
    StringTable.all.flatMap { table in
      table.keys().indices.map { StringTableRow(table: table, row: $0) }
    }
  }
}
