import Descent
import Localization
import Presentation
import Session

private typealias Words = L10n.DescentCodes

/// In bytes: far longer than a code with all its blanks and dashes.
private let longestLine = 1000

extension ProgramCommand {
  /// A descent: that of a date, an endless one, or today’s. Also a line to share, or what a code says.
  static var descend: ProgramCommand {
    ProgramCommand(
      name: "descend", words: L10n.Options.wordsDescend, summary: L10n.Options.descend,
      options: [
        OptionSpec(name: OptionSpec.daily.name, summary: L10n.Options.descendDaily), .endless,
        .share, .picture, .check,
      ],
      arguments: [ArgumentSpec(name: L10n.Options.valueDate, summary: L10n.Options.date)]
    ) { arguments throws(UsageProblem) in
      let date = arguments.words.first
      if let code = arguments[.check] {
        return .run { context throws(OutputError) in try context.check(code) }
      }
      if arguments.has(.share) || arguments.has(.picture) {
        return .run { context throws(OutputError) in
          try context.share(date, hasPicture: arguments.has(.picture))
        }
      }
      if let date { return .open(.descent(.day(date))) }
      let seed = try arguments.number(.seed)
      let isEndless = (arguments.has(.endless) || seed != nil) && !arguments.has(.daily)
      return .open(.descent(isEndless ? .endless(seed) : .today))
    }
  }
}

extension OptionSpec {
  fileprivate static let endless = OptionSpec(name: "--endless", summary: L10n.Options.endless)
  fileprivate static let share = OptionSpec(name: "--share", summary: L10n.Options.share)
  fileprivate static let picture = OptionSpec(name: "--picture", summary: L10n.Options.picture)
  fileprivate static let check = OptionSpec(
    name: "--check", value: OptionValueSpec(name: L10n.Options.valueCode),
    summary: L10n.Options.checkCode)
}

extension CommandContext {
  /// The line, the time and the code of a date, or of the descent that was finished last; its picture behind them.
  fileprivate func share(
    _ text: String?, hasPicture: Bool
  ) throws(OutputError) -> ExitStatus {
    let said = text.map { LocalizedText(cleaning: $0) }
    let date = text.flatMap(CalendarDate.init(daily:))
    if let said, date == nil { return try refuse(L10n.Descent.notADate(said: said)) }
    guard let result = descents().finished(on: date) else {
      return try refuse(said.map(Words.notFinished) ?? L10n.Descent.nothingToShare)
    }
    let picture = hasPicture ? result.picture : []
    try StandardStream.output.write(DescentShare(result).lines + picture, in: language)
    return .success
  }

  /// What a code says; with `-` what the lines of standard input say.
  fileprivate func check(_ code: String) throws(OutputError) -> ExitStatus {
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
      table.rows.map { Words.row(text: $0.result.shareLine, line: $0.line) }
        + (table.isCut ? [Words.cut(count: CodeTable.mostLines)] : [])
        + (table.rows.isEmpty ? [] : [Words.provesNoMore]), in: language)
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
}

extension DescentResult {
  /// What a code says.
  fileprivate var told: [LocalizedText] {
    [shareLine, timeLine, Words.landings] + landingLines
  }

  /// A row a landing: its stars, a cross for each fall and a rope for each hint.
  var picture: [LocalizedText] {
    landings.map { landing in
      let stars = String(repeating: "★", count: landing.stars)
      let missed = String(repeating: "☆", count: 3 - landing.stars)
      let costs =
        String(repeating: "✗", count: landing.falls) + String(repeating: "~", count: landing.hints)
      return LocalizedText(cleaning: costs.isEmpty ? stars + missed : "\(stars)\(missed) \(costs)")
    }
  }

  private var landingLines: [LocalizedText] {
    landings.enumerated().map { index, landing in
      let name = L10n.Descent.landingPlace(landing: index + 1)
      return landing.isGivenUp
        ? Words.givenUp(landing: name)
        : Words.landing(landing: name, falls: landing.falls, hints: landing.hints)
    }
  }
}
