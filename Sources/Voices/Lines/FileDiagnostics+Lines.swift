import Localization
package import Presentation

extension FileDiagnostics {
  /// `file:line:column: error|warning: sentence`, a line each; the whole file has no place in it.
  package var lines: String {
    all.reduce(into: "") { text, finding in
      let place = finding.place.map { ":\($0.line):\($0.column)" } ?? ""
      let sentence = finding.sentence.resolved(in: language)
      text += "\(file.string)\(place): \(finding.severity): \(sentence)\n"
    }
  }
}
