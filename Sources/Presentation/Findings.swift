import JSON
package import Localization
package import Packs

/// What was found in a pack, for its author: in lines that editors understand, or on the wire.
package struct Findings {
  private let report: PackReport
  private let file: SafeText
  private let language: Language

  /// `file` is what the author calls it.
  package init(_ report: PackReport, in file: SafeText, language: Language) {
    self.report = report
    self.file = file
    self.language = language
  }

  /// `file:line:column: error|warning: sentence`, a line each.
  package var lines: String {
    report.entries.reduce(into: "") { text, entry in
      let place = "\(file.string):\(entry.position.line):\(entry.position.column)"
      let sentence = entry.text.resolved(in: language)
      text += "\(place): \(entry.finding.severity.rawValue): \(sentence)\n"
    }
  }

  /// The event `findings`, a line.
  package var wireLine: String {
    let json = WireFindings(report, in: file, language: language).json
    return String(decoding: JSONWriter.write(json), as: UTF8.self) + "\n"
  }
}
