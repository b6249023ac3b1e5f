import JSON
import Localization
import Packs
import Presentation

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
