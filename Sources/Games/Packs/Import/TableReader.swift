import Localization

private typealias Words = L10n.PackImport

/// Reads a table of questions, a row each, under a header that names the columns.
struct TableReader: QuestionFileReader {
  private(set) var items: [ImportedItem] = []
  private(set) var issues: [ImportIssue] = []
  private var columns: [TableColumn?] = []
  private var texts = ImportedTextReader()

  init(_ source: SourceText) {
    guard let header = Self.header(of: source) else { return }
    columns = header.columns
    for (cell, column) in zip(header.cells, columns) where column == nil && !cell.isBlank {
      issues.append(ImportIssue(Words.unknownColumn(name: cell.quoted), at: cell.offset))
    }
    var rows = header.rows
    var chapters = TableChapters()
    while let row = rows.next() {
      do throws(ImportIssue) {
        let chapter = try read(cells(.chapter, in: row), isLabel: true).first
        chapters.add(try readQuestion(row), to: chapter)
      } catch {
        issues.append(error.leavingOut)
      }
    }
    issues += rows.issues + texts.issues
    items = chapters.items
  }

  /// The first row, if it names the question and the right answer, and the rows behind it.
  static func header(
    of source: SourceText
  ) -> (cells: [TableCell], columns: [TableColumn?], rows: TableRows)? {
    for separator in ",;\t".utf8 {
      var rows = TableRows(source, separator: separator)
      guard var cells = rows.next() else { continue }
      while cells.last?.isBlank == true { cells.removeLast() }
      let columns = TableColumn.columns(of: cells)
      if columns.contains(.question), columns.contains(.right) { return (cells, columns, rows) }
    }
    return nil
  }

  // MARK: Rows

  private func cells(_ column: TableColumn, in row: [TableCell]) -> [TableCell] {
    zip(row, columns).filter { $0.1 == column && !$0.0.isBlank }.map(\.0)
  }

  private mutating func readQuestion(_ row: [TableCell]) throws(ImportIssue) -> ImportedQuestion {
    let start = row[0].offset
    if let surplus = row.dropFirst(columns.count).first(where: { !$0.isBlank }) {
      throw ImportIssue(Words.longRow, at: surplus.offset)
    }
    let text = try read(cells(.question, in: row)).first.orThrow(Words.noText, at: start)
    let right = try read(cells(.right, in: row).flatMap(\.parts), isLabel: true)
    let wrong = try read(cells(.wrong, in: row).flatMap(\.parts), isLabel: true)
    guard !right.isEmpty else { throw ImportIssue(Words.noRightAnswer, at: start) }
    guard right.count + wrong.count <= ImportedQuestion.mostAnswers else {
      throw ImportIssue(tooManyAnswers: start)
    }
    return ImportedQuestion(
      offset: start, title: try read(cells(.id, in: row), isLabel: true).first, text: text,
      isTyped: wrong.isEmpty,
      answers: right.map { ImportedAnswer(text: $0, percent: 100) }
        + wrong.map { ImportedAnswer(text: $0, percent: 0) },
      hints: try read(cells(.hint, in: row)),
      ifRight: try read(cells(.reply, in: row)).first,
      ifWrong: try read(cells(.wrongReply, in: row)).first,
      isExact: readExactness(of: row, isTyped: wrong.isEmpty))
  }

  private static let yes = words(of: Words.yes)
  private static let no = words(of: Words.no)

  private mutating func readExactness(of row: [TableCell], isTyped: Bool) -> Bool {
    guard let cell = cells(.exact, in: row).first else { return false }
    let word = simpleName(of: cell.bytes)
    if !Self.yes.contains(word), !Self.no.contains(word) {
      issues.append(ImportIssue(Words.unknownExactness(word: cell.quoted), at: cell.offset))
    }
    let isExact = Self.yes.contains(word)
    if isExact, !isTyped { issues.append(ImportIssue(Words.exactChoice, at: cell.offset)) }
    return isExact && isTyped
  }

  /// Plain words of cells: in one line where they are labels.
  private mutating func read(
    _ cells: [TableCell], isLabel: Bool = false
  ) throws(ImportIssue) -> [ImportedText] {
    var result: [ImportedText] = []
    for cell in cells {
      let text = try texts.read(cell.bytes, as: .plain, at: cell.offset, isLabel: isLabel)
      if let text { result.append(text) }
    }
    return result
  }
}

/// The questions of a table by chapter, in the order in which the chapters appear.
private struct TableChapters {
  private var chapters: [(name: ImportedText?, questions: [ImportedQuestion])] = []
  private var places: [SafeText: Int] = [:]
  private var current = 0

  /// Without a chapter, to that of the question before.
  mutating func add(_ question: ImportedQuestion, to chapter: ImportedText?) {
    if let chapter, let place = places[chapter.text] {
      current = place
    } else if chapter != nil || chapters.isEmpty {
      current = chapters.count
      if let chapter { places[chapter.text] = current }
      chapters.append((chapter, []))
    }
    chapters[current].questions.append(question)
  }

  var items: [ImportedItem] {
    chapters.flatMap { name, questions in
      (name.map { [.chapter($0)] } ?? []) + questions.map { .question($0) }
    }
  }
}

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
      (.question, Words.columnQuestion), (.right, Words.columnRight),
      (.wrong, Words.columnWrong), (.reply, Words.columnReply),
      (.wrongReply, Words.columnWrongReply), (.hint, Words.columnHint),
      (.exact, Words.columnExact), (.chapter, Words.columnChapter),
      (.id, Words.columnId),
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
