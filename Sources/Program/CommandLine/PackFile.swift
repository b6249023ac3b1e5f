import Flow
import JSON
import Localization
import Packs
import Presentation
import Session
import Storage

/// A stranger’s file, read and checked: its chapters, or why there are none.
struct PackFile {
  /// Why there is nothing to play.
  struct Refusal: Error {
    let report: PackReport
  }

  let document: PackDocument
  let bytes: [UInt8]
  /// What was taken off in reading.
  private let notes: [PackFinding]

  /// The pack at `path`; its form is right, its rules are not yet looked at.
  init(path: String) throws(Refusal) {
    do throws(StorageError) {
      bytes = try UserFile.read(path, limit: PackReader.limits.bytes)
    } catch {
      let finding = PackFinding(error.reason.ofPack, at: .unknown)
      throw Refusal(report: PackReport([finding], in: []))
    }
    let (document, findings) = PackReader.read(bytes)
    guard let document else { throw Refusal(report: PackReport(findings, in: bytes)) }
    self.document = document
    notes = findings
  }

  /// The chapters, ready to be played.
  func chapters() throws(Refusal) -> [Chapter] {
    let findings = PackRuleChecker(document).findings
    guard findings.isEmpty else { throw Refusal(report: PackReport(findings, in: bytes)) }
    do throws(LevelError) {
      return try PackLevelFactory(document: document).chapters()
    } catch {
      let finding = PackFinding(L10n.Packs.unplayable, at: .unknown)
      throw Refusal(report: PackReport([finding], in: bytes))
    }
  }

  /// What a session is told of it; `path` is where it came from.
  func metadata(path: String, isPreview: Bool) -> PackMetadata {
    PackMetadata(
      view: PackCredits(
        title: document.localized(document.title), author: document.author.map(document.localized),
        file: SafeText(cleaning: fileName(of: path))),
      intro: document.intro.map(document.localized), ending: document.localizedEnding,
      saveName: document.saveName, isPreview: isPreview)
  }

  /// Everything that the check finds.
  var check: (report: PackReport, sums: PackCheck) {
    let check = PackCheck(document)
    return (PackReport(notes + check.findings, in: bytes), check)
  }
}

extension StorageError.Reason {
  /// Why a pack could not be read, in the player’s words.
  fileprivate var ofPack: LocalizedText {
    self == .notRegular ? L10n.Packs.faultKind : ofFile(limit: PackReader.limits.bytes)
  }

  /// Why a file of at most so many bytes could not be read.
  func ofFile(limit: Int) -> LocalizedText {
    switch self {
    case .vanished: L10n.Packs.faultAbsent
    case .tooLarge: L10n.Packs.faultLarge(bytes: limit)
    case .noSpace, .quota, .readOnly, .noPermission, .tooManyFiles, .notRegular, .notOurs, .busy,
      .exists, .badName, .other:
      L10n.Packs.faultCause(cause: text)
    }
  }
}

// MARK: - What is wrong with a file

extension FileDiagnostics {
  /// Of a pack; `file` is what the author calls it.
  init(_ report: PackReport, in file: SafeText, language: Language) {
    self.init(
      report.entries.map { FileDiagnostic($0, in: report.bytes) }, in: file, language: language)
  }

  /// Of a file of questions; a `problem` of the whole leaves it without a pack.
  init(
    _ imported: [ImportFinding], _ problem: LocalizedText? = nil, in file: SafeText,
    language: Language
  ) {
    let whole = problem.map { [FileDiagnostic(isError: true, place: nil, text: $0)] } ?? []
    self.init(imported.map(FileDiagnostic.init) + whole, in: file, language: language)
  }
}

extension FileDiagnostic {
  fileprivate init(_ entry: PackReport.Entry, in bytes: [UInt8]) {
    self.init(
      isError: entry.finding.severity == .error,
      place: (entry.position.line, entry.position.column),
      path: SafeText(cleaning: entry.path.description, limit: 1_000),
      text: entry.message, sentence: entry.text,
      excerpt: SourceExcerpt(around: Int(entry.finding.offset), of: bytes))
  }

  fileprivate init(_ finding: ImportFinding) {
    self.init(
      isError: finding.severity == .error, place: (finding.line, finding.column),
      text: finding.text)
  }
}
