import JSON
package import Localization
package import Packs

/// What was found in a file, for its author: in lines that editors understand, or on the wire.
package struct Findings {
  private let findings: [Finding]
  private let file: SafeText
  private let language: Language

  /// Of a pack; `file` is what the author calls it.
  package init(_ report: PackReport, in file: SafeText, language: Language) {
    findings = report.entries.map(Finding.init)
    self.file = file
    self.language = language
  }

  /// Of a file of questions; a `problem` of the whole leaves it without a pack.
  package init(
    _ imported: [ImportFinding], _ problem: LocalizedText? = nil, in file: SafeText,
    language: Language
  ) {
    findings = imported.map(Finding.init) + (problem.map { [Finding($0)] } ?? [])
    self.file = file
    self.language = language
  }

  /// Whether there is nothing to play.
  package var hasErrors: Bool { findings.contains(where: \.isError) }

  /// `file:line:column: error|warning: sentence`, a line each; the whole file has no place in it.
  package var lines: String {
    findings.reduce(into: "") { text, finding in
      let place = finding.place.map { ":\($0.line):\($0.column)" } ?? ""
      let sentence = finding.sentence.resolved(in: language)
      text += "\(file.string)\(place): \(finding.severity): \(sentence)\n"
    }
  }

  /// The event `findings`, a line.
  package var wireLine: String {
    let wire = WireFindings(
      findings: findings, isPlayable: !hasErrors, file: file, language: language)
    return String(decoding: JSONWriter.write(wire.json), as: UTF8.self) + "\n"
  }
}
