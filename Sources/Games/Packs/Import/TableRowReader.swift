import Localization

/// Reads one row of a table as a question.
struct TableRowReader {
  private let row: [TableCell]
  let columns: [TableColumn?]
  let language: Language
  /// The replies of single answers, by the offset of the answer’s cell.
  private let answerReplies: [Int: TableCell]
  private var texts = QuestionTextReader()
  private var ownIssues: [ImportIssue] = []
  /// What a comma has parted, so that the cells are in the wrong columns.
  private let parted: ImportIssue?

  var issues: [ImportIssue] { ownIssues + texts.issues }

  init(_ row: [TableCell], _ columns: [TableColumn?], language: Language) {
    self.language = language
    self.row = row
    self.columns = columns
    answerReplies = Self.answerReplies(in: row, columns)
    let splits = TableRowSplits(row, columns)
    parted = splits.certain
    ownIssues = splits.likely
  }

  mutating func addIssue(_ problem: TableProblem, at offset: Int) {
    ownIssues.append(ImportIssue(.table(problem), at: offset))
  }

  /// Where blank cells alone stand behind the last column; nil of a row as long as its header. A separator within a
  /// text makes one.
  var blankSurplus: Int? {
    parted == nil && surplusCells.allSatisfy(\.isBlank) ? surplusCells.first?.offset : nil
  }

  /// Cells behind the last column belong to nothing.
  private var surplusCells: ArraySlice<TableCell> { row.dropFirst(columns.count) }

  mutating func readChapter() throws(ImportIssue) -> LocatedPlainText? {
    try readLabels(cells(.chapter)).first
  }

  mutating func readQuestion() throws(ImportIssue) -> ImportedQuestion {
    if let parted { throw parted }
    let start = row.first?.offset ?? 0
    guard let text = try readAll(.question).first else { throw ImportIssue(.noText, at: start) }
    let wrongReply = try readAll(.wrongReply)
    var question = ImportedQuestion(
      offset: start, title: try readLabels(cells(.id)).first, text: text,
      task: try readTask(of: text, at: start))
    if case .gaps = question.task {
      let gapped = GappedText(text.string, shortest: Self.shortestGap)
      question.text = try LocatedPlainText(gapped.text, at: text.offset)
    }
    question.exactness = readExactness()
    question.hints = try readAll(.hint)
    question.feedback.ifRight = try LocatedPlainText(joining: try readAll(.reply))
    question.feedback.ifWrong = try LocatedPlainText(joining: wrongReply)
    return question
  }

  /// Each reply that belongs to the answer on its left.
  private static func answerReplies(
    in row: [TableCell], _ columns: [TableColumn?]
  ) -> [Int: TableCell] {
    var replies: [Int: TableCell] = [:]
    var answer: Int?
    for (cell, column) in zip(row, columns) {
      if column?.holdsAnswers == true { answer = cell.offset }
      if column == .answerReply, let answer, !cell.isBlank { replies[answer] = cell }
    }
    return replies
  }

  private func cells(_ column: TableColumn) -> [TableCell] {
    zip(row, columns).filter { $0.1 == column && !$0.0.isBlank }.map(\.0)
  }

  private mutating func readAll(_ column: TableColumn) throws(ImportIssue) -> [LocatedPlainText] {
    var result: [LocatedPlainText] = []
    for cell in cells(column) {
      let text = try texts.readText(cell.bytes, as: .plain, at: cell.offset)
      if let text { result.append(text) }
    }
    return result
  }

  mutating func readLabels(
    _ cells: [TableCell]
  ) throws(ImportIssue) -> [LocatedPlainText] {
    var result: [LocatedPlainText] = []
    for cell in cells {
      let text = try texts.readLabel(cell.bytes, as: .plain, at: cell.offset)
      if let text { result.append(text) }
    }
    return result
  }

  // MARK: How it is answered

  /// Low lines in a row that are a gap where the row says that there are gaps, and where it does not.
  static let shortestGap = 2
  private static let shortestLikelyGap = 3

  private mutating func readTask(
    of text: LocatedPlainText, at start: Int
  ) throws(ImportIssue) -> ImportedQuestionKind {
    var (right, wrong) = try readAnswers()
    guard let first = right.first else {
      // A line that is all one cell was parted by something else.
      if row.count == 1, let separator = row[0].separatorInside {
        throw ImportIssue(.table(.otherSeparator(separator)), at: start)
      }
      throw ImportIssue(.noRightAnswer, at: start)
    }
    guard right.count + wrong.count <= QuestionLimits.answers else {
      throw ImportIssue(.tooManyAnswers, at: start)
    }
    let kind = readKind() ?? takeKind(from: &wrong, beside: right, of: text.string)
    if kind == .several, right.count == 1 {
      addIssue(.onlyOneRight, at: first.offset)
    }
    let gaps = GappedText(
      text.string, shortest: kind == .gaps ? Self.shortestGap : Self.shortestLikelyGap)
    let meant = kind ?? likelyForm(right, wrong, gaps) ?? likelyKind(right, wrong)
    noteLikelyAnswers(in: right, of: meant, to: text.string)
    switch meant {
    case .number: return try makeNumbers(right, wrong)
    case .trueFalse:
      guard let isTrue = truthValue(of: first) else {
        throw ImportIssue(.table(.notATruth(first.echo)), at: first.offset)
      }
      let ifRight = try readReply(of: first)
      let ifWrong = try wrong.first.map { cell throws(ImportIssue) in try readReply(of: cell) }
      return .trueFalse(
        ImportedTrueFalseQuestion(isTrue: isTrue, ifRight: ifRight, ifWrong: ifWrong ?? nil))
    case .open:
      return .words(ImportedShortAnswerQuestion(answers: try answers(right, wrong)))
    case .choice:
      let all = try answers(right, wrong)
      return .choice(ImportedMultipleChoiceQuestion(answers: all, isSingle: true))
    case .several:
      let all = try answers(right, wrong)
      return .choice(ImportedMultipleChoiceQuestion(answers: all, isSingle: false))
    case .match: return try makeMatch(right, wrong)
    case .gaps: return try makeGaps(gaps.count, right, wrong)
    }
  }

