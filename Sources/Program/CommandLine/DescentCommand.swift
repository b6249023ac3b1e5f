import Descent
import Localization
import Presentation
import Session

private typealias Words = L10n.DescentCodes

/// In bytes: far longer than a code with all its blanks and dashes.
private let longestLine = 1000

/// What is asked of descents on the command line: a line to share, or what a code says.
struct DescentCommand {
  let language: Language

  /// The line, the time and the code of a date, or of the descent that was finished last.
  func share(_ text: String?, of descents: SavedDescents) throws(OutputError) -> ExitStatus {
    if let text, CalendarDate(daily: text) == nil {
      return try refuse(L10n.Descent.notADate(said: LocalizedText(cleaning: text)))
    }
    guard let share = descents.share(of: text.flatMap(CalendarDate.init(daily:))) else {
      return try refuse(
        text.map { Words.notFinished(date: LocalizedText(cleaning: $0)) }
          ?? L10n.Descent.nothingToShare)
    }
    try StandardStream.output.write(share.lines, in: language)
    return .success
  }

  // MARK: Codes

  /// What a code says; with `-` what the lines of standard input say.
  func check(_ code: String) throws(OutputError) -> ExitStatus {
    guard code != "-" else { return try checkLines() }
    guard let result = DescentCode.decode(code) else {
      return try refuse(Words.notWellFormed(said: LocalizedText(cleaning: code)))
    }
    try StandardStream.output.write(result.told + [Words.provesNoMore], in: language)
    return .success
  }

  /// A table, by date and stars; lines that are no code are named behind it.
  private func checkLines() throws(OutputError) -> ExitStatus {
    let table = CodeTable(readLines())
    try StandardStream.output.write(
      table.rows.map { Words.row(text: $0.result.shareLine, line: $0.line) }, in: language)
    if table.isCut {
      try StandardStream.output.write([Words.cut(count: CodeTable.mostLines)], in: language)
    }
    if !table.rows.isEmpty {
      try StandardStream.output.write([Words.provesNoMore], in: language)
    }
    try StandardStream.error.write(
      table.refused.map { Words.refusedLine(line: $0) }, in: language)
    return table.refused.isEmpty ? .success : .failure
  }

  /// As many as a table takes, and one more; nil for what is no text, or far longer than a code.
  private func readLines() -> [String?] {
    var decoder = LineDecoder(limit: longestLine)
    var lines: [DecodedLine] = []
    while lines.count <= CodeTable.mostLines,
      case .bytes(let bytes) = StandardInput.read(timeout: nil)
    {
      lines += decoder.read(bytes)
    }
    return (lines + [decoder.end()].compactMap(\.self)).map { line in
      if case .text(let text) = line { text } else { nil }
    }
  }

  private func refuse(_ problem: LocalizedText) throws(OutputError) -> ExitStatus {
    try StandardStream.refuse(problem, in: language)
  }
}

extension DescentResult {
  /// What a code says.
  fileprivate var told: [LocalizedText] {
    [shareLine, timeLine, Words.landings] + landingLines
  }

  private var landingLines: [LocalizedText] {
    landings.enumerated().map { index, landing in
      let name = LocalizedText(L10n.Descent.landings, at: index)
      return landing.isGivenUp
        ? Words.givenUp(landing: name)
        : Words.landing(landing: name, falls: landing.falls, hints: landing.hints)
    }
  }
}
