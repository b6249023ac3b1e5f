import Localization

/// What a column of a table holds, by the name in its header.
enum TableColumn {
  case question, right, wrong, reply, wrongReply, hint, exact, chapter, id

  /// What the columns under a header hold; nil for an unknown name, and for one that stood there before and may not
  /// stand twice.
  static func columns(of header: [TableCell]) -> [TableColumn?] {
    var taken: Set<TableColumn> = []
    return header.map { cell in
      let name = simpleName(of: cell.bytes)
      let letters = name.filter(\.isLetter)
      guard let column = named[letters] else { return nil }
      if column.isRepeatable { return column }
      return name == letters && taken.insert(column).inserted ? column : nil
    }
  }

  /// Whether there may be several, with numbers behind their names or without.
  private var isRepeatable: Bool { self == .wrong || self == .hint }

  private static let named: [String: TableColumn] = {
    let names: [(TableColumn, LocalizedList)] = [
      (.question, L10n.PackImport.columnQuestion), (.right, L10n.PackImport.columnRight),
      (.wrong, L10n.PackImport.columnWrong), (.reply, L10n.PackImport.columnReply),
      (.wrongReply, L10n.PackImport.columnWrongReply), (.hint, L10n.PackImport.columnHint),
      (.exact, L10n.PackImport.columnExact), (.chapter, L10n.PackImport.columnChapter),
      (.id, L10n.PackImport.columnId),
    ]
    let pairs = names.flatMap { column, list in words(of: list).map { ($0, column) } }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }()
}

/// The words of a list in all languages, as files may write them.
func words(of list: LocalizedList) -> Set<String> {
  Set(Language.allCases.flatMap(list.resolved).map { simpleName(of: Array($0.utf8)) })
}

/// The letters and digits of a short text, small and without accents.
func simpleName(of bytes: some Collection<UInt8>) -> String {
  String(decoding: bytes.prefix(80), as: UTF8.self).folded(as: .word)
    .filter { $0.isLetter || $0.isNumber }
}
