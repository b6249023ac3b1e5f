import Localization

/// Reads a table of questions: a row each under a header, or two columns without one.
struct TableReader {
  private(set) var items: [ImportedItem] = []
  private(set) var issues: [ImportIssue] = []
  private let language: Language

  /// Numbers are read as `language` groups their digits.
  init(_ source: ValidSourceFile, separator: TableSeparator?, language: Language) {
    self.language = language
    let separator = separator ?? Self.separator(of: source)
    var rows = TableRows(source, separator: separator)
    guard let first = rows.next() else { return }
    let columns = TableColumn.columns(of: first)
    if Self.isHeader(columns) {
      readTable(&rows, header: first, columns)
    } else if first.count == 2 {
      readList(&rows, first: first)
    } else {
      issues.append(
        ImportIssue(
          .table(Self.headerProblem(of: first, Self.commonestSeparator(of: source))),
          at: first[0].offset))
    }
    issues += rows.issues
  }

  // MARK: What a file looks like

  /// The separator of a first row that names the question and the right answer.
  static func separatorOfHeader(_ source: ValidSourceFile) -> TableSeparator? {
    TableSeparator.allCases.first { separator in
      var rows = TableRows(source, separator: separator)
      let columns = rows.next().map(TableColumn.columns) ?? []
      return columns.contains(.question) && columns.contains(.right)
    }
  }

  /// Whether three in four of the first rows have two cells, and there are two rows at least.
  static func isLikelyList(_ source: ValidSourceFile) -> Bool {
    TableSeparator.allCases.contains { separator in
      let counts = cellCounts(of: source, separator)
      return counts.count > 1 && counts.count { $0 == 2 } * 4 >= counts.count * 3
    }
  }

  /// That of a header, else the one by which most rows have two cells.
  private static func separator(of source: ValidSourceFile) -> TableSeparator {
    if let separator = separatorOfHeader(source) ?? separatorOfNames(in: source) {
      return separator
    }
    let pairs = TableSeparator.allCases.map { separator in
      (separator, cellCounts(of: source, separator).count { $0 == 2 })
    }
    return pairs.max { $0.1 < $1.1 }?.0 ?? .comma
  }

  /// The one by which the first row has the most names of columns, two at least; one that is misspelt among them.
  private static func separatorOfNames(in source: ValidSourceFile) -> TableSeparator? {
    let counts = TableSeparator.allCases.map { separator in
      var rows = TableRows(source, separator: separator)
      let names = rows.next()?.prefix(50).filter { cell in
        TableColumn(named: cell.bytes) != nil || TableColumn.likelyName(cell.bytes) != nil
      }
      return (separator, names?.count ?? 0)
    }
    return counts.max { $0.1 < $1.1 }.flatMap { $0.1 > 1 ? $0.0 : nil }
  }

  /// The one that stands in the first line most often.
  private static func commonestSeparator(of source: ValidSourceFile) -> TableSeparator {
    let line = source.lines.first ?? []
    let counts = TableSeparator.allCases.map { separator in
      (separator, line.count { $0 == separator.rawValue })
    }
    return counts.max { $0.1 < $1.1 }?.0 ?? .comma
  }

  private static func headerProblem(
    of row: [TableCell], _ separator: TableSeparator
  ) -> TableProblem {
    for cell in row.prefix(50) {
      if let near = TableColumn.likelyName(cell.bytes) {
        return .misspeltHeader(cell.echo, near: SafeText(cleaning: near))
      }
    }
    return .noHeader(separator)
  }

  private static func cellCounts(of source: ValidSourceFile, _ separator: TableSeparator) -> [Int] {
    var rows = TableRows(source, separator: separator)
    var counts: [Int] = []
    while counts.count < 50, let row = rows.next() {
      counts.append(row.contains(where: \.isBlank) ? 0 : row.count)
    }
    return counts
  }

  private static func isHeader(_ columns: [TableColumn?]) -> Bool {
    columns.contains(.question) || columns.count(where: { $0 != nil }) > 1
  }

