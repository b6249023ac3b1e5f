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
    case .check(let check):
      return try CheckCommand(
        check, isOnWire: options.ui == .json, isRestricted: isRestricted, language: language
      ).run()
    case .newPack(let path, let isForClass):
      let id = fileStem(of: path).flatMap { PackDocument.id(of: $0, in: language) }
      return try make(
        path, with: StarterPack.write(for: language, id: id, isForClass: isForClass))
    case .export(let path, nil): return try make(path, with: PackWriter.write(campaign()))
    case .export(let path, let date?): return try export(date, to: path)
    case .importQuestions(let questions):
      return try ImportCommand(
        questions, isOnWire: options.ui == .json, isRestricted: isRestricted, language: language
      ).run()
    case .seal(let path, let output, let replaces):
      return try seal(path, to: output, replacing: replaces)
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

  /// A pack that can be played, so that its answers cannot be read at a glance.
  private func seal(
    _ path: String, to output: String, replacing replaces: Bool
  ) throws(OutputError) -> ExitStatus {
    let sealed: [UInt8]?
    do throws(PackFile.Refusal) {
      let bytes = try PackFile.read(path)
      guard try PackFile.unsealed(bytes) == nil else {
        throw PackFile.Refusal(.unreadable(L10n.ClassResults.alreadySealed))
      }
      let file = try PackFile(path: path)
      _ = try file.chapters()
      let title = file.document.localized(file.document.title)
      sealed = SealedPack.seal(
        bytes, title: SafeText(cleaning: title.resolved(in: file.language ?? language)))
    } catch {
      let findings = FileDiagnostics(error.report, in: displayPath(path), language: language)
      try StandardStream.error.write(findings.lines)
      return .failure
    }
    guard let sealed else { return try refuse(L10n.Faults.tooLarge) }
    // Nothing but another sealed pack is replaced.
    let isSealed = (try? PackFile.read(output)).flatMap { try? PackFile.unsealed($0) } != nil
    let file = OutputFile(
      path: output, isRestricted: isRestricted,
      existing: !replaces ? .mayBeReplaced : isSealed ? .isReplaced : .stays)
    if let problem = try file.write(String(decoding: sealed, as: UTF8.self)) {
      return try refuse(problem)
    }
    if !file.isStandardOutput {
      try StandardStream.output.write(
        [L10n.Packs.written(file: pathText(output)), L10n.ClassResults.noSecret], in: language)
    }
    return .success
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
}
