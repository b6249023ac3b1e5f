import Descent
import Flow
import Lines
import Localization
import Packs
import Presentation
import Session
import Wire

private typealias Words = L10n.Options

// What an author does with files of packs.

extension ProgramCommand {
  static var pack: ProgramCommand {
    ProgramCommand(
      name: "pack", summary: Words.pack,
      subcommands: [newPack, checkPack, exportPack, packSchema, importQuestions]
    ) { .help(on: $0.path) }
  }

  private static var newPack: ProgramCommand {
    onFile(named: "new", Words.packNew) { context, path, _ throws(OutputError) in
      let id = fileStem(of: path).flatMap { PackDocument.id(of: $0, in: context.language) }
      return try context.make(path, with: StarterPack.write(for: context.language, id: id))
    }
  }

  private static var checkPack: ProgramCommand {
    onFile(named: "check", Words.packCheck) { context, path, _ throws(OutputError) in
      try context.check(path)
    }
  }

  /// The campaign, or a descent that was finished, by its date.
  private static var exportPack: ProgramCommand {
    let descent = OptionSpec(
      name: "--descent", value: OptionValueSpec(name: Words.valueDate),
      summary: Words.exportDescent)
    return onFile(
      named: "export", Words.packExport, options: [descent]
    ) { context, path, arguments throws(OutputError) in
      guard let date = arguments[descent] else {
        return try context.make(path, with: PackWriter.write(context.campaign))
      }
      return try context.export(date, to: path)
    }
  }

  private static var packSchema: ProgramCommand {
    ProgramCommand(name: "schema", summary: Words.packSchema) { _ in
      .show { language, _ in String(decoding: PackJSONSchema.write(in: language), as: UTF8.self) }
    }
  }

  /// A command that does something with a file.
  private static func onFile(
    named name: String, _ summary: LocalizedText, options: [OptionSpec] = [],
    _ body:
      @escaping @Sendable (CommandContext, _ path: String, ParsedArguments)
      throws(OutputError) -> ExitStatus
  ) -> ProgramCommand {
    let file = ArgumentSpec(name: Words.valueFile, isRequired: true, summary: Words.packFile)
    return ProgramCommand(name: name, summary: summary, options: options, arguments: [file]) {
      arguments throws(UsageProblem) in
      let path = try arguments.requiredWord()
      return .run { context throws(OutputError) in try body(context, path, arguments) }
    }
  }
}

extension CommandContext {
  /// The built-in campaign as a pack.
  fileprivate var campaign: PackDocument {
    PackDocument(
      title: L10n.Story.titleName, intro: L10n.Story.intro, ending: L10n.Story.ending,
      chapters: chapters)
  }

  /// A descent as it was played; one that lies ahead is nobody’s to read.
  fileprivate func export(_ text: String, to path: String) throws(OutputError) -> ExitStatus {
    let said = LocalizedText(cleaning: text)
    guard let date = CalendarDate(daily: text) else {
      return try refuse(L10n.Descent.notADate(said: said))
    }
    guard let result = descents().finished(on: date) else {
      return try refuse(L10n.DescentCodes.notFinished(date: said))
    }
    guard let course = result.course else {
      return try refuse(L10n.DescentCodes.anotherVersion(date: said))
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

  /// Makes a file; one that is there stays as it is.
  fileprivate func make(_ path: String, with bytes: [UInt8]) throws(OutputError) -> ExitStatus {
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
  fileprivate func check(_ path: String) throws(OutputError) -> ExitStatus {
    let report: PackReport
    var sums: PackCheck?
    do throws(PackFile.Refusal) {
      (report, sums) = try PackFile(path: path).check
    } catch {
      report = error.report
    }
    let findings = FileDiagnostics(report, in: displayPath(path), language: language)
    try StandardStream.output.write(isOnWire ? findings.wireLines : findings.lines)
    guard let sums, !report.hasErrors else { return .failure }
    if !isOnWire {
      let summary = L10n.Packs.summary(
        file: pathText(path), levels: sums.levelCount, solutions: sums.solutionCount)
      try StandardStream.output.write([summary], in: language)
    }
    return .success
  }
}