  /// Whether a first row of two cells is a header in other words: it asks nothing, and most of the rows behind it ask.
  private static func isLikelyHeader(_ first: [TableCell], of rows: TableRows) -> Bool {
    var rows = rows
    var asking = 0
    var count = 0
    while count < 50, let row = rows.next() {
      count += 1
      if row[0].isAsking { asking += 1 }
    }
    return !first[0].isAsking && asking > 1 && asking * 3 >= count * 2
  }

  // MARK: Rows

  private mutating func readTable(
    _ rows: inout TableRows, header: [TableCell], _ columns: [TableColumn?]
  ) {
    for (cell, column) in zip(header, columns) where column == nil && !cell.isBlank {
      if let separator = cell.separatorInside,
        cell.bytes.split(separator: separator.rawValue).allSatisfy({ TableColumn(named: $0) != nil }
        )
      {
        issues.append(ImportIssue(.table(.partedHeader(separator)), at: cell.offset))
        return
      }
      let near = TableColumn.likelyName(cell.bytes).map { SafeText(cleaning: $0) }
      issues.append(
        ImportIssue(.table(.unknownColumn(cell.echo, near: near)), at: cell.offset))
    }
    guard columns.contains(.question), columns.contains(.right) else {
      let problem: TableProblem =
        columns.contains(.question) ? .noRightColumn : .noQuestionColumn
      issues.append(ImportIssue(.table(problem), at: header[0].offset))
      return
    }
    var chapters = TableChapters()
    var longRows: [Int] = []
    var count = 0
    while let row = rows.next() {
      count += 1
      var reader = TableRowReader(row, columns, language: language)
      do throws(ImportIssue) {
        let chapter = try reader.readChapter()
        let question = try reader.readQuestion()
        if chapters.add(question, to: chapter) {
          issues.append(ImportIssue(.table(.chapterOfBefore), at: question.offset))
        }
      } catch {
        issues.append(error)
      }
      issues += reader.issues
      if let offset = reader.blankSurplus { longRows.append(offset) }
    }
    // Where every row ends with a separator, the last one parts nothing.
    if longRows.count < count || count == 1 {
      issues += longRows.map { ImportIssue(.table(.surplusCell), at: $0) }
    }
    items = chapters.items
  }

  /// Two columns: what is asked, and what is right.
  private mutating func readList(_ rows: inout TableRows, first: [TableCell]) {
    let hasHeader = Self.isLikelyHeader(first, of: rows)
    let reading: TableProblem =
      hasHeader ? .readAsHeader(first[0].echo, first[1].echo) : .readAsList
    issues.append(ImportIssue(.table(reading), at: first[0].offset))
    var list = VocabularyList()
    var next: [TableCell]? = hasHeader ? rows.next() : first
    while let row = next {
      if row.count == 2, !row.contains(where: \.isBlank) {
        list.add(question: row[0], answer: row[1])
      } else {
        issues.append(ImportIssue(.table(.notTwoCells(row.count)), at: row[0].offset))
      }
      next = rows.next()
    }
    items = list.items
    issues += list.issues
  }
}

/// The questions of a table by chapter, in the order in which the chapters appear.
private struct TableChapters {
  private var names: [LocatedPlainText?] = []
  private var questions: [[ImportedQuestion]] = []
  private var places: [SafeText?: Int] = [:]
  private var current = 0

  /// Without a chapter, to that of the question before; whether that one has a name.
  mutating func add(_ question: ImportedQuestion, to chapter: LocatedPlainText?) -> Bool {
    if chapter != nil || names.isEmpty {
      current = places[chapter?.text] ?? names.count
    }
    if current == names.count {
      places[chapter?.text] = current
      names.append(chapter)
      questions.append([])
    }
    questions[current].append(question)
    return chapter == nil && names[current] != nil
  }

  var items: [ImportedItem] {
    zip(names, questions).flatMap { name, questions in
      (name.map { [.category($0)] } ?? []) + questions.map { .question($0) }
    }
  }
}
