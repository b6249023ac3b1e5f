import JSON
import Localization
import Packs

/// What was found in a pack, as it goes over the wire.
struct WireFindings {
  private let report: PackReport
  private let file: SafeText
  private let language: Language

  init(_ report: PackReport, in file: SafeText, language: Language) {
    self.report = report
    self.file = file
    self.language = language
  }

  var json: JSONValue {
    object(
      "findings",
      [
        ("file", JSONValue(file.string)), ("playable", JSONValue(!report.hasErrors)),
        ("findings", JSONValue(report.entries.map(json))),
      ])
  }

  private func json(_ entry: PackReport.Entry) -> JSONValue {
    [
      "severity": JSONValue(entry.finding.severity.rawValue),
      "line": JSONValue(entry.position.line), "column": JSONValue(entry.position.column),
      "path": JSONValue(SafeText(cleaning: entry.path.description, limit: 1_000).string),
      "text": JSONValue(entry.finding.reason.text.resolved(in: language)),
    ]
  }

  private func object(_ name: String, _ members: [(String, JSONValue)]) -> JSONValue {
    JSONValue(JSONObject([("event", JSONValue(name))] + members))
  }
}
