import JSON
import Localization
import Packs

/// One thing that was found in a file, of whatever kind the file is.
struct Finding {
  let isError: Bool
  /// Line and column, from 1; nil where it is about the whole file.
  let place: (line: Int, column: Int)?
  /// The way to it in a pack; a file of questions has none.
  let path: SafeText?
  let text: LocalizedText
  /// The text, with the way to it.
  let sentence: LocalizedText

  /// Of a pack.
  init(_ entry: PackReport.Entry) {
    isError = entry.finding.severity == .error
    place = (entry.position.line, entry.position.column)
    path = SafeText(cleaning: entry.path.description, limit: 1_000)
    text = entry.finding.reason.text
    sentence = entry.text
  }

  /// Of a file of questions.
  init(_ finding: ImportFinding) {
    isError = finding.severity == .error
    place = (finding.line, finding.column)
    path = nil
    text = finding.reason.text
    sentence = text
  }

  /// An error of the whole file.
  init(_ problem: LocalizedText) {
    isError = true
    place = nil
    path = nil
    text = problem
    sentence = problem
  }

  /// Such as programs and editors know it.
  var severity: String { isError ? "error" : "warning" }
}
