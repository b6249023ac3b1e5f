import JSON
import Localization
import Packs
import Presentation

extension FileDiagnostics {
  /// Of a pack; `file` is what the author calls it, `notes` are of the whole.
  init(
    _ report: PackReport, in file: SafeText, notes: [LocalizedText] = [], language: Language,
    listsTypography: Bool = false
  ) {
    self.init(
      report.entries.map { FileDiagnostic($0, in: report.bytes) }
        + notes.map { FileDiagnostic(isError: false, place: nil, text: $0) },
      in: file, language: language, listsTypography: listsTypography)
  }

  /// Of a file of questions; a `problem` of the whole leaves it without a pack, a `note` does not.
  init(
    _ imported: [ImportFinding], _ problem: LocalizedText? = nil, note: FileDiagnostic? = nil,
    in file: SafeText, language: Language
  ) {
    let whole = problem.map { [FileDiagnostic(isError: true, place: nil, text: $0)] } ?? []
    let notes = note.map { [$0] } ?? []
    self.init(imported.map(FileDiagnostic.init) + notes + whole, in: file, language: language)
  }
}

extension FileDiagnostic {
  fileprivate init(_ entry: PackReport.Entry, in bytes: [UInt8]) {
    self.init(
      isError: entry.finding.severity == .error,
      place: (entry.position.line, entry.position.column),
      path: SafeText(cleaning: entry.path.description, limit: 1_000),
      text: entry.message, sentence: entry.text,
      excerpt: SourceExcerpt(around: Int(entry.finding.offset), of: bytes),
      isTypography: entry.finding.reason.isTypography)
  }

  fileprivate init(_ finding: ImportFinding) {
    self.init(
      isError: finding.severity == .error, place: (finding.line, finding.column),
      text: finding.reason.text, isNote: finding.reason.isNote)
  }
}
