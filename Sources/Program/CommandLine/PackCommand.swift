import Descent
import Flow
import Lines
import Localization
import Packs
import Presentation
import Session
import Storage
import Wire

/// What an author does with packs on the command line.
struct PackCommand {
  private let options: Options
  private let isRestricted: Bool
  private let language: Language
  /// The built-in campaign.
  private let chapters: [Chapter]
  /// What is kept of the descents, read where it is wanted.
  private let descents: () -> SavedDescents

  init(
    options: Options, isRestricted: Bool, language: Language, chapters: [Chapter],
    descents: @escaping () -> SavedDescents
  ) {
    self.chapters = chapters
    self.descents = descents
    self.isRestricted = isRestricted
    self.options = options
    self.language = language
  }

  func run(_ request: Options.PackRequest) throws(OutputError) -> ExitStatus {
    switch request {
    case .check(let path): return try check(path)
    case .newPack(let path):
      let id = fileStem(of: path).flatMap { PackDocument.id(of: $0, in: language) }
      return try make(path, with: StarterPack.write(for: language, id: id))
    case .export(let path, nil): return try make(path, with: PackWriter.write(campaign()))
    case .export(let path, let date?): return try export(date, to: path)
    case .importQuestions(let questions):
      return try ImportCommand(
        questions, isOnWire: options.ui == .json, isRestricted: isRestricted, language: language
      ).run()
    case .schema:
      try StandardStream.output.write(
        String(decoding: PackJSONSchema.write(in: language), as: UTF8.self))
      return .success
    }
  }

  /// The built-in campaign as a pack.
  private func campaign() -> PackDocument {
    PackDocument(
      title: L10n.Story.titleName, intro: L10n.Story.intro, ending: L10n.Story.ending,
      chapters: chapters)
  }

  /// A descent as it was played; one that lies ahead is nobody’s to read.
  private func export(_ text: String, to path: String) throws(OutputError) -> ExitStatus {
    let said = LocalizedText(cleaning: text)
    guard let date = CalendarDate(daily: text) else {
      return try refuse(L10n.Descent.notADate(said: said))
    }
    guard let course = descents().finishedCourse(of: date) else {
      return try refuse(L10n.DescentCodes.notFinished(date: said))
    }
    let factory = DescentFactory(course)
    let chapters: [Chapter]
    do {
      chapters = try factory.chapters()
    } catch {
      preconditionFailure("\(course): \(error)")
    }
    let document = PackDocument(
      title: L10n.Descent.packTitle(day: date.name), intro: L10n.Descent.packIntro,
      ending: factory.knotTied, chapters: chapters)
    return try make(path, with: PackWriter.write(document))
  }

  private func refuse(_ problem: LocalizedText) throws(OutputError) -> ExitStatus {
    try StandardStream.refuse(problem, in: language)
  }

  /// Makes a file; one that is there stays as it is.
  private func make(_ path: String, with bytes: [UInt8]) throws(OutputError) -> ExitStatus {
    let file = OutputFile(path: path, isRestricted: isRestricted)
    if let problem = try file.write(String(decoding: bytes, as: UTF8.self)) {
      try StandardStream.error.write([problem], in: language)
      return .failure
    }
    if !file.isStandardOutput {
      try StandardStream.output.write([L10n.Packs.written(file: pathText(path))], in: language)
    }
    return .success
  }

  /// Findings go to standard output: they are what was asked for.
  private func check(_ path: String) throws(OutputError) -> ExitStatus {
    let report: PackReport
    var sums: PackCheck?
    do throws(PackFile.Refusal) {
      (report, sums) = try PackFile(path: path).check
    } catch {
      report = error.report
    }
    let findings = FileDiagnostics(report, in: displayPath(path), language: language)
    guard options.ui != .json else {
      try StandardStream.output.write(findings.wireLines)
      return report.hasErrors ? .failure : .success
    }
    try StandardStream.output.write(findings.lines)
    guard let sums, !report.hasErrors else { return .failure }
    try StandardStream.output.write(
      [
        L10n.Packs.summary(
          file: pathText(path), levels: sums.levelCount, solutions: sums.solutionCount)
      ], in: language)
    return .success
  }
}