  /// The cells of right and of wrong answers; where answers to choose stand in columns of their own, the right
  /// ones are named.
  private mutating func readAnswers() throws(ImportIssue)
    -> (right: [TableCell], wrong: [TableCell])
  {
    let right = cells(.right).flatMap(\.parts)
    let wrong = cells(.wrong).flatMap(\.parts)
    let all = zip(row, columns).filter { $0.1 == .option }.map(\.0)
    guard all.contains(where: { !$0.isBlank }) else { return (right, wrong) }
    var chosen: Set<Int> = []
    for cell in right {
      guard let places = cell.places(among: all) else {
        throw ImportIssue(.table(.noSuchOption(cell.echo)), at: cell.offset)
      }
      if let others = cell.namedPlaces(among: all), others != places {
        addIssue(.textOrLetter(cell.echo), at: cell.offset)
      }
      chosen.formUnion(places)
    }
    let others = all.indices.filter { !chosen.contains($0) && !all[$0].isBlank }.map { all[$0] }
    return (chosen.sorted().map { all[$0] }, wrong + others)
  }

  /// Nil where the row does not say, or says what is not known.
  private mutating func readKind() -> TableQuestionKind? {
    guard let cell = cells(.kind).first else { return nil }
    let kind = TableQuestionKind(named: cell.bytes)
    if kind == nil {
      let near = TableQuestionKind.likelyName(cell.bytes)
      addIssue(.unknownKind(cell.echo, near: near.map { SafeText(cleaning: $0) }), at: cell.offset)
      return near.flatMap { TableQuestionKind(named: $0.utf8) }
    }
    return kind
  }

  private mutating func readExactness() -> PackExactness {
    guard let cell = cells(.exact).first else { return PackExactness() }
    let (exactness, unknown) = PackExactness.read(cell)
    if let unknown {
      addIssue(.unknownExactness(SafeText(cleaning: unknown)), at: cell.offset)
    }
    return exactness
  }

  private mutating func answers(
    _ right: [TableCell], _ wrong: [TableCell]
  ) throws(ImportIssue) -> [ImportedAnswer] {
    try readAnswers(right, percent: 100) + readAnswers(wrong, percent: 0)
  }

  private mutating func readAnswers(
    _ cells: [TableCell], percent: Double
  ) throws(ImportIssue) -> [ImportedAnswer] {
    var answers: [ImportedAnswer] = []
    for cell in cells {
      guard let text = try readLabels([cell]).first else { continue }
      answers.append(
        ImportedAnswer(text: text, percent: percent, reply: try readReply(of: cell)))
    }
    return answers
  }

  /// What is said to this answer alone.
  mutating func readReply(of answer: TableCell) throws(ImportIssue) -> LocatedPlainText? {
    guard let cell = answerReplies[answer.offset] else { return nil }
    return try texts.readText(cell.bytes, as: .plain, at: cell.offset)
  }

  private mutating func makeNumbers(
    _ right: [TableCell], _ wrong: [TableCell]
  ) throws(ImportIssue) -> ImportedQuestionKind {
    var numbers: [ImportedNumericalAnswer] = []
    var units: [SafeText] = []
    for cell in right {
      guard let number = readNumber(cell) else {
        throw ImportIssue(.notANumber(cell.echo), at: cell.offset)
      }
      if let unit = number.unit, !units.contains(unit) { units.append(unit) }
      numbers.append(
        ImportedNumericalAnswer(
          range: number.range, percent: 100, reply: try readReply(of: cell), offset: cell.offset))
    }
    // One number with several units is one number.
    if let first = numbers.first, numbers.allSatisfy({ $0.range == first.range }) {
      numbers = [first]
    }
    for cell in wrong {
      guard let number = readNumber(cell) else {
        addIssue(.wrongIsNoNumber(cell.echo), at: cell.offset)
        continue
      }
      numbers.append(
        ImportedNumericalAnswer(
          range: number.range, percent: 0, reply: try readReply(of: cell), offset: cell.offset))
    }
    return .numbers(ImportedNumericalQuestion(numbers: numbers, otherwise: nil, units: units))
  }

  /// The number that a cell says, noting what could have been meant otherwise; nil where it says none.
  private mutating func readNumber(_ cell: TableCell) -> TableNumber? {
    guard let number = TableNumber(cell, in: language) ?? TableNumber(said: cell, in: language)
    else { return nil }
    if number.isGrouped || number.isSaid, !number.saysNothingElse(than: cell) {
      let unit = number.unit.map { "\u{A0}" + $0.string } ?? ""
      let read = SafeText(cleaning: number.figures + unit)
      addIssue(.groupedNumber(cell.echo, read), at: cell.offset)
    } else if number.hasThreeDecimals {
      addIssue(.threeDecimals(cell.echo), at: cell.offset)
    }
    return number
  }
}
