package import JSON
package import Localization

/// A table of a class as rows of cells: what text, CSV and JSON have in common.
package struct ClassTable: Sendable {
  /// The keys of the columns in JSON, and their headings.
  package let columns: [(key: String, heading: LocalizedText)]
  /// A cell for each column; nil where there is nothing to say.
  package let rows: [[Cell?]]

  /// What stands in a cell.
  package enum Cell: Equatable, Sendable {
    case text(SafeText)
    case number(Int)

    /// As it is read.
    package var string: String {
      switch self {
      case .text(let text): text.string
      case .number(let number): String(number)
      }
    }
  }

  /// A table by pupil.
  package init(pupils: [ClassResults.Pupil]) {
    columns = [
      ("name", L10n.ClassResults.pupil), ("solved", L10n.ClassResults.solved),
      ("questions", L10n.ClassResults.questions), ("stars", L10n.ClassResults.stars),
      ("first", L10n.ClassResults.first), ("tries", L10n.ClassResults.tries),
      ("hints", L10n.ClassResults.hints), ("seconds", L10n.ClassResults.seconds),
    ]
    rows = pupils.map { pupil in
      [pupil.name.map(Cell.text)]
        + [
          pupil.solved, pupil.questions, pupil.stars, pupil.rightAtFirst, pupil.tries,
          pupil.hints, pupil.seconds,
        ].map(Cell.number)
    }
  }

  /// A table by question; what each asks stands last.
  package init(questions: [ClassResults.Question], withTexts: Bool = true) {
    columns =
      [
        ("id", L10n.ClassResults.question), ("answered", L10n.ClassResults.answered),
        ("share", L10n.ClassResults.share), ("first", L10n.ClassResults.first),
        ("solved", L10n.ClassResults.solved), ("tries", L10n.ClassResults.tries),
        ("hints", L10n.ClassResults.hints),
      ] + (withTexts ? [("text", L10n.ClassResults.text)] : [])
    rows = questions.map { question in
      [
        .text(SafeText(cleaning: question.id)), .number(question.answered),
        question.share.map(Cell.number), .number(question.rightAtFirst), .number(question.solved),
        .number(question.tries), .number(question.hints),
      ] + (withTexts ? [question.text.map(Cell.text)] : [])
    }
  }

  /// The stars of each pupil for each question, by the ids of the questions.
  package init(starsOf results: ClassResults) {
    let ids = results.questions.map(\.id).sorted(by: isBefore)
    columns =
      [("name", L10n.ClassResults.pupil)]
      + ids.map { ($0, LocalizedText(verbatim: SafeText(cleaning: $0))) }
    rows = results.pupils.map { pupil in
      [pupil.name.map(Cell.text)] + ids.map { pupil.starsByQuestion[$0].map(Cell.number) }
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
    let lines = [heading] + rows.map { row in row.map { $0?.csv ?? "" } }
    let separator = L10n.ClassResults.separator.resolved(in: language)
    return lines.map { $0.joined(separator: separator) + "\r\n" }.joined()
  }
}

extension ClassTable.Cell {
  fileprivate var json: JSONValue {
    switch self {
    case .text(let text): JSONValue(text.string)
    case .number(let number): JSONValue(number)
    }
  }

  fileprivate var csv: String {
    switch self {
    case .text(let text): csvCell(text.string)
    case .number(let number): String(number)
    }
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
