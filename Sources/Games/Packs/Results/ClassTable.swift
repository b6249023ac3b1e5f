package import JSON
package import Localization

/// A table of a class as rows of cells: what text, CSV and JSON have in common.
package struct ClassTable: Sendable {
  /// The keys of the columns in JSON, and their headings.
  package let columns: [(key: String, heading: LocalizedText)]
  /// A cell for each column; nil where there is nothing to say.
  package let rows: [[Cell?]]

  /// For whom a table is: on a screen less has room; a spreadsheet would take `1.5` for a date.
  package enum Form: Sendable {
    case screen, spreadsheet, program
  }

  /// What stands in a cell.
  package enum Cell: Equatable, Sendable {
    case text(SafeText)
    case number(Int)
    case tenths(Int)

    /// As it is read.
    package func string(in language: Language) -> String {
      switch self {
      case .text(let text): text.string
      case .number(let number): String(number)
      case .tenths(let tenths): language.formatted(decimal: "\(tenths / 10).\(tenths % 10)")
      }
    }
  }

  /// A table by pupil. On a screen one cell tells how many of how many are solved, with a star where they are fewer than
  /// the pack asks by now.
  package init(pupils: [ClassResults.Pupil], for form: Form) {
    columns =
      [("name", L10n.ClassResults.pupil), ("solved", L10n.ClassResults.solved)]
      + (form == .screen ? [] : [("questions", L10n.ClassResults.questions)])
      + [
        ("stars", L10n.ClassResults.stars), ("share", L10n.ClassResults.starShare),
        ("mark", L10n.ClassResults.mark), ("first", L10n.ClassResults.first),
        ("tries", L10n.ClassResults.tries), ("hints", L10n.ClassResults.hints),
        ("seconds", L10n.ClassResults.seconds),
      ]
    rows = pupils.map { pupil in
      let solved: [Cell] =
        form == .screen
        ? [
          .text(
            SafeText(
              cleaning: "\(pupil.solved)/\(pupil.questions)" + (pupil.isAskedLess ? "*" : "")))
        ]
        : [.number(pupil.solved), .number(pupil.questions)]
      let sums: [Cell] = [.number(pupil.stars), .number(pupil.share), .tenths(pupil.mark)]
      let counts = [pupil.rightAtFirst, pupil.tries, pupil.hints, pupil.seconds].map(Cell.number)
      return [pupil.name.map(Cell.text)] + solved + sums + counts
    }
  }

  /// A table by question; what each asks stands last, or on a screen below its row.
  package init(questions: [ClassResults.Question], for form: Form) {
    columns =
      [("id", L10n.ClassResults.question)]
      + (form == .program ? [("number", L10n.ClassResults.question)] : [])
      + [
        ("answered", L10n.ClassResults.answered),
        ("share", L10n.ClassResults.share), ("first", L10n.ClassResults.first),
        ("solved", L10n.ClassResults.solved), ("tries", L10n.ClassResults.tries),
        ("hints", L10n.ClassResults.hints),
      ]
      + (form == .screen
        ? []
        : [
          ("text", L10n.ClassResults.text), ("right", L10n.ClassResults.right),
          ("taken", L10n.ClassResults.taken), ("wrong", L10n.ClassResults.wrong),
          ("unjudged", L10n.ClassResults.unjudged),
        ])
    rows = questions.map { question in
      let id = SafeText(cleaning: question.id)
      let names: [SafeText?] =
        switch form {
        case .screen: [question.label]
        case .spreadsheet: [id]
        case .program: [id, question.number.map { SafeText(cleaning: $0) }]
        }
      let counts: [Cell?] = [
        .number(question.answered), question.share.map(Cell.number),
        .number(question.rightAtFirst), .number(question.solved), .number(question.tries),
        .number(question.hints),
      ]
      let texts =
        form == .screen
        ? []
        : [
          form == .program ? question.text : question.numberedText, question.right,
          question.takenText, question.wrongText, question.unjudgedText,
        ]
      return names.map { $0.map(Cell.text) } + counts + texts.map { $0.map(Cell.text) }
    }
  }

  /// The stars of each pupil for each question, in the order of the pack; empty where it was not begun, a dash where
  /// the pupil does not have it.
  package init(starsOf results: ClassResults) {
    let questions = results.questions.sorted(by: ClassResults.Question.isBefore)
    columns =
      [("name", L10n.ClassResults.pupil)]
      + questions.map { question in
        let id = LocalizedText(cleaning: question.id)
        let text = question.numberedText.map { LocalizedText(verbatim: $0) }
        return (question.id, text.map { L10n.ClassResults.asks(id: id, text: $0) } ?? id)
      }
    rows = results.pupils.map { pupil in
      [pupil.name.map(Cell.text)]
        + questions.map { question in
          pupil.starsByQuestion[question.id].map(Cell.number)
            ?? (pupil.has(question.id) ? nil : .text(SafeText(cleaning: "–")))
        }
    }
  }

  /// The wrong answers of each pupil, a row for a question that has some; a column of those that were not judged, and of
  /// those that are right by now, where there are such.
  package init(wrongOf results: ClassResults) {
    let isRemarked = results.pupils.contains { !$0.remarkedByQuestion.isEmpty }
    let isUnjudged = results.pupils.contains { !$0.unjudgedByQuestion.isEmpty }
    columns =
      [
        ("name", L10n.ClassResults.pupil), ("id", L10n.ClassResults.question),
        ("text", L10n.ClassResults.text), ("right", L10n.ClassResults.right),
        ("wrong", L10n.ClassResults.wrong),
      ] + (isUnjudged ? [("unjudged", L10n.ClassResults.unjudged)] : [])
      + (isRemarked ? [("remarked", L10n.ClassResults.rightByNow)] : [])
    let questions = results.questions.sorted(by: ClassResults.Question.isBefore)
    rows = results.pupils.flatMap { pupil in
      questions.compactMap { question in
        let wrong = pupil.wrongByQuestion[question.id]
        let remarked = pupil.remarkedByQuestion[question.id]
        let unjudged = pupil.unjudgedByQuestion[question.id]
        guard wrong != nil || unjudged != nil || remarked != nil else { return nil }
        let row = { (answers: [SafeText]) in
          SafeText(cleaning: answers.map(\.string).joined(separator: " · "), limit: 400)
        }
        let cells = [
          pupil.name, SafeText(cleaning: question.id), question.numberedText, question.right,
          wrong.map(row),
        ]
        return (cells + (isUnjudged ? [unjudged.map(row)] : []) + (isRemarked ? [remarked] : []))
          .map { $0.map(Cell.text) }
      }
    }
  }

  /// The answers that were judged wrong and are right by now, with the stars that they give.
  package init(remarkedOf results: ClassResults) {
    columns = [
      ("name", L10n.ClassResults.pupil), ("id", L10n.ClassResults.question),
      ("answer", L10n.ClassResults.rightByNow), ("stars", L10n.ClassResults.stars),
    ]
    rows = results.pupils.flatMap { pupil in
      pupil.remarkedByQuestion.sorted { isBefore($0.key, $1.key) }.map { id, answer in
        [
          pupil.name.map(Cell.text), .text(SafeText(cleaning: id)), .text(answer),
          pupil.starsByQuestion[id].map(Cell.number),
        ]
      }
    }
  }

  /// Rows of an object each.
  package var json: JSONValue {
    JSONValue(
      rows.map { row in
        JSONValue(
          JSONObject(
            zip(columns, row).map { column, cell in (column.key, cell?.json ?? .null) }))
      })
  }

  /// Lines of CSV (RFC 4180), the headings first; spreadsheets in French part cells by semicolons. A text
  /// that a spreadsheet would take for a formula gets an apostrophe before it.
  package func csv(in language: Language) -> String {
    let heading = columns.map { csvCell($0.heading.resolved(in: language)) }
    let lines = [heading] + rows.map { row in row.map { $0?.csv(in: language) ?? "" } }
    let separator = L10n.ClassResults.separator.resolved(in: language)
    return lines.map { $0.joined(separator: separator) + "\r\n" }.joined()
  }
}

