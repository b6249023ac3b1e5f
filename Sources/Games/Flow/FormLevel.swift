package import Localization

/// A form: rows that are filled in any order and then handed in as a whole.
package struct FormLevel: Equatable, Sendable {
  /// What is asked of each row.
  package enum Style: String, CaseIterable, Sendable {
    /// Whether it is one of the right ones.
    case several
    /// What belongs to it.
    case match
    /// What is missing there.
    case gaps

    /// What fills its rows.
    package var filling: Filling {
      switch self {
      case .several: .mark
      case .match: .option
      case .gaps: .words
      }
    }
  }

  /// What a row is filled with; how a form is shown and what it keeps goes by it.
  package enum Filling: Sendable {
    /// A mark, or nothing.
    case mark
    /// One of the form’s options.
    case option
    /// Words that are typed.
    case words
  }

  /// A row, and what is right in it.
  package struct Row: Equatable, Sendable {
    /// What fills a row.
    package enum Answer: Equatable, Sendable {
      /// A mark, where it is one of the right ones; else nothing.
      case mark(isRight: Bool)
      /// One of the form's options, by its id.
      case option(AnswerID)
      /// Words that are judged as those of an open question.
      case words(OpenQuestionLevel)
    }

    /// Its name in saves and on the wire.
    package let id: String
    /// What stands before its answer.
    package let text: LocalizedText
    /// What is right.
    package let answer: Answer
    /// Said where it is filled wrong; nil for nothing.
    package let reply: LocalizedText?

    /// A row under its id.
    package init(id: String, text: LocalizedText, answer: Answer, reply: LocalizedText? = nil) {
      self.id = id
      self.text = text
      self.answer = answer
      self.reply = reply
    }
  }

  /// The value of a row that is marked.
  package static let mark: AnswerID = "mark"
  /// What a row may be filled with to be empty again.
  package static let clear: AnswerID = "clear"

  /// What every level has.
  package let content: CommonLevelContent
  /// What is asked of each row.
  package let style: Style
  /// The rows, in order; where they are marked, the order is shuffled.
  package let rows: [Row]
  /// What there is to choose from, for rows that are filled so.
  package let options: [Choice]
  /// Said when it is handed in with faults; nil for a count of them.
  package let failure: LocalizedText?
  /// Said when all is right.
  package let success: LocalizedText

  /// Throws where an id is malformed or stands twice, where there are not 1 to 9 rows, or where a row wants an
  /// option that there is not.
  package init(
    content: CommonLevelContent, style: Style, rows: [Row], options: [Choice] = [],
    failure: LocalizedText?, success: LocalizedText
  ) throws(LevelError) {
    try checkID(content.id)
    try checkIDs(rows.map(\.id))
    try checkIDs(options.map(\.id))
    try checkCount(rows.count, allowed: Self.rowLimits)
    try checkCount(options.count, allowed: 0...Self.mostOptions)
    for row in rows {
      if case .option(let right) = row.answer, !options.contains(where: { $0.id == right }) {
        throw .unknownRight(right)
      }
    }
    self.content = content
    self.style = style
    self.rows = rows
    self.options = options
    self.failure = failure
    self.success = success
  }

  /// How many rows a form may have.
  package static let rowLimits = 1...9
  /// How many options there may be: a letter for each.
  package static let mostOptions = 9

  /// The row of that id.
  package func row(_ id: String) -> Row? { rows.first { $0.id == id } }
}

extension FormLevel: LevelRules {
  /// What is chosen from; where rows are marked, the rows themselves.
  func choices(using generator: inout SeededGenerator) -> [Choice] {
    let marked = rows.filter(\.isMarked).map {
      Choice(id: $0.id, text: $0.text, reply: $0.reply ?? success)
    }
    return generator.shuffled(options + marked)
  }

  /// A whole form has a value for each row, in order.
  func evaluate(
    _ answers: [AnswerID], shown: [Choice], in language: Language
  ) throws(Refusal) -> AnswerEvaluation {
    guard answers.count == rows.count else { throw .notNow }
    var filled: [String: AnswerID] = [:]
    for (row, answer) in zip(rows, answers) {
      filled[row.id] = try value(answer, for: row, shown: shown, in: language)
    }
    return try evaluate(filled: filled, in: language)
  }

  /// Throws where the words of a row are ones that nobody can type, or where options read alike.
  func checkAnswerTexts() throws(LevelError) {
    for row in rows {
      if case .words(let question) = row.answer { try question.checkAnswerTexts() }
    }
    for language in Language.allCases {
      let texts = options.map { $0.text.resolved(in: language) }
      if let index = indexOfRepetition(in: texts) { throw .unusableText(options[index].id) }
    }
  }
}

extension FormLevel.Row {
  /// Whether it is marked or not.
  package var isMarked: Bool { if case .mark = answer { true } else { false } }
}