extension ClassResults.Question {
  /// The wrong answers, each with how many pupils gave it where they were several; nil without one.
  fileprivate var wrongText: SafeText? { Self.row(of: wrong) }

  /// What was not judged, in the same way.
  fileprivate var unjudgedText: SafeText? { Self.row(of: unjudged) }

  /// The right ones that were typed otherwise than the pack has them, in the same way.
  fileprivate var takenText: SafeText? { Self.row(of: taken) }

  /// The wrong answers, each with who gave it, or how many where they were more than a few; nil without one.
  package func wrongText(by pupils: [ClassResults.Pupil]) -> SafeText? {
    Self.row(of: wrong) { answer in
      pupils.filter { $0.wrongByQuestion[id]?.contains(answer) == true }
    }
  }

  /// What was not judged, in the same way.
  package func unjudgedText(by pupils: [ClassResults.Pupil]) -> SafeText? {
    Self.row(of: unjudged) { answer in
      pupils.filter { $0.unjudgedByQuestion[id]?.contains(answer) == true }
    }
  }

  /// The right ones that were typed otherwise than the pack has them, in the same way.
  package func takenText(by pupils: [ClassResults.Pupil]) -> SafeText? {
    Self.row(of: taken) { answer in pupils.filter { $0.takenByQuestion[id] == answer } }
  }

  private static let mostNames = 5

  /// Answers, those of most pupils first, each with those who gave it, as far as they have names, or how many these were;
  /// nil without one.
  private static func row(
    of answers: [SafeText: Int], by pupils: (SafeText) -> [ClassResults.Pupil] = { _ in [] }
  ) -> SafeText? {
    guard !answers.isEmpty else { return nil }
    let sorted = answers.sorted { ($1.value, $0.key.string) < ($0.value, $1.key.string) }
    let texts = sorted.map { answer, count in
      let names = pupils(answer).compactMap(\.name?.string)
      let givers =
        names.count == count && count <= mostNames
        ? " (\(names.joined(separator: ", ")))" : count > 1 ? " ×\(count)" : ""
      return answer.string + givers
    }
    return SafeText(cleaning: texts.joined(separator: " · "), limit: 400)
  }
}

extension ClassTable.Cell {
  fileprivate var json: JSONValue {
    switch self {
    case .text(let text): JSONValue(text.string)
    case .number(let number): JSONValue(number)
    case .tenths(let tenths): JSONValue(tenths: tenths)
    }
  }

  fileprivate func csv(in language: Language) -> String {
    let string = string(in: language)
    return if case .text = self { csvCell(string) } else { string }
  }
}

/// A cell in quotation marks where it needs them.
func csvCell(_ text: String) -> String {
  let formulas: [Character] = ["=", "+", "-", "@", "\t", "\r"]
  let safe = text.first.map(formulas.contains) == true ? "'" + text : text
  let isPlain = safe.utf8.allSatisfy { ![0x22, 0x2C, 0x3B, 0x0A, 0x0D].contains($0) }
  guard !isPlain else { return safe }
  return "\""
    + safe.split(separator: "\"", omittingEmptySubsequences: false)
    .joined(separator: "\"\"") + "\""
}
